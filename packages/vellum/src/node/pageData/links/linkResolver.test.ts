import { describe, expect, it } from 'vitest'
import { createAssetFiles } from './assetFiles.js'
import { createPageResolver, describeResolution } from './linkResolver.js'
import type { MarkdownTargets } from './markdownTargets.js'
import type { SiteFiles } from './siteFiles.js'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"></svg>'

/** Files in memory. */
function filesOf(contents: Record<string, string | Uint8Array>): SiteFiles {
  return {
    exists: (path) => Object.hasOwn(contents, path),
    read: (path) => Buffer.from(contents[path]!),
    list: (dir) => {
      const below = Object.keys(contents).filter((path) => path.startsWith(`${dir}/`))
      return [...new Set(below.map((path) => path.slice(dir.length + 1).split('/')[0]!))].sort()
    },
  }
}

const targets: MarkdownTargets = {
  '/site/docs/01-intro.md': '/x/docs/intro',
  '/site/docs/02-guide/a.mdx': '/x/docs/guide/a',
  '/site/docs/02-guide/my doc.md': '/x/docs/guide/my%20doc',
  '/site/docs/03-api/file.mdx': '/x/docs/the-slug',
  '/site/src/pages/about.md': '/x/about',
}

const site = (extra: Record<string, string | Uint8Array> = {}) => {
  const files = filesOf({
    ...Object.fromEntries(Object.keys(targets).map((file) => [file, ''])),
    '/site/docs/02-guide/data set.json': '{}',
    '/site/docs/02-guide/My logo.SVG': SVG,
    '/site/static/img/logo.svg': SVG,
    '/site/static/page.html': '',
    '/site/src/data.csv': 'a',
    ...extra,
  })
  return {
    urlRules: { baseUrl: '/x/', trailingSlash: undefined },
    siteDir: '/site',
    staticDirs: ['/site/static'],
    targets,
    files,
    assets: createAssetFiles(files),
  }
}

const resolver = (extra?: Record<string, string | Uint8Array>) =>
  createPageResolver({ site: site(extra), file: '/site/docs/02-guide/a.mdx', contentDir: '/site/docs' })
const link = (url: string) => resolver().link(url)
const image = (url: string, extra?: Record<string, string | Uint8Array>) => resolver(extra).image(url)

