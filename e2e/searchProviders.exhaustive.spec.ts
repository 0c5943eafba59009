// Other searches in the slot of the navbar: a component of the site, and Algolia's dialog. The package of
// the latter is replaced by one that shows what it is passed: its own tests are Algolia's.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { build, formatError, silentLogger } from 'vellum'
import { openHydrated } from './hydrated.js'
import { makeSite } from './makeSite.js'
import { test } from './test.js'

const DOCS = {
  'docs/a.md': '# Page A\n\nText.\n',
  'docs/b.md': '# Page B\n\nText.\n\n## Part\n\nMore.\n',
}

const OWN = `
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
export default function SearchBar() {
  const { siteConfig } = useDocusaurusContext()
  return <input type="search" aria-label={'Search ' + siteConfig.title + ' at ' + window.innerWidth} />
}
`

const MODAL = `
import { createElement } from 'react'
export function DocSearchModal(props) {
  const { hitComponent, transformItems, navigator, onClose, resultsFooterComponent, ...rest } = props
  const [hit] = transformItems([{ url: 'https://live.example/docs/b#part' }])
  return createElement('div', { role: 'dialog', 'aria-label': 'DocSearch' },
    createElement('pre', null, JSON.stringify(rest)),
    createElement(hitComponent, { hit }, 'The hit'),
    resultsFooterComponent({ state: { query: 'a b', context: { nbHits: 7 } } }),
    createElement('button', { onClick: onClose }, 'Close'),
    createElement('button', { onClick: () => navigator.navigate({ itemUrl: hit.url }) }, 'Go'))
}
`
const DOCSEARCH = {
  'node_modules/@docsearch/react/package.json':
    '{ "name": "@docsearch/react", "type": "module", "exports": { "./modal": "./modal.js" } }',
  'node_modules/@docsearch/react/modal.js': MODAL,
  'node_modules/@docsearch/css/package.json':
    '{ "name": "@docsearch/css", "exports": { ".": "./style.css" } }',
  'node_modules/@docsearch/css/style.css': '[aria-label=DocSearch] { color: rgb(1, 2, 3) }',
}
const ALGOLIA = {
  appId: 'APP',
  apiKey: 'KEY',
  indexName: 'INDEX',
  insights: true,
  searchPagePath: '/find',
  searchParameters: { hitsPerPage: 3, facetFilters: ['type:page'] },
}

test('SR-67: a component of the site replaces the search', async ({ page }) => {
  const found: string[] = []
  page.on('console', (message) => message.type() !== 'log' && found.push(message.text()))
  page.on('pageerror', (error) => found.push(String(error)))
  const site = await makeSite({
    config: { search: true },
    files: { ...DOCS, 'src/theme/SearchBar/index.jsx': OWN },
  })
  try {
    await openHydrated(page, `${site.url}/docs/a`)
    const slot = page.locator('.navbar__search')
    await expect(slot.getByRole('searchbox', { name: /^Search Fixture at \d+$/ })).toBeVisible()
    await expect(slot.getByRole('button')).toHaveCount(0)
    await page.keyboard.press('/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(found).toEqual([])
  } finally {
    await site.close()
  }
})

test("SR-68: Algolia's dialog has its options, and opens results without loading a document", async ({
  page,
}) => {
  const site = await makeSite({
    config: { themeConfig: { algolia: ALGOLIA } },
    files: { ...DOCS, ...DOCSEARCH, 'src/pages/find.md': '# Find\n' },
  })
  try {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await openHydrated(page, `${site.url}/docs/a`)
    expect(requested.filter((url) => /AlgoliaModal/.test(url))).toEqual([])
    await page.evaluate(() => Object.assign(window, { isKept: true }))
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'DocSearch' })
    await expect(dialog).toHaveCSS('color', 'rgb(1, 2, 3)')
    const props = JSON.parse((await dialog.locator('pre').textContent()) ?? '{}')
    expect(props).toEqual({
      appId: 'APP',
      apiKey: 'KEY',
      indexName: 'INDEX',
      insights: true,
      initialScrollY: 0,
      isAskAiActive: false,
      searchParameters: {
        hitsPerPage: 3,
        facetFilters: [
          'language:en',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
          'type:page',
        ],
      },
    })
    await expect(dialog.getByRole('link', { name: 'See all 7 results' })).toHaveAttribute(
      'href',
      '/find?q=a%20b',
    )
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('.vl-search-button')).toBeFocused()
    await page.locator('.vl-search-button').click()
    await dialog.getByRole('link', { name: 'The hit' }).click()
    await expect(page).toHaveURL(`${site.url}/docs/b#part`)
    await expect(dialog).toHaveCount(0)
    expect(await page.evaluate(() => 'isKept' in window)).toBe(true)
    const policy = readFileSync(join(site.dir, '_headers'), 'utf8')
    expect(policy).toContain(
      "connect-src 'self' https://*.algolia.net https://*.algolianet.com https://insights.algolia.io;",
    )
  } finally {
    await site.close()
  }
})

test('SR-68: a site without the package of Algolia gets an error that names it', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'vellum-e2e-'))
  mkdirSync(join(siteDir, 'docs'))
  writeFileSync(join(siteDir, 'docs/a.md'), DOCS['docs/a.md'])
  const config = { title: 'T', url: 'https://x.example', baseUrl: '/', themeConfig: { algolia: ALGOLIA } }
  writeFileSync(join(siteDir, 'vellum.config.mjs'), `export default ${JSON.stringify(config)}`)
  const error = await build({ siteDir, logger: silentLogger }).catch(formatError)
  expect(error).toBe(
    [
      '`themeConfig.algolia` needs two packages, and one of them is not installed.',
      '  at vellum.config.mjs',
      '  Install them: `npm install @docsearch/react@4 @docsearch/css@4`. For the search that is built in, remove `themeConfig.algolia` and set `search: true`.',
    ].join('\n'),
  )
  rmSync(siteDir, { recursive: true, force: true })
})
