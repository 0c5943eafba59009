// The cache of a site changes how long a build takes, and nothing else. On a small site: what
// is in the pages makes no difference to the cache. The starter is compared as well, see
// starter.built.test.ts.

import { cpSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { typedSamples } from '../../twoslash/dist/index.js'
import { buildSite, contentsOf, differences, filesIn, testSites } from './builtSite.js'
import { writeFiles } from './tempFolder.js'

const { makeSite, folder } = testSites()
const PAGES = 32

describe('a build', () => {
  let siteDir: string
  let first: ReadonlyMap<string, Buffer>

  beforeAll(async () => {
    const pages = Array.from({ length: PAGES - 3 }, (_, i): [string, string] => [
      `docs/page-${i}.md`,
      `# Page ${i}\n\n\`\`\`js\nconst page = ${i}\n\`\`\`\n`,
    ])
    siteDir = makeSite(
      {
        'docs/index.md': '# Home\n\n[Target](./target.md)\n',
        'docs/target.md': '---\nslug: /target\nsidebar_label: Target\n---\n\nText.\n',
        'docs/live.mdx': "import Box from '@site/src/Box.jsx'\n\n# Live\n\n<Box />\n",
        'src/Box.jsx': 'export default () => <b>Box</b>\n',
        ...Object.fromEntries(pages),
      },
      'search: true',
    )
    const { error, result } = await buildSite(siteDir)
    expect([error, result?.compiled]).toEqual([undefined, PAGES])
    first = contentsOf(join(siteDir, 'dist'))
  })

  /** Builds again and compares; returns how many pages were compiled. */
  async function compiledAgain(options: Parameters<typeof buildSite>[1] = {}): Promise<number | undefined> {
    const { error, result } = await buildSite(siteDir, options)
    expect(error).toBeUndefined()
    expect(differences(first, contentsOf(join(siteDir, 'dist')))).toEqual([])
    return result?.compiled
  }

  it('makes the same files without its cache, on two threads', async () => {
    expect(await compiledAgain({ cache: false, workers: 2 })).toBe(PAGES)
  })

  it('makes the same files when those of the cache are cut, emptied, overwritten or longer', async () => {
    const damages = [
      (bytes: Buffer) => bytes.subarray(0, 20),
      () => '',
      () => 'nonsense\n'.repeat(20),
      (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('more')]),
    ]
    const cache = join(siteDir, '.vellum/cache')
    const files = filesIn(cache)
    expect(files.length).toBeGreaterThan(100)
    for (const [i, name] of files.entries()) {
      const file = join(cache, name)
      const damaged = damages[i % damages.length]!(readFileSync(file))
      // Into a new file: other sites may have a link to the compressed form.
      rmSync(file)
      writeFileSync(file, damaged)
    }
    expect(await compiledAgain()).toBe(PAGES)
  })

  it('OF-4: makes them again when folders are in their place', async () => {
    const workDir = join(siteDir, '.vellum')
    for (const name of filesIn(workDir)) {
      rmSync(join(workDir, name))
      writeFiles(workDir, { [`${name}/x`]: '' })
    }
    expect(await compiledAgain({ workers: 2 })).toBe(PAGES)
    expect(filesIn(workDir).filter((name) => name.endsWith('/x'))).toEqual([])
  })

  it('compiles the pages that link to a page whose URL has changed', async () => {
    const file = join(siteDir, 'docs/target.md')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('slug: /target', 'slug: /moved'))
    const { error, result } = await buildSite(siteDir)
    expect([error, result?.compiled]).toEqual([undefined, 2])
    const html = readFileSync(join(siteDir, 'dist/docs/index.html'), 'utf8')
    expect(html).toContain('<a href="/docs/moved">')
    writeFileSync(file, text)
    expect(await compiledAgain()).toBe(2)
  })
})

