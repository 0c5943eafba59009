// The site without a pointer: Tab reaches all that can be used, one after the other, the
// place of the focus is always to be seen, and each part does its work with keys alone.

import { expect, type Locator, type Page } from '@playwright/test'
import { EVERYTHING } from './everything.js'
import { laidOut, openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

// Low, so that much of every page is out of sight, and bars cover a good part of it.
const HEIGHT = 600
const WIDE = { width: 1200, height: HEIGHT }
const SMALL = { width: 390, height: HEIGHT }

// One site for all of them, so one worker.
test.describe.configure({ mode: 'default' })
test.use({ freshCache: false, viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } })

let site: MadeSite
test.beforeAll(async () => {
  site = await makeSite(EVERYTHING)
})
test.afterAll(() => site.close())

const open = (page: Page, path = '/docs/everything') => openHydrated(page, site.url + path)
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })
const drawer = (page: Page) => page.getByRole('dialog')

interface Stop {
  /** Its place among all controls, −1 for what is none; `undefined` when the focus has left the page. */
  readonly index: number | undefined
  readonly name: string
  readonly problems: readonly string[]
}

/** What a walk leaves in the page. */
interface Walk {
  /** All that can be used, in order. */
  readonly controls: HTMLElement[]
  /** What had the focus since they were taken. */
  readonly stops: Stop[]
  /** Adds what has the focus now. */
  readonly look: () => void
}

/**
 * Looks at what has the focus before each Tab, and whether a visitor can see that. Runs in the page, which keeps up with
 * the keys: a question after each of them would be most of a walk.
 */
function watchStops(): void {
  const page = window as unknown as { walk: Walk; watch?: AbortController }
  page.watch?.abort()
  page.watch = new AbortController()
  const { controls, stops } = page.walk
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  const colors = new Map<string, [number, number, number, number]>()
  const look = () => void stops.push(currentStop(document.activeElement ?? document.body))
  Object.assign(page.walk, { look })
  addEventListener('keydown', look, { capture: true, signal: page.watch.signal })

  function currentStop(element: Element): Stop {
    const name = `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`
    if (element === document.body || element.localName === 'dialog')
      return { index: undefined, name, problems: [] }
    const problems = [...problemsOfRing(element), ...problemsOfSight(element)]
    return { index: controls.indexOf(element as HTMLElement), name, problems }
  }

  /** A ring is drawn, and its colour is not that of what it is drawn on. */
  function problemsOfRing(element: Element): string[] {
    const problems: string[] = []
    const style = getComputedStyle(element)
    if (!element.matches(':focus-visible')) problems.push('is not shown as focused')
    if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 1)
      problems.push('has no ring')
    let ground: Element | null = Number.parseFloat(style.outlineOffset) < 0 ? element : element.parentElement
    while (ground && rgba(getComputedStyle(ground).backgroundColor)[3] < 255) ground = ground.parentElement
    const [dark, light] = [
      luminance(style.outlineColor),
      luminance(ground ? getComputedStyle(ground).backgroundColor : 'white'),
    ].sort((a, b) => a - b) as [number, number]
    const contrast = (light + 0.05) / (dark + 0.05)
    if (contrast < 3) problems.push(`has a ring with a contrast of ${contrast.toFixed(1)}`)
    return problems
  }

  function rgba(color: string): [number, number, number, number] {
    const known = colors.get(color)
    if (known) return known
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const parts = [...canvas.getImageData(0, 0, 1, 1).data] as [number, number, number, number]
    colors.set(color, parts)
    return parts
  }

  function luminance(color: string): number {
    const [r, g, b] = rgba(color).map((part) => {
      const value = part / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    }) as [number, number, number, number]
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }

  /**
   * Nothing else lies over it (WCAG 2.4.11). Buttons may stand at the end of what they
   * belong to, so it is the start and the middle that count.
   */
  function problemsOfSight(element: Element): string[] {
    const boxes = [...element.getClientRects()]
    // A link whose text begins in the next line has a first box without width.
    const box = boxes.find(({ width }) => width >= 1) ?? boxes[0]!
    const visible = {
      left: Math.max(0, box.left),
      right: Math.min(innerWidth, box.right),
      top: Math.max(0, box.top),
      bottom: Math.min(innerHeight, box.bottom),
    }
    if (visible.right - visible.left < 1 || visible.bottom - visible.top < 1) return ['is out of sight']
    const problems: string[] = []
    // What is higher than the window, such as a long sample, has an edge under a bar.
    const isHigh = box.height >= innerHeight / 2
    if (!isHigh && visible.bottom - visible.top < box.height - 1) problems.push('is cut off')
    const x = (visible.left + visible.right) / 2
    const y = (visible.top + visible.bottom) / 2
    const edges = [[x, visible.top + 3] as const, [x, visible.bottom - 3] as const]
    for (const point of [[x, y] as const, [visible.left + 3, y] as const, ...(isHigh ? [] : edges)]) {
      const hit = document.elementFromPoint(...point)
      if (!hit || element.contains(hit) || hit.contains(element)) continue
      // Code without a title has a row of its own for its buttons.
      if (hit.closest('.vl-code-buttons')?.parentElement?.contains(element)) continue
      problems.push(`is covered by ${hit.localName}.${hit.className}`)
      break
    }
    return problems
  }
}

