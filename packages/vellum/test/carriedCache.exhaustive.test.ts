// What is made while workers compile or by workers that are replaced, and what a cache is worth on another machine.

import { cpSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { typedSamples } from '../../twoslash/dist/index.js'
import { buildSite, contentsOf, differences, filesIn, testSites } from './builtSite.js'

const { makeSite, folder } = testSites()
const CARDS = { 'vellum-social-cards': 'socialCards' }

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
      config: 'plugins: [socialCards()]',
      imports: CARDS,
    },
  ])('is the same as what is made after it: $name', async ({ files, config, imports }) => {
    const after = await buildSite(makeSite({ ...PLAIN, ...files }, config, imports), { workers: 1 })
    const ahead = await buildSite(makeSite({ ...PLAIN, ...files }, config, imports))
    expect([after.error, ahead.error]).toEqual([undefined, undefined])
    expect(differences(contentsOf(after.outDir), contentsOf(ahead.outDir))).toEqual([])
  })

  it('has its errors reported when its result is needed', async () => {
    const files = { 'src/pages/index.jsx': "import './nope.js'\nexport default () => <h1>Home</h1>\n" }
    const { error } = await buildSite(makeSite({ ...PLAIN, ...files }))
    expect(error).toMatch(/"\.\/nope\.js".+\n {2}at src\/pages\/index\.jsx:1/)
  })
})

describe('what is made by workers that are replaced', () => {
  it('is the same as what one thread makes', async () => {
    const live = (i: number) =>
      `import { useState } from 'react'

export function Counter() {
  const [count, setCount] = useState(${i})
  return <button onClick={() => setCount(count + 1)}>{count}</button>
}

# Page ${i}

Some text, and a line below a heading.

## Press

<Counter />
`
    // More than two workers render before others take their place.
    const files = Object.fromEntries(
      Array.from({ length: 620 }, (_, i) => [`docs/part-${i % 20}/page-${i}.mdx`, live(i)]),
    )
    const one = await buildSite(makeSite(files), { workers: 1 })
    const two = await buildSite(makeSite(files), { workers: 2 })
    expect([one.error, two.error]).toEqual([undefined, undefined])
    expect(two.result?.rendered).toBeGreaterThan(620)
    expect(differences(contentsOf(one.outDir), contentsOf(two.outDir))).toEqual([])
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
  const CONFIG = `search: true,
    plugins: [markdownPages(), socialCards(), ${JSON.stringify(typedSamples({ compilerOptions: { paths: { '#lib/*': ['./lib/*'] } } }))}],
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
    original = makeSite(FILES, CONFIG, { ...CARDS, 'vellum-markdown-pages': 'markdownPages' })
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

  it('CLI-7: makes again what depends on a changed file, whatever its time', async () => {
    await elsewhere(async (siteDir) => {
      const changed = (path: string, text: string) => {
        const file = join(siteDir, path)
        const { atime, mtime } = statSync(join(`${original}-hidden`, path))
        writeFileSync(file, text)
        utimesSync(file, atime, mtime)
      }
      changed('lib/one.ts', 'export const one = 2\n')
      changed('docs/img/picture.svg', PICTURE.replace('3', '5'))
      // The sample; the two pages with the image.
      expect((await built(siteDir)).made).toEqual([3, 3])
    })
  })

  it('CLI-9: contains only what the last build has used', async () => {
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
