// A site with two frozen versions and the one in work, and a second set of documents with
// versions of its own, built whole.

import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { searchBuilt } from './builtSearch.js'
import {
  type BuiltSite,
  buildSite,
  contentsOf,
  differences,
  filesIn,
  runHere,
  testSites,
} from './builtSite.js'

const { copyFixture, makeSite } = testSites()

let site: BuiltSite
beforeAll(async () => {
  site = await buildSite(copyFixture('versions'))
  expect(site.error).toBeUndefined()
  expect(site.warnings).toEqual([])
})

const read = (file: string) => readFileSync(join(site.outDir, file), 'utf8')
const html = (path: string) => read(`${path}/index.html`.slice(1))
const all = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map((match) => match[1]!)
/** The addresses in the navbar, without the brand. */
const bar = (path: string) => {
  const [nav = ''] = /<nav aria-label="Main".*?<\/nav>/s.exec(html(path)) ?? []
  return all(nav, /<a [^>]*?href="([^"]*)"/g).slice(1)
}
const head = (path: string, pattern: RegExp) => pattern.exec(html(path))?.[1]
/** The data that a page carries. */
const served = (path: string) =>
  JSON.parse(head(path, /<script type="application\/json" id="__vellum-page">(.*?)<\/script>/s) ?? '')

describe('routes', () => {
  it('VR-3: the last version is at the path of the docs, current at next, others at their name', () => {
    const pages = filesIn(site.outDir).filter((file) => /^(docs|api)\/.*index\.html$/.test(file))
    expect(pages.map((file) => `/${file.replace(/\/index\.html$/, '')}`)).toEqual([
      '/api',
      '/api/next',
      '/api/next/start',
      '/api/start',
      '/docs/1.0',
      '/docs/1.0/install',
      '/docs/1.0/intro',
      '/docs/1.0/legacy',
      '/docs/1.0/moved',
      '/docs/1.0/tags/gone',
      '/docs/1.0/tags',
      '/docs/category/guide',
      '/docs/guide/usage',
      '/docs',
      '/docs/install',
      '/docs/intro',
      '/docs/moved-here',
      '/docs/next/category/guide',
      '/docs/next/fresh',
      '/docs/next/guide/live',
      '/docs/next/guide/usage',
      '/docs/next',
      '/docs/next/install',
      '/docs/next/intro',
      '/docs/next/moved-again',
      '/docs/next/tags',
      '/docs/next/tags/start',
      '/docs/tags',
      '/docs/tags/start',
    ])
  })

  it('AS-1: links between files stay in their version', () => {
    const links = (path: string) =>
      all(/<div class="theme-doc-markdown.*?<h2/s.exec(html(path))?.[0] ?? '', /href="([^"]+)"/g)
    expect(links('/docs/next/intro')).toEqual(['/docs/next/install', '/docs/next/guide/usage'])
    expect(links('/docs/intro')).toEqual(['/docs/install', '/docs/guide/usage'])
    expect(links('/docs/1.0/intro')).toEqual(['/docs/1.0/install', '/docs/1.0/legacy'])
  })

  it('an old URL that all copies name redirects to the last version', () => {
    expect(read('_redirects')).toBe('/old-intro /docs/intro 301\n/old-intro/ /docs/intro 301\n')
  })
})

describe('the navbar as served', () => {
  const api = '/api/start'

  it('VR-9, VD-4, VD-5: follows the version of the page', () => {
    expect(bar('/docs/1.0/moved')).toEqual([
      ...['/docs/1.0/install', '/docs/1.0/moved', '/docs/guide/usage', api, '/docs/1.0/install'],
      ...['/docs/1.0/moved', '/docs/next/moved-again', '/docs/moved-here', '/docs/1.0/moved', '/archive'],
    ])
    expect(bar('/docs/next/fresh')).toEqual([
      ...['/docs/next/intro', '/docs/next/moved-again', '/docs/next/guide/usage', api, '/docs/next/intro'],
      ...['/docs/next/fresh', '/docs/next/fresh', '/docs/intro', '/docs/1.0/install', '/archive'],
    ])
    expect(bar('/docs/category/guide').slice(5)).toEqual([
      ...['/docs/category/guide', '/docs/next/category/guide', '/docs/category/guide', '/docs/1.0/install'],
      '/archive',
    ])
  })

  it('links to the last version from elsewhere, including from another docs set', () => {
    const last = ['/docs/intro', '/docs/moved-here', '/docs/guide/usage']
    const versions = [
      '/docs/intro',
      '/docs/intro',
      '/docs/next/intro',
      '/docs/intro',
      '/docs/1.0/install',
      '/archive',
    ]
    expect(bar('/archive')).toEqual([...last, api, ...versions])
    expect(bar('/api/next/start')).toEqual([...last, '/api/next/start', ...versions])
  })

  it('SH-8, VR-6: the version is a class, and may have its own', () => {
    expect(head('/docs/intro', /<html [^>]*class="([^"]+)"/)).toBe(
      'plugin-docs plugin-id-default docs-wrapper docs-version-2.0 docs-doc-page docs-doc-id-intro',
    )
    expect(head('/docs/1.0/intro', /<html [^>]*class="([^"]+)"/)).toContain(' old docs-version-1.0 ')
  })
})

describe('what search engines get', () => {
  const canonical = /<link rel="canonical" href="https:\/\/example\.com([^"]+)">/

  it('old pages are copies of those in the last version, if it has them', () => {
    expect(head('/docs/1.0/moved', canonical)).toBe('/docs/moved-here')
    expect(head('/docs/1.0/legacy', canonical)).toBe('/docs/1.0/legacy')
    expect(head('/docs/next/intro', canonical)).toBe('/docs/next/intro')
    expect(head('/docs/intro', canonical)).toBe('/docs/intro')
  })

  it('SEO-7, SM-1: a version can be kept out of search and sitemap', () => {
    const robots = /<meta name="robots" content="([^"]+)">/
    expect(head('/docs/1.0/intro', robots)).toBe('noindex, nofollow')
    expect(head('/docs/1.0/tags', robots)).toBe('noindex, nofollow')
    expect(head('/docs/next/intro', robots)).toBeUndefined()
    const urls = all(read('sitemap.xml'), /<loc>https:\/\/example\.com([^<]+)<\/loc>/g)
    expect(urls.filter((url) => url.startsWith('/docs/1.0'))).toEqual([])
    expect(urls).toContain('/docs/next/intro')
  })
})

