// The parts around every page: skip link, announcement bar, navbar, footer, and the button
// back to the top; the width that decides between two layouts.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { build, formatError, silentLogger } from 'vellum'
import { openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

const LONG = Array.from({ length: 80 }, (_, i) => `Paragraph ${i}.`).join('\n\n')
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
const DOC = `# Long

A link to [another page](other.md), and [a part of it](other.md#part), and [a part](#middle).

${LONG}

## Middle

${LONG}
`
const TABS = `# Tabs

import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'

${LONG}

<Tabs groupId="size">
<TabItem value="small">Little.</TabItem>
<TabItem value="large">

${LONG.slice(0, 200)}

</TabItem>
</Tabs>

## Below

<Tabs groupId="size">
<TabItem value="small">Little too.</TabItem>
<TabItem value="large">Much too.</TabItem>
</Tabs>

${LONG}
`
const FILES = {
  'docs/long.md': DOC,
  'docs/other.md': `# Other\n\n${LONG}\n\n## Part\n\n${LONG}\n`,
  'src/pages/index.md': '# Home\n\n[Long](/docs/long)\n',
  'static/img/light.svg': SVG,
  'static/img/dark.svg': SVG,
}

// One site for all tests of a group, so one worker.
test.describe.configure({ mode: 'default' })
test.use({ freshCache: false })

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to main content' })
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** What gets the focus from now on, in order: some of it can have it for a moment only. */
async function watchFocus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const watched = window as unknown as { focused: string[] }
    watched.focused = []
    document.addEventListener('focusin', ({ target }) => {
      const element = target as HTMLElement
      watched.focused.push(element.getAttribute('role') ?? element.localName)
    })
  })
  return () => page.evaluate(() => (window as unknown as { focused: string[] }).focused)
}

/** Scrolls at once, and waits until everybody has heard of it. */
async function scrollTo(page: Page, ...positions: number[]): Promise<void> {
  for (const top of positions) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
    await nextFrames(page)
  }
}

/** Events of scrolling come with the next frame. */
function nextFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done))
  })
}

/** Where the page is when it has come to rest. */
function restingPlace(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let y = -1
    for (let still = 0; still < 10; still = window.scrollY === y ? still + 1 : 0) {
      y = window.scrollY
      await new Promise((done) => requestAnimationFrame(done))
    }
    return y
  })
}

