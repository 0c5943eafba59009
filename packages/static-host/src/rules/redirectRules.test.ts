import { describe, expect, it } from 'vitest'
import { formatHostError } from '../hostError.js'
import { parseRedirects, redirectsText } from './redirectFile.js'
import { matchRedirect, redirectList } from './redirectRules.js'

const read = (text: string, baseUrl = '/') => parseRedirects(text, { name: 'static/_redirects', baseUrl })

const TABLE = `# Moved in spring
/old            /docs/a
/short/ /docs/b 302   # a comment
/see            /docs/c        303
/post           /docs/d        307
/stay           /docs/e        308
/forced         /docs/f        301!
/caf%C3%A9      /docs/café
/über           /docs/b%C3%BC
/part           /docs/a#part
/fixed          /docs/a?tab=2#part
/away           https://x.dev/y
/away-home      https://x.dev
/cost           /docs/a$b
/exact/known    /docs/known
/exact/*        /docs/:splat
/blog/:year/:slug           /posts/:slug-:year
/api/:version/*             https://api.dev/:version/docs/:splat
/item/:id       /find?id=:id
/flat/*         /docs/a
/top/*         /:splat
/one/:name      /:name/Talk:Foo
`

describe('matchRedirect', () => {
  const { rules, problems } = read(TABLE)
  const list = redirectList(rules)
  const match = (url: string) => {
    const found = matchRedirect(list, url)
    return found && [found.status, found.location]
  }

  it('reads the table without a problem', () => {
    expect(problems).toEqual([])
    expect(rules.map(({ source }) => source).slice(0, 2)).toEqual([
      'static/_redirects:2',
      'static/_redirects:3',
    ])
  })

  it.each([
    ['/old', 301, '/docs/a'],
    ['/old/', 301, '/docs/a'],
    ['/old?q=1&r=%20', 301, '/docs/a?q=1&r=%20'],
    ['/short', 302, '/docs/b'],
    ['/see', 303, '/docs/c'],
    ['/post', 307, '/docs/d'],
    ['/stay', 308, '/docs/e'],
    ['/forced', 301, '/docs/f'],
    ['/caf%C3%A9', 301, '/docs/caf%C3%A9'],
    ['/%C3%BCber/', 301, '/docs/b%C3%BC'],
    ['/part?q=1', 301, '/docs/a?q=1#part'],
    // The query of the target is meant: two would be mixed in another way on every host.
    ['/fixed?q=1', 301, '/docs/a?tab=2#part'],
    ['/away?q=1', 301, 'https://x.dev/y?q=1'],
    ['/away-home?q=1', 301, 'https://x.dev?q=1'],
    ['/cost', 301, '/docs/a%24b'],
    ['/exact/known', 301, '/docs/known'],
    ['/exact/other/page?q', 301, '/docs/other/page?q'],
    ['/exact', 301, '/docs/'],
    ['/exact/', 301, '/docs/'],
    ['/exact/a%20b/%C3%A9/', 301, '/docs/a%20b/%C3%A9/'],
    ['/blog/2024/first', 301, '/posts/first-2024'],
    ['/blog/2024/first/', 301, '/posts/first-2024'],
    ['/api/v2/a/b?q=1', 301, 'https://api.dev/v2/docs/a/b?q=1'],
    ['/api/v2', 301, 'https://api.dev/v2/docs/'],
    ['/item/7?q=1', 301, '/find?id=7'],
    ['/flat/a/b', 301, '/docs/a'],
    ['/one/x', 301, '/x/Talk:Foo'],
    // Without a host of the request's choice.
    ['/top//evil.dev', 301, '/evil.dev'],
    ['/top/%2Fevil.dev', 301, '/%2Fevil.dev'],
  ])('redirects %s with %i to %s', (url, status, location) => {
    expect(match(url)).toEqual([status, location])
  })

  it.each([
    '/',
    '/OLD',
    '/older',
    '/old/er',
    '/exactly',
    '/blog/2024',
    '/blog/2024/a/b',
    '/blog//a',
    '/api',
    '/api//',
  ])('leaves %s alone', (url) => {
    expect(match(url)).toBeUndefined()
  })

  it('is the same for the file that is written for hosts', () => {
    const again = redirectList(read(redirectsText(list)).rules)
    for (const url of [
      '/old/',
      '/exact',
      '/exact/known',
      '/exact/a',
      '/blog/2024/a',
      '/api/v2',
      '/part?q=1',
    ]) {
      const found = matchRedirect(again, url)
      expect([found?.status, found?.location]).toEqual(match(url))
    }
  })

  it('puts paths below the base URL, once', () => {
    const below = redirectList(read('/old /new\n/troth/a/* /troth/b/:splat\n', '/troth/').rules)
    expect(matchRedirect(below, '/troth/old')?.location).toBe('/troth/new')
    expect(matchRedirect(below, '/troth/a/x')?.location).toBe('/troth/b/x')
    expect(matchRedirect(below, '/old')).toBeUndefined()
  })
})