describe('what a build renders again', () => {
  let siteDir: string
  const live = (box: string) => `import Box from '@site/src/${box}.jsx'\n\n# ${box}\n\nText.\n\n<Box />\n`

  beforeAll(async () => {
    siteDir = makeSite({
      'docs/a.md': '# A\n\nFirst lines.\n\nText.\n',
      'docs/b.md': '# B\n',
      'docs/one.mdx': live('One'),
      'docs/two.mdx': live('Two'),
      'src/One.jsx': 'export default () => <b>One</b>\n',
      'src/Two.jsx': "import { two } from './two.js'\n\nexport default () => <b>{two}</b>\n",
      'src/two.js': 'export const two = 2\n',
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/old.md': '# Old\n',
      'versioned_sidebars/version-1.0-sidebars.json': '{ "defaultSidebar": ["old"] }',
    })
    expect((await buildSite(siteDir)).error).toBeUndefined()
  })

  it.each([
    ['a page', { 'docs/a.md': '# A\n\nFirst lines.\n\nOther text.\n' }, ['/docs/next/a']],
    [
      'a page, the index with its description, and those with components, which can read that, too',
      { 'docs/a.md': '# A\n\nOther lines.\n' },
      ['/docs/next', '/docs/next/a', '/docs/next/one', '/docs/next/two'],
    ],
    ['a page with a component', { 'docs/one.mdx': live('One').replace('<Box />', '') }, ['/docs/next/one']],
    ['the pages of a component', { 'src/two.js': 'export const two = 3\n' }, ['/docs/next/two']],
    [
      'the pages with a sidebar, and those with components',
      { 'versioned_docs/version-1.0/old.md': '# Older\n' },
      ['/docs', '/docs/next/one', '/docs/next/two', '/docs/old'],
    ],
  ])('is %s', async (_, files, rendered) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(siteDir, name), text)
    const { error, result } = await buildSite(siteDir)
    expect(error).toBeUndefined()
    expect(result?.pageTimes.map(({ path }) => path).sort()).toEqual(rendered)
  })

  it('makes what is made without a cache', async () => {
    const files = contentsOf(join(siteDir, 'dist'))
    expect((await buildSite(siteDir, { cache: false })).error).toBeUndefined()
    expect(differences(files, contentsOf(join(siteDir, 'dist')))).toEqual([])
  })
})

describe('what is made while workers compile', () => {
  const pages = Array.from({ length: 10 }, (_, i): [string, string] => [`docs/page-${i}.md`, `# Page ${i}\n`])
  const PLAIN = Object.fromEntries(pages)

  it.each([
    {
      name: 'the bundle when a page is code that does not look like it',
      files: { 'docs/live.md': '# Live\n\n<button onClick={() => alert(1)}>Press</button>\n' },
    },
    {
      name: 'the bundle when a page of the site is a component, and cards',
      files: {
        'docs/own.md': '---\nimage: /own.png\ndescription: Has a picture.\n---\n\n# Own\n',
        'src/pages/index.jsx': 'export default () => <h1>Home</h1>\n',
      },
      config: 'socialCards: true',
    },
  ])('is the same as what is made after it: $name', async ({ files, config }) => {
    const after = await buildSite(makeSite({ ...PLAIN, ...files }, config), { workers: 1 })
    const ahead = await buildSite(makeSite({ ...PLAIN, ...files }, config))
    expect([after.error, ahead.error]).toEqual([undefined, undefined])
    expect(differences(contentsOf(after.outDir), contentsOf(ahead.outDir))).toEqual([])
  })

  it('has its errors reported when it is needed', async () => {
    const files = { 'src/pages/index.jsx': "import './nope.js'\nexport default () => <h1>Home</h1>\n" }
    const { error } = await buildSite(makeSite({ ...PLAIN, ...files }))
    expect(error).toMatch(/"\.\/nope\.js".+\n {2}at src\/pages\/index\.jsx:1/)
  })
})

