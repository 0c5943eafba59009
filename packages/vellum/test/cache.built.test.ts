// The cache of a site changes how long a build takes, and nothing else. On a small site: what
// is in the pages makes no difference to the cache. The starter is compared as well, see
// starter.built.test.ts.

import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildSite, contentsOf, differences, filesIn, testSites } from './builtSite.js'

const { makeSite } = testSites()
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
    const { error, result } = await buildSite(siteDir, { isFresh: true })
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

  it('makes the same files without its cache', async () => {
    expect(await compiledAgain({ cache: false })).toBe(PAGES)
  })

  it('makes the same files when those of the cache are cut, emptied, overwritten or longer', async () => {
    const damages = [
      (file: string) => truncateSync(file, 20),
      (file: string) => truncateSync(file, 0),
      (file: string) => writeFileSync(file, 'nonsense\n'.repeat(20)),
      (file: string) => appendFileSync(file, 'more'),
    ]
    const cache = join(siteDir, '.vellum/cache')
    const files = filesIn(cache)
    expect(files.length).toBeGreaterThan(100)
    for (const [i, file] of files.entries()) damages[i % damages.length]!(join(cache, file))
    expect(await compiledAgain()).toBe(PAGES)
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
