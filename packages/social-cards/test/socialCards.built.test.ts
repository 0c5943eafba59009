// The social cards of pages as a build writes them.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readmeExample } from '../../create-vellum/test/readmeExample.js'
import { createDevServer, silentLogger } from '../../vellum/dist/node/bundle/index.js'
import {
  type BuiltSite,
  buildSite,
  contentsOf,
  differences,
  filesIn,
  linkPackages,
  testSites,
} from '../../vellum/test/builtSite.js'
import { writeFiles } from '../../vellum/test/tempFolder.js'

const sites = testSites()

/** A site with `cards` among its plugins. */
const makeSite = (files: Readonly<Record<string, string>>, config = '', cards = 'socialCards()') =>
  sites.makeSite(files, `plugins: [${cards}], ${config}`, { 'vellum-social-cards': 'socialCards' })

const read = ({ outDir }: BuiltSite, path: string) => readFileSync(join(outDir, path), 'utf8')
const imagesOf = (html: string) =>
  [...html.matchAll(/<meta property="og:image" content="([^"]+)">/g)].map(([, url]) => url!)
const cardsOf = ({ outDir }: BuiltSite) => filesIn(outDir).filter((path) => path.includes('social/'))

it('SEO-12: every page without an image has a card, the same in two builds, and from the cache', {
  tags: ['exhaustive'],
}, async () => {
  const files = {
    'docs/a.md': '---\ndescription: About a.\n---\n# A\n',
    'docs/b.md': '---\nimage: /mine.png\n---\n# B\n',
    'static/logo.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="red"/></svg>',
  }
  const config =
    "baseUrl: '/base/', themeConfig: { image: '/site.png', navbar: { logo: { src: '/logo.svg', href: '/docs/a' } } }"
  const site = await buildSite(makeSite(files, config))
  expect([site.error, site.warnings]).toEqual([undefined, []])
  // Those of the document and of the index of the docs.
  const cards = cardsOf(site)
  expect(cards).toHaveLength(2)
  const [image = ''] = imagesOf(read(site, 'docs/a/index.html'))
  expect(image).toMatch(/^https:\/\/example\.com\/base\/assets\/social\/\w+\.png$/)
  expect(cards).toContain(image.slice('https://example.com/base/'.length))
  expect(imagesOf(read(site, 'docs/b/index.html'))).toEqual(['https://example.com/base/mine.png'])
  expect(imagesOf(read(site, '404.html'))).toEqual(['https://example.com/base/site.png'])

  const before = contentsOf(site.outDir)
  const again = await buildSite(site.siteDir)
  expect([again.result?.rendered, differences(before, contentsOf(again.outDir))]).toEqual([0, []])
  const fresh = await buildSite(site.siteDir, { cache: false })
  expect(differences(before, contentsOf(fresh.outDir))).toEqual([])
  // The image changes with the logo in it, and so does its name.
  writeFileSync(join(site.siteDir, 'static/logo.svg'), files['static/logo.svg'].replace('red', 'blue'))
  await buildSite(site.siteDir)
  expect(cardsOf(site).filter((card) => cards.includes(card))).toEqual([])
})

it('SEO-13: warns about pages whose characters the font lacks', async () => {
  const site = await buildSite(makeSite({ 'docs/a.md': '# Опции\n', 'docs/b.md': '# B\n' }))
  expect(site.error).toBeUndefined()
  expect(site.warnings).toEqual([
    'The plugin "social-cards" warns: Pages in the locale "en" have no social card, because Newsreader lacks characters of their titles or descriptions: /docs/a.\n' +
      "  Pass `socialCards({ font: './path/to/font.ttf' })` a font that has them.",
  ])
  expect(imagesOf(read(site, 'docs/a/index.html'))).toEqual([])
})

it('reports a font that does not exist', async () => {
  const { error } = await buildSite(
    makeSite({ 'docs/a.md': '# A\n' }, '', "socialCards({ font: './nope.ttf' })"),
  )
  expect(error).toContain(
    'The plugin "social-cards" reports: The font of `socialCards()` does not exist.\n  at nope.ttf\n  Write the path of a font file, relative to the folder of the site.',
  )
})

it('does what the example of the README says', { tags: ['exhaustive'] }, async () => {
  const { files } = readmeExample(
    readFileSync(new URL('../README.md', import.meta.url), 'utf8'),
    'A complete site',
  )
  const siteDir = sites.folder()
  writeFiles(siteDir, files)
  linkPackages(siteDir, ['vellum', 'vellum-social-cards'])
  const site = await buildSite(siteDir)
  expect([site.error, site.warnings]).toEqual([undefined, []])
  expect(imagesOf(read(site, 'index.html'))).toEqual([`https://docs.example.com/${cardsOf(site)[0]}`])
})

it('says what to do with the field that it was', async () => {
  const { error } = await buildSite(sites.makeSite({ 'docs/a.md': '# A\n' }, 'socialCards: true'))
  expect(error).toContain(
    'Remove it, and add `socialCards()` of the package `vellum-social-cards` to `plugins`.',
  )
})

it('SEO-12: draws the card of a page on request in development', async () => {
  // The description is the first paragraph, which is part of the name.
  const siteDir = makeSite({ 'docs/a.md': '# A\n\nFirst words.\n' }, "baseUrl: '/base/'")
  const server = await createDevServer({ siteDir, port: 0, host: '127.0.0.1', logger: silentLogger })
  try {
    const html = await (await fetch(new URL('docs/a', server.url))).text()
    const [image = ''] = imagesOf(html)
    const response = await fetch(new URL(new URL(image).pathname, server.url))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG')
    expect((await fetch(new URL('assets/social/000000000000.png', server.url))).status).toBe(404)
  } finally {
    await server.close()
  }
})
