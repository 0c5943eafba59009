import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../../test/tempFolder.js'
import { formatError } from '../../base/errors.js'
import { completeConfig } from '../../config/siteConfig.js'
import type { UserDocs } from '../../config/userConfig.js'
import { loadVersion } from './loadVersion.js'
import { versionsOf } from './versionList.js'

const tempFolder = tempFolders()

interface More {
  sidebars?: unknown
  production?: boolean
  docs?: UserDocs
}

function load(files: Record<string, string>, { docs = {}, ...more }: More = {}) {
  const dir = tempFolder(files)
  const site = { title: 'T', url: 'https://example.com', baseUrl: '/base/', docs }
  const options = completeConfig(site, { siteDir: dir }).docs[0]!
  const [version] = versionsOf([], options)
  return loadVersion({
    version: version!,
    locale: 'en',
    source: 'docs',
    dir,
    sidebars: undefined,
    sidebarsFile: 'sidebars.ts',
    production: true,
    baseUrl: '/base/',
    options,
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
  it('RT-3 … RT-8: has the routes of the table', async () => {
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

  it('T-19: a method page has its breadcrumbs and its neighbours', async () => {
    const { docs } = await load(troth)
    expect(docs.find(({ id }) => id === 'api/troth/methods/get-async')?.navigation).toEqual({
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

  it('SB-12, SB-24: without sidebars a page has no navigation', async () => {
    const { docs, sidebars } = await load({ 'a.md': '' }, { sidebars: false })
    expect(sidebars).toEqual({})
    expect(docs[0]?.navigation).toEqual({
      sidebar: undefined,
      breadcrumbs: undefined,
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
    const { docs } = await load(files, { sidebars: { two: ['c'], one: ['a', 'b', 'c'] } })
    expect(docs.map(({ navigation }) => navigation.sidebar)).toEqual(['two', undefined, 'one'])
  })

  it('SB-21, FM-17: leaves out drafts in production only', async () => {
    const files = { 'a.md': '', 'b.md': head('draft: true') }
    const sidebars = { one: ['a', 'b'] }
    expect((await load(files, { sidebars })).docs.map(({ id }) => id)).toEqual(['a'])
    const dev = await load(files, { sidebars, production: false })
    expect(dev.docs.map(({ id }) => id)).toEqual(['a', 'b'])
    expect([...dev.draftIds]).toEqual(['b'])
  })

  it('SB-22: an unlisted page is skipped in production, and like any other in development', async () => {
    const files = { '1-a.md': '', '2-b.md': head('unlisted: true'), '3-c.md': '' }
    const built = await load(files)
    expect(built.sidebars.defaultSidebar).toMatchObject([{ docId: 'a' }, { unlisted: true }, { docId: 'c' }])
    expect(built.docs[0]?.navigation.next).toEqual({ title: 'c', href: '/docs/c' })
    const dev = await load(files, { production: false })
    expect(dev.docs[0]?.navigation.next).toEqual({ title: 'b', href: '/docs/b' })
    expect(dev.docs[1]).toMatchObject({ unlisted: false, frontMatter: { unlisted: true } })
  })

  it('applies the options of the sidebar', async () => {
    const files = { 'guide/a.md': '', '01-b/_category_.json': '{"collapsed":true}', '01-b/c.md': '' }
    const open = await load(files, { docs: { sidebarCollapsed: false } })
    expect(open.sidebars.defaultSidebar).toMatchObject([
      { label: 'b', collapsible: true, collapsed: true },
      { label: 'guide', collapsible: true, collapsed: false },
    ])
    const sidebars = { one: [{ Group: ['guide/a'] }] }
    const fixed = await load(files, { sidebars, docs: { sidebarCollapsible: false } })
    expect(fixed.sidebars.one).toMatchObject([{ label: 'Group', collapsible: false, collapsed: false }])
  })

  it('BC-5: has no breadcrumbs if they are disabled', async () => {
    const { docs, generatedIndexes } = await load(troth, { docs: { breadcrumbs: false } })
    expect([...docs, ...generatedIndexes].filter(({ navigation }) => navigation.breadcrumbs)).toEqual([])
  })

  it('SB-3: leaves numbers in names, or parses them as the site does', async () => {
    const files = { '01-guide/02-a.md': '' }
    const ids = async (numberPrefixParser: NonNullable<UserDocs['numberPrefixParser']>) => {
      const { docs, sidebars } = await load(files, { docs: { numberPrefixParser } })
      return [
        docs[0]?.id,
        docs[0]?.position,
        sidebars.defaultSidebar?.map((item) => 'label' in item && item.label),
      ]
    }
    expect(await ids(true)).toEqual(['guide/a', 2, ['guide']])
    expect(await ids(false)).toEqual(['01-guide/02-a', undefined, ['01-guide']])
    const ownParser = (name: string) => ({ filename: name.slice(1), numberPrefix: 7 })
    expect(await ids(ownParser)).toEqual(['1-guide/2-a', 7, ['1-guide']])
  })

  it('applies `include` of the site', async () => {
    const files = { 'a.md': '', 'b.mdx': '', '_c.md': '', 'old/d.md': '' }
    const { docs } = await load(files, { docs: { include: ['**/*.md'], exclude: ['old/**'] } })
    expect(docs.map(({ id }) => id)).toEqual(['_c', 'a'])
  })

  it('FM-16: makes edit links from the option, the front matter wins', async () => {
    const files = {
      '01-guide/my doc.md': '',
      'b.md': head('custom_edit_url: https://x.dev/b'),
      'c.md': head('custom_edit_url: null'),
    }
    const urls = async (editUrl: UserDocs['editUrl']) =>
      (await load(files, { docs: { editUrl } })).docs.map((doc) => doc.editUrl)
    expect(await urls('https://x.dev/edit/')).toEqual([
      'https://x.dev/edit/docs/01-guide/my%20doc.md',
      'https://x.dev/b',
      undefined,
    ])
    expect(await urls((parts) => JSON.stringify(parts))).toEqual([
      JSON.stringify({
        locale: 'en',
        version: 'current',
        versionDocsDirPath: 'docs',
        docPath: '01-guide/my doc.md',
        permalink: '/base/docs/guide/my doc',
      }),
      'https://x.dev/b',
      undefined,
    ])
  })

  it('FM-20: shows the last change that is written in the page, if the site shows it', async () => {
    const files = { 'a.md': head('last_update: { date: 2025-03-01, author: Ann }'), 'b.md': '' }
    const updates = async (docs: UserDocs) => (await load(files, { docs })).docs.map((doc) => doc.lastUpdate)
    expect(await updates({ showLastUpdateTime: true, showLastUpdateAuthor: true })).toEqual([
      { date: Date.UTC(2025, 2, 1), author: 'Ann' },
      undefined,
    ])
    expect(await updates({ showLastUpdateAuthor: true })).toEqual([{ author: 'Ann' }, undefined])
    expect(await updates({})).toEqual([undefined, undefined])
  })

  it('TG-2: warns of tags that the tags file does not define', async () => {
    const files = { 'tags.yml': 'retry:\n  label: Retries', 'a.md': head('tags: [retry, retri]') }
    const { warnings, docs, tags } = await load(files)
    expect(warnings.map(({ severity, error }) => `${severity}: ${formatError(error)}`)).toEqual([
      'warn: The document "a" has the tag "retri", which docs/tags.yml does not define.\n  at docs/a.md\n  Did you mean "retry"?',
    ])
    expect(docs[0]?.tags).toEqual([
      { label: 'Retries', permalink: '/docs/tags/retry' },
      { label: 'retri', permalink: '/docs/tags/retri' },
    ])
    expect(tags.map(({ label }) => label)).toEqual(['retri', 'Retries'])
    expect((await load(files, { docs: { onInlineTags: 'ignore' } })).warnings).toEqual([])
    expect((await load(files, { docs: { tags: false } })).warnings).toEqual([])
    expect(await problem(files, { docs: { onInlineTags: 'throw' } })).toBe(
      'The document "a" has the tag "retri", which docs/tags.yml does not define.\n  at docs/a.md\n  Did you mean "retry"?',
    )
    expect(await problem(files, { docs: { tags: 'own.yml' } })).toBe(
      'The tags file "docs/own.yml" does not exist.\n  Create it, or remove `docs.tags` from vellum.config.ts.',
    )
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
      'The version "current" has no documents: all of "docs" are drafts.\n  Take `draft: true` out of the front matter of one, or set `docs: false` in vellum.config.ts.',
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
      'The document "a" names the sidebar "defaultSidbar", which does not exist.\n  at docs/a.md\n  Did you mean "defaultSidebar"?',
    ],
    [
      'SB-13: an unknown document',
      { 'a.md': '' },
      { sidebars: { one: ['b'] } },
      'The sidebars name documents that do not exist:\n  - b (did you mean "a"?)\n  at sidebars.ts\n  Available ids: a.',
    ],
    [
      'two wrong files at once',
      { 'a.md': head('id: x/y'), 'b.md': head('slug: "a?b"') },
      {},
      '2 problems:\n\nThe front matter is invalid: `id` must not contain a slash: "x/y".\n  at docs/a.md:2\n  It reads:\n    id: x/y\n\nThe slug "a?b" of the document "b" in the folder "/" is not a path.\n  at docs/b.md\n  Write it like a path: letters, digits, "-", "_", "." and "/", without "?" and "#".',
    ],
  ])('refuses %s', async (_, files, more, message) => {
    expect(await problem(files, more)).toBe(message)
  })
})