describe('redirectsText', () => {
  it('has lines for both forms of a path: some hosts tell them apart', () => {
    const list = redirectList(read('/a/* /b/:splat 302\n/c/:d /:d\n/old /new#x\n').rules)
    expect(redirectsText(list)).toBe(
      '/old /new#x 301\n/old/ /new#x 301\n/a /b/ 302\n/a/* /b/:splat 302\n/c/:d /:d 301\n/c/:d/ /:d 301\n',
    )
  })

  it('does not let a pattern take a path that an earlier one has', () => {
    const list = redirectList(read('/:a /x/:a\n/b/* /c/:splat\n').rules)
    expect(redirectsText(list)).toBe('/:a /x/:a 301\n/:a/ /x/:a 301\n/b/* /c/:splat 301\n')
  })
})

describe('a line that not every host understands', () => {
  it.each([
    [
      '/old',
      'The redirect "/old" has no target.\n  at static/_redirects:1\n  Write the old path, the target and the status: `/old  /new  301`.',
    ],
    ['/admin/* 200! Role=admin', 'The redirect "/admin/*" has no target.'],
    [
      '/app/* /index.html 200',
      'The redirect "/app/*" has the status 200, which is not one of 301, 302, 303, 307, 308.\n  at static/_redirects:1\n  Not every host can show one page under the URL of another. Redirect with 301 or 302.',
    ],
    ['/* /404.html 404', 'Remove the line: `404.html` is sent for every path that does not exist.'],
    ['/a /b 999', 'has the status 999'],
    [
      '/ /anz 302 Country=au,nz Language=en',
      'The redirect "/" has the condition "Country=au,nz Language=en", which not every host supports.',
    ],
    ['/ /anz Country=au', 'has the condition "Country=au"'],
    ['/store id=:id /blog/:id 301', 'The redirect "/store" is for the query "id=:id" only'],
    ['https://old.dev/* https://new.dev/:splat 301', 'The redirect "https://old.dev/*" is for one host name'],
    ['old /new', 'The old URL "old" is not a path of this site.'],
    ['/old?id=1 /new', 'The old URL "/old?id=1" is not a path of this site.'],
    ['//old /new', 'The old URL "//old" is not a path of this site.'],
    ['/../old /new', 'The old URL "/../old" has "." or ".." between its slashes'],
    ['/old new', 'The redirect "/old" has the target "new", which is neither a path of this site nor a URL.'],
    ['/old //evil.dev', 'has the target "//evil.dev", which is neither'],
    ['/old ftp://x.dev/a', 'has the target "ftp://x.dev/a", which is neither'],
    ['/old/* https://x.dev:splat', 'has the target "https://x.dev:splat", which is neither'],
    ['/a/*/b /c', 'The old URL "/a/*/b" is not a pattern: `*` must be all that follows the last slash.'],
    ['/a*  /c', 'The old URL "/a*" is not a pattern'],
    ['/:a/:a /c', 'The old URL "/:a/:a" is not a pattern: the name ":a" is taken.'],
    ['/:1 /c', 'The old URL "/:1" is not a pattern: ":1" is not a placeholder'],
    [
      '/a/* /b/:name',
      'The redirect "/a/*" has ":name" in its target "/b/:name", but not in its path.\n  at static/_redirects:1\n  Its path has `:splat`.',
    ],
    ['/a /b/:splat', 'Only a path with `*` or `:name` has values'],
    ['/a /b 301 more', 'The redirect "/a" is followed by "more", which is unknown.'],
  ])('%s', (line, message) => {
    const { rules, problems } = read(`${line}\n/good /docs/a\n`)
    expect(rules.map(({ from }) => from)).toEqual(['/good'])
    expect(problems.map(formatHostError).join()).toContain(message)
  })
})
