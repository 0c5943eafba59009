import { describe, expect, it } from 'vitest'
import { useTempFolders } from '../../../test/tempFolder.js'
import { formatError } from '../errors.js'
import { loadVersion } from './loadVersion.js'

const tempFolder = useTempFolders()

function load(files: Record<string, string>, more: { sidebars?: unknown; production?: boolean } = {}) {
  const dir = tempFolder(files)
  const version = { name: 'current', label: 'Next', path: '/docs', locale: 'en', source: 'docs' }
  return loadVersion({
    ...version,
    dir,
    sidebars: undefined,
    sidebarsFile: 'sidebars.ts',
    production: true,
    ...more,
  })
}
const problem = (...input: Parameters<typeof load>) => load(...input).then(() => 'no problem', formatError)
const head = (lines: string) => `---\n${lines}\n---\n`

/** The docs of the route table, as small as they can be. */
const troth = {
  '01-introduction.md': '# Introduction',
  '02-installation/_category_.json': '{"label":"Installation","link":{"type":"generated-index"}}',
  '02-installation/nodejs.md': '# Node.js',
  '02-installation/cjs.md': '# CommonJS',
  '03-api/_category_.json': '{"label":"API Reference","link":{"type":"generated-index"}}',
  '03-api/troth-options.md': '# Options',
  '03-api/troth/index.md': '# Client',
  '03-api/troth/methods/_category_.json': '{"label":"Methods","link":{"type":"generated-index"}}',
  '03-api/troth/methods/get-async.md': '# getAsync',
}

describe('loadVersion', () => {
  it('RT-3 … RT-8: gives the routes of the table', async () => {
    const version = await load(troth)
    expect(version.docs.map(({ permalink }) => permalink)).toEqual([
      '/docs/introduction',
      '/docs/installation/cjs',
      '/docs/installation/nodejs',
      '/docs/api/troth/',
      '/docs/api/troth/methods/get-async',
      '/docs/api/troth-options',
    ])
    expect(version.generatedIndexes.map(({ permalink }) => permalink)).toEqual([
      '/docs/category/installation',
      '/docs/category/methods',
      '/docs/category/api-reference',
    ])
    expect(version).toMatchObject({
      name: 'current',
      label: 'Next',
      path: '/docs',
      locale: 'en',
      mainDoc: { id: 'introduction' },
    })
  })

  it('T-19: tells a method page its way from the top and its neighbours', async () => {
    const { docs } = await load(troth)
    expect(docs.find(({ id }) => id === 'api/troth/methods/get-async')?.place).toEqual({
      sidebar: 'defaultSidebar',
      breadcrumbs: [
        { label: 'API Reference', href: '/docs/category/api-reference' },
        { label: 'Client', href: '/docs/api/troth/' },
        { label: 'Methods', href: '/docs/category/methods' },
        { label: 'getAsync' },
      ],
      previous: { title: 'Methods', href: '/docs/category/methods' },
      next: { title: 'Options', href: '/docs/api/troth-options' },
    })
  })

  it('SB-12, SB-24: without sidebars a page has no place', async () => {
    const { docs, sidebars } = await load({ 'a.md': '' }, { sidebars: false })
    expect(sidebars).toEqual({})
    expect(docs[0]?.place).toEqual({
      sidebar: undefined,
      breadcrumbs: [],
      previous: undefined,
      next: undefined,
    })
  })

  it('FM-10: a page may show another sidebar, or none', async () => {
    const files = {
      'a.md': head('displayed_sidebar: two'),
      'b.md': head('displayed_sidebar: null'),
      'c.md': '',
    }
    const { docs } = await load(files, { sidebars: { one: ['a', 'b', 'c'], two: ['c'] } })
    expect(docs.map(({ place }) => place.sidebar)).toEqual(['two', undefined, 'one'])
  })

  it('SB-21, FM-17: leaves out drafts in production only', async () => {
    const files = { 'a.md': '', 'b.md': head('draft: true') }
    const sidebars = { one: ['a', 'b'] }
    expect((await load(files, { sidebars })).docs.map(({ id }) => id)).toEqual(['a'])
    const dev = await load(files, { sidebars, production: false })
    expect(dev.docs.map(({ id }) => id)).toEqual(['a', 'b'])
    expect([...dev.draftIds]).toEqual(['b'])
  })

  it('VR-8: the main document is the one at the root, else the first of the first sidebar', async () => {
    expect((await load({ 'a.md': '', 'b.md': head('slug: /') })).mainDoc.id).toBe('b')
    const sidebars = { one: [{ type: 'link', label: 'L', href: '/' }, { Group: ['b'] }, 'a'] }
    expect((await load({ 'a.md': '', 'b.md': '' }, { sidebars })).mainDoc.id).toBe('b')
    expect((await load({ 'a.md': '', 'b.md': '' }, { sidebars: false })).mainDoc.id).toBe('a')
  })

  it.each<[string, Record<string, string>, object, string]>([
    [
      'SB-1: no documents',
      { '_x.md': '' },
      {},
      'The version "current" has no documents: "docs" has no Markdown files.\n  Add one, for example `intro.md`, or set `docs: false` in vellum.config.ts.',
    ],
    [
      'only drafts',
      { 'a.md': head('draft: true') },
      {},
      'The version "current" has no documents: all of "docs" are drafts.',
    ],
    [
      'SB-4: one id twice',
      { '01-a.md': '', '02-a.md': '' },
      {},
      'Two documents have the same id "a".\n  at docs/01-a.md\n  at docs/02-a.md\n  Rename one of the files, or give one of them another `id` in its front matter.',
    ],
    [
      'FM-10: an unknown sidebar',
      { 'a.md': head('displayed_sidebar: defaultSidbar') },
      {},
      'The document "a" wants the sidebar "defaultSidbar", which does not exist.\n  at docs/a.md\n  Did you mean "defaultSidebar"?',
    ],
    [
      'SB-13: an unknown document',
      { 'a.md': '' },
      { sidebars: { one: ['b'] } },
      'The sidebars name documents that do not exist:\n  - b (did you mean "a"?)\n  at sidebars.ts\n  Available ids: a.',
    ],
    [
      'two wrong files at once',
      { 'a.md': head('id: x/y'), 'b.md': head('slug: "a b"') },
      {},
      '2 problems:\n\nThe front matter is wrong: `id` must not contain a slash: "x/y".\n  at docs/a.md:2\n  It reads:\n    id: x/y\n\nThe slug "a b" of the document "b" in the folder "/" is not a path.\n  at docs/b.md\n  Write it like a path: letters, digits, "-", "_", "." and "/", without "?", "#" and spaces.',
    ],
  ])('refuses %s', async (_, files, more, message) => {
    expect(await problem(files, more)).toBe(message)
  })
})
