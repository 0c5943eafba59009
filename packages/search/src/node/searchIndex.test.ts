import { describe, expect, it } from 'vitest'
import { filesOf, searchFiles, searchPages, testIndex, testPage } from '../../test/searchPages.js'
import { makeSearchIndex } from './searchIndex.js'
import { searchRecord } from './searchRecord.js'

const DOCS = {
  '/docs/client': `# Client
    Five calls.
    ## getAsync #getasync
    Reads data. Retried by default.
    ## Set headers #set-headers
    Sends a token with every request.
    ## See also #see-also
    [timeout](/docs/options#timeout)`,
  '/docs/options': `# Options
    All options.
    ## timeout #timeout
    Limits one attempt.
    ## retry #retry
    How often a request is sent again. See {timout}.`,
  '/docs/search': `# 検索
    検索結果を表示します。
    ## Café #cafe
    Crème.`,
}

describe('what is found', () => {
  const { find, searcher } = searchPages(DOCS)

  it.each(['getAsync', 'get async', 'get-async', 'getasync', 'GET_ASYNC', 'client.getAsync'])(
    'SR-4: %s',
    async (query) => {
      expect((await find(query))[0]).toBe('/docs/client#getasync')
    },
  )

  it.each([
    ['timeot', '/docs/options#timeout', 'timeout'],
    ['headrs token', '/docs/client#set-headers', 'headers token'],
  ])('SR-5: %s is corrected', async (query, href, correction) => {
    const results = await searcher.search(query)
    expect([results.pages[0]?.sections[0]?.href, results.correction]).toEqual([href, correction])
  })

  it('SR-6: words that are not typed to their end', async () => {
    expect((await find('set hea'))[0]).toBe('/docs/client#set-headers')
    expect((await find('t'))[0]).toBe('/docs/options#timeout')
    expect(await find('tim ')).toEqual([])
  })

  it('SR-7: other forms of words, letters without accents, languages without spaces', async () => {
    expect((await find('retries'))[0]).toBe('/docs/options#retry')
    expect(await find('cafe creme')).toEqual(['/docs/search#cafe'])
    expect(await find('検索')).toEqual(['/docs/search'])
    expect(await find('表示')).toEqual(['/docs/search'])
  })

  it('SR-8: sections with some of the words, those with more of them first', async () => {
    expect(await find('retry unheardof request')).toEqual([
      '/docs/options#retry',
      '/docs/client#set-headers',
      '/docs/client#getasync',
    ])
  })

  it('SR-3: no list of links', async () => {
    expect(await find('see also')).not.toContain('/docs/client#see-also')
  })

  it('SR-2: text above the first heading is a result without an anchor', async () => {
    expect(await find('five calls')).toEqual(['/docs/client'])
  })
})

describe('ranking', () => {
  it('SR-8: a section counts more when others link to it in these words', async () => {
    const page = (links: string) => `# Page\n${links}\n## One #a\ncache\n## Two #b\ncache`
    const { find } = searchPages({ '/a': page('[the cache](/b#b)'), '/b': page('') })
    expect((await find('cache'))[0]).toBe('/b#b')
  })

  it('SR-8: equal sections of two pages are shown once', async () => {
    const page = (title: string) =>
      `# ${title}\n## Cancel #cancel\nOne signal ends three calls, in any order.`
    const { find } = searchPages({ '/cjs': page('CommonJS'), '/esm': page('Modules') })
    expect(await find('cancel')).toEqual(['/cjs#cancel'])
  })

  it('SR-8: of two variants the main page is found first, and what both say only there', async () => {
    const page = (title: string, own: string) =>
      `# ${title}\n## Cancel #cancel\n${title}: a signal ends calls.\n## ${own} #own\nOnly ${title}.`
    const pages = { '/blue/bolts': page('Bolts', 'Torque'), '/blue/screws': page('Screws', 'Pitch') }
    expect(await searchPages(pages).find('cancel')).toEqual(['/blue/bolts#cancel', '/blue/screws#cancel'])
    const { find } = searchPages(pages, { variants: { '/blue/bolts': '/blue/screws' } })
    expect(await find('cancel')).toEqual(['/blue/screws#cancel'])
    expect(await find('torque')).toEqual(['/blue/bolts#own'])
    expect((await find('only'))[0]).toBe('/blue/screws#own')
    expect(await find('bolts')).toContain('/blue/bolts')
  })

  it('SR-17: at most three sections of five pages', async () => {
    const sections = Array.from({ length: 6 }, (_, i) => `## Topic ${i} #s${i}\nText ${i} of a topic.`).join(
      '\n',
    )
    const pages = Array.from({ length: 9 }, (_, i) => [
      `/p${i}`,
      `# Page ${i}\n${sections.replaceAll('of a', `of ${i}`)}`,
    ])
    const { searcher } = searchPages(Object.fromEntries(pages))
    const { pages: found } = await searcher.search('topic')
    expect(found.map((page) => page.sections.length)).toEqual([3, 3, 3, 3, 3])
    const few = await searcher.search('topic', { pages: 2, sections: 1 })
    expect(few.pages.map((page) => page.sections.length)).toEqual([1, 1])
  })
})