describe('a cache that is carried to another machine', () => {
  const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>'
  const FILES = {
    'docs/index.md': '# Home\n\n[Other](./other.md) [Text](./notes.txt)\n\n![Picture](./img/picture.svg)\n',
    'src/pages/index.md': '# Welcome\n',
    'docs/other.md': '---\nimage: ./img/picture.svg\n---\n\n# Other\n\n```js\nconst a = 1\n```\n',
    'docs/sample.md': "# Sample\n\n```ts twoslash\nimport { one } from '#lib/one'\none\n// ^?\n```\n",
    'docs/notes.txt': 'Notes',
    'docs/img/picture.svg': PICTURE,
    'static/logo.svg': PICTURE,
    'blog/2025-01-01-post.md': '# Post\n\nStart.\n\n<!-- truncate -->\n\nRest.\n',
    'lib/one.ts': 'export const one = 1\n',
  }
  const CONFIG = `search: true, markdownPages: true, socialCards: true,
    markdown: { twoslash: ${JSON.stringify(typedSamples({ compilerOptions: { paths: { '#lib/*': ['./lib/*'] } } }))} },
    themeConfig: { navbar: { title: 'Test', logo: { src: 'logo.svg' } } },`

  /** A site that was built, with its cache. Tests use copies of it, which is what they are about. */
  let original: string

  /** Builds in a folder; returns what was not in the cache, and the files. */
  async function built(siteDir: string) {
    const { error, result } = await buildSite(siteDir)
    expect(error).toBeUndefined()
    return {
      made: [result?.compiled, result?.rendered],
      pages: result!.pages,
      files: contentsOf(join(siteDir, 'dist')),
    }
  }

  let first: Awaited<ReturnType<typeof built>>
  beforeAll(async () => {
    original = makeSite(FILES, CONFIG)
    first = await built(original)
  })

  /** A copy in another folder, with the cache and without what was built; the original is out of the way meanwhile. */
  async function elsewhere<T>(work: (siteDir: string) => Promise<T>): Promise<T> {
    const copy = join(folder(), 'deeper/checkout')
    cpSync(original, copy, { recursive: true, filter: (file) => !/[\\/]dist$/.test(file) })
    const hidden = `${original}-hidden`
    renameSync(original, hidden)
    try {
      return await work(copy)
    } finally {
      renameSync(hidden, original)
    }
  }

  it('CLI-7, CLI-8: is used in another folder, with files that are newer', async () => {
    expect(first.made[1]).toBe(first.pages)
    await elsewhere(async (siteDir) => {
      // As a checkout does.
      for (const file of filesIn(siteDir).filter((path) => !path.startsWith('.vellum/')))
        utimesSync(join(siteDir, file), new Date(), new Date())
      const after = await built(siteDir)
      expect(after.made).toEqual([0, 0])
      expect(differences(first.files, after.files)).toEqual([])
    })
  })

  it('CLI-7: makes again what depends on a file that has changed meanwhile, whatever its time', async () => {
    await elsewhere(async (siteDir) => {
      const changed = (path: string, text: string) => {
        const file = join(siteDir, path)
        const { atime, mtime } = statSync(join(`${original}-hidden`, path))
        writeFileSync(file, text)
        utimesSync(file, atime, mtime)
      }
      changed('lib/one.ts', 'export const one = 2\n')
      changed('docs/img/picture.svg', PICTURE.replace('3', '5'))
      // The sample; the two pages with the picture.
      expect((await built(siteDir)).made).toEqual([3, 3])
    })
  })

  it('CLI-9: has nothing but what the last build has used', async () => {
    await elsewhere(async (siteDir) => {
      const files = () => filesIn(join(siteDir, '.vellum/cache')).length
      const before = files()
      for (const version of [1, 2]) {
        const text = FILES['docs/other.md'].replace('const a', `const a${version}`)
        writeFileSync(join(siteDir, 'docs/other.md'), text)
        expect((await built(siteDir)).made).toEqual([1, 1])
        expect(files()).toBe(before)
      }
    })
  })

  it('CLI-9: stays within its limit when each build is of one locale', async () => {
    const siteDir = makeSite(
      { 'docs/index.md': '# Home\n' },
      "i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, docs: { remarkPlugins: [() => () => {}] },",
    )
    const build = (locale: string, cacheLimit?: number) => buildSite(siteDir, { locale, cacheLimit })
    const size = () =>
      filesIn(join(siteDir, '.vellum/cache')).reduce(
        (sum, file) => sum + statSync(join(siteDir, '.vellum/cache', file)).size,
        0,
      )
    const write = (version: number) =>
      writeFileSync(join(siteDir, 'docs/index.md'), `# Home\n\n${`Version ${version}. `.repeat(2000)}\n`)
    const sizes: number[] = []
    for (const version of [1, 2, 3, 4]) {
      write(version)
      expect((await build('en')).error).toBeUndefined()
      sizes.push(size())
    }
    // Without a limit that it reaches, each build adds its own.
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
    expect(sizes[3]).toBeGreaterThan(sizes[0]!)
    write(5)
    expect((await build('en', sizes[0])).error).toBeUndefined()
    expect(size()).toBeLessThanOrEqual(sizes[0]! * 1.1)
    expect((await build('en')).result).toMatchObject({ compiled: 0, rendered: 0 })
  })
})
