import { describe, expect, it } from 'vitest'
import { formatError } from '../../base/errors.js'
import { parsePostFrontMatter } from '../frontMatter/parseFrontMatter.js'
import { parseAuthorsFile } from './authorsFile.js'
import { postAuthors } from './postAuthors.js'

const parse = (text: string) =>
  parseAuthorsFile(text, { file: 'blog/authors.yml', authorsPath: '/blog/authors' })

function failure(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return formatError(error)
  }
  return 'no error'
}

describe('parseAuthorsFile', () => {
  it('reads the fields of authors', () => {
    const { authors } = parse(`
ada:
  name: Ada
  title: Writes
  image_url: /img/ada.png
  socials: { github: ada, x: '@ada', mine: https://ada.example }
  page: true
Grace H:
  name: Grace
  imageURL: https://example.com/g.png
  email: grace@example.com
  page: { permalink: /admiral }
bob:
  name: 42
  page: false
`)
    expect([...authors.values()]).toEqual([
      {
        key: 'ada',
        name: 'Ada',
        title: 'Writes',
        image: '/img/ada.png',
        socials: [
          { platform: 'github', href: 'https://github.com/ada' },
          { platform: 'x', href: 'https://x.com/ada' },
          { platform: 'mine', href: 'https://ada.example' },
        ],
        permalink: '/blog/authors/ada',
      },
      {
        key: 'Grace H',
        name: 'Grace',
        image: 'https://example.com/g.png',
        email: 'grace@example.com',
        socials: [],
        permalink: '/blog/authors/admiral',
      },
      { key: 'bob', name: '42', socials: [] },
    ])
    expect(parse('').authors.size).toBe(0)
  })

  it('reports all problems, with their lines', () => {
    const text = `ada:
  nmae: Ada
grace: Grace
bob:
  name: [Bob]
  image_url: file:bob.png
  page: yes please
  socials:
    gihub: bob
`
    expect(failure(() => parse(text))).toBe(
      [
        '7 problems:',
        'The author "ada" has the unknown field "nmae".\n  at blog/authors.yml:2\n  Did you mean "name"?',
        'The author "ada" has no name.\n  at blog/authors.yml:1\n  Give it a `name`.',
        'The author "grace" must have fields below it: name, title, description, url, email, image_url, imageURL, socials, page.\n  at blog/authors.yml:3',
        '`name` of the author "bob" must be a string.\n  at blog/authors.yml:5',
        '`page` of the author "bob" must be true, false, or an object with a permalink.\n  at blog/authors.yml:7',
        'The author "bob" is on "gihub", whose URLs are not known.\n  at blog/authors.yml:8\n  Did you mean "github"? Write the whole URL, with https://.',
        'The image "file:bob.png" of the author "bob" must be a URL, or a path in a static folder.\n  at blog/authors.yml:6\n  Put the file into the `static` folder: `static/img/ada.png` is `/img/ada.png`.',
      ].join('\n\n'),
    )
    expect(failure(() => parse('ada:\n\tname: Ada\n'))).toBe(
      'The authors file cannot be parsed: a line is indented with a tab.\n  at blog/authors.yml:2:1\n    1 | ada:\n  > 2 | \tname: Ada\n      | ^\n    3 |\n  Indent with spaces.',
    )
    expect(failure(() => parse('- ada\n'))).toBe(
      'The authors file must be a list of authors, each with its fields below its key.\n  at blog/authors.yml:1\n  For example:\n    ada:\n      name: Ada Lovelace\n      url: https://example.com/ada',
    )
  })

  it('MV-10: reads a relative path of an image as one in a static folder', () => {
    const { authors } = parse('ada:\n  name: Ada\n  image_url: ./img/ada.png\nbo:\n  imageURL: ../bo.png\n')
    expect([...authors.values()].map(({ image }) => image)).toEqual(['img/ada.png', 'bo.png'])
  })
})

describe('unknown fields of an author', () => {
  it('are reported when they look misspelt; others belong to the site', () => {
    const { authors, warnings } = parse('ada:\n  name: Ada\n  ulr: https://a.example\n  team: core\n')
    expect([...authors.values()]).toEqual([{ key: 'ada', name: 'Ada', socials: [] }])
    expect(warnings.map(formatError)).toEqual([
      'The author "ada" has the unknown field "ulr".\n  at blog/authors.yml:3\n  Did you mean "url"?',
    ])
  })
})

describe('postAuthors', () => {
  const authorsFile = parse('ada:\n  name: Ada\n  title: Writes\ngrace:\n  name: Grace\n')
  const of = (head: string, file: typeof authorsFile | undefined = authorsFile) => {
    const { frontMatter, lineOf } = parsePostFrontMatter(`${head}\n`, 'blog/a.md')
    const sources = { authorsFile: file, fileName: 'blog/authors.yml', source: 'blog/a.md', lineOf }
    return postAuthors(frontMatter, sources)
  }
  const names = (head: string) => of(head).authors.map(({ name }) => name)

  it('finds authors by key, alone, in an array, or with other fields', () => {
    expect(names('authors: ada')).toEqual(['Ada'])
    expect(names('authors: [grace, ada]')).toEqual(['Grace', 'Ada'])
    expect(of('authors:\n  - key: ada\n    title: Counts').authors).toEqual([
      { key: 'ada', name: 'Ada', title: 'Counts', socials: [] },
    ])
    expect(of('title: Nobody')).toMatchObject({ authors: [], inline: [] })
  })

  it('BL-6: accepts authors that are written in the post, and returns their names', () => {
    expect(of('title: A\nauthors:\n  - name: Eve\n    url: https://eve.example\n  - ada')).toMatchObject({
      authors: [{ name: 'Eve', url: 'https://eve.example' }, { name: 'Ada' }],
      inline: ['Eve'],
      line: 3,
    })
  })

  it.each([
    ['author: Eve\nauthor_title: T\nauthor_url: https://e.example\nauthor_image_url: /e.png'],
    ['author: Eve\nauthorTitle: T\nauthorURL: https://e.example\nauthorImageURL: /e.png'],
  ])('reads the keys of older sites', (head) => {
    expect(of(head).authors).toEqual([
      { name: 'Eve', title: 'T', url: 'https://e.example', image: '/e.png', socials: [] },
    ])
  })

  it('reports unknown authors', () => {
    expect(failure(() => of('title: A\nauthors: [adda, eve]'))).toBe(
      '2 problems:\n\nThe post has the author "adda", which blog/authors.yml does not define.\n  at blog/a.md:3\n  Did you mean "ada"? The known authors are ada, grace.\n\nThe post has the author "eve", which blog/authors.yml does not define.\n  at blog/a.md:3\n  The known authors are ada, grace.',
    )
    expect(failure(() => of('authors: ada', parse('')))).toBe(
      'The post has the author "ada", but blog/authors.yml defines none.\n  at blog/a.md:2\n  Define it there:\n    ada:\n      name: The whole name',
    )
    expect(failure(() => of('authors: ada\nauthor: Ada'))).toBe(
      'The post has both `authors` and the older keys that start with `author`.\n  at blog/a.md:2\n  Write all of it below `authors`.',
    )
    expect(failure(() => of('authors: { title: Nobody }'))).toBe(
      'An author of the post has no name.\n  at blog/a.md:2\n  Give it a `name`.',
    )
  })
})
