// What a visitor sees when something fails: while rendering, while loading a part, or
// because the site is served from another place than it was built for.

import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

test.describe.configure({ mode: 'default' })
test.use({ freshCache: false })

// Throws while the page says so; never on the server, where that would fail the build.
const BOOM = `
export default function Boom() {
  if (typeof window !== 'undefined' && window.broken) {
    throw new Error('First a.', { cause: new Error('Then b.', { cause: new Error('Last c.') }) })
  }
  return <p>All is well.</p>
}
`
const FILES = {
  'src/Boom.jsx': BOOM,
  'src/Part.jsx': 'export default () => <p>The loaded part.</p>\n',
  'src/pages/index.jsx': `
import Layout from '@theme/Layout'
export default () => <Layout><main><h1>Home</h1><p>Home text.</p></main></Layout>
`,
  'src/pages/crash.jsx': `
import Layout from '@theme/Layout'
import Boom from '../Boom.jsx'
export default () => <Layout title="Crash"><main><h1>Crash</h1><Boom /></main></Layout>
`,
  // The layout is not around what fails.
  'src/pages/bare.jsx': `
import Boom from '../Boom.jsx'
export default () => <main><h1>Bare</h1><Boom /></main>
`,
  'src/pages/lazy.jsx': `
import Layout from '@theme/Layout'
import { lazyPart } from 'vellum/client'
const Part = lazyPart(() => import('../Part.jsx'))
const Ordered = lazyPart(() => window.loadPart())
export default () => (
  <Layout title="Lazy">
    <main>
      <h1>Lazy</h1>
      <section aria-label="File"><Part /></section>
      <section aria-label="Ordered"><Ordered word="given" /></section>
    </main>
  </Layout>
)
`,
  'src/pages/words.jsx': `
import Layout from '@theme/Layout'
import Translate from '@docusaurus/Translate'
export default () => <Layout title="Words"><main><h1>Words</h1><p><Translate>Plain words</Translate></p></main></Layout>
`,
  'docs/live.mdx': "import Boom from '../src/Boom.jsx'\n\n# Live\n\nServed text.\n\n<Boom />\n",
  'docs/plain.md': '# Plain\n\nPlain text.\n',
}

let site: MadeSite

test.beforeAll(async () => {
  site = await makeSite({
    config: {
      themeConfig: {
        navbar: { title: 'Failures', items: [{ to: '/docs/plain', label: 'Plain page', position: 'left' }] },
        footer: { copyright: 'The end of the page.' },
      },
    },
    files: FILES,
  })
})
test.afterAll(() => site.close())

test.describe('a page that cannot be rendered', () => {
  for (const path of ['/crash', '/docs/live']) {
    const tag = path === '/docs/live' ? '@exhaustive' : []
    test(`${path} says so inside of its layout, and can be tried again (RE-1 … RE-3, T-35)`, { tag }, async ({
      page,
    }) => {
      await page.addInitScript(() => Object.assign(window, { broken: true }))
      await openHydrated(page, site.url + path)
      await expectCrash(page.getByRole('main'))
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.getByText('All is well.')).toHaveCount(0)
      // The rest of the page can be used.
      const bar = page.getByRole('navigation', { name: 'Main' })
      await expect(bar.getByRole('link', { name: 'Plain page' })).toBeVisible()
      await expect(page.getByText('The end of the page.')).toBeVisible()
      await page.getByRole('button', { name: 'Switch between dark and light mode' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

      // Still broken: the same again.
      await page.getByRole('button', { name: 'Try again' }).click()
      await expectCrash(page.getByRole('main'))
      await page.evaluate(() => Object.assign(window, { broken: false }))
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('All is well.')).toBeVisible()
      await expect(page.getByText('This page crashed')).toHaveCount(0)
    })
  }

  test('is left behind by a navigation (RE-9, DV-20)', async ({ page }) => {
    await openHydrated(page, `${site.url}/docs/plain`)
    await page.evaluate(() => Object.assign(window, { broken: true, sameDocument: true }))
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
    await sidebar.getByRole('link', { name: 'Live' }).click()
    await expectCrash(page.getByRole('main'))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plain page' }).click()
    await expect(page.getByText('Plain text.')).toBeVisible()
    await expect(page.getByText('This page crashed')).toHaveCount(0)
    await expect(page).toHaveTitle('Plain | Fixture')
    await page.evaluate(() => Object.assign(window, { broken: false }))
    await sidebar.getByRole('link', { name: 'Live' }).click()
    await expect(page.getByText('All is well.')).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('is shown in a layout if it has none itself (RE-4)', { tag: '@exhaustive' }, async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { broken: true }))
    await openHydrated(page, `${site.url}/bare`)
    await expectCrash(page.getByRole('main'))
    await expect(page).toHaveTitle('Page Error | Fixture')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plain page' }).click()
    await expect(page.getByText('Plain text.')).toBeVisible()
    await expect(page).toHaveTitle('Plain | Fixture')
  })

  test('is reported without a layout when that is what fails (RE-4, RE-7, NB-9)', async ({ page }) => {
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch()
      // An item that the configuration's check would have rejected.
      const text = (await response.text()).replace(
        /(\\?")type\1:\1link\1(?=[^}]*Plain page)/,
        '$1type$1:$1nope$1',
      )
      await route.fulfill({ response, body: text })
    })
    await openHydrated(page, `${site.url}/docs/plain`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/This page crashed/)
    await expect(page).toHaveTitle('Page Error | Fixture')
    const text = (await page.getByRole('main').textContent()) ?? ''
    const order = ['themeConfig.navbar.items', '"type": "nope"', '"label": "Plain page"', 'Cause:', 'nope']
    let from = 0
    for (const part of order) {
      expect(text.slice(from)).toContain(part)
      from = text.indexOf(part, from) + part.length
    }
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('a page that was served differently is fixed, and logged in the console (RE-10)', async ({ page }) => {
    const logged = watch(page)
    await page.route('**/docs/plain', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll('>Plain page<', '>Wrong words<'),
      })
    })
    await openHydrated(page, `${site.url}/docs/plain`)
    await expect(page.getByRole('link', { name: 'Plain page' })).toBeVisible()
    await expect(page.getByText('Wrong words')).toHaveCount(0)
    await expect(page.getByText('Plain text.')).toBeVisible()
    await expect(page.getByText('crashed')).toHaveCount(0)
    await expect.poll(() => logged.length).toBeGreaterThan(0)
  })

  test('a module that does not arrive leaves the served page unchanged (DV-5)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    const logged = watch(page)
    await page.route('**/assets/page-*.js*', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.goto(`${site.url}/docs/live`)
    await failed
    await expect.poll(() => logged.length).toBeGreaterThan(0)
    await expect(page.getByText('Served text.')).toBeVisible()
    await expect(page.getByText('All is well.')).toBeVisible()
    await expect(page.getByRole('button', { name: /Retry|Try again/ })).toHaveCount(0)
  })
})