describe('other words', () => {
  it('SR-9: synonyms of the configuration, in all forms', async () => {
    const { find } = searchPages(DOCS, { synonyms: { deadline: ['timeout'], 'axios.create': ['getAsync'] } })
    expect(await find('deadlines')).toContain('/docs/options#timeout')
    expect((await find('axios.create'))[0]).toBe('/docs/client#getasync')
    expect((await find('axios create'))[0]).toBe('/docs/client#getasync')
  })

  it('SR-9: words for the same thing, and concepts of the configuration', async () => {
    const { find } = searchPages(
      {
        '/a': '# Page\nText\n## Delete a user #delete\nGone.\n## Time limit #limit\nTen.\n## Time #time\nNow.',
      },
      { concepts: { 'time limit': ['give up', 'takes too long'] } },
    )
    expect((await find('remove user'))[0]).toBe('/a#delete')
    expect(await find('it takes too long')).toEqual(['/a#limit'])
  })

  it('SR-9: questions of a section', async () => {
    const record = searchRecord(testPage('/a', '# Page\nText\n## Cache #cache\nEntity tags.'))
    const questions = { '/a#cache': ['Do not download what has not changed'] }
    const index = makeSearchIndex({ records: [record], questions, urlOf: (name) => name })
    expect(await searchFiles(filesOf(index)).find('download again if nothing changed')).toEqual(['/a#cache'])
  })

  it('SR-9: phrases of readers, which count less than what a section says itself', async () => {
    const records = [
      searchRecord(testPage('/a', '# Page\nText\n## Cache #cache\nEntity tags.')),
      searchRecord(testPage('/b', '# Files\nText\n## Freshness #fresh\nA file that is fresh.')),
    ]
    const phrases = { '/a#cache': ['nothing has changed', 'is it still fresh', 'fresh copy'] }
    const { find } = searchFiles(filesOf(makeSearchIndex({ records, phrases, urlOf: (name) => name })))
    expect(await find('nothing changed')).toEqual(['/a#cache'])
    expect(await find('fresh')).toEqual(['/b#fresh', '/a#cache'])
  })

  it('SR-9: how many phrases a section has does not lower the weight of each', async () => {
    const records = ['/a', '/b'].map((href) =>
      searchRecord(testPage(href, `# Page\nText\n## Part of ${href} #part\nText.`)),
    )
    const phrases = {
      '/a#part': ['first', ...Array.from({ length: 30 }, (_, i) => `word${i}`)],
      '/b#part': ['first'],
    }
    const { find } = searchFiles(filesOf(makeSearchIndex({ records, phrases, urlOf: (name) => name })))
    // Equal scores keep the order of the pages.
    expect(await find('first')).toEqual(['/a#part', '/b#part'])
  })

  it('SR-9: each of many keywords counts as much as one alone', async () => {
    const many = ['diff', ...Array.from({ length: 15 }, (_, i) => `keyword${i} of a page`)]
    const records = [
      searchRecord({ ...testPage('/a', '# Code\nText'), keywords: many }),
      searchRecord({ ...testPage('/b', '# Tables\nText'), keywords: ['diff'] }),
    ]
    const { find } = searchFiles(filesOf(makeSearchIndex({ records, urlOf: (name) => name })))
    // Equal scores keep the order of the pages.
    expect(await find('diff')).toEqual(['/a', '/b'])
  })

  it('SR-9: keywords of a page', async () => {
    const record = searchRecord({ ...testPage('/a', '# Page\nText'), keywords: ['abort controller'] })
    const { find } = searchFiles(filesOf(makeSearchIndex({ records: [record], urlOf: (name) => name })))
    expect(await find('abort')).toEqual(['/a'])
  })

  it('SR-9: a keyword that a heading begins with finds that section', async () => {
    const text =
      '# Navbar, footer and banner\nText\n## Banner at the top of every page of a site #banner\nText'
    const page = testPage('/a', text)
    const record = searchRecord({ ...page, keywords: ['menu', 'banner'] })
    const { find } = searchFiles(filesOf(makeSearchIndex({ records: [record], urlOf: (name) => name })))
    expect((await find('banner'))[0]).toBe('/a#banner')
    expect((await find('menu'))[0]).toBe('/a')
  })

  it('SR-8: the path of a field counts as headings above it', async () => {
    const { find } = searchPages({
      '/a': '# Reference\nText\n## theme.footer.logo.dark #field\nA URL.',
      '/b': '# Guide\nText\n## Dark footer #guide\nText',
    })
    expect((await find('dark footer'))[0]).toBe('/b#guide')
    expect((await find('theme.footer.logo.dark'))[0]).toBe('/a#field')
  })

  it('SR-5: a short mistyped word next to another one that names the section', async () => {
    const { find } = searchPages({
      '/a': '# Maths\nText\n## Formulas for katex #formula\nText',
      '/b': '# Tables\nText\n## Table #table\nText [table](/b#table) [tables](/b#table)\n## Cell #cell\nText [cell](/b#cell)',
    })
    expect(await find('katx formula')).toContain('/a#formula')
  })
})

