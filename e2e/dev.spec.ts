// The development server: open pages follow the files.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { createDevServer, type DevServer, silentLogger } from 'vellum'

const CONFIG = `export default {
  title: 'Dev', url: 'https://dev.example', baseUrl: '/', onBrokenLinks: 'ignore',
  themeConfig: { navbar: { title: 'First name' } },
}\n`
const LONG = Array.from({ length: 60 }, (_, i) => `Paragraph ${i}.`).join('\n\n')

let site: string
let server: DevServer

test.beforeEach(async () => {
  site = mkdtempSync(join(tmpdir(), 'vellum-dev-'))
  write('vellum.config.mjs', CONFIG)
  write('docs/one.md', `# One\n\n${LONG}\n\nThe old sentence.\n`)
  write('docs/live.mdx', "import Box from './Box.jsx'\n\n# Live\n\n<Box />\n")
  write('docs/Box.jsx', 'export default () => <p>The old box.</p>\n')
  server = await createDevServer({ siteDir: site, port: 0, host: '127.0.0.1', logger: silentLogger })
})

test.afterEach(async () => {
  await server.close()
  rmSync(site, { recursive: true, force: true })
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(site, path)), { recursive: true })
  writeFileSync(join(site, path), text)
}

function change(path: string, from: string, to: string): void {
  const text = readFileSync(join(site, path), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(site, path), text.replace(from, to))
}

/** Opens a page and waits until it follows the files. */
async function open(page: Page, path: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'))
  await page.goto(server.url + path)
  await connected
}

test('a changed page is on screen within 200 ms, where the reader was', async ({ page }) => {
  await open(page, 'docs/one')
  // The first change also loads what later ones have at hand.
  change('docs/one.md', 'The old sentence.', 'The second sentence.')
  await expect(page.getByText('The second sentence.')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 800))
  await page.waitForTimeout(600)

  // The best of a few: a busy machine says little about the way to the screen.
  const times: number[] = []
  let sentence = 'The second sentence.'
  for (const next of ['The third sentence.', 'The fourth sentence.', 'The new sentence.']) {
    await page.evaluate((text) => {
      const shown = window as unknown as { shownAt?: number | undefined }
      shown.shownAt = undefined
      new MutationObserver((_, observer) => {
        if (!document.body.textContent?.includes(text)) return
        shown.shownAt = Date.now()
        observer.disconnect()
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    }, next)
    const changedAt = Date.now()
    change('docs/one.md', sentence, next)
    await expect(page.getByText(next)).toBeVisible()
    const shownAt = await page.evaluate(() => (window as unknown as { shownAt: number }).shownAt)
    times.push(shownAt - changedAt)
    sentence = next
    await page.waitForTimeout(600)
  }
  expect(Math.min(...times)).toBeLessThan(200)
  expect(await page.evaluate(() => window.scrollY)).toBe(800)
})

test('a changed component and its page follow', async ({ page }) => {
  await open(page, 'docs/live')
  await expect(page.getByText('The old box.')).toBeVisible()
  change('docs/Box.jsx', 'old', 'new')
  await expect(page.getByText('The new box.')).toBeVisible()
  change('docs/live.mdx', '# Live', '# Alive')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alive')
})

test('a mistake is shown in the page and goes away when it is mended', async ({ page }) => {
  await open(page, 'docs/one')
  change('docs/one.md', '# One', '# One\n\n<div>')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('docs/one.md:')
  await expect(page.getByText('Paragraph 3.')).toBeVisible()
  change('docs/one.md', '<div>', '')
  await expect(alert).toHaveCount(0)
})

test('a page that is opened while something is wrong comes back', async ({ page }) => {
  change('docs/one.md', '# One', '---\ntitle: [\n---\n\n# One')
  await expect(async () => {
    expect((await page.goto(`${server.url}docs/one`))?.status()).toBe(500)
  }).toPass()
  await expect(page.getByText('The front matter cannot be parsed')).toBeVisible()
  change('docs/one.md', '---\ntitle: [\n---\n\n', '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One')
})

test('a new file is a new page, a removed one is gone', async ({ page }) => {
  await open(page, 'docs/one')
  write('docs/two.md', '# Two\n')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await expect(sidebar.getByRole('link', { name: 'Two' })).toBeVisible()
  expect((await page.goto(`${server.url}docs/two`))?.status()).toBe(200)
  rmSync(join(site, 'docs/two.md'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
})

test('a changed configuration needs no restart, nor does a broken one', async ({ page }) => {
  await open(page, 'docs/one')
  await expect(page.getByText('First name')).toBeVisible()
  write('vellum.config.mjs', CONFIG.replace('First', 'Second'))
  await expect(page.getByText('Second name')).toBeVisible()
  write('vellum.config.mjs', CONFIG.replace('title:', 'titel:'))
  await expect(page.getByText('Unknown field').or(page.getByText('titel')).first()).toBeVisible()
  write('vellum.config.mjs', CONFIG.replace('First', 'Third'))
  await expect(page.getByText('Third name')).toBeVisible()
})

test('posts, their lists, authors and tags follow their files', async ({ page }) => {
  write(
    'blog/2025-01-01-one.mdx',
    "---\ntitle: One\nauthors: ada\n---\n\nimport Box from '../docs/Box.jsx'\n\n<Box />\n\n<!-- truncate -->\n\nThe rest.\n",
  )
  write('blog/authors.yml', 'ada:\n  name: Ada\n')
  await expect(async () => {
    expect((await page.goto(`${server.url}blog`))?.status()).toBe(200)
  }).toPass()
  await open(page, 'blog')
  await expect(page.getByText('The old box.')).toBeVisible()
  await expect(page.getByText('The rest.')).toHaveCount(0)
  change('blog/authors.yml', 'Ada', 'Ada Lovelace')
  await expect(page.getByText('Ada Lovelace')).toBeVisible()
  write('blog/2025-01-02-two.md', '# Two\n\nThe second post.\n')
  await expect(page.getByText('The second post.')).toBeVisible()
  change('blog/2025-01-01-one.mdx', 'title: One', 'title: The first')
  await expect(page.getByRole('link', { name: 'The first', exact: true }).first()).toBeVisible()
  change('docs/Box.jsx', 'old box', 'new box')
  await expect(page.getByText('The new box.')).toBeVisible()
})
