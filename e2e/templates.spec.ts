// Pages hydrate without console output, policy violations, failed or foreign requests and layout shifts, and have no axe
// violations: a page of each template, and with the tag @exhaustive every page of the site in every look.

import { expect, type Page, type Request } from '@playwright/test'
import { expectAccessible, expectAccessibleEverywhere } from './axe.js'
import { hydrated, openHydrated } from './hydrated.js'
import { ROUTES } from './routes.js'
import { test } from './test.js'

interface Watched {
  readonly violations: string[]
  readonly shifts: string[]
}

interface Watch {
  /** What has gone wrong since the watch began. */
  readonly problems: string[]
  /** Waits until all requests but those for links in view have ended. */
  readonly settled: () => Promise<void>
}

function watch(page: Page): Watch {
  const problems: string[] = []
  const pending = new Set<Request>()
  let begun = 0
  page.on('console', (message) => problems.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, hostname, pathname } = new URL(request.url())
    // The data of links in view is fetched slowly, for seconds; prefetch.spec.ts waits for it.
    if (!pathname.startsWith('/_data/')) {
      pending.add(request)
      begun++
    }
    if (protocol !== 'data:' && hostname !== '127.0.0.1') problems.push(`elsewhere: ${request.url()}`)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => {
    pending.delete(request)
    // A page that is left gives up what it was fetching ahead.
    const why = request.failure()?.errorText
    if (why !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${why}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
  })
  return {
    problems,
    settled: () =>
      expect(async () => {
        const before = begun
        await page.evaluate(async () => {
          for (let i = 0; i < 3; i++) await new Promise((done) => requestIdleCallback(done))
        })
        expect([pending.size, begun]).toEqual([0, before])
      }).toPass(),
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const watched: Watched = { violations: [], shifts: [] }
    Object.assign(window, { watched })
    document.addEventListener('securitypolicyviolation', (event) => {
      watched.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`)
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node?: Node | null }[]
        }
        const moved = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80))
        watched.shifts.push(`${value}: ${moved.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }),
)

const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched)

async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

/** One page, complete, as wide as the window, and silent. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expectFits(page)
  expect(await watched(page)).toEqual({ violations: [], shifts: [] })
}

// Each mode with another width, so that both loads see both.
const LOOKS = [
  { mode: 'light', width: 390 },
  { mode: 'dark', width: 1440 },
] as const

/** Loads a page in both looks, with nothing stored or cached at first. */
async function expectSilent(
  page: Page,
  { route, problems, settled }: Watch & { route: string },
): Promise<void> {
  for (const { mode, width } of LOOKS) {
    await page.setViewportSize({ width, height: 900 })
    await openHydrated(page, route)
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
    await settled()
    await expectWhole(page)
    // A stored preference is there before the page is, the next time.
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  }
  // A watch, or a phone with large text.
  await page.setViewportSize({ width: 240, height: 900 })
  await expectFits(page)
  // That the page is not there is reported by its status, which Chrome repeats.
  const isKnown = (problem: string) =>
    route.endsWith('nope') && (problem.includes('status of 404') || problem.endsWith(route))
  expect(problems.filter((problem) => !isKnown(problem))).toEqual([])
  // Colours must not be on their way when axe reads them.
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

/** Leaves nothing of a page but its window. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.emulateMedia({ reducedMotion: null })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

/**
 * One page of each template. What else a document can break is in its HTML, which site/pageChecks reads; playgrounds have
 * tests of their own, and the exhaustive run shows every page.
 */
const TEMPLATES = ['/', '/docs/introduction', '/docs/category/methods', '/nope']

for (const [i, route] of TEMPLATES.entries()) {
  test(`${route} hydrates without console output, and has no axe violations (SSR-2, SH-2, T-62)`, async ({
    page,
  }) => {
    await expectSilent(page, { route, ...watch(page) })
    // In turn on a desk in the dark and on a phone: a site with everything is tried in both (accessibility.spec.ts).
    await page.setViewportSize({ width: i % 2 === 0 ? 1440 : 390, height: 900 })
    await expectAccessible(page, 'dark')
  })
}

// A few in each window: to make a new one takes half as long as to load a page.
const ALL = [...ROUTES, '/nope', '/docs/nope']
const PER_TEST = 5
for (let first = 0; first < ALL.length; first += PER_TEST) {
  const routes = ALL.slice(first, first + PER_TEST)
  const title = `pages hydrate without console output, and have no axe violations in any look: ${routes.join(' ')}`
  test(title, { tag: '@exhaustive' }, async ({ page }) => {
    // For each of them what a test has for one.
    test.setTimeout(routes.length * 120_000)
    const { problems, settled } = watch(page)
    for (const route of routes) {
      await test.step(route, async () => {
        await expectSilent(page, { route, problems, settled })
        await expectAccessibleEverywhere(page)
      })
      await forget(page)
      problems.length = 0
    }
  })
}

test('every page of the sidebar can be shown after another, and fits a phone (SSR-2)', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const { problems, settled } = watch(page)
  await page.setViewportSize({ width: 390, height: 900 })
  await openHydrated(page, '/docs')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Next' })
  const shown = ['/docs']
  while ((await next.count()) > 0) {
    const href = (await next.getAttribute('href')) ?? ''
    const title = await page.title()
    await next.press('Enter')
    await expect(page).not.toHaveTitle(title)
    shown.push(href)
    await expect(page).toHaveURL(href)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, href).toBeLessThanOrEqual(0)
  }
  expect(shown.toSorted()).toEqual(ROUTES.filter((route) => route !== '/').toSorted())
  await settled()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect((await watched(page)).violations).toEqual([])
  expect(problems).toEqual([])
})

test('stored preferences of all kinds do not disturb hydration (SSR-2)', { tag: '@exhaustive' }, async ({
  page,
}) => {
  const { problems, settled } = watch(page)
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('docusaurus.announcement.id', 'other')
    localStorage.setItem('docusaurus.announcement.dismiss', 'true')
    localStorage.setItem('docusaurus.tab.npm2yarn', 'pnpm')
    localStorage.setItem('docs-preferred-version-default', 'gone')
  })
  await page.goto('/docs/installation/nodejs?docusaurus-theme=light#nope')
  await hydrated(page)
  await settled()
  await expectWhole(page)
  expect(problems).toEqual([])
})