test.describe('a site with everything', () => {
  test.use({ viewport: { width: 1200, height: 700 } })

  const BAR = {
    id: 'a',
    content: '<b>News</b> to <a href="/docs/other">read</a>',
    backgroundColor: '#112233',
    textColor: '#ffeeaa',
  }
  const FOOTER = {
    style: 'dark',
    links: [
      {
        title: 'First',
        items: [
          { label: 'Long', to: '/docs/long', 'data-x': '1' },
          { label: 'Out', href: 'https://example.com/out' },
          { html: '<i style="letter-spacing: 3px">Raw</i>' },
        ],
      },
      { title: null, items: [{ label: 'File', href: '/files/a.txt', prependBaseUrlToHref: true }] },
    ],
    logo: {
      src: 'img/light.svg',
      srcDark: 'img/dark.svg',
      alt: 'Maker',
      href: 'https://example.com/maker',
      width: 50,
    },
    copyright: 'Copyright © <b>2025</b>',
  }
  const config = {
    themeConfig: {
      announcementBar: BAR,
      navbar: { title: 'Fixture', items: [{ to: '/docs/long', label: 'Docs' }] },
      footer: FOOTER,
    },
  }
  let site: MadeSite

  test.beforeAll(async () => {
    site = await makeSite({
      config,
      files: {
        ...FILES,
        'src/pages/bare.jsx': `import Layout from '@theme/Layout'
export default () => <Layout noFooter><main><h1>Bare</h1></main></Layout>
`,
        'src/pages/mainless.jsx': `import Layout from '@theme/Layout'
export default () => <Layout><h1>Mainless</h1></Layout>
`,
      },
    })
  })

  test.afterAll(() => site?.close())

  test('the layout switches at 996 px, as served and after hydration (SH-4 … SH-6, T-3)', async ({
    page,
  }) => {
    const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })
    const isDesktop = async (page: Page, desktop: boolean) => {
      await expect(sidebar(page)).toBeVisible({ visible: desktop })
      await expect(toggle(page)).toBeVisible({ visible: !desktop })
    }
    await page.setViewportSize({ width: 996, height: 700 })
    await openHydrated(page, `${site.url}/docs/long`)
    await isDesktop(page, true)
    await page.setViewportSize({ width: 995, height: 700 })
    await isDesktop(page, false)
    await expect(sidebar(page)).toHaveCount(0)
    await page.setViewportSize({ width: 996, height: 700 })
    await isDesktop(page, true)

    // The sidebar is served, and CSS alone decides before the shell is there.
    await page.route('**/assets/shell-*.js', (route) => route.abort())
    await page.goto(`${site.url}/docs/long`)
    await isDesktop(page, true)
    await page.setViewportSize({ width: 995, height: 700 })
    await isDesktop(page, false)
    await expect(page.locator('nav[aria-label="Docs sidebar"]')).toHaveCount(1)
    await expect(page.locator('.theme-layout-navbar-sidebar')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false')
  })

  test('the announcement bar, the navbar and the button at the end of a page', async ({ page, request }) => {
    await test.step('the navbar sticks, the announcement bar scrolls away; the bar never hides (SH-7, HS-1, T-34)', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openHydrated(page, `${site.url}/docs/long`)
      await expect(page.getByRole('banner')).toBeInViewport()
      for (const y of [100, 400, 800]) {
        await scrollTo(page, y)
        expect((await bar(page).boundingBox())?.y).toBe(0)
        await expect(page.getByRole('banner')).not.toBeInViewport()
      }
      await page.emulateMedia({ reducedMotion: null })
      await scrollTo(page, 0)
    })
    await test.step('parts in order around one main; the footer unless the page does without (SH-1 … SH-3)', async () => {
      const parts = await page
        .locator(
          '[role=region][aria-label="Skip to main content"], [role=banner], nav[aria-label=Main], .theme-layout-main, footer',
        )
        .evaluateAll((all) => all.map((part) => part.getAttribute('aria-label') ?? part.className))
      expect(parts).toEqual([
        'Skip to main content',
        'theme-announcement-bar',
        'Main',
        expect.stringContaining('theme-layout-main'),
        expect.stringContaining('theme-layout-footer'),
      ])
      const wrapper = page.locator('.theme-layout-main')
      await expect(wrapper).toHaveId(/^__/)
      await expect(page.locator('main')).toHaveCount(1)
      await expect(wrapper.getByRole('main')).toHaveCount(1)

      await openHydrated(page, `${site.url}/bare`)
      await expect(page.locator('main')).toHaveCount(1)
      await expect(page.locator('footer')).toHaveCount(0)
      await bar(page).getByRole('link').first().click()
      await expect(page.locator('footer').getByText('Raw')).toHaveCSS('letter-spacing', '3px')
    })
    await test.step('a button scrolls back to the top while scrolling up (PG-4)', async () => {
      await openHydrated(page, `${site.url}/docs/long`)
      const button = page.locator('[aria-label="Scroll back to top"]')
      const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
      // Its code may come with the first scroll.
      await expect(button).not.toBeVisible()
      await scrollTo(page, 1000)
      await expect(button).toBeAttached()
      for (const [positions, shown] of [
        [[1000], false],
        [[1300], false],
        [[1200], true],
        [[1250], false],
        [[1200, 300], true],
        [[299], false],
        [[1000, 900], true],
        [[end], false],
        [[end - 100], true],
      ] as const) {
        await scrollTo(page, ...positions)
        await expect(button, `at ${positions}`).toBeVisible({ visible: shown })
      }

      // A hash hides it, though the page moves up.
      await scrollTo(page, end - 50, end - 100)
      await expect(button).toBeVisible()
      await page.evaluate(() => {
        location.hash = '#middle'
      })
      await expect(button).toBeHidden()
      await expect(page.locator('#middle')).toBeInViewport()

      // Smoothly: it takes a while, and the wheel takes over.
      await scrollTo(page, end - 50, end - 100)
      // In the page, frame by frame: a busy machine would look, and turn the wheel, when all is over.
      await button.evaluate(async (element: HTMLElement, end) => {
        element.click()
        while (window.scrollY >= end - 150) await new Promise((done) => requestAnimationFrame(done))
        window.dispatchEvent(new WheelEvent('wheel', { deltaY: 10 }))
      }, end)
      expect(await restingPlace(page)).toBeGreaterThan(300)
      await scrollTo(page, 1000, 900)
      await button.click()
      expect(await restingPlace(page)).toBe(0)

      await openHydrated(page, `${site.url}/`)
      await expect(button).toHaveCount(0)
    })
    await test.step('the announcement bar has its content and its colours, and room at the sidebar (AB-1 … AB-3, AB-11)', async () => {
      const served = await (await request.get(`${site.url}/`)).text()
      expect(served).toContain('<b>News</b> to <a href="/docs/other">read</a>')
      await openHydrated(page, `${site.url}/docs/long`)
      const banner = page.getByRole('banner')
      await expect(banner).toHaveText('News to read')
      await expect(banner).toHaveCSS('background-color', 'rgb(17, 34, 51)')
      await expect(banner).toHaveCSS('color', 'rgb(255, 238, 170)')
      await expect(banner.getByRole('button')).toHaveAccessibleName('Close')
      expect((await banner.boundingBox())?.height).toBe(30)
      const room = () =>
        sidebar(page).evaluate(
          (element) =>
            window.innerHeight -
            element.getBoundingClientRect().top -
            parseFloat(getComputedStyle(element).maxHeight),
        )
      // At the top the end of the menu stays in view; anywhere else it ends where the window does.
      await expect(sidebar(page)).toHaveCSS('margin-bottom', '30px')
      expect(await room()).toBeCloseTo(0, 0)
      await scrollTo(page, 1)
      await expect(sidebar(page)).toHaveCSS('margin-bottom', '0px')
      await scrollTo(page, 400)
      expect(await room()).toBeCloseTo(0, 0)
      await scrollTo(page, 0)
      await expect(sidebar(page)).toHaveCSS('margin-bottom', '30px')
      await banner.getByRole('button').click()
      await expect(sidebar(page)).toHaveCSS('margin-bottom', '0px')

      await page.evaluate(() => localStorage.clear())
      await page.reload()
      await expect(banner).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(banner).toBeHidden()
    })
  })

  test('parts, classes and the skip link of a document', async ({ page, request }) => {
    await test.step('the skip link is first, and goes to the content (SK-1 … SK-5, T-1)', async () => {
      await openHydrated(page, `${site.url}/docs/long`)
      await expect(skipLink(page)).not.toBeInViewport()
      await expect(
        page.getByRole('region', { name: 'Skip to main content' }).locator(skipLink(page)),
      ).toHaveCount(1)
      const wrapper = await page.locator('.theme-layout-main').getAttribute('id')
      await expect(skipLink(page)).toHaveAttribute('href', `#${wrapper}`)
      await page.keyboard.press('Tab')
      await expect(skipLink(page)).toBeFocused()
      await expect(skipLink(page)).toBeInViewport({ ratio: 1 })
      const box = (await skipLink(page).boundingBox())!
      expect(box.x).toBeLessThan(50)
      expect(box.y).toBeLessThan(50)
      // Nothing lies over it.
      expect(
        await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.textContent, {
          x: box.x + box.width / 2,
          y: box.y + box.height / 2,
        }),
      ).toBe('Skip to main content')

      const focused = await watchFocus(page)
      await page.keyboard.press('Enter')
      expect(await focused()).toEqual(['main'])
      const main = page.getByRole('main')
      await expect(main).not.toHaveAttribute('tabindex')
      await expect(page).toHaveURL(`${site.url}/docs/long`)
      await page.keyboard.press('Tab')
      expect(await main.evaluate((element) => element.contains(document.activeElement))).toBe(true)

      await openHydrated(page, `${site.url}/mainless`)
      await page.keyboard.press('Tab')
      const wrapped = await watchFocus(page)
      await page.keyboard.press('Enter')
      expect(await wrapped()).toEqual(['div'])
      await expect(page.locator('.theme-layout-main')).not.toHaveAttribute('tabindex')
    })
    await test.step('a new page starts at its skip link; back, hashes and the first load do not (SK-6, T-2)', async () => {
      const region = page.getByRole('region', { name: 'Skip to main content' })
      await openHydrated(page, `${site.url}/docs/long`)
      await expect(page.locator('body')).toBeFocused()
      const focused = await watchFocus(page)
      await page.getByRole('link', { name: 'another page' }).click()
      await expect(heading(page)).toHaveText('Other')
      await expect.poll(focused).toEqual(['a', 'region'])
      await expect(region).not.toHaveAttribute('tabindex')
      await page.keyboard.press('Tab')
      await expect(skipLink(page)).toBeFocused()

      const brand = bar(page).getByRole('link', { name: 'Fixture' })
      await brand.focus()
      await page.goBack()
      await expect(heading(page)).toHaveText('Long')
      await expect(brand).toBeFocused()
      const withHash = page.getByRole('link', { name: 'a part of it' })
      await withHash.click()
      await expect(heading(page)).toHaveText('Other')
      await expect(page.locator('#part')).toBeInViewport()
      expect(await focused()).toEqual(['a', 'region', 'a', 'a', 'a'])
    })
    await test.step('the document has the classes of its page type (SH-8)', async () => {
      const served = await (await request.get(`${site.url}/docs/long`)).text()
      expect(served).toMatch(/<html lang="en" dir="ltr" [^>]*data-has-hydrated="false"/)
      const html = page.locator('html')
      const classes = async () => new Set((await html.getAttribute('class'))?.split(' '))
      const doc = (id: string) => new Set(`${DOC_CLASSES} docs-doc-id-${id}`.split(' '))
      await openHydrated(page, `${site.url}/docs/long`)
      expect(await classes()).toEqual(doc('long'))
      for (const [name, value] of [
        ['lang', 'en'],
        ['dir', 'ltr'],
        ['data-theme', 'light'],
        ['data-theme-choice', 'light'],
      ] as const) {
        await expect(html).toHaveAttribute(name, value)
      }
      await page.getByRole('link', { name: 'another page' }).click()
      await expect(heading(page)).toHaveText('Other')
      expect(await classes()).toEqual(doc('other'))
      await bar(page).getByRole('link', { name: 'Fixture' }).click()
      await expect(heading(page)).toHaveText('Home')
      expect(await classes()).toContain('plugin-pages')
      expect(await classes()).not.toContain('plugin-docs')
      await openHydrated(page, `${site.url}/nowhere`)
      expect(await classes()).toContain('plugin-native')
    })
  })

  test('the storage may be blocked: one warning, and everything works (AB-9, CM-16, ST-4, T-5)', async ({
    page,
  }) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => messages.push(`thrown: ${error.message}`))
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Blocked.', 'SecurityError')
        },
      })
    })
    await openHydrated(page, `${site.url}/docs/long`)
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-announcement-bar-initially-dismissed', 'false')
    await expect(page.getByRole('banner')).toBeVisible()
    await bar(page)
      .getByRole('button', { name: /^Switch between/ })
      .click()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('banner').getByRole('button').click()
    await expect(page.getByRole('banner')).toBeHidden()
    await page.getByRole('link', { name: 'another page' }).click()
    await expect(heading(page)).toHaveText('Other')
    await expect(page.getByRole('banner')).toBeHidden()
    expect(messages).toEqual([expect.stringMatching(/^warning: The localStorage .*not available/)])
    await page.reload()
    await expect(page.getByRole('banner')).toBeVisible()
  })

  test('the footer has columns, a logo and a copyright line (FT-1, FT-3 … FT-6, NB-5)', {
    tag: '@exhaustive',
  }, async ({ page, request }) => {
    const served = await (await request.get(`${site.url}/`)).text()
    const servedFooter = served.slice(served.indexOf('<footer'))
    expect(servedFooter.match(/src="[^"]*"/g)).toEqual(['src="/img/light.svg"', 'src="/img/dark.svg"'])

    await openHydrated(page, `${site.url}/`)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toHaveClass(/footer--dark/)
    const columns = footer.locator('.theme-layout-footer-column')
    await expect(columns).toHaveCount(2)
    await expect(columns.nth(0).getByText('First', { exact: true })).toBeVisible()
    await expect(columns.nth(0).locator('ul > li')).toHaveText(['Long', 'Out', 'Raw'])
    await expect(columns.nth(1).locator('> *')).toHaveCount(1)
    const long = footer.getByRole('link', { name: 'Long' })
    await expect(long).toHaveAttribute('data-x', '1')
    await expect(long).toHaveAttribute('href', '/docs/long')
    await expect(columns.locator('i')).toHaveText('Raw')
    await expect(footer.getByRole('link', { name: /^Out/ }).getByRole('img')).toHaveAccessibleName(
      '(opens in new tab)',
    )
    await expect(footer.getByRole('link', { name: /^File/ })).toHaveAttribute('href', '/files/a.txt')
    await expect(footer.getByText('·')).toHaveCount(0)

    // The image of the colour mode, linked; then the copyright.
    const logo = footer.getByRole('link', { name: 'Maker' })
    await expect(logo).toHaveAttribute('href', 'https://example.com/maker')
    const shown = logo.locator('img:visible')
    await expect(shown).toHaveCount(1)
    await expect(shown).toHaveAttribute('src', '/img/light.svg')
    await expect(shown).toHaveAttribute('width', '50')
    const copyright = footer.getByText('Copyright © 2025')
    await expect(copyright.locator('b')).toHaveText('2025')
    const [above, below] = [await logo.boundingBox(), await copyright.boundingBox()]
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y + below!.height)
    await bar(page)
      .getByRole('button', { name: /^Switch between/ })
      .click()
    await expect(shown).toHaveCount(1)
    await expect(shown).toHaveAttribute('src', '/img/dark.svg')
    await long.click()
    await expect(heading(page)).toHaveText('Long')
  })

  // The last one: it builds the site anew.
  test('a closed announcement bar stays closed until another one comes (AB-4 … AB-8, AB-10, T-4)', async ({
    page,
  }) => {
    const stored = () =>
      page.evaluate(() =>
        ['docusaurus.announcement.id', 'docusaurus.announcement.dismiss'].map((key) =>
          localStorage.getItem(key),
        ),
      )
    const banner = page.getByRole('banner')
    const html = page.locator('html')
    await openHydrated(page, `${site.url}/`)
    await expect(banner).toBeVisible()
    expect(await stored()).toEqual(['a', 'false'])
    await banner.getByRole('button', { name: 'Close' }).click()
    await expect(banner).toBeHidden()
    expect(await stored()).toEqual(['a', 'true'])
    await page.getByRole('link', { name: 'Long' }).first().click()
    await expect(heading(page)).toHaveText('Long')
    await expect(banner).toBeHidden()

    // No frame of a later visit shows it.
    await page.addInitScript(() => {
      const seen = window as unknown as { frames_: boolean[] }
      seen.frames_ = []
      const look = () => {
        const bar = document.querySelector('.theme-announcement-bar')
        if (document.body) seen.frames_.push(bar?.checkVisibility() ?? false)
        requestAnimationFrame(look)
      }
      look()
    })
    const frames = () => page.evaluate(() => (window as unknown as { frames_: boolean[] }).frames_)
    await openHydrated(page, `${site.url}/docs/long`)
    await expect(banner).toBeHidden()
    await expect(html).toHaveAttribute('data-announcement-bar-initially-dismissed', 'true')
    expect((await frames()).length).toBeGreaterThan(0)
    expect(await frames()).not.toContain(true)

    const other = { ...BAR, id: 'b', isCloseable: false }
    await site.rebuild({ config: { themeConfig: { ...config.themeConfig, announcementBar: other } } })
    await openHydrated(page, `${site.url}/docs/long`)
    await expect(banner).toBeVisible()
    expect(await frames()).not.toContain(false)
    await expect(banner.getByRole('button')).toHaveCount(0)
    expect(await stored()).toEqual(['b', 'false'])
    // Closed when it still could be.
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.dismiss', 'true'))
    await openHydrated(page, `${site.url}/docs/long`)
    await expect(banner).toBeHidden()
    expect(await frames()).not.toContain(true)
  })
})