test.describe('a part that loads later', () => {
  test('shows nothing, then a loading message after 200 ms, then itself (RL-8, CN-7, T-36)', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const control: Partial<Control> & { calls: number } = { calls: 0 }
      Object.assign(window, { control })
      Object.assign(window, {
        loadPart: () => {
          control.calls++
          control.startedAt = performance.now()
          return new Promise((resolve, reject) => {
            control.resolve = () => resolve({ default: ({ word }: { word: string }) => `Part with ${word}.` })
            control.reject = () => reject(new TypeError('The part is not there.'))
          })
        },
      })
      new MutationObserver(() => {
        const sign = document.querySelector('[role=status]')
        if (sign && control.startedAt !== undefined) control.signAt ??= performance.now()
      }).observe(document, { childList: true, subtree: true })
    })
    await openHydrated(page, `${site.url}/lazy`)
    const part = page.getByRole('region', { name: 'Ordered' })
    await expect(part.getByRole('status')).toBeVisible()
    const control = await page.evaluateHandle(() => (window as unknown as { control: Control }).control)
    const waited = await control.evaluate(({ startedAt, signAt }) => signAt - startedAt)
    expect(waited).toBeGreaterThanOrEqual(195)
    const order = (name: 'resolve' | 'reject') => control.evaluate((steps, step) => steps[step](), name)
    const calls = () => control.evaluate((all) => all.calls)

    // It fails, and then again: the loader is asked each time.
    await order('reject')
    await expect(part).toContainText('TypeError: The part is not there.')
    await expect(part.getByRole('status')).toHaveCount(0)
    // Read in the page: on a busy machine the message may appear before the test reads the text.
    const afterPress = await part.getByRole('button', { name: 'Retry' }).evaluate(async (button) => {
      const region = button.closest('section, [role=region]')
      ;(button as HTMLElement).click()
      await new Promise((done) => queueMicrotask(() => queueMicrotask(() => done(undefined))))
      return region?.textContent
    })
    expect(afterPress).toBe('')
    await expect(part.getByRole('status')).toBeVisible()
    expect(await calls()).toBe(2)
    await order('reject')
    await part.getByRole('button', { name: 'Retry' }).click()
    await order('resolve')
    await expect(part).toHaveText('Part with given.')
    expect(await calls()).toBe(3)
  })

  test('whose file does not arrive can be requested again (RE-5, T-36)', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { loadPart: () => new Promise(() => {}) }))
    let isBroken = true
    await page.route('**/assets/Part-*.js*', (route) => (isBroken ? route.abort() : route.continue()))
    await openHydrated(page, `${site.url}/lazy`)
    const part = page.getByRole('region', { name: 'File' })
    await expect(part).toContainText('TypeError')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lazy')
    isBroken = false
    await part.getByRole('button', { name: 'Retry' }).click()
    await expect(part).toHaveText('The loaded part.')
  })
})