/** Finds all that can be used now, in order; what it returns are their names. */
function findControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document
    const selector = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]'
    const controls = [...root.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    Object.assign(window, { walk: { controls, stops: [] } })
    return controls.map((element) => element.getAttribute('aria-label') ?? element.textContent.trim())
  })
}

/** Tab and Shift+Tab reach all controls in their order, and the focus is always to be seen. */
async function expectWalkable(page: Page): Promise<string[]> {
  // The whole list of the docs takes the place of the part that the document has while the browser is idle.
  await expect(page.locator('.theme-doc-sidebar-item-category:not(:has(ul, template))')).toHaveCount(0)
  const names = await findControls(page)
  const all = names.map((_, index) => index)
  await page.evaluate(watchStops)
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const [first = 0, ...rest] = key === 'Tab' ? all : all.toReversed()
    const last = rest.at(-1)
    await page.evaluate((first) => (window as unknown as { walk: Walk }).walk.controls[first]?.focus(), first)
    const stops = await pressTab(page, { key, times: rest.length })
    // A few more than there are: what comes and goes.
    while (stops.at(-1)?.index !== last && stops.length < all.length + 10)
      stops.push(...(await pressTab(page, { key, times: 1 })).slice(1))
    expect(stops.filter(({ problems }) => problems.length > 0)).toEqual([])
    const others = stops.filter(({ index }) => index === -1).map(({ name }) => name)
    // The button to the top comes and goes; tables that scroll are stops of the browser's.
    expect(others.filter((name) => !/^(table|button "Scroll back to top")/.test(name))).toEqual([])
    expect(stops.map(({ index }) => index).filter((index) => index !== -1)).toEqual([first, ...rest])
    // And on from there, out of the page or to its other end.
    const [, next] = await pressTab(page, { key, times: 1 })
    expect(next).toBeDefined()
    expect(next?.index).not.toBe(last)
  }
  return names
}

/** Presses a key some times in a row; returns where the focus was before, and where each press has moved it. */
async function pressTab(
  page: Page,
  { key, times }: { key: 'Tab' | 'Shift+Tab'; times: number },
): Promise<Stop[]> {
  // Frames in between: what follows the scroll, such as the button to the top, must be there to lie over a stop.
  const KEYS_PER_FRAME = 10
  const session = await page.context().newCDPSession(page)
  // Without its release, which moves nothing: each message takes as long as a look at a stop.
  const press = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const
  const modifiers = key === 'Tab' ? 0 : SHIFT
  for (let sent = 0; sent < times; sent += KEYS_PER_FRAME) {
    const presses = Array.from({ length: Math.min(KEYS_PER_FRAME, times - sent) }, () =>
      session.send('Input.dispatchKeyEvent', { ...press, modifiers }),
    )
    await Promise.all(presses)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await session.detach()
  return page.evaluate(() => {
    const { stops, look } = (window as unknown as { walk: Walk }).walk
    look()
    return stops.splice(0)
  })
}

/** The bit of the Shift key in an event of the debugger's protocol. */
const SHIFT = 8

/**
 * Presses Tab until an element has the focus, from the control before it: that Tab gets from each control to the next is
 * what `expectWalkable` sees, and a walk over the whole page for each press would be most of these tests.
 */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  await findControls(page)
  await target.evaluate(
    (element, step) => {
      const { controls } = (window as unknown as { walk: Walk }).walk
      controls[controls.indexOf(element as HTMLElement) + step]?.focus()
    },
    key === 'Tab' ? -1 : 1,
  )
  await walkTo(page, target, key)
}