const DOC_CLASSES = 'plugin-docs plugin-id-default docs-wrapper docs-version-current docs-doc-page'

test.describe('a site with little, whose navbar hides', () => {
  test.use({ viewport: { width: 1200, height: 700 } })

  let site: MadeSite

  test.beforeAll(async () => {
    site = await makeSite({
      config: {
        themeConfig: {
          navbar: { hideOnScroll: true, logo: { src: 'img/light.svg', width: 32, height: 32 } },
          footer: {
            links: [
              { label: 'One', to: '/docs/long' },
              { html: '<i>Two</i>' },
              { label: 'Three', href: 'https://example.com/three' },
            ],
          },
        },
      },
      files: { ...FILES, 'docs/tabs.mdx': TABS },
    })
  })

  test.afterAll(() => site?.close())

  const HEIGHT = 60
  const top = async (page: Page) => (await bar(page).boundingBox())!.y
  const isBarShown = async (page: Page, shown: boolean) =>
    shown ? expect(await top(page)).toBe(0) : expect(await top(page)).toBe(-HEIGHT - 2)

  test('it hides while scrolling down and is shown while scrolling up (HS-2, HS-3, HS-5, T-34)', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, `${site.url}/docs/long`)
    expect((await bar(page).boundingBox())?.height).toBe(HEIGHT)
    const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    await isBarShown(page, true)
    for (const [y, shown] of [
      [20, true],
      // Below its own height it is always shown, from there on not.
      [HEIGHT - 1, true],
      [HEIGHT, false],
      [800, false],
      [700, true],
      [700.5, false],
      [end - HEIGHT - 1, false],
      [end - HEIGHT, true],
      [end, true],
      [end - HEIGHT - 20, true],
      [end - HEIGHT - 10, false],
      [HEIGHT - 2, true],
      [0, true],
      // From the very top any distance is the first step.
      [800, true],
      [900, false],
    ] as const) {
      await scrollTo(page, y)
      await isBarShown(page, shown).catch((error) => {
        throw new Error(`at ${y}`, { cause: error })
      })
    }
    await expect(bar(page)).toHaveCount(1)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(bar(page)).toHaveCSS('transition-property', 'transform')
    await expect(bar(page)).not.toHaveCSS('transition-duration', '0s')
  })

  test('it is shown after a jump and on a new page (HS-4, HS-7, T-34)', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, `${site.url}/docs/long`)
    await scrollTo(page, 50, 400, 800)
    await isBarShown(page, false)
    const jump = () =>
      page.evaluate(async () => {
        location.hash = '#middle'
        for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done))
      })
    await jump()
    await isBarShown(page, true)
    // The heading stands below the bar.
    const target = (await page.locator('#middle').boundingBox())!
    expect(target.y).toBeGreaterThanOrEqual(HEIGHT)
    expect(target.y).toBeLessThan(HEIGHT + 20)
    // A jump is over with its event: the next step counts.
    const y = await page.evaluate(() => window.scrollY)
    await scrollTo(page, y + 50)
    await isBarShown(page, false)
    await page.evaluate(() => history.replaceState(null, '', '?changed'))
    await isBarShown(page, true)

    await scrollTo(page, y + 100)
    await isBarShown(page, false)
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/docs/other#part"]')?.click())
    await expect(heading(page)).toHaveText('Other')
    await expect(page.locator('#part')).toBeInViewport()
    await nextFrames(page)
    await isBarShown(page, true)
    await scrollTo(page, (await page.evaluate(() => window.scrollY)) + 100)
    await isBarShown(page, false)
    await sidebar(page).getByRole('link', { name: 'Long' }).click()
    await expect(heading(page)).toHaveText('Long')
    await isBarShown(page, true)
  })

  test('it ignores scrolling that keeps content in position (HS-6, TB-12)', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, `${site.url}/docs/tabs`)
    const tabs = page.getByRole('tablist').nth(1)
    await tabs.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const y = await page.evaluate(() => window.scrollY)
    await scrollTo(page, y + 20, y)
    await isBarShown(page, true)
    const before = (await tabs.boundingBox())!.y
    await tabs.getByRole('tab', { name: 'large' }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(y + 20)
    await nextFrames(page)
    expect((await tabs.boundingBox())!.y).toBeCloseTo(before, 0)
    await isBarShown(page, true)
  })

  test('the sidebar reaches to the top, with a copy of the brand (HS-7)', { tag: '@exhaustive' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, `${site.url}/docs/long`)
    const column = page.locator('.theme-doc-sidebar-container')
    expect((await column.boundingBox())?.y).toBe(0)
    const copy = column.locator('a[href="/"]')
    await expect(copy).toHaveAttribute('tabindex', '-1')
    await scrollTo(page, 100, 800)
    await isBarShown(page, false)
    await expect(copy).toBeInViewport({ ratio: 1 })
    expect((await copy.boundingBox())?.y).toBe(0)
  })

  test('without bar and items their elements are missing (AB-1, NB-4, NB-8, SE-1, SE-3, MS-10)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    await openHydrated(page, `${site.url}/`)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-announcement-bar-initially-dismissed')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    // The image stands for the site, and without a second source there is one.
    await expect(bar(page).getByRole('link')).toHaveAccessibleName('Fixture')
    await expect(bar(page).locator('img')).toHaveAttribute('src', '/img/light.svg')
    // The slot of the search is the last of the bar, and empty.
    const last = page.locator('.theme-layout-navbar-right > :last-child')
    await expect(last).toHaveClass(/navbar__search/)
    await expect(last).toBeHidden()

    await page.setViewportSize({ width: 800, height: 700 })
    const toggle = page.locator('[aria-label="Toggle navigation bar"]')
    await expect(toggle).toHaveCount(0)
    await openHydrated(page, `${site.url}/docs/long`)
    await toggle.click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('link', { name: 'Other' })).toBeVisible()
    await expect(drawer.getByRole('button', { name: /main menu/ })).toHaveCount(0)
  })

  test('the footer is one row with dots between its links (FT-1, FT-3 … FT-5, T-16)', async ({ page }) => {
    await openHydrated(page, `${site.url}/`)
    const footer = page.getByRole('contentinfo')
    await expect(footer).not.toHaveClass(/footer--dark/)
    expect((await footer.textContent())?.trim()).toBe('One·Two·Three')
    await expect(footer.getByText('·', { exact: true })).toHaveCount(2)
    await expect(footer.locator('i')).toHaveText('Two')
    await expect(footer.locator('.theme-layout-footer-column')).toHaveCount(0)
    // No logo and no copyright, so no block for them.
    await expect(footer.locator('img')).toHaveCount(0)
    await expect(footer.locator('> * > *')).toHaveCount(1)
    const texts = await footer
      .locator('a, i')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
    expect(Math.max(...texts) - Math.min(...texts)).toBeLessThan(10)
  })
})

test('a footer of both forms fails the build (FT-2)', { tag: '@exhaustive' }, async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'vellum-e2e-'))
  const links = [
    { title: 'Column', items: [] },
    { label: 'Link', to: '/' },
  ]
  const config = {
    title: 'Wrong',
    url: 'https://wrong.example',
    baseUrl: '/',
    themeConfig: { footer: { links } },
  }
  writeFileSync(join(siteDir, 'vellum.config.mjs'), `export default ${JSON.stringify(config)}`)
  mkdirSync(join(siteDir, 'docs'))
  const failure = await build({ siteDir, logger: silentLogger }).then(() => 'none', formatError)
  rmSync(siteDir, { recursive: true, force: true })
  expect(failure).toBe(
    [
      '`themeConfig.footer.links` mixes columns and simple links: it must be one or the other.',
      '  at vellum.config.mjs',
      '  Put every link into the `items` of a column, or remove the columns and list the links only.',
    ].join('\n'),
  )
})
