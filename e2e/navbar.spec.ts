// The bar at the top of every page and the drawer that holds its items on small screens.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { build, formatError, silentLogger } from 'vellum'
import { hydrated, openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

const ITEMS = [
  { to: '/docs/intro', label: 'Plain', position: 'left', className: 'mine', title: 'A tip', 'data-x': '1' },
  {
    type: 'dropdown',
    label: 'More',
    position: 'left',
    items: [
      { to: '/docs/guide', label: 'To the guide' },
      { href: 'https://example.com/more', label: 'Elsewhere' },
      { type: 'html', value: '<hr class="rule">', className: 'rule-item' },
      { type: 'doc', docId: 'intro', label: 'Doc child' },
      { type: 'docSidebar', sidebarId: 'other', label: 'Sidebar child' },
      { type: 'docsVersion', label: 'Version child' },
    ],
  },
  { type: 'search', position: 'left', className: 'my-search' },
  {
    label: 'Linked',
    to: '/docs/guide',
    items: [
      { to: '/plain', label: 'Plain page' },
      { to: '/nowhere', label: 'By expression', activeBaseRegex: '/DOCS/deep/' },
      { to: '/nowhere', label: 'By path', activeBasePath: '/other' },
    ],
  },
  { type: 'html', value: '<b>Raw</b>', className: 'raw-item' },
  { type: 'doc', docId: 'intro' },
  { type: 'doc', docId: 'draft', label: 'Draft' },
  { type: 'doc', docId: 'unlisted', label: 'Unlisted' },
  { type: 'docSidebar', sidebarId: 'other' },
  { type: 'docsVersion', label: 'Version' },
  { type: 'docsVersionDropdown' },
  {
    type: 'localeDropdown',
    queryString: '?persist=1',
    dropdownItemsBefore: [{ type: 'html', value: 'Before' }],
    dropdownItemsAfter: [{ href: 'https://example.com/translate', label: 'Translate' }],
  },
  { type: 'localeDropdown' },
  { href: 'https://example.com/out', label: 'Out' },
  { href: 'https://example.com/html', html: '<i>Html</i> link' },
  { to: '/', label: 'Base path', activeBasePath: '/docs/deep' },
  { to: '/', label: 'Regex', activeBaseRegex: 'GUIDE$', activeBasePath: '/docs', activeClassName: 'is-here' },
  { to: '/docs/deep', label: 'Exact', exact: true },
]

const NAVBAR = {
  title: 'Fixture',
  style: 'dark',
  logo: { src: 'img/light.svg', srcDark: 'img/dark.svg', width: 32, height: 32 },
  items: ITEMS,
}

let site: MadeSite

// One site for all of them, so one worker.
test.describe.configure({ mode: 'default' })
test.use({ freshCache: false })

test.beforeAll(async () => {
  site = await makeSite({
    config: {
      baseUrl: '/base/',
      i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
      docs: { sidebarPath: 'sidebars.json' },
      themeConfig: { navbar: NAVBAR },
    },
    files: {
      'sidebars.json': JSON.stringify({
        tutorial: [
          'intro',
          'guide',
          { type: 'category', label: 'Closed', items: ['closed/inside'] },
          {
            type: 'category',
            label: 'Indexed',
            link: { type: 'generated-index', slug: '/indexed' },
            items: ['indexed/child'],
          },
          { type: 'link', label: 'Far away', href: 'https://example.com/far' },
        ],
        other: [{ type: 'category', label: 'Group', items: ['deep/one', 'deep/two'] }],
      }),
      'docs/intro.md': `# Intro\n\n[The guide](guide.md) and [a part](#part).\n\n## Part\n\n${LONG}\n`,
      'docs/guide.md': '# Guide\n\nText.\n',
      'docs/closed/inside.md': '# Inside\n\nText.\n',
      'docs/indexed/child.md': '# Child\n\nText.\n',
      'docs/deep/one.md': '# One\n\nText.\n',
      'docs/deep/two.md': '# Two\n\nText.\n',
      'docs/draft.md': '---\ndraft: true\n---\n\n# Draft\n',
      'docs/unlisted.md': '---\nunlisted: true\n---\n\n# Unlisted\n',
      'docs/tabs.mdx': TABS,
      'src/pages/index.md': '# Home\n\n[Intro](/docs/intro)\n',
      'src/pages/plain.md': '# Plain page\n\n[Intro](/docs/intro)\n',
      'static/img/light.svg': SVG,
      'static/img/dark.svg': SVG,
    },
  })
})

test.afterAll(() => site?.close())

const LONG = Array.from({ length: 60 }, (_, i) => `Paragraph ${i}.`).join('\n\n')
const TABS = `# Tabs

import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'

<Tabs>
<TabItem value="first">One.</TabItem>
<TabItem value="second">Two.</TabItem>
</Tabs>
`

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const barLink = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true })
const dropdown = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const colorToggle = (within: Locator) =>
  within.getByRole('button', { name: /^Switch between dark and light/ })