/** Presses Tab until an element has the focus, from where it is. */
async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement, null, { timeout: 5000 }))
      return
  }
  await expect(target).toBeFocused()
}

test.describe('Tab reaches every control, and shows where it is (WCAG 2.1.1, 2.1.2, 2.4.7, 2.4.11)', () => {
  for (const route of ['/', '/docs/api/troth/methods/set-headers', '/docs/category/methods', '/nope']) {
    test(`on ${route} of the site`, { tag: '@exhaustive' }, async ({ page }) => {
      const openWhole = async () => {
        await openHydrated(page, route)
        await laidOut(page)
        // Those of a long page come while the browser is idle.
        await expect(page.locator('.vl-code:has(pre):not(:has(.vl-code-buttons))')).toHaveCount(0)
        // The search adds links to the nearest pages.
        if (route === '/nope') await expect(page.locator('.vl-suggestions')).toBeVisible()
      }
      await openWhole()
      expect((await expectWalkable(page)).length).toBeGreaterThan(10)
      await page.evaluate(() => localStorage.setItem('theme', 'dark'))
      await page.setViewportSize(SMALL)
      await openWhole()
      expect((await expectWalkable(page)).length).toBeGreaterThan(10)
    })
  }

  test('on a page with everything', async ({ page }) => {
    await open(page)
    await page.getByText('More about it').press('Enter')
    await sidebar(page).getByRole('button', { name: 'Unlinked' }).press('Enter')
    await sidebar(page).getByRole('link', { name: 'Inside' }).waitFor()
    const names = await expectWalkable(page)
    expect(names).toEqual(
      expect.arrayContaining([
        ...['Skip to main content', 'Close', 'Everything', 'Plain', 'More', 'English'],
        ...['Switch between dark and light mode (currently light mode)', 'Unlinked', 'Inside', 'Linked'],
        ...["Expand sidebar category 'Linked'", 'Collapse sidebar', 'Home page', 'Direct link to Code'],
        ...[
          expect.stringMatching(/^Toggle word wrap: ./),
          expect.stringMatching(/^Copy code to clipboard: ./),
          'macOS',
          'More about it',
          'NextNext',
          'Tabs',
          'Last',
        ],
      ]),
    )
    // Tabs are one stop: arrows move on from there.
    expect(names).not.toContain('Windows')
    // Closed menus are none.
    expect(names).not.toContain('This page')
  })

  test('on a page with everything, on a small screen and in the dark', { tag: '@exhaustive' }, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.setViewportSize(SMALL)
    await open(page)
    expect(await expectWalkable(page)).toEqual(
      expect.arrayContaining(['Toggle navigation bar', 'On this page']),
    )
  })

  test('in a bar with navbar--dark, and with navbar--primary', { tag: '@exhaustive' }, async ({ page }) => {
    await open(page, '/docs/next')
    // The configuration sets a class and nothing else.
    for (const style of ['navbar--dark', 'navbar--primary']) {
      await test.step(style, async () => {
        await bar(page).evaluate((element, style) => element.classList.add(style), style)
        await bar(page).getByRole('button', { name: 'More', exact: true }).press('Enter')
        // The menu closes when the focus comes from outside.
        await page.keyboard.press('Escape')
        expect(await expectWalkable(page)).toContain('More')
        await bar(page).evaluate((element, style) => element.classList.remove(style), style)
      })
    }
  })
})