describe('a question with words that the site does not have', () => {
  const { find } = searchPages({
    '/a': '# Options\n## Default timeout for requests #timeout\nLimits requests.\n## Other #other\nText',
    '/b': '# Recipes\n## Time #time\nText\n## Water #water\nText',
  })

  it('SR-4: finds a section that two of its words name', async () => {
    expect((await find('wie setze ich einen Timeout für alle Requests'))[0]).toBe('/a#timeout')
  })

  it('SR-4: finds nothing by one word among many', async () => {
    expect(await find('good timeout between football halves for younger kids')).toEqual([])
    expect(await find('best time to visit japan in spring with kids')).toEqual([])
  })
})

describe('what the site is not about', () => {
  const links = 'See [form](/a#form) and [the form](/a#form).'
  const { find } = searchPages({
    '/a': '# Forms\nText\n## Form #form\nText\n## Validation errors of a form #errors\nText',
    '/b': `# Timeouts\nText ${links}\n## Timeout #timeout\nLimits a request.`,
    '/c': `# Keys\nA key that was lost. ${links}\n## Requests and their keys #keys\nText [timeout](/b#timeout) [timeouts](/b#timeout)`,
  })

  it('SR-4: finds nothing although a word of it is known', async () => {
    expect(await find('car key lost')).toEqual([])
    expect(await find('bronze timer')).toEqual([])
  })

  it('SR-4: finds what a section is about in a question of another language', async () => {
    expect((await find('wie setze ich ein timeout'))[0]).toBe('/b#timeout')
    expect(await find('wo ist mein auto')).toEqual([])
  })
})