/** What stands in a group of the bar, in order; what is hidden is left out. */
function shownIn(page: Page, group: 'left' | 'right'): Promise<string[]> {
  return page.locator(`.theme-layout-navbar-${group} > *`).evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const named = element.matches('.dropdown') ? element.querySelector('a') : element
        return named?.getAttribute('aria-label')?.replace(/ \(.*/, '') ?? named?.textContent?.trim() ?? ''
      }),
  )
}

/** What a visitor does with the browser itself. Unlike Playwright's own calls it is no press in the page. */
async function browserOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const evaluate = async (expression: string): Promise<unknown> =>
    (await session.send('Runtime.evaluate', { expression })).result.value
  return {
    go: async (step: -1 | 1) => {
      const { currentIndex, entries } = await session.send('Page.getNavigationHistory')
      await session.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex + step]!.id })
    },
    evaluate,
    until: (expression: string) => expect.poll(() => evaluate(expression)).toBe(true),
  }
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1600, height: 800 } })

  test('items and dropdowns of the bar', async ({ page }) => {
    await test.step('links have their attributes, and an icon if they open in a new tab (NI-2, NI-4 … NI-6)', async () => {
      await openHydrated(page, `${site.url}/plain`)
      const plain = barLink(page, 'Plain')
      await expect(plain).toHaveAttribute('href', '/base/docs/intro')
      await expect(plain).toHaveAttribute('title', 'A tip')
      await expect(plain).toHaveAttribute('data-x', '1')
      await expect(plain).toHaveClass(/(^| )mine( |$)/)
      await expect(plain).not.toHaveAttribute('target')
      const icon = { name: '(opens in new tab)' }
      const out = barLink(page, 'Out (opens in new tab)')
      await expect(out).toHaveAttribute('target', '_blank')
      expect((await out.getByRole('img', icon).boundingBox())?.width).toBe(13.5)
      const html = barLink(page, 'Html link')
      await expect(html.locator('i')).toHaveText('Html')
      await expect(html.getByRole('img')).toHaveCount(0)
      await dropdown(page, 'More').hover()
      const child = bar(page).getByRole('link', { name: /^Elsewhere/ })
      expect((await child.getByRole('img', icon).boundingBox())?.width).toBe(12)
    })
    await test.step('raw HTML stands in a container without a link (NI-10)', async () => {
      const raw = bar(page).locator('.raw-item')
      expect(await raw.evaluate((element) => element.outerHTML)).toBe(
        '<div class="navbar__item raw-item"><b>Raw</b></div>',
      )
      await expect(bar(page).locator('.dropdown__menu > li.rule-item > hr.rule')).toHaveCount(1)
    })
    await test.step('a dropdown opens on hover, without script too (DD-1, DD-4, DD-5, T-11)', async () => {
      // The pointer is on nothing.
      await page.mouse.move(800, 790)
      const more = dropdown(page, 'More')
      const child = barLink(page, 'To the guide')
      await expect(child).toBeHidden()
      await more.hover()
      await expect(child).toBeVisible()
      await expect(more).toHaveAttribute('aria-expanded', 'false')
      // From the button to the menu without a gap that closes it.
      await child.hover()
      await expect(child).toBeVisible()
      await page.getByRole('heading', { level: 1 }).hover()
      await expect(child).toBeHidden()

      const linked = bar(page).locator('.dropdown:has(> [role=button]:text("Linked"))')
      await linked.hover()
      const [menu, whole] = await Promise.all([
        linked.locator('.dropdown__menu').boundingBox(),
        linked.boundingBox(),
      ])
      expect(menu!.x + menu!.width).toBe(whole!.x + whole!.width)
      expect(menu!.x).toBeLessThan(whole!.x)
    })
    await test.step('a dropdown opens and closes by key, and by what happens outside of it (DD-1 … DD-3, T-11)', async () => {
      // The pointer is on nothing.
      await page.mouse.move(800, 790)
      const more = dropdown(page, 'More')
      const child = barLink(page, 'To the guide')
      const isOpen = async (open: boolean) => {
        await expect(more).toHaveAttribute('aria-expanded', String(open))
        await expect(child).toBeVisible({ visible: open })
      }
      await expect(more).toHaveAttribute('aria-haspopup', 'true')
      await expect(more).toHaveAttribute('href', '#')
      expect(await more.evaluate((element) => element.localName)).toBe('a')
      await more.focus()
      for (const key of ['Enter', ' ']) {
        await page.keyboard.press(key)
        await isOpen(true)
        await page.keyboard.press(key)
        await isOpen(false)
      }

      await page.keyboard.press('Enter')
      await child.dispatchEvent('mousedown')
      await child.focus()
      await isOpen(true)
      const heading = page.getByRole('heading', { level: 1 })
      await more.focus()
      for (const type of ['mousedown', 'touchstart']) {
        await isOpen(true)
        await heading.dispatchEvent(type)
        await isOpen(false)
        await page.keyboard.press('Enter')
      }
      // Through all entries of the menu, and out at its end.
      const entries = await bar(page).locator('.dropdown:has(> [role=button]:text("More")) li a').count()
      for (let i = 0; i < entries; i++) {
        await page.keyboard.press('Tab')
        await isOpen(true)
      }
      await page.keyboard.press('Tab')
      await isOpen(false)

      // A click does nothing; of a button with a link the click follows it, the key does not.
      await more.click()
      await expect(page).toHaveURL(`${site.url}/plain`)
      await expect(more).toHaveAttribute('aria-expanded', 'false')
      const linked = dropdown(page, 'Linked')
      await linked.focus()
      await page.keyboard.press('Enter')
      await expect(linked).toHaveAttribute('aria-expanded', 'true')
      await expect(page).toHaveURL(`${site.url}/plain`)
      await linked.click()
      await expect(page).toHaveURL(`${site.url}/docs/guide`)
    })
  })

  test('what is current, the brand, and the order', async ({ page, request }) => {
    await test.step('the current item is marked on each page (NI-7, NI-8, NI-11 … NI-13, NI-15, VD-6, T-9)', async () => {
      const marked = () =>
        bar(page)
          .locator(':is([class*="link--active"], .is-here):not([lang])')
          .evaluateAll((all) => all.map((element) => element.textContent))
      await openHydrated(page, `${site.url}/docs/intro`)
      // Both versions link to the page; the document and what shares its sidebar.
      await expect(barLink(page, 'Version')).toHaveAttribute('href', '/base/docs/intro')
      await expect(barLink(page, 'Next')).toHaveAttribute('href', '/base/docs/intro')
      await expect(dropdown(page, 'Next')).toHaveCount(0)
      await expect(barLink(page, 'intro')).toHaveAttribute('href', '/base/docs/intro')
      // The label is that of the first entry with a link.
      await expect(barLink(page, 'One')).toHaveAttribute('href', '/base/docs/deep/one')
      expect(await marked()).toEqual([
        'Plain',
        'More',
        'Doc child',
        'Version child',
        'intro',
        'Version',
        'Next',
      ])

      await page.getByRole('link', { name: 'The guide' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide')
      expect(await marked()).toEqual(['More', 'To the guide', 'Doc child', 'Linked', 'intro', 'Regex'])
      await expect(barLink(page, 'Regex')).toHaveClass(/is-here/)

      await barLink(page, 'One').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('One')
      expect(await marked()).toEqual(['More', 'Sidebar child', 'Linked', 'By expression', 'One', 'Base path'])
      await expect(barLink(page, 'One')).toHaveClass(/navbar__link--active/)
      await dropdown(page, 'More').hover()
      await expect(barLink(page, 'Sidebar child')).toHaveClass(/dropdown__link--active/)
      await expect(barLink(page, 'Draft')).toHaveCount(0)
      await expect(barLink(page, 'Unlisted')).toHaveCount(0)

      await openHydrated(page, `${site.url}/docs/unlisted`)
      await expect(barLink(page, 'Unlisted')).toHaveClass(/navbar__link--active/)
    })
    await test.step('the brand is one link home, with the image of the colour mode (NB-3 … NB-6, NI-1)', async () => {
      // The served HTML has both images.
      const served = await (await request.get(`${site.url}/docs/intro`)).text()
      const [brandHtml = ''] = /<a href="\/base\/"[^>]*class="navbar__brand".*?<\/a>/.exec(served) ?? []
      expect(brandHtml.match(/src="[^"]*"/g)).toEqual([
        'src="/base/img/light.svg"',
        'src="/base/img/dark.svg"',
      ])

      await expect(bar(page)).toHaveClass(/navbar--dark/)
      const brand = barLink(page, 'Fixture')
      await expect(brand).toHaveAttribute('href', '/base/')
      await expect(brand.locator('b')).toHaveText('Fixture')
      const pictures = brand.locator('img')
      await expect(pictures).toHaveCount(1)
      await expect(pictures).toHaveAttribute('src', '/base/img/light.svg')
      await expect(pictures).toHaveAttribute('alt', '')
      await expect(pictures).toHaveAttribute('width', '32')
      await colorToggle(bar(page)).click()
      await expect(pictures).toHaveCount(1)
      await expect(pictures).toHaveAttribute('src', '/base/img/dark.svg')
      await brand.click()
      await expect(page).toHaveURL(`${site.url}/`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
    })
    await test.step('has its parts in order; an item without a side is on the right (NB-1, NB-2, NB-7, SE-1, SE-3, T-6)', async () => {
      expect(await shownIn(page, 'left')).toEqual(['Fixture', 'Plain', 'More'])
      expect(await shownIn(page, 'right')).toEqual([
        ...['Linked', 'Raw', 'intro', 'One', 'Version', 'Next', 'English', 'English', 'Out', 'Html link'],
        ...['Base path', 'Regex', 'Exact', 'Switch between dark and light mode'],
      ])
      // The one slot is where its item is; without a provider it takes no space.
      const slot = page.locator('.navbar__search')
      await expect(slot).toHaveCount(1)
      await expect(slot).toHaveClass(/my-search/)
      await expect(slot).toBeHidden()
      expect(await slot.evaluate((element) => element.previousElementSibling?.textContent)).toMatch(/^More/)
      await expect(page.locator('.theme-layout-navbar-left').locator(slot)).toHaveCount(1)
    })
  })

  test('locales link to the same page, and follow query and hash (LD-1 … LD-6, T-10)', {
    tag: '@exhaustive',
  }, async ({ page, request }) => {
    const list = bar(page).locator('.dropdown:has(> [role=button]:text("English"))')
    const hrefs = (index: number) =>
      list
        .nth(index)
        .locator('a[lang]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    // As served there is neither query nor hash.
    const served = await (await request.get(`${site.url}/docs/intro?a=1`)).text()
    expect(
      [...served.matchAll(/<a href="([^"]*)" target="_self" lang="fr"/g)].map(([, href]) => href),
    ).toEqual(['/base/fr/docs/intro?persist=1', '/base/fr/docs/intro'])

    await openHydrated(page, `${site.url}/docs/intro?a=1#x`)
    expect(await hrefs(0)).toEqual([
      '/base/docs/intro?a=1&persist=1#x',
      '/base/fr/docs/intro?a=1&persist=1#x',
    ])
    expect(await hrefs(1)).toEqual(['/base/docs/intro?a=1#x', '/base/fr/docs/intro?a=1#x'])
    const french = list.nth(1).locator('a[lang=fr]')
    await expect(french).toHaveText('Français')
    await expect(french).toHaveAttribute('target', '_self')
    await expect(list.nth(1).locator('a[lang=en]')).toHaveClass(/dropdown__link--active/)
    await expect(french).not.toHaveClass(/active/)
    await expect(list.nth(0).locator('[role=button] svg[aria-hidden=true]')).toHaveCount(1)
    await expect(list.nth(0).locator('li')).toHaveText(['Before', 'English', 'Français', 'Translate'])

    await page.getByRole('main').getByRole('link', { name: 'a part' }).click()
    await expect(french).toHaveAttribute('href', '/base/fr/docs/intro?a=1#part')
    await page.getByRole('link', { name: 'The guide' }).click()
    await expect(french).toHaveAttribute('href', '/base/fr/docs/guide')
    // A full load, of another site.
    const [request2] = await Promise.all([
      page.waitForRequest((candidate) => candidate.isNavigationRequest()),
      list
        .nth(1)
        .hover()
        .then(() => french.click()),
    ])
    expect(request2.url()).toBe(`${site.url}/fr/docs/guide`)
  })

  test('an item of an unknown type shows the error page (NI-3, NB-9, RE-2, RE-4, RE-7, T-7)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    // As if the check of the configuration had let it pass.
    await page.route('**/assets/shell-*.js', async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      const changed = text.replace(/(\\?")type\1:\1html\1(,\1value\1:\1<b>Raw)/, '$1type$1:$1nope$1$2')
      expect(changed).not.toBe(text)
      await route.fulfill({ response, body: changed })
    })
    await page.goto(`${site.url}/docs/intro`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/This page crashed/)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page).toHaveTitle(/^Page Error/)
    // biome-ignore lint/performance/useDomNodeTextContent: that lines are shown as lines is the point
    const text = await page.getByRole('main').innerText()
    expect(text).toContain('themeConfig.navbar.items')
    expect(text).toContain('{\n  "type": "nope",\n  "value": "<b>Raw</b>",')
    expect(text).toContain('\n\nCause:\nThere is no navbar item of the type "nope".')
    // The layout itself fails, so it is not there.
    await expect(bar(page)).toHaveCount(0)
  })
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 800, height: 800 } })

  const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })
  const drawer = (page: Page) => page.locator('.theme-layout-navbar-sidebar')
  const close = (page: Page) => drawer(page).getByRole('button', { name: 'Close navigation bar' })
  const back = (page: Page) => drawer(page).getByRole('button', { name: '← Back to main menu' })
  const scrolling = (page: Page) => page.evaluate(() => document.body.style.overflow)

  async function openDrawer(page: Page): Promise<void> {
    await toggle(page).click()
    await isShown(page, true)
  }

  async function isShown(page: Page, shown: boolean): Promise<void> {
    await expect(drawer(page)).toBeVisible({ visible: shown })
    await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', String(shown))
    await expect.poll(() => scrolling(page)).toBe(shown ? 'hidden' : 'visible')
  }

  test('the drawer', async ({ page, request }) => {
    await test.step('the bar shows toggle and brand only; no drawer is served (NB-7, NB-8, MS-6)', async () => {
      const served = await (await request.get(`${site.url}/plain`)).text()
      expect(served.replace(/<style>.*?<\/style>/s, '')).not.toContain('navbar-sidebar')
      await openHydrated(page, `${site.url}/plain`)
      expect(await shownIn(page, 'left')).toEqual(['Toggle navigation bar', 'Fixture'])
      expect(await shownIn(page, 'right')).toEqual([])
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
      await openDrawer(page)
      await page.setViewportSize({ width: 1600, height: 800 })
      await expect(drawer(page)).toHaveCount(0)
      await page.setViewportSize({ width: 800, height: 800 })
    })
    await test.step('closes when the window becomes wide (MS-2, MS-5, T-15)', async () => {
      await openDrawer(page)
      await page.setViewportSize({ width: 1200, height: 800 })
      await isShown(page, false)
      await page.setViewportSize({ width: 800, height: 800 })
      await isShown(page, false)
    })
    await test.step('the drawer has all items in order, and no search (MS-7, MS-8, NI-9, NI-10, NI-16, SE-2, LD-6)', async () => {
      await openDrawer(page)
      const header = drawer(page).locator('> :first-child')
      await expect(header.getByRole('link', { name: 'Fixture' })).toHaveAttribute('href', '/base/')
      const panels = drawer(page).locator('> :nth-child(2) > *')
      await expect(panels).toHaveCount(2)
      await expect(panels.nth(0)).not.toHaveAttribute('inert')
      await expect(panels.nth(1)).toHaveAttribute('inert')
      const labels = await panels
        .nth(0)
        .locator('> ul > li')
        .evaluateAll((all) => all.map((item) => (item.querySelector('a') ?? item).textContent.trim()))
      expect(labels).toEqual([
        ...['Plain', 'More', 'Linked', 'Raw', 'intro', 'One', 'Version', 'Next', 'Languages', 'Languages'],
        ...['Out', 'Html link', 'Base path', 'Regex', 'Exact'],
      ])
      await expect(drawer(page).locator('.navbar__search')).toHaveCount(0)
      await expect(drawer(page).getByRole('link', { name: 'Base path' })).toHaveClass(/menu__link/)

      // Raw HTML is no link.
      const raw = drawer(page).locator('li.raw-item')
      await expect(raw).toHaveClass(/menu__list-item/)
      await raw.click()
      await isShown(page, true)

      await colorToggle(header).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await isShown(page, true)
      await close(page).click()
      await isShown(page, false)
    })
    await test.step('opens and closes: toggle, button, backdrop, link; the page does not scroll meanwhile (MS-1, MS-5, NI-8, NI-9, DD-9)', async () => {
      await openDrawer(page)
      // The drawer lies over the toggle, which keeps its meaning.
      await page.locator('.navbar__toggle').dispatchEvent('click')
      await isShown(page, false)
      await openDrawer(page)
      await close(page).click()
      await isShown(page, false)
      await openDrawer(page)
      await page.mouse.click(780, 400)
      await isShown(page, false)
      await openDrawer(page)
      await drawer(page).getByRole('link', { name: 'Plain', exact: true }).click()
      await isShown(page, false)
      await expect(page).toHaveURL(`${site.url}/docs/intro`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Intro')
      await openDrawer(page)
      await back(page).click()
      await expect(drawer(page).getByRole('link', { name: 'Plain', exact: true })).toHaveClass(
        /menu__link--active/,
      )
    })
  })

  test('the drawer and the history', async ({ page }) => {
    const browser = await browserOf(page)
    await test.step('back closes it and stays on the page; the next back goes back; forward likewise (MS-3, MS-4, T-14)', async () => {
      await openHydrated(page, `${site.url}/plain`)
      await page.getByRole('link', { name: 'Intro', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Intro')
      for (const [step, here, there] of [
        [-1, '/docs/intro', '/plain'],
        [1, '/plain', '/docs/intro'],
      ] as const) {
        const heading = await page.getByRole('heading', { level: 1 }).textContent()
        await openDrawer(page)
        await browser.go(step)
        await isShown(page, false)
        await expect(page).toHaveURL(site.url + here)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
        await browser.go(step)
        await expect(page).toHaveURL(site.url + there)
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '')
      }
    })
    await test.step('back stays on the page even if the browser does not let a page cancel it (MS-3)', async () => {
      await openDrawer(page)
      await drawer(page).evaluate((dialog) => {
        dialog.addEventListener('close', () => document.body.setAttribute('data-closed', ''), { once: true })
      })
      // One press of a visitor allows for one cancelled step.
      await browser.go(-1)
      await browser.until("document.body.hasAttribute('data-closed')")
      await browser.evaluate("document.querySelector('.navbar__toggle').click()")
      await browser.until("document.querySelector('dialog').open")
      await browser.go(-1)
      await browser.until("!document.querySelector('dialog').open")
      await isShown(page, false)
      await expect(page).toHaveURL(`${site.url}/docs/intro`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Intro')
    })
  })

  test('the menu of the docs', async ({ page, context }) => {
    await test.step('opens on the menu of the docs, with a way to the items (MS-7, MS-9 … MS-11, T-13)', async () => {
      await openHydrated(page, `${site.url}/docs/intro`)
      await openDrawer(page)
      const panels = drawer(page).locator('> :nth-child(2) > *')
      const isDocsMenu = async (docs: boolean) => {
        await expect(panels.nth(docs ? 1 : 0)).not.toHaveAttribute('inert')
        await expect(panels.nth(docs ? 0 : 1)).toHaveAttribute('inert')
        await expect(panels.nth(docs ? 1 : 0)).toBeInViewport()
        await expect(panels.nth(docs ? 0 : 1)).not.toBeInViewport()
      }
      await isDocsMenu(true)
      await expect(panels.nth(1).getByRole('button').first()).toHaveText('← Back to main menu')
      const current = panels.nth(1).getByRole('link', { name: 'Intro' })
      await expect(current).toHaveAttribute('aria-current', 'page')
      await back(page).click()
      await isDocsMenu(false)
      await close(page).click()
      await isShown(page, false)
      await openDrawer(page)
      await isDocsMenu(true)

      // Outside of the docs there is no second menu.
      await drawer(page).getByRole('link', { name: 'Fixture' }).click()
      await isShown(page, false)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
      await openDrawer(page)
      await isDocsMenu(false)
      await expect(back(page)).toHaveCount(0)
    })
    await test.step('links of the docs menu close it, categories without link and external links do not (MS-12)', async () => {
      await context.route('https://example.com/**', (route) => route.fulfill({ body: 'far' }))
      await openHydrated(page, `${site.url}/docs/intro`)
      await openDrawer(page)
      const inside = drawer(page).getByRole('link', { name: 'Inside' })
      const closed = drawer(page).getByRole('button', { name: 'Closed' })
      await closed.click()
      await expect(inside).toBeVisible()
      await closed.click()
      await expect(inside).toBeHidden()
      await isShown(page, true)
      const popup = page.waitForEvent('popup')
      await drawer(page)
        .getByRole('link', { name: /^Far away/ })
        .click()
      await (await popup).close()
      await isShown(page, true)
      await drawer(page).getByRole('link', { name: 'Indexed' }).click()
      await isShown(page, false)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Indexed')
      await openDrawer(page)
      await drawer(page).getByRole('link', { name: 'Guide', exact: true }).click()
      await isShown(page, false)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide')
    })
  })

  test('dropdowns are lists; those of the current page are open (DD-6 … DD-9, T-12)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    await openHydrated(page, `${site.url}/plain`)
    await openDrawer(page)
    const item = (name: string) => drawer(page).locator(`li:has(> div > a:text-is("${name}"))`)
    const children = (name: string) => item(name).locator('li')
    const caret = (name: string) => item(name).getByRole('button', { name: /the dropdown$/ })
    // "Linked" has an entry for this page; the children of others are not even there.
    await expect(caret('Linked')).toHaveAttribute('aria-expanded', 'true')
    await expect(children('Linked')).toHaveText(['Plain page', 'By expression', 'By path'])
    await expect(caret('More')).toHaveAttribute('aria-expanded', 'false')
    await expect(caret('More')).toHaveAccessibleName('Expand the dropdown')
    await expect(children('More')).toHaveCount(0)

    // The caret and the label toggle; the drawer stays.
    await caret('More').click()
    await expect(caret('More')).toHaveAccessibleName('Collapse the dropdown')
    const child = drawer(page).getByRole('link', { name: 'To the guide' })
    await expect(child).toBeVisible()
    await item('More').locator('a').first().click()
    await expect(caret('More')).toHaveAttribute('aria-expanded', 'false')
    await expect(child).toBeHidden()
    await isShown(page, true)
    await expect(page).toHaveURL(`${site.url}/plain`)

    // A label with a link goes there too, and the drawer stays.
    await item('Linked').locator('a').first().click()
    await expect(caret('Linked')).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL(`${site.url}/docs/guide`)
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Guide')
    await isShown(page, true)
    // Both link to the new page: "More" has become active, and is open again.
    await back(page).click()
    await expect(caret('More')).toHaveAttribute('aria-expanded', 'true')
    await drawer(page).getByRole('link', { name: 'Sidebar child' }).click()
    await isShown(page, false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One')

    // It is active no more, and stays as it is.
    await openDrawer(page)
    await drawer(page).getByRole('link', { name: 'Fixture' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
    await openDrawer(page)
    await expect(caret('More')).toHaveAttribute('aria-expanded', 'true')

    // No entry links to that page, but the expression of one matches.
    await openHydrated(page, `${site.url}/docs/deep/two`)
    await openDrawer(page)
    await back(page).click()
    await expect(caret('Linked')).toHaveAttribute('aria-expanded', 'true')
    await expect(caret('More')).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('before the shell is there', () => {
  const withoutShell = async (page: Page, path: string) => {
    let letGo = () => {}
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/assets/shell-*.js', async (route) => {
      await isLetGo
      await route.continue()
    })
    await page.goto(site.url + path)
    return async () => {
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false')
      letGo()
      await hydrated(page)
    }
  }

  test('a press on the drawer toggle is not lost', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 800 })
    const letGo = await withoutShell(page, '/plain')
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await letGo()
    await expect(page.locator('.theme-layout-navbar-sidebar')).toBeVisible()
  })

  test('dropdowns open on hover, and a press on the colour toggle is not lost (DD-4, CM-11)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 800 })
    const letGo = await withoutShell(page, '/plain')
    await dropdown(page, 'More').hover()
    await expect(barLink(page, 'To the guide')).toBeVisible()
    // It is disabled as yet: the pointer alone.
    const box = await colorToggle(bar(page)).boundingBox()
    await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2)
    await letGo()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('a press on a tab is not lost', { tag: '@exhaustive' }, async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 800 })
    const letGo = await withoutShell(page, '/docs/tabs')
    await page.getByRole('tab', { name: 'second' }).click()
    await letGo()
    await expect(page.getByRole('tab', { name: 'second' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('Two.')).toBeVisible()
    await expect(page.getByText('One.')).toBeHidden()
  })
})

test.describe('a wrong item ends the build', () => {
  /** What the command line would print. */
  async function failureOf(items: readonly object[]): Promise<string> {
    const siteDir = mkdtempSync(join(tmpdir(), 'vellum-e2e-'))
    const config = {
      title: 'Wrong',
      url: 'https://wrong.example',
      baseUrl: '/',
      docs: { sidebarPath: 'sidebars.json' },
      themeConfig: { navbar: { items } },
    }
    writeFileSync(join(siteDir, 'vellum.config.mjs'), `export default ${JSON.stringify(config)}`)
    writeFileSync(join(siteDir, 'sidebars.json'), JSON.stringify({ all: ['a'], bare: [] }))
    mkdirSync(join(siteDir, 'docs'))
    writeFileSync(join(siteDir, 'docs/a.md'), '# A\n')
    try {
      await build({ siteDir, logger: silentLogger })
    } catch (error) {
      return formatError(error)
    } finally {
      rmSync(siteDir, { recursive: true, force: true })
    }
    throw new Error('The build did not fail.')
  }

  test('a version that does not exist (VD-3, NB-9, T-8)', { tag: '@exhaustive' }, async () => {
    expect(await failureOf([{ type: 'docsVersionDropdown', versions: ['9.9'] }])).toBe(
      `A navbar item cannot be shown. Check the navbar item configuration in \`themeConfig.navbar.items\`:
{
  "type": "docsVersionDropdown",
  "versions": [
    "9.9"
  ],
  "position": "right"
}
Cause: The \`docsVersionDropdown\` item names the version "9.9", which does not exist.
  Available versions: current.`,
    )
  })

  test('a type that does not exist (NI-3, T-7)', async () => {
    expect(await failureOf([{ type: 'nope' }])).toBe(
      [
        '`themeConfig.navbar.items[0].type` is "nope", which is not a type of navbar item.',
        '  at vellum.config.mjs',
        '  Use one of "default", "dropdown", "html", "doc", "docSidebar", "docsVersion", "docsVersionDropdown", "localeDropdown", "search", or a name that starts with "custom-" for a component of your own.',
      ].join('\n'),
    )
  })

  test('a sidebar without a document (NI-14, NB-9)', { tag: '@exhaustive' }, async () => {
    expect(await failureOf([{ type: 'docSidebar', sidebarId: 'bare' }])).toBe(
      `A navbar item cannot be shown. Check the navbar item configuration in \`themeConfig.navbar.items\`:
{
  "type": "docSidebar",
  "sidebarId": "bare",
  "position": "right"
}
Cause: The sidebar "bare" has no document that can be shown.
  Add a document to it, or remove the navbar item.`,
    )
  })

  test('dropdowns, searches and sides inside of a dropdown (DD-10)', { tag: '@exhaustive' }, async () => {
    const allowed = [
      { to: '/', label: 'Link' },
      { type: 'html', value: '<hr>' },
      { type: 'doc', docId: 'a' },
      { type: 'docSidebar', sidebarId: 'all' },
      { type: 'docsVersion' },
      { type: 'custom-mine' },
    ]
    const rejected = [
      { label: 'Inner', items: [] },
      { type: 'docsVersionDropdown' },
      { type: 'localeDropdown' },
      { type: 'search' },
      { to: '/', label: 'Left', position: 'left' },
    ]
    const problems = (await failureOf([{ label: 'Outer', items: [...allowed, ...rejected] }]))
      .split('\n')
      .filter((line) => line.startsWith('`themeConfig'))
    expect(problems).toEqual([
      '`themeConfig.navbar.items[0].items[6]` is a dropdown inside a dropdown: nested dropdowns are not allowed.',
      '`themeConfig.navbar.items[0].items[7]` is a dropdown inside a dropdown: nested dropdowns are not allowed.',
      '`themeConfig.navbar.items[0].items[8]` is a dropdown inside a dropdown: nested dropdowns are not allowed.',
      '`themeConfig.navbar.items[0].items[9]` is a search box inside a dropdown, which is not allowed.',
      '`themeConfig.navbar.items[0].items[10].position` is set inside a dropdown, where items have no side.',
    ])
  })
})
