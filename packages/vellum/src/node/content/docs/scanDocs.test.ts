import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../../test/tempFolder.js'
import { formatError } from '../../base/errors.js'
import { OUTPUT_MARKER_TEXT } from '../../base/outputFolder.js'
import { scanDocs } from './scanDocs.js'

const tempFolder = tempFolders()

const filter = {
  include: ['**/*.{md,mdx}'],
  exclude: ['**/_*.{md,mdx}', '**/_*/**', '**/*.test.{md,mdx}', '**/__tests__/**'],
}
const scan = (dir: string) => scanDocs({ dir, source: 'docs', ...filter })
const problem = (dir: string) => scan(dir).then(() => 'no problem', formatError)

describe('scanDocs', () => {
  it('SB-1: lists Markdown files, sorted, and leaves out partials and tests', async () => {
    const dir = tempFolder({
      'b.mdx': 'B',
      'a.md': 'A',
      '_partial.md': '',
      'x.test.md': '',
      '__tests__/t.md': '',
      '_hidden/h.md': '',
      '.git/g.md': '',
      'image.png': '',
      'my docs/é 🎉 100%.md': '',
      'guide/_category_.yml': 'label: Guide',
      'guide/c.md': '',
    })
    const { docs, folders } = await scan(dir)
    expect(docs.map(({ path }) => path)).toEqual(['a.md', 'b.mdx', 'guide/c.md', 'my docs/é 🎉 100%.md'])
    expect(docs[0]).toEqual({ path: 'a.md', source: 'docs/a.md', file: join(dir, 'a.md'), text: 'A' })
    expect([...folders]).toEqual([
      ['guide', { metadata: { label: 'Guide' }, file: 'docs/guide/_category_.yml' }],
    ])
  })

  it('applies the globs of the configuration', async () => {
    const dir = tempFolder({ 'a.md': '', 'guide/b.md': '', 'guide/_c.md': '', 'old/d.md': '', 'e.txt': '' })
    const { docs } = await scanDocs({ dir, source: 'docs', include: ['**/*'], exclude: ['old/**'] })
    expect(docs.map(({ path }) => path)).toEqual(['a.md', 'guide/_c.md', 'guide/b.md'])
  })

  it('OF-1: leaves out a folder that a build has written, but not one that has another `.vellum`', async () => {
    const dir = tempFolder({
      '.vellum': OUTPUT_MARKER_TEXT,
      'a.md': '',
      'out/.vellum': OUTPUT_MARKER_TEXT,
      'out/a.md': '',
      'out/guide/b.md': '',
      'site/.vellum/cache/x': '',
      'site/c.md': '',
    })
    const { docs } = await scan(dir)
    expect(docs.map(({ path }) => path)).toEqual(['a.md', 'site/c.md'])
  })

  it('reports a missing folder', async () => {
    expect(await problem('/nowhere/at/all')).toBe(
      'The docs folder "docs" does not exist.\n  Create it, or set `docs.path` in vellum.config.ts to the folder that has the Markdown files.',
    )
  })

  it('reports the line that is not UTF-8', async () => {
    const dir = tempFolder({ 'a.md': Buffer.from([0x61, 0x0a, 0x62, 0xff, 0x0a]) })
    expect(await problem(dir)).toBe(
      'The file is not valid UTF-8.\n  at docs/a.md:2\n  Save it as UTF-8 in your editor.',
    )
  })

  it('follows links, and finds one that links to its own parent', async () => {
    const dir = tempFolder({ 'guide/a.md': '', 'real/b.md': '' })
    symlinkSync(join(dir, 'real'), join(dir, 'linked'))
    symlinkSync(join(dir, 'nothing'), join(dir, 'broken.md'))
    expect((await scan(dir)).docs.map(({ path }) => path)).toEqual(['guide/a.md', 'linked/b.md', 'real/b.md'])
    symlinkSync(dir, join(dir, 'guide', 'loop'))
    expect(await problem(dir)).toBe(
      'The folder "docs/guide/loop" is a link to a folder that contains it.\n  at docs/guide/loop\n  Remove the link, or rename it so that it starts with "_".',
    )
  })

  it('reads a file of 5 MB', async () => {
    const { docs } = await scan(tempFolder({ 'a.md': 'word '.repeat(1_000_000) }))
    expect(docs[0]?.text.length).toBe(5_000_000)
  })
})