describe('link', () => {
  it.each([
    [['/x/docs'], '/x/docs/guide/'],
    [[], '/x/guide/'],
  ])('LK-7: a document at the root of the docs links to what is below (roots: %j)', (docsRoots, href) => {
    const file = '/site/docs/README.md'
    const ownSite = { ...site(), targets: { ...targets, [file]: '/x/docs' }, docsRoots }
    const { link } = createPageResolver({ site: ownSite, file, contentDir: '/site/docs' })
    expect(link('guide/')).toEqual({ type: 'internal', href })
  })

  it.each([
    ['T-56', '../03-api/file.mdx#h', '/x/docs/the-slug#h'],
    ['AS-1', './my%20doc.md?q=1#h', '/x/docs/guide/my%20doc?q=1#h'],
    ['AS-1', '@site/docs/01-intro.md', '/x/docs/intro'],
    ['AS-1', '@site/src/pages/about.md', '/x/about'],
    ['AS-2', '/01-intro.md', '/x/docs/intro'],
    ['AS-2', '/docs/01-intro.md', '/x/docs/intro'],
    ['AS-2', '01-intro.md', '/x/docs/intro'],
    ['AS-2', 'docs/01-intro.md', '/x/docs/intro'],
    ['AS-2', 'a.mdx', '/x/docs/guide/a'],
    ['URL-7', '/docs/intro?q#h', '/x/docs/intro?q#h'],
    ['LK-7', '../other', '/x/docs/other'],
    ['LK-7', './other?q#h', '/x/docs/guide/other?q#h'],
    ['LK-7', 'other', '/x/docs/guide/other'],
    ['', '#h', '#h'],
    ['', '', ''],
    ['DV-13: a file with an extension that is not there', '/v1.2', '/x/v1.2'],
    ['AS-4: HTML is a page', '/page.html', '/x/page.html'],
  ])('%s: %s → %s', (_, url, href) => {
    expect(link(url)).toEqual({ type: 'internal', href })
  })

  it('AS-2: `../` means the folder of the file only', () => {
    expect(link('./01-intro.md').type).toBe('missing-file')
  })

  it('AS-3: distinguishes a file that is not a page from a missing one', () => {
    const draft = resolver({ '/site/docs/02-guide/draft.md': '' })
    expect(draft.link('./draft.md')).toEqual({ type: 'no-page' })
    expect(link('./draft.md').type).toBe('missing-file')
  })

  it('AS-3: suggests a similar file for a missing one', () => {
    const meant = (url: string) => {
      const resolved = link(url)
      return resolved.type === 'missing-file' ? resolved.meant : resolved
    }
    expect(meant('./my-doc.md')).toBe('./my doc.md')
    expect(meant('./file.mdx')).toBe('../03-api/file.mdx')
    expect(meant('./nothing-like-it.md')).toBeUndefined()
    expect(meant('@site/src/dta.csv')).toBe('@site/src/data.csv')
  })

  it('CB-19: suggests the first file of a folder', () => {
    const { file } = resolver({
      '/site/docs/02-guide/code/a.ts': '',
      '/site/docs/02-guide/code/deep/b.ts': '',
    })
    const meant = (path: string) => {
      const found = file(path)
      return found.type === 'missing' ? found.meant : found
    }
    expect(meant('./code')).toBe('./code/a.ts')
    expect(meant('./code/')).toBe('./code/a.ts')
    expect(meant('./code/aa.ts')).toBe('./code/a.ts')
  })

  it('AS-4: copies files under a hashed name', () => {
    const name = 'assets/files/data-set-44136fa3.json'
    expect(link('./data%20set.json#L1')).toEqual({
      type: 'asset',
      href: `/x/${name}#L1`,
      asset: { file: '/site/docs/02-guide/data set.json', name },
    })
    expect(link('data set.json')).toMatchObject({ type: 'asset', href: `/x/${name}` })
    expect(link('/img/logo.svg')).toMatchObject({ asset: { file: '/site/static/img/logo.svg' } })
    expect(link('@site/src/data.csv')).toMatchObject({ asset: { file: '/site/src/data.csv' } })
  })

  it('URL-8, URL-9: leaves URLs of other sites and of the host unchanged', () => {
    expect(link('https://a.dev/b.md')).toEqual({ type: 'external', href: 'https://a.dev/b.md' })
    expect(link('mailto:a@b.c')).toEqual({ type: 'external', href: 'mailto:a@b.c' })
    expect(link('pathname:///files/a.pdf')).toEqual({ type: 'unchecked', href: '/x/files/a.pdf' })
  })
})

describe('image', () => {
  it('AS-5: copies images under a hashed name with their size', () => {
    const name = 'assets/images/My-logo-58f78c25.svg'
    expect(image('./My%20logo.SVG#dark')).toEqual({
      type: 'asset',
      src: `/x/${name}#dark`,
      width: 20,
      height: 10,
      asset: { file: '/site/docs/02-guide/My logo.SVG', name },
    })
    expect(image('/img/logo.svg')).toMatchObject({ asset: { file: '/site/static/img/logo.svg' } })
    expect(image('@site/static/img/logo.svg')).toMatchObject({ type: 'asset' })
    expect(image('/static/img/logo.svg')).toMatchObject({ asset: { file: '/site/static/img/logo.svg' } })
  })

  it('has no size when the format is unknown', () => {
    expect(image('./a.png', { '/site/docs/02-guide/a.png': 'no image' })).toMatchObject({
      type: 'asset',
      width: undefined,
      height: undefined,
    })
  })

  it('AS-5: reports a missing file, and suggests a similar one', () => {
    expect(image('./My-logo.svg')).toEqual({ type: 'missing', meant: './My logo.SVG' })
    expect(image('/img/lgo.svg')).toEqual({ type: 'missing', meant: '/img/logo.svg' })
    expect(image('')).toEqual({ type: 'missing', meant: undefined })
  })

  it('AS-6: leaves other URLs unchanged', () => {
    expect(image('pathname:///img/a.png')).toEqual({ type: 'external', src: '/x/img/a.png' })
    expect(image('https://a.dev/b.png')).toEqual({ type: 'external', src: 'https://a.dev/b.png' })
    expect(image('data:image/png;base64,AA')).toMatchObject({ type: 'external' })
  })
})