describe('words that are written as one', () => {
  const others = Array.from({ length: 8 }, (_, i) => `## Part ${i} #part${i}\nFile, upload.`)
  const { find, searcher } = searchPages({
    '/a': '# Files\nText\n## Upload a file #upload-a-file\nSend it.',
    '/b': `# Upload\nA photo of a shop.\n${others.join('\n')}`,
  })

  it('SR-5: stay as they are when their parts are rare', async () => {
    expect(await find('photoshop')).toEqual([])
  })

  it('SR-5: are taken apart', async () => {
    expect((await find('uploadfile'))[0]).toBe('/a#upload-a-file')
    expect((await searcher.search('uploadfile')).correction).toBe('upload file')
  })
})

describe('a section that is called what was typed', () => {
  const { find } = searchPages({
    '/a': '# Codes\nText\n## PARSE_JSON #PARSE_JSON\nThe body is broken.',
    '/b': '# Options\nText\n## parseJson #parsejson\nA function.',
    '/d': '# Uploads\nText\n## Upload progress of a file #progress\nText\n## Upload a file #upload\nText [upload a file with progress](/d#progress)',
  })

  it('SR-8: comes first in the same spelling', async () => {
    expect((await find('parseJson'))[0]).toBe('/b#parsejson')
    expect((await find('PARSE_JSON'))[0]).toBe('/a#PARSE_JSON')
  })

  it('SR-8: comes first in the same words, in any form and order', async () => {
    expect((await find('file uploads'))[0]).toBe('/d#upload')
  })
})

describe('a word whose stem has another letter', () => {
  it('SR-7: is found, not taken for a typing error', async () => {
    const { find, searcher } = searchPages({
      '/a': '# Site\nText',
      '/b': '# Size\nText',
      '/c': '# Site\nMap',
    })
    expect((await find('size'))[0]).toBe('/b')
    expect((await searcher.search('size')).correction).toBe(undefined)
  })
})

describe('sections that are named by the query', () => {
  it('SR-8: come before those that have its words', async () => {
    const topics = [...'abcdefghijkl'].map((name) => [`/${name}`, `# Topic ${name}\nWords.`])
    const { find } = searchPages({
      ...Object.fromEntries(topics),
      '/long': `# Data\nText\n## Data #data\nRead data. ${'Data of a user. '.repeat(5)} It ends with what is unknown.`,
      '/short': '# Questions\nText\n## Why is my data of an unknown type #why\nNobody says what it is.',
    })
    expect((await find('unknown data'))[0]).toBe('/short#why')
  })

  it('SR-6: are not those with a word such as "instead" that begins like the last one', async () => {
    const { find } = searchPages({
      '/a': '# HTML instead of JSON\nText',
      '/b': '# Set up\nThe installation.',
    })
    expect((await find('inst'))[0]).toBe('/b')
  })
})

describe('words that no page has', () => {
  const { find } = searchPages({ '/a': '# Retry\nA frequent word and a provider.', '/b': '# Timeout\nText' })

  it('SR-8: leave what a section is about', async () => {
    expect(await find('retry kubernetes')).toEqual(['/a'])
  })

  it('SR-8: leave nothing that is about a word which only looks like one of them', async () => {
    expect(await find('retri kubernetes')).toEqual(['/a'])
    expect(await find('tineout kubernetes')).toEqual([])
  })

  it('SR-8: leave nothing of what it mentions', async () => {
    expect(await find('kubernetes provider')).toEqual([])
    expect(await find('kubernetes ingress retry controller')).toEqual([])
  })
})