describe('search', () => {
  it('SR-12: has a scope for each version, and one for pages without a version', () => {
    expect(Object.keys(JSON.parse(read('_data/_search.json')).scopes)).toEqual([
      'default',
      'docs-api-current',
      'docs-api-v1',
      'docs-default-1.0',
      'docs-default-2.0',
      'docs-default-current',
    ])
  })

  it('SR-12: finds pages of its scopes only', async () => {
    const { find } = searchBuilt(site.outDir)
    expect((await find('install', 'docs-default-current'))[0]).toBe('/docs/next/install')
    expect((await find('install', 'docs-default-2.0'))[0]).toBe('/docs/install')
    // That search engines do not list a version is no reason to hide it from its readers.
    expect((await find('install', 'docs-default-1.0'))[0]).toBe('/docs/1.0/install')
    expect(await find('legacy', 'docs-default-current', 'default')).toEqual([])
    expect(await find('legacy', 'docs-default-1.0')).toContain('/docs/1.0/legacy')
    expect(await find('archive', 'docs-default-2.0', 'default')).toEqual(['/archive'])
  })
})

describe('what a version costs', () => {
  it('a page at the same path in all versions contains only its own URL', () => {
    expect(served('/docs/intro').page.version).toEqual({ docsId: 'default', name: '2.0' })
    expect(served('/docs/next/moved-again').page.version).toEqual({
      docsId: 'default',
      name: 'current',
      elsewhere: { '2.0': '/docs/moved-here', '1.0': '/docs/1.0/moved' },
    })
  })

  it('VR-7: only pages that read all documents name their file', () => {
    const named = filesIn(site.outDir).filter(
      (file) => file.endsWith('.html') && /assets\/docs-\w+\.json/.test(read(file)),
    )
    expect(named).toEqual(['docs/next/guide/live/index.html'])
    expect(html('/docs/next/guide/live')).toContain(
      '<p id="told">default current Canary false /docs/next/install current,2.0</p>',
    )
  })

  it('every version has a sidebar file of its own', () => {
    const file = (path: string) => (served(path).sidebar as { file: string }).file
    expect(new Set(['/docs/intro', '/docs/next/intro', '/docs/1.0/intro'].map(file)).size).toBe(3)
    expect(read(file('/docs/1.0/intro').slice(1))).toContain('/docs/1.0/legacy')
  })

  it('a site with one version has no code for versions in its shell', async () => {
    const one = await buildSite(makeSite({ 'docs/a.md': '# A' }))
    const shell = (dir: string) => {
      const name = filesIn(join(dir, 'assets')).find((file) => /^shell-.*\.js$/.test(file))!
      return readFileSync(join(dir, 'assets', name), 'utf8')
    }
    expect(shell(site.outDir)).toContain('docs-preferred-version-')
    expect(shell(one.outDir)).not.toMatch(/docs-preferred-version-|docsVersions|data-docs-version/)
  })

  it('SR-14: a changed document leaves the pages and the index of other versions unchanged', async () => {
    const { siteDir } = site
    const before = contentsOf(site.outDir)
    appendFileSync(join(siteDir, 'docs/install.md'), '\nTwo.\n')
    const again = await buildSite(siteDir)
    expect(again.result?.rendered).toBe(1)
    expect(differences(before, contentsOf(again.outDir)).filter((file) => !/\.(br|gz)$/.test(file))).toEqual([
      '_data/_search.json',
      '_data/docs/next/install.json',
      'docs/next/install/index.html',
    ])
  })
})

describe('vellum version', () => {
  it('freezes the docs, and the site is built with the new version as its last', async () => {
    const dir = makeSite({ 'docs/a.md': '# A', 'docs/b.md': '# B\n\n[a](./a.md)' })
    expect(await runHere(['version', '1.0', dir])).toEqual({
      code: 0,
      out: 'Froze 2 documents as version "1.0": versioned_docs/version-1.0, versioned_sidebars/version-1.0-sidebars.json, versions.json.\n',
      error: '',
    })
    const built = await buildSite(dir)
    expect(built.error).toBeUndefined()
    expect(filesIn(built.outDir).filter((file) => /^docs\/.*index\.html$/.test(file))).toEqual([
      'docs/a/index.html',
      'docs/b/index.html',
      'docs/index.html',
      'docs/next/a/index.html',
      'docs/next/b/index.html',
      'docs/next/index.html',
    ])
  })
})