describe('file', () => {
  it('CB-19: reads text beside the page or of the site, and suggests a similar file', () => {
    const read: string[] = []
    const onRead = (file: string) => read.push(file)
    const { file } = createPageResolver({
      site: { ...site(), onRead },
      file: '/site/docs/02-guide/a.mdx',
      contentDir: '/site/docs',
    })
    expect(file('@site/src/data.csv')).toEqual({ type: 'text', source: 'src/data.csv', text: 'a' })
    expect(file('./data set.json')).toEqual({
      type: 'text',
      source: 'docs/02-guide/data set.json',
      text: '{}',
    })
    expect(file('./data sets.json')).toEqual({ type: 'missing', meant: './data set.json' })
    expect(read).toEqual([
      '/site/src/data.csv',
      '/site/docs/02-guide/data set.json',
      '/site/docs/02-guide/data sets.json',
    ])
  })

  it('CB-19: a cache compares the hash of the text', () => {
    const described = (text: string) => describeResolution({ type: 'text', source: 'a', text }, '/site')
    expect(described('one')).not.toBe(described('two'))
    expect(described('x'.repeat(1000)).length).toBeLessThan(200)
  })
})

describe('describeResolution', () => {
  it('is the same for the same result, in whatever order its fields are', () => {
    const asset = { file: '/site/a', name: 'b' }
    expect(describeResolution({ type: 'asset', href: '/b', asset }, '/site')).toBe(
      describeResolution({ asset: { name: 'b', file: '/site/a' }, href: '/b', type: 'asset' }, '/site'),
    )
    expect(describeResolution({ type: 'internal', href: '/b' }, '/site')).toBe(
      '{"href":"/b","type":"internal"}',
    )
  })

  it('CLI-8: is the same when the site was moved', () => {
    const at = (siteDir: string) =>
      describeResolution(
        { type: 'asset', href: '/b', asset: { file: `${siteDir}/docs/a.png`, name: 'b' } },
        siteDir,
      )
    expect(at('/moved/to')).toBe(at('/site'))
    expect(at('/site')).toContain('"docs/a.png"')
  })
})

describe('a translated page', () => {
  const translated = '/site/i18n/fr/current/02-guide/a.mdx'
  const resolve = (files: Record<string, string | Uint8Array> = {}) =>
    createPageResolver({
      site: { ...site(files), urlRules: { baseUrl: '/x/fr/', trailingSlash: undefined }, assetBase: '/x/' },
      file: translated,
      contentDir: '/site/docs',
      originals: ['/site/docs/02-guide/a.mdx'],
    })

  it('AS-2: links to pages by the files of the original', () => {
    expect(resolve().link('../03-api/file.mdx')).toEqual({ type: 'internal', href: '/x/docs/the-slug' })
    expect(resolve().link('/01-intro.md')).toEqual({ type: 'internal', href: '/x/docs/intro' })
  })

  it('AS-4, AS-5: prefers files of its own folder, and all locales share them', () => {
    expect(resolve().image('./My%20logo.SVG')).toMatchObject({
      type: 'asset',
      src: expect.stringMatching(/^\/x\/assets\/images\/My-logo-/),
      asset: { file: '/site/docs/02-guide/My logo.SVG' },
    })
    const ownFiles = { '/site/i18n/fr/current/02-guide/My logo.SVG': SVG }
    expect(resolve(ownFiles).image('./My%20logo.SVG')).toMatchObject({
      asset: { file: Object.keys(ownFiles)[0] },
    })
  })
})