test.describe('a site in the wrong place', () => {
  let misplaced: Server
  let wrong: string

  test.beforeAll(async () => {
    misplaced = serveUnder('/wrong', site.dir)
    await new Promise<void>((done) => misplaced.listen(0, '127.0.0.1', done))
    wrong = `http://127.0.0.1:${(misplaced.address() as AddressInfo).port}/wrong`
  })
  test.afterAll(() => new Promise<unknown>((done) => misplaced.close(done)))

  const banner = (page: Page) => page.getByText('did not load properly')

  test('shows a banner on its home page, and on no other (BB-1, BB-2, BB-5, BB-6, DV-16, T-37)', async ({
    page,
    request,
  }) => {
    for (const path of ['', '/']) {
      await page.goto(wrong + path)
      await expect(banner(page)).toBeVisible()
      await expect(page.getByText('Home text.')).toBeVisible()
      const text = (await page.locator('body > :first-child').textContent()) ?? ''
      expect(text).toContain('baseUrl')
      expect(text).toContain('/ (default value)')
      expect(text).toMatch(/Suggested baseUrl: \/wrong\/$/)
    }
    await page.goto(`${wrong}/docs/plain`)
    await expect(page.getByText('Plain text.')).toBeVisible()
    await expect(banner(page)).toHaveCount(0)

    const html = await (await request.get(`${wrong}/`)).text()
    expect(html.slice(html.indexOf('<body'))).not.toContain('did not load properly')
  })

  test('a site at its base URL shows no banner (BB-3, BB-4, T-37)', async ({ page }) => {
    await openHydrated(page, `${site.url}/`)
    await expect(banner(page)).toHaveCount(0)

    // The styles are missing, the script is there: known before the document is complete.
    await page.route('**/*.css', (route) => route.abort())
    await page.goto(`${site.url}/`)
    await expect(page.getByText('Home text.')).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    await page.unroute('**/*.css')

    // The script is missing, the styles are there: they hide it.
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(`${site.url}/`)
    await expect(banner(page)).toBeAttached()
    await expect(banner(page)).toBeHidden()
    await page.route('**/*.css', (route) => route.abort())
    await page.goto(`${site.url}/`)
    await expect(banner(page)).toBeVisible()
  })
})

test.describe('in the build', () => {
  test('a failure stops it and names the page (RE-6, RE-8, TR-1, T-38, T-39)', async ({ page }) => {
    await page.goto(`${site.url}/words`)
    await expect(page.getByText('Plain words')).toBeVisible()

    const warn = console.warn
    const warnings: unknown[][] = []
    console.warn = (...values) => warnings.push(values)
    const failure = await failureOf(FILES['src/pages/words.jsx'].replace('Plain words', '<b>x</b>'))
    console.warn = warn
    expect(failure).toContain('only simple strings')
    expect(failure).toContain('/mistake')
    expect(warnings).toEqual([[expect.any(String), expect.objectContaining({ type: 'b' })]])

    const other = await failureOf('export const title = "Nothing to show"')
    expect(other).toContain('default export')
    expect(other).toContain('/mistake')
    // What was built before is still there.
    await page.reload()
    await expect(page.getByText('Plain words')).toBeVisible()
  })
})

/** Builds the site with one more page, and gives all that is said about its failure. */
async function failureOf(text: string): Promise<string> {
  return site.rebuild({ files: { 'src/pages/mistake.jsx': text } }).then(
    () => 'It was built.',
    (error: unknown) => textOf(error),
  )
}

/** How the test decides over the part, and what it sees of it. */
interface Control {
  calls: number
  startedAt: number
  signAt: number
  resolve: () => void
  reject: () => void
}

async function expectCrash(main: Locator): Promise<void> {
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/This page crashed/)
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible()
  const text = (await main.allInnerTexts()).join('\n')
  const lines = text.split('\n').filter((line) => line !== '')
  expect(lines.slice(-5)).toEqual(['First a.', 'Cause:', 'Then b.', 'Cause:', 'Last c.'])
}

/** Errors of the page, caught or not; what the browser says of the network does not count. */
function watch(page: Page): string[] {
  const logged: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) logged.push(text)
  })
  page.on('pageerror', (error) => logged.push(String(error)))
  return logged
}

/** An error with all that caused it and all that it lists. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { files = [], hint = '' } = error as { files?: readonly string[]; hint?: string }
  return [error.message, ...files, hint, error.cause === undefined ? '' : textOf(error.cause)].join('\n')
}

/** A host that has the whole site below a folder that it was not built for. */
function serveUnder(prefix: string, dir: string): Server {
  const policy = /Content-Security-Policy: (.*)/.exec(readFileSync(join(dir, '_headers'), 'utf8'))?.[1] ?? ''
  return createServer(({ url = '' }, response) => {
    const path = url.startsWith(prefix) ? url.slice(prefix.length).replace(/\/$/, '') : '/not-here'
    for (const name of [path, `${path}.html`, `${path}/index.html`]) {
      try {
        const content = readFileSync(join(dir, name))
        const type = extname(name) === '.html' ? 'text/html' : 'application/octet-stream'
        response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(content)
        return
      } catch {
        // The next name, then.
      }
    }
    response.writeHead(404).end()
  })
}