test('the bars, one after the other on one visit', { tag: '@exhaustive' }, async ({ page }) => {
  await open(page)
  await test.step('the skip link moves the focus past the bars (SK-1, SK-4, T-1)', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await page.keyboard.press('Enter')
    // To `main`, which lets go of it at once: it is the next stop that counts.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Home page' })).toBeFocused()
  })
  await test.step('the line above the bar can be closed, and the next stop is the bar (AB-3, AB-4)', async () => {
    const close = page.getByRole('button', { name: 'Close', exact: true })
    await tabTo(page, close)
    await page.keyboard.press('Enter')
    await expect(close).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(bar(page).getByRole('link', { name: 'Everything' })).toBeFocused()
  })
  await test.step('the bar is used with keys (NB-3, DD-1 … DD-3, CM-11, LD-1)', async () => {
    const mode = page.getByRole('button', { name: 'Switch between dark and light mode' })
    await tabTo(page, mode)
    for (const [key, theme] of [
      ['Space', 'dark'],
      ['Enter', 'light'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expect(mode).toBeFocused()
    }

    const more = bar(page).getByRole('button', { name: 'More', exact: true })
    const entry = bar(page).getByRole('link', { name: 'Next page' })
    await tabTo(page, more, 'Shift+Tab')
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(more).toHaveAttribute('aria-expanded', 'true')
      await expect(entry).toBeVisible()
      await page.keyboard.press(key)
      await expect(more).toHaveAttribute('aria-expanded', 'false')
      await expect(entry).toBeHidden()
    }
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(entry).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()
    await expect(more).toBeFocused()
    // No trap: Tab goes through the open menu and out of it, which closes it.
    await page.keyboard.press('Enter')
    await walkTo(page, bar(page).getByRole('button', { name: 'Linked' }))
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await tabTo(page, more, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Next')

    // A button that is a link too: the keyboard opens its menu.
    const linked = bar(page).getByRole('button', { name: 'Linked' })
    await tabTo(page, linked)
    await page.keyboard.press('Enter')
    await expect(bar(page).getByRole('link', { name: 'Home page' })).toBeVisible()
    await tabTo(page, bar(page).getByRole('button', { name: 'English' }))
    await page.keyboard.press('Enter')
    await tabTo(page, bar(page).getByRole('link', { name: 'Français' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${site.url}/fr/docs/next`)

    await open(page, '/docs/next')
    await tabTo(page, bar(page).getByRole('link', { name: 'Plain', exact: true }))
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Everything')
    await tabTo(page, bar(page).getByRole('link', { name: 'Everything' }))
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Home')
  })
})

test('the sidebar is used with keys (SU-4, SU-5, SU-9)', { tag: '@exhaustive' }, async ({ page }) => {
  await open(page)
  const unlinked = sidebar(page).getByRole('button', { name: 'Unlinked' })
  const inside = sidebar(page).getByRole('link', { name: 'Inside' })
  await tabTo(page, unlinked)
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(unlinked).toHaveAttribute('aria-expanded', 'true')
    await expect(inside).toBeVisible()
    await page.keyboard.press(key)
    await expect(unlinked).toHaveAttribute('aria-expanded', 'false')
    await expect(inside).toBeHidden()
    await expect(unlinked).toBeFocused()
  }
  // Nothing has moved the page or its URL.
  await expect(page).toHaveURL(`${site.url}/docs/everything`)

  const caret = sidebar(page).getByRole('button', { name: "sidebar category 'Linked'" })
  const child = sidebar(page).getByRole('link', { name: 'Child' })
  await tabTo(page, caret)
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(child).toBeVisible()
    await page.keyboard.press(key)
    await expect(child).toBeHidden()
  }
  await expect(caret).toBeFocused()

  const hide = page.getByRole('button', { name: 'Collapse sidebar' })
  await tabTo(page, hide)
  await page.keyboard.press('Enter')
  await expect(sidebar(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Expand sidebar', exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(sidebar(page)).toBeVisible()
  await expect(hide).toBeFocused()

  // The label of a category with a page goes there, and opens and closes it from then on.
  const label = sidebar(page).getByRole('link', { name: 'Linked' })
  await tabTo(page, label, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Linked')
  await expect(child).toBeVisible()
  await tabTo(page, label)
  await page.keyboard.press('Enter')
  await expect(child).toBeHidden()
  await page.keyboard.press('Enter')
  await tabTo(page, child)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Child')
})

test('breadcrumbs, neighbours, cards and tags are used with keys (BC-3, BC-4, PG-1, CI-3)', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await open(page, '/docs/linked/child')
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await tabTo(page, trail.getByRole('link', { name: 'Linked' }))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Linked')
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Child Text.' }))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Child')
  await tabTo(page, page.getByRole('link', { name: 'Next Deep page' }))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Deep page')
  await tabTo(page, trail.getByRole('link', { name: 'Home page' }))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Home')
})

test('links of the table of contents move to their headings, and Tab continues from there (TC-5, SC-6)', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const contents = page.locator('.theme-doc-toc-desktop')
  await open(page)
  await tabTo(page, contents.getByRole('link', { name: 'Last' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#last$/)
  await expect(page.getByRole('heading', { name: 'Last' })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Direct link to Last' })).toBeFocused()

  await page.setViewportSize(SMALL)
  await open(page)
  const button = page.getByRole('button', { name: 'On this page' })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Space')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Space')
  const link = page.locator('.theme-doc-toc-mobile').getByRole('link', { name: 'Tabs' })
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#tabs$/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Direct link to Tabs' })).toBeFocused()
})

test('an article, from its first part to its end on one visit', { tag: '@exhaustive' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await test.step('tabs, code and details in articles work with keys (TB-4, CB-1, CB-8, CB-9, DT-1)', async () => {
    const wide = page.locator('.theme-code-block', { hasText: 'wide.js' })
    const code = wide.locator('pre')
    await tabTo(page, code)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
    const wrap = wide.getByRole('button', { name: 'Toggle word wrap' })
    await tabTo(page, wrap)
    // They are shown on focus, not only on hover.
    await expect(wide.locator('.vl-code-buttons')).toHaveCSS('opacity', '1')
    await page.keyboard.press('Space')
    await expect(wrap).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Enter')
    await expect(wrap).toHaveAttribute('aria-pressed', 'false')
    for (const key of ['Enter', 'Space']) {
      const copy = wide.getByRole('button', { name: 'Copy code to clipboard' })
      await page.evaluate(() => navigator.clipboard.writeText(''))
      if (key === 'Enter') await tabTo(page, copy)
      else await expect(copy).toBeFocused()
      await page.keyboard.press(key)
      await expect(wide.getByRole('button', { name: 'Copied' })).toBeFocused()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^const long = 'x+'$/)
    }

    const tab = (name: string) => page.getByRole('tab', { name })
    await tabTo(page, tab('macOS'))
    await page.keyboard.press('ArrowRight')
    await expect(tab('Windows')).toBeFocused()
    await expect(tab('Windows')).toHaveAttribute('aria-selected', 'false')
    await page.keyboard.press('Enter')
    await expect(page.getByText('For Windows.')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(tab('macOS')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(tab('Linux')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByText('For Linux.')).toBeVisible()
    await page.keyboard.press('Home')
    await expect(tab('macOS')).toBeFocused()
    await page.keyboard.press('Enter')
    // From the tabs into their panel.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel').getByRole('link', { name: 'link' }).first()).toBeFocused()

    const details = page.locator('details')
    const summary = details.getByText('More about it')
    await tabTo(page, summary)
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(page.getByText('Hidden text')).toBeVisible()
      await expect(summary).toBeFocused()
      await page.keyboard.press(key)
      await expect(page.getByText('Hidden text')).toBeHidden()
    }
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(details.getByRole('link', { name: 'link' })).toBeFocused()

    // Notes link to their text and back.
    await tabTo(page, page.getByRole('link', { name: 'Back to reference 1' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#user-content-fnref-1$/)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Direct link to Code' })).toBeFocused()
  })
  await test.step('the button to the top is reached on the way up (PG-4)', async () => {
    // The way to the contents leads through the whole article, and they stay in view.
    await page.getByRole('link', { name: 'Direct link to Last' }).focus()
    await walkTo(page, page.locator('.theme-doc-toc-desktop').getByRole('link', { name: 'Last' }))
    const button = page.getByRole('button', { name: 'Scroll back to top' })
    const scrollY = () => page.evaluate(() => window.scrollY)
    expect(await scrollY()).toBeGreaterThan(1000)
    await expect(button).toBeHidden()
    await page.keyboard.press('PageUp')
    await expect(button).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(scrollY).toBe(0)
    // The button is hidden now: the keys go on from the top, not from where it was.
    await page.keyboard.press('Tab')
    expect(await scrollY()).toBe(0)
  })
})

test.describe('the drawer', () => {
  test.use({ viewport: SMALL })

  test('keeps the focus while it is open, and returns it (MS-1, NB-8)', { tag: '@exhaustive' }, async ({
    page,
  }) => {
    await open(page)
    await tabTo(page, toggle(page))
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(drawer(page)).toBeVisible()
      await expect(drawer(page).locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toBeHidden()
      await expect(toggle(page)).toBeFocused()
    }
    const close = page.getByRole('button', { name: 'Close navigation bar' })
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(drawer(page)).toBeVisible()
      if (!(await close.evaluate((element) => element === document.activeElement))) await tabTo(page, close)
      await page.keyboard.press(key)
      await expect(drawer(page)).toBeHidden()
      await expect(toggle(page)).toBeFocused()
    }
  })

  test('is used with keys in both of its parts (MS-7 … MS-12, DD-6, DD-8)', { tag: '@exhaustive' }, async ({
    page,
  }) => {
    await open(page)
    await toggle(page).press('Enter')
    await expect(drawer(page)).toBeVisible()
    const mode = drawer(page).getByRole('button', { name: 'Switch between dark and light mode' })
    await tabTo(page, mode)
    await page.keyboard.press('Space')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    const unlinked = drawer(page).getByRole('button', { name: 'Unlinked' })
    await tabTo(page, unlinked)
    await page.keyboard.press('Enter')
    await expect(drawer(page).getByRole('link', { name: 'Inside' })).toBeVisible()
    await tabTo(page, drawer(page).getByRole('button', { name: "sidebar category 'Linked'" }))
    await page.keyboard.press('Space')
    await expect(drawer(page).getByRole('link', { name: 'Child' })).toBeVisible()

    // To the other part; what had the focus is gone from reach, so the focus goes along.
    const back = drawer(page).getByRole('button', { name: 'Back to main menu' })
    await tabTo(page, back, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(drawer(page).getByRole('link', { name: 'Plain', exact: true })).toBeFocused()
    await expect(back)
      .toBeHidden({ timeout: 1 })
      .catch(() => {})
    const more = drawer(page).getByRole('button', { name: 'More', exact: true })
    const entry = drawer(page).getByRole('link', { name: 'Next page' })
    // One of its entries is this page.
    await expect(entry).toBeVisible()
    await tabTo(page, more)
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(entry).toBeHidden()
      await page.keyboard.press(key)
      await expect(entry).toBeVisible()
    }
    const caret = drawer(page).getByRole('button', { name: 'the dropdown' }).first()
    await tabTo(page, caret)
    await page.keyboard.press('Space')
    await expect(entry).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(entry).toBeVisible()
    await tabTo(page, entry)
    await page.keyboard.press('Enter')
    await expect(drawer(page)).toBeHidden()
    await expect(heading(page)).toHaveText('Next')
  })

  test('shows the focus, and releases it with Escape alone (WCAG 2.1.2, 2.4.7, 2.4.11)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    await open(page)
    await toggle(page).press('Enter')
    await expect(drawer(page)).toBeVisible()
    const docs = await expectWalkable(page)
    expect(docs).toEqual(expect.arrayContaining(['← Back to main menu', 'Unlinked', 'Outside']))
    expect(docs).not.toContain('Plain')
    await drawer(page).getByRole('button', { name: 'Back to main menu' }).press('Enter')
    await expect(drawer(page).getByRole('link', { name: 'Plain', exact: true })).toBeFocused()
    const items = await expectWalkable(page)
    expect(items).toEqual(expect.arrayContaining(['Plain', 'More', 'Languages']))
    expect(items).not.toContain('Unlinked')
    await page.keyboard.press('Escape')
    await expect(toggle(page)).toBeFocused()
  })
})