describe('error messages', () => {
  const pages = {
    '/docs/errors': `# Errors
      ## TimeoutError #timeouts
      > TIMEOUT_TOTAL
      >   no body within 10 ms
      ### TIMEOUT_ATTEMPT #TIMEOUT_ATTEMPT
      Too slow.
      > GET https://x.dev failed: no headers within 100 ms
      ### TIMEOUT_TOTAL #TIMEOUT_TOTAL
      Too slow in all.
      ### NETWORK_RESPONSE #NETWORK
      The server cannot be reached: {ECONNREFUSED}.
      ### CONFIG_OPTION #CONFIG_OPTION
      The message {option "size" is unknown}: params, data and size.
      ## Other names #names
      ####### params #params
      {params} query
      ####### data #data
      {data} body
      ## Markup #markup
      ### Comments #comments
      A comment.
      ### Tags #tags
      A tag.`,
    '/docs/other': `# Headers
      No headers within a message; GET and headers and failed.`,
  }
  const { searcher } = searchPages(pages, {
    errors: {
      '/docs/errors#NETWORK': ['Failed to fetch', 'has been blocked by CORS policy'],
      '/docs/errors#params': ['option "params" is unknown'],
      '/docs/errors#data': ["'data' does not exist in type"],
      '/docs/errors#comments': ['A comment is not closed'],
      '/docs/errors#tags': ['The tag', 'is not closed', 'A comment is not closed before the tag'],
    },
  })
  const first = async (query: string) => {
    const section = (await searcher.search(query)).pages[0]?.sections[0]
    return section?.isErrorHelp ? section.href : undefined
  }

  it.each([
    ['Error: TIMEOUT_ATTEMPT', '/docs/errors#TIMEOUT_ATTEMPT'],
    [
      'TimeoutError: GET https://shop.example/cart/9 failed: no headers within 8000 ms\n    at send (/app/api.js:1:2)',
      '/docs/errors#TIMEOUT_ATTEMPT',
    ],
    ['failed: no body within 3 ms', '/docs/errors#TIMEOUT_TOTAL'],
    ['connect ECONNREFUSED 127.0.0.1:3000', '/docs/errors#NETWORK'],
    ['TypeError: Failed to fetch', '/docs/errors#NETWORK'],
    ['TypeError: NetworkError when attempting to fetch resource.', '/docs/errors#NETWORK'],
    ['TypeError: Load failed', '/docs/errors#NETWORK'],
    [
      "Access to fetch at 'https://a.dev/' from origin 'http://localhost' has been blocked by",
      '/docs/errors#NETWORK',
    ],
    [
      "Access to fetch at 'https://a.dev/' from origin 'http://localhost' has been blocked by CORS policy: No header",
      '/docs/errors#NETWORK',
    ],
    ['ConfigError: option "params" is unknown', '/docs/errors#params'],
    ["failed: option 'params' is unknown\n  code: 'CONFIG_OPTION'", '/docs/errors#params'],
    ['option "data" is unknown', '/docs/errors#CONFIG_OPTION'],
    ["error TS2353: 'data' does not exist in type 'Options'.", '/docs/errors#data'],
    // A whole message is closer than the start of a longer one.
    ['Error: a comment is not closed', '/docs/errors#comments'],
    ['Error: a comment is not closed before', '/docs/errors#tags'],
  ])('SR-10: %j is explained', async (query, href) => {
    expect(await first(query)).toBe(href)
  })

  it('SR-10: words of a question that are a message, too, are not what it asks for', async () => {
    const { find, searcher } = searchPages({
      '/e': '# Errors\nText\n## Network failed #net\nText',
      '/t': '# Tests\nText\n## Simulate a network that failed in a test #simulate\nText',
    })
    expect((await find('simulate network failed in my test'))[0]).toBe('/t#simulate')
    const { pages } = await searcher.search('network failed')
    expect(pages[0]?.sections[0]).toMatchObject({ href: '/e#net', isErrorHelp: true })
  })

  it('SR-10: a heading that is a message explains it on each page, the first one first', async () => {
    const page = (name: string) =>
      `# Install ${name}\n## Fix errors #fix\nText\n### await is only valid in modules #await\nText`
    const { searcher } = searchPages({ '/a': page('one'), '/b': page('two') })
    const { pages } = await searcher.search('await is only valid in modules')
    expect(pages[0]?.sections[0]).toMatchObject({ href: '/a#await', isErrorHelp: true })
  })

  it('SR-10: next to a whole error only the section that explains it is shown', async () => {
    const { pages } = await searcher.search('TypeError: NetworkError when attempting to fetch resource.')
    expect(pages.flatMap(({ sections }) => sections.map(({ href }) => href))).toEqual([
      '/docs/errors#NETWORK',
    ])
  })

  it('SR-10: other queries are not', async () => {
    expect(await first('headers')).toBeUndefined()
    expect(await first('how to fix an error')).toBeUndefined()
  })
})

