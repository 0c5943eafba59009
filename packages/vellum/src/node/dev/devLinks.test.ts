import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { type Files, tempFolders } from '../../../test/tempFolder.js'
import { loadSiteConfig } from '../config/loadSiteConfig.js'
import { loadSite } from '../steps/loadSite.js'
import { createDevLinks } from './devLinks.js'
import { createProblemLog } from './devProblems.js'
import { createDevSite } from './devSite.js'

const tempFolder = tempFolders()

/** A site of these files; `open` renders and checks a page, and returns the printed warnings. */
async function siteOf(files: Files, config = '') {
  const siteDir = tempFolder({
    'vellum.config.mjs': `export default { title: 'T', url: 'https://example.com', baseUrl: '/b/', ${config} }\n`,
    ...files,
  })
  let printed: string[] = []
  const links = createDevLinks(createProblemLog({ warn: (text) => void printed.push(text) }))
  const load = async () =>
    createDevSite({
      site: await loadSite(await loadSiteConfig(siteDir), { production: false }),
      cacheDir: join(siteDir, '.vellum/cache'),
      engine: 'test',
      styles: [],
      classStyles: [],
      scripts: [],
      knownRecords: new Map(),
      links,
      loadPage: async () => ({
        exports: {
          default: () => [
            createElement('a', { key: 1, href: '/b/docs/File.pdf' }),
            createElement('a', { key: 2, href: '/b/nowhere' }),
          ],
        },
        styles: [],
      }),
    })
  let dev = await load()
  return {
    warnings: () => dev.warnings.map(({ message, files }) => `${message} ${files}`),
    redirect: (url: string) => dev.redirect(url),
    reload: async () => {
      dev = await load()
    },
    write: (file: string, text: string) => {
      writeFileSync(join(siteDir, file), text)
      // Later than any page was rendered.
      utimesSync(join(siteDir, file), new Date(), new Date(Date.now() + 60_000))
    },
    open: async (path: string) => {
      printed = []
      ;(await dev.page(path)).check()
      return printed
    },
  }
}

describe('createDevLinks', () => {
  it('DEV-11: reports broken links with their lines and the nearest page, once', async () => {
    const { open, reload, write } = await siteOf({
      'docs/a.md': '# A\n\n[gone](/docs/gide) and [good](./guide.md)\n\n[file](./none.md)\n',
      'docs/guide.md': '# Guide\n',
    })
    const printed = await open('/b/docs/a')
    expect(printed.join('\n')).toContain('docs/a.md:5')
    expect(printed.at(-1)).toContain('1 broken link on one page.')
    expect(printed.at(-1)).toContain(
      '/docs/gide, resolved as /b/docs/gide (docs/a.md:3). Did you mean /b/docs/guide?',
    )
    expect(printed.at(-1)).toContain('set `onBrokenLinks` to')
    expect(await open('/b/docs/a')).toEqual([])
    await reload()
    expect(await open('/b/docs/a')).toEqual([])

    write('docs/a.md', '# A\n\n[good](./guide.md)\n')
    await reload()
    expect(await open('/b/docs/a')).toEqual([])
    write('docs/a.md', '# A\n\n\n[gone](/docs/gide)\n')
    await reload()
    expect((await open('/b/docs/a')).join()).toContain('docs/a.md:4')
  })

  it('DEV-11: reports a broken anchor as soon as its page is rendered', async () => {
    const { open, write, reload } = await siteOf({
      'docs/a.md': '# A\n\n[part](./b.md#instal) [own](#nope)\n',
      'docs/b.md': '# B\n\n## Install\n',
    })
    const first = await open('/b/docs/a')
    expect(first).toHaveLength(1)
    expect(first[0]).toContain('#nope, resolved as /b/docs/a#nope (docs/a.md:3)')
    expect(first[0]).not.toContain('instal')
    const later = await open('/b/docs/b')
    expect(later).toHaveLength(1)
    expect(later[0]).toContain('(docs/a.md:3). Did you mean /b/docs/b#install?')
    // Its file has changed since it was rendered: the line may be wrong.
    write('docs/a.md', '# A\n\nText.\n\n[part](./b.md#instal)\n')
    write('docs/b.md', '# B\n\n## Installation\n')
    await reload()
    expect(await open('/b/docs/b')).toEqual([])
    expect((await open('/b/docs/a'))[0]).toContain('docs/a.md:5')
  })

  it('BK-15: reports a redirect to an anchor that does not exist with the page that it goes to', async () => {
    const { open } = await siteOf(
      { 'docs/a.md': '# A\n', 'docs/b.md': '# B\n\n## Install\n' },
      "redirects: [{ from: '/old', to: '/docs/b#instal' }],",
    )
    expect(await open('/b/docs/a')).toEqual([])
    expect(await open('/b/docs/b')).toEqual([
      expect.stringContaining('The redirect "/b/old" has the target "/b/docs/b#instal", but that page'),
    ])
    expect(await open('/b/docs/b')).toEqual([])
  })

  it('reports a link of navbar, footer or component with one page, and no file that Vite serves', async () => {
    const { open } = await siteOf(
      {
        'docs/a.mdx': 'import X from "./x.jsx"\n\n# A\n\n<X />\n',
        'docs/x.jsx': 'export default () => null\n',
        'docs/b.md': '# B\n',
        'docs/File.pdf': '',
      },
      "themeConfig: { footer: { links: [{ label: 'Gone', to: '/gone' }] } },",
    )
    const first = (await open('/b/docs/a')).join('\n')
    expect(first).toContain('/b/gone (in a component, the navbar, the footer or a sidebar)')
    expect(first).toContain('/b/nowhere')
    expect(first).not.toContain('File.pdf')
    expect(await open('/b/docs/b')).toEqual([])
  })

  it('leaves links to other locales to a build, which knows their pages', async () => {
    const { open } = await siteOf(
      { 'docs/a.md': '# A\n\n<a href="/b/fr/docs/z">z</a> [x](/docs/x)\n', 'i18n/fr/code.json': '{}' },
      "i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }",
    )
    const printed = (await open('/b/docs/a')).join('\n')
    expect(printed).toContain('1 broken link on one page.')
    expect(printed).toContain('/docs/x')
    expect(printed).not.toContain('/docs/z')
  })

  it('reports nothing that the site ignores', async () => {
    const { open } = await siteOf(
      { 'docs/a.md': '# A\n\n[gone](/docs/none) [own](#nope)\n' },
      "onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',",
    )
    expect(await open('/b/docs/a')).toEqual([])
  })

  it('DEV-12: does not report links that a redirect handles', async () => {
    const { open, redirect, warnings } = await siteOf(
      {
        'docs/a.md': '---\nredirect_from: /before\n---\n\n# A\n\n[old](/older) [x](/was/x) [y](/before)\n',
        'static/_redirects': '/was/* /docs/:splat 302\n/docs/a /docs/b\n',
      },
      "redirects: [{ from: '/older', to: '/docs/a' }],",
    )
    expect(redirect('/b/older?q=1')).toMatchObject({ status: 301, location: '/b/docs/a?q=1' })
    expect(redirect('/b/was/a/b')).toMatchObject({ status: 302, location: '/b/docs/a/b' })
    expect(redirect('/b/before/')).toMatchObject({ location: '/b/docs/a' })
    expect(redirect('/b/docs/other')).toBeUndefined()
    expect(await open('/b/docs/a')).toEqual([])
    expect(warnings().join('\n')).toContain('static/_redirects:2')
  })
})
