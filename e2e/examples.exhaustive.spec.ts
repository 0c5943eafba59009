// The example apps: in the pages about them, and started from their folders as a reader
// starts them. Nothing may be loaded but from the app itself and from the site.

import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { expect, type Locator, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { expectAccessible } from './axe.js'
import { complaints } from './complaints.js'
import { openHydrated } from './hydrated.js'
import { test } from './test.js'

const SITE = 'https://troth-http.github.io/'
const DIST = fileURLToPath(new URL('../site/dist/', import.meta.url))

/** What differs between the apps; `app` is the body of one, in a frame or in a window. */
interface App {
  readonly name: string
  /** What its status line says when all are loaded. */
  readonly loaded: string
  /** Sends a GET that the status line shows. */
  readonly ask: (app: Locator) => Promise<void>
  readonly detail: (app: Locator) => Promise<void>
  /** Where it says that a person was added, and what. */
  readonly added: readonly [selector: string, text: string]
  /** That the person is there. */
  readonly hasAdded: (app: Locator) => Promise<void>
}

const APPS: readonly App[] = [
  {
    name: 'bundler',
    loaded: '12 people',
    ask: async (app) => void (await app.getByLabel('Role').selectOption('admin')),
    detail: async (app) => {
      await expect(app.locator('#list button')).toHaveCount(12)
      const shown = await noteTexts(app.locator('#detail'))
      await app.getByRole('button', { name: 'Ada Lovelace' }).click()
      await expect(app.locator('#detail').getByRole('heading')).toHaveText('Ada Lovelace')
      expect(await shown()).toContain('Loading…')
      await expect(app.locator('#detail').getByRole('link')).toHaveText('ada@example.com')
    },
    added: ['#added', 'Added Mary Shelley.'],
    hasAdded: async (app) => {
      await expect(app.getByRole('button', { name: 'Mary Shelley' })).toBeVisible()
      await app.getByLabel('Name').first().fill('mary')
      await expect(app.locator('#list button')).toHaveText(['Mary Shelley'])
      await app.getByLabel('Name').first().fill('')
      await expect(app.locator('#status')).toHaveText('13 people')
    },
  },
  {
    name: 'esm-cdn',
    loaded: 'Page 1 of 3, 12 people',
    ask: (app) => app.getByRole('button', { name: 'Next' }).click(),
    detail: async (app) => {
      await expect(app.locator('#list button')).toHaveCount(5)
      await app.getByRole('button', { name: 'Grace Hopper' }).click()
      const dialog = app.getByRole('dialog', { name: 'Grace Hopper' })
      await expect(dialog.locator('#facts')).toHaveText('admin, grace@example.com')
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()
    },
    added: ['#added', 'Added Mary Shelley.'],
    hasAdded: (app) => expect(app.locator('#status')).toHaveText('Page 1 of 3, 13 people'),
  },
  {
    name: 'umd',
    loaded: '12 people',
    ask: (app) => app.getByRole('button', { name: 'Details: Grace Hopper' }).click(),
    detail: async (app) => {
      await expect(app.locator('#rows tr')).toHaveCount(12)
      await app.getByRole('button', { name: 'Details: Ada Lovelace' }).click()
      await expect(app.locator('#status')).toHaveText('Ada Lovelace: ada@example.com')
    },
    added: ['#status', 'Add: done.'],
    hasAdded: async (app) => {
      const row = app.getByRole('row', { name: 'Mary Shelley' })
      await row.getByRole('button', { name: 'Make editor' }).click()
      await expect(row.getByRole('cell', { name: 'editor', exact: true })).toBeVisible()
      await row.getByRole('button', { name: 'Delete' }).click()
      await expect(row).toHaveCount(0)
    },
  },
]

/** List, detail, create with its errors, failures with retry, and cancel. */
async function useApp(app: Locator, { loaded, ask, detail, added, hasAdded }: App): Promise<void> {
  const status = app.locator('#status')
  const network = (name: string) => app.getByRole('radio', { name }).check()
  const again = app.getByRole('button', { name: 'Try again' })
  await expect(status).toHaveText(loaded)
  await detail(app)

  const form = app.locator('#add')
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(app.locator('#email-error')).toHaveText('must be an email address')
  await expect(app.locator('#name-error')).toHaveText('is required')
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Name').fill('Mary Shelley')
  await form.getByLabel('Email').fill('mary@example.com')
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(app.locator(added[0])).toHaveText(added[1])
  await expect(app.locator('#email-error')).toHaveText('')
  await hasAdded(app)

  await network('Offline')
  await ask(app)
  await expect(status).toContainText('The server cannot be reached. Are you online?')
  await network('Failing')
  await again.click()
  await expect(status).toContainText('The server is down for a moment.')
  await network('Slow')
  await again.click()
  await expect(again).toBeHidden()
  await app.getByRole('button', { name: 'Cancel' }).click()
  await expect(status).toContainText('Cancelled.')
  await network('Normal')
  const shown = await noteTexts(status)
  await again.click()
  await expect(again).toBeHidden()
  await expect(status).not.toContainText(/…|Cancelled|server/)
  expect(await shown()).toContainEqual(expect.stringContaining('…'))
}

/** Notes what an element shows from now on, also for a moment; the returned function reads that. */
async function noteTexts(element: Locator): Promise<() => Promise<string[]>> {
  await element.evaluate((node: Element & { texts?: string[] }) => {
    const texts: string[] = []
    node.texts = texts
    new MutationObserver(() => texts.push(node.textContent)).observe(node, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  return () => element.evaluate((node: Element & { texts?: string[] }) => node.texts ?? [])
}

const folderOf = (name: string) => fileURLToPath(new URL(`../examples/${name}/`, import.meta.url))

/** The files of an app by path; without files of tools. */
function filesOf(name: string): Map<string, string> {
  const folder = folderOf(name)
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
      .filter((path) => !/^(?:node_modules|dist|package-lock\.json$|\.)/.test(path))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  )
}

/** Starts an app as its README says; `stop` ends all that was started. */
async function start(name: string): Promise<{ url: string; stop: () => void }> {
  const child = spawn('npm', ['start'], {
    cwd: folderOf(name),
    // In a group of its own: npm starts the server, and that one must end too.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  const url = await new Promise<string>((found, failed) => {
    child.stdout.on('data', (chunk) => {
      text += stripVTControlCharacters(String(chunk))
      const address = /http:\/\/[\w.]+:\d+\//.exec(text)?.[0]
      if (address) found(address)
    })
    child.once('close', () => failed(new Error(`npm start of ${name} has ended: ${text}`)))
  })
  return { url, stop: () => void process.kill(-child.pid!) }
}

/** The files in the tabs of the page about an app. */
async function expectShown(page: Page, name: string): Promise<void> {
  const tabs = page.locator('.theme-tabs-container', { has: page.locator('[data-value="package.json"]') })
  const shown = await tabs
    .getByRole('tabpanel', { includeHidden: true })
    .evaluateAll((panels) =>
      panels.map((panel) => [panel.dataset.value, panel.querySelector('code')?.textContent?.trimEnd()]),
    )
  const files = [...filesOf(name)].filter(([path]) => path !== 'README.md')
  expect(new Map(shown as [string, string][])).toEqual(
    new Map(files.map(([path, text]) => [path, text.trimEnd()])),
  )
}

/** The files in the archive. */
async function expectDownloaded(page: Page, name: string): Promise<void> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the folder' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`${name}.zip`)
  const unzipped = Object.entries(unzipSync(readFileSync(await download.path())))
  const files = [...filesOf(name)].map(([path, text]): [string, string] => [`troth-${name}/${path}`, text])
  expect(new Map(unzipped.map(([path, bytes]) => [path, Buffer.from(bytes).toString()]))).toEqual(
    new Map(files),
  )
}

/** The colours of the app follow those of the page. */
async function expectColorsOfPage(page: Page): Promise<void> {
  const app = page.locator('figure iframe').contentFrame().locator('body')
  const toggle = page.getByRole('button', { name: 'Switch between dark and light mode' })
  await expect(app).toHaveCSS('background-color', 'rgb(243, 246, 246)')
  await toggle.click()
  await expect(app).toHaveCSS('background-color', 'rgb(18, 25, 26)')
  await toggle.click()
  await expect(app).toHaveCSS('background-color', 'rgb(243, 246, 246)')
}

for (const app of APPS) {
  const { name } = app
  test.describe(name, () => {
    test('works in the page about it, which shows it and offers it as it is in its folder', async ({
      page,
    }) => {
      const problems = complaints(page)
      await openHydrated(page, `/docs/example/${name}`)
      await test.step('works', () =>
        useApp(page.locator('figure iframe').contentFrame().locator('body'), app))
      await test.step('is shown as it is', () => expectShown(page, name))
      await test.step('is downloaded as it is', () => expectDownloaded(page, name))
      await test.step('has the colours of the page', () => expectColorsOfPage(page))
      expect(problems).toEqual([])
    })

    test('works as it starts from its folder', async ({ page }) => {
      const problems = complaints(page)
      const { url, stop } = await start(name)
      try {
        await page.route('**/*', (route) => {
          const asked = route.request().url()
          if (asked.startsWith(url)) return route.continue()
          if (asked.startsWith(SITE)) {
            const headers = { 'Access-Control-Allow-Origin': '*' }
            return route.fulfill({ path: join(DIST, asked.slice(SITE.length)), headers })
          }
          problems.push(`elsewhere: ${asked}`)
          return route.abort()
        })
        await page.goto(url)
        await useApp(page.locator('body'), app)
        expect(problems).toEqual([])
        const outside = await page.request.get(`${url}..%2ffirst-request%2fpackage.json`)
        expect(outside.ok() && (await outside.text()).includes('first-request')).toBe(false)
      } finally {
        stop()
      }
    })

    test('is accessible in both modes, on a phone too, and says that it needs JavaScript', async ({
      page,
      browser,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.goto(`/examples/${name}/index.html`)
        await expect(page.locator('#status')).toHaveText(app.loaded)
        await expectAccessible(page, colorScheme)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      }
      const silent = await browser.newPage({ javaScriptEnabled: false })
      await silent.goto(page.url())
      await expect(silent.locator('noscript p')).toBeVisible()
      await silent.close()
    })
  })
}

test('bundler: `npm run build` checks the types and builds', async () => {
  const outDir = test.info().outputPath('dist')
  const child = spawn('npm', ['run', 'build', '--', '--outDir', outDir], { cwd: folderOf('bundler') })
  const code = await new Promise((done) => child.once('close', done))
  expect(code).toBe(0)
  expect(readdirSync(outDir).toSorted()).toEqual(['assets', 'index.html'])
})