describe('files', () => {
  const large = Object.fromEntries(
    Array.from({ length: 24 }, (_, page) => [
      `/docs/p${page}`,
      `# Page ${page}\n${Array.from({ length: 6 }, (_, s) => `## Part ${page}x${s} #s${s}\n${words(page * 6 + s)}`).join('\n')}`,
    ]),
  )

  const largeFiles = filesOf(testIndex(large))

  it('SR-13: a small index is one file', async () => {
    const { requested, find } = searchPages(DOCS)
    await find('timeout')
    expect(requested).toEqual(['/_data/_search.json'])
  })

  it('SR-13: a large index is loaded in parts', async () => {
    const { requested, find } = searchFiles(largeFiles)
    expect((await find('part 21x4'))[0]).toBe('/docs/p21#s4')
    const [, ...parts] = requested
    const kinds = parts.map((url) => /^\/assets\/search-default-([a-z])\d*-[\da-z]{4}\.txt$/.exec(url)?.[1])
    expect([...new Set(kinds)].sort()).toEqual(['c', 's'])
    expect(kinds.length).toBeLessThan(12)
    const sizes = [...largeFiles].flatMap(([url, text]) => (url.endsWith('.txt') ? [text.length] : []))
    expect(Math.max(...sizes)).toBeLessThan(9000)
  })

  it('SR-13: roots that are too large for the manifest are files', async () => {
    const records = ['1', '2', '3', '4'].flatMap((version) =>
      Array.from({ length: 3 }, (_, page) =>
        searchRecord({
          ...testPage(`/docs/${version}/p${page}`, `# Page ${page}\n${words(page * 7)}`),
          scope: `docs-default-${version}`,
        }),
      ),
    )
    const index = makeSearchIndex({
      records,
      synonyms: Object.fromEntries(Array.from({ length: 1300 }, (_, i) => [`name${i}`, [`other${i}`]])),
      prefix: 'assets/search-',
      urlOf: (name) => `/${name}`,
    })
    const { scopes } = index.manifest
    const inManifest = Object.values(scopes).filter((root) => typeof root === 'object')
    const urls = Object.values(scopes).filter((root) => typeof root === 'string')
    expect([inManifest.length, urls.length]).toEqual([2, 2])
    expect(JSON.stringify(index.manifest).length).toBeLessThan(66_000)
    const files = filesOf(index)
    for (const version of ['1', '2', '3', '4']) {
      const { find, requested } = searchFiles(files, [`docs-default-${version}`])
      expect((await find('page 2'))[0]).toBe(`/docs/${version}/p2`)
      const root = requested.filter((url) => /^\/assets\/search-docs-default-\d-[\da-z]{8}\.json$/.test(url))
      expect(root).toEqual(urls.filter((url) => url.includes(`-${version}-`)))
    }
  })

  it('SR-6: first letters find the best sections without loading all of them', async () => {
    const { requested, find } = searchFiles(largeFiles)
    expect(await find('p')).toHaveLength(15)
    expect(requested.filter((url) => url.includes('-s')).length).toBeLessThanOrEqual(2)
  })

  it('SR-14: are the same for the same pages in any order', () => {
    const reversed = Object.fromEntries(Object.entries(large).reverse())
    expect(filesOf(testIndex(reversed))).toEqual(largeFiles)
  })

  it('SR-14: one changed page leaves the cards of the others as they are', () => {
    const changed = { ...large, '/docs/p7': '# Page 7\nNothing left.' }
    const cards = [...filesOf(testIndex(changed)).keys()].filter((url) => /-c\d+-/.test(url))
    expect(cards.filter((url) => !largeFiles.has(url))).toHaveLength(1)
  })
})

/** Forty words that depend on a number. */
function words(seed: number): string {
  return Array.from(
    { length: 40 },
    (_, i) => `${((seed * 7919 + i * 104729) % 99991).toString(36)}word`,
  ).join(' ')
}
