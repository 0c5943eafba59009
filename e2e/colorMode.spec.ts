// The colour mode, and what the site keeps in the browser's storage.

import { createHash } from 'node:crypto'
import { type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test'
import { hydrated, openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

test.describe.configure({ mode: 'default' })
test.use({ freshCache: false })

/** A page of the Troth site, whose options are the defaults. */
const DOC = '/docs/introduction'

test.describe('as configured by default', () => {
  test('a first visit is light whatever the system prefers (CM-1 … CM-4, DV-12, T-21)', async ({ page }) => {
    await noteModeAtBody(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await openHydrated(page, DOC)
    expect(await modeAtBody(page)).toBe('light light')
    await expectMode(page, 'light', 'light')
    // Not followed later either.
    await page.emulateMedia({ colorScheme: 'light' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectMode(page, 'light', 'light')
    expect(await stored(page, 'theme')).toBeNull()
  })

  test('the URL can set a mode for one load (CM-4, CM-5, CM-17, DV-22)', { tag: '@exhaustive' }, async ({
    page,
  }) => {
    await noteModeAtBody(page)
    await openHydrated(page, `${DOC}?docusaurus-theme=dark&docusaurus-data-mark=seen`)
    expect(await modeAtBody(page)).toBe('dark dark')
    await expect(page.locator('html')).toHaveAttribute('data-mark', 'seen')
    await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/)
    expect(await stored(page, 'theme')).toBeNull()

    await page.goto(`${DOC}?docusaurus-theme=sepia&docusaurus-data-theme=sepia`)
    await expectMode(page, 'light', 'light')

    // It wins over the stored choice, and leaves it as it was.
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await openHydrated(page, `${DOC}?docusaurus-theme=light`)
    expect(await modeAtBody(page)).toBe('light light')
    expect(await stored(page, 'theme')).toBe('dark')

    await page.evaluate(() => localStorage.setItem('theme', 'sepia'))
    await openHydrated(page, DOC)
    await expectMode(page, 'light', 'light')
  })

  test('the toggle changes the mode, and the choice applies before the next page is painted (CM-2, CM-6 … CM-8, CM-12, CM-18, T-22)', async ({
    page,
  }) => {
    await noteModeAtBody(page)
    await openHydrated(page, DOC)
    await expect(toggle(page)).toHaveAccessibleName(
      'Switch between dark and light mode (currently light mode)',
    )
    await expect(toggle(page)).toHaveAttribute('title', 'light mode')
    const paper = await backgroundOf(page)

    await toggle(page).click()
    await expectMode(page, 'dark', 'dark')
    expect(await stored(page, 'theme')).toBe('dark')
    await expect(toggle(page)).toHaveAccessibleName(
      'Switch between dark and light mode (currently dark mode)',
    )
    await expect(toggle(page)).toHaveAttribute('title', 'dark mode')
    expect(await backgroundOf(page)).not.toBe(paper)
    expect(await themeColors(page)).toEqual([await backgroundOf(page)])

    await page.reload()
    expect(await modeAtBody(page)).toBe('dark dark')
    await hydrated(page)
    await page.getByRole('link', { name: 'Support', exact: true }).first().click()
    await expect(page).toHaveTitle(/^Support/)
    expect(await themeColors(page)).toEqual([await backgroundOf(page)])
    await toggle(page).click()
    await expectMode(page, 'light', 'light')
    expect(await stored(page, 'theme')).toBe('light')
    expect(await backgroundOf(page)).toBe(paper)
    expect(await themeColors(page)).toEqual([paper])
  })

  test('as served the toggle is disabled and shows the right icon (CM-11 … CM-13, SSR-3, T-25)', async ({
    page,
    request,
  }) => {
    const html = await (await request.get(DOC)).text()
    const [served] = /<button[^>]*Switch between[^>]*>/.exec(html) ?? []
    expect(served).toContain('disabled')
    expect(served).toContain('currently system mode')
    expect(served).toContain('title="system mode"')
    expect(html).not.toMatch(/<html[^>]*data-theme/)

    // The scripts of the site do not arrive: only what stands in the document runs.
    await page.route('**/*.js', (route) => route.abort())
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.goto(DOC)
    await expectMode(page, 'dark', 'dark')
    await expect(toggle(page)).toBeDisabled()
    await expect(toggle(page)).toHaveCSS('cursor', 'not-allowed')
    await expect(toggle(page).locator('svg[aria-hidden=true]')).toHaveCount(3)
    const shown = () => shownIcon(toggle(page))
    const dark = await shown()
    const setChoice = (choice: string) =>
      page.evaluate((value) => document.documentElement.setAttribute('data-theme-choice', value), choice)
    await setChoice('light')
    const light = await shown()
    await setChoice('system')
    expect(new Set([dark, light, await shown()]).size).toBe(3)

    await page.unroute('**/*.js')
    await openHydrated(page, DOC)
    await expect(toggle(page)).toBeEnabled()
    expect(await shown()).toBe(dark)
  })

  test('a second tab follows the choice, and does not change it back (CM-8, CM-9, DV-12, T-24)', async ({
    page,
    context,
  }) => {
    await openHydrated(page, DOC)
    const other = await context.newPage()
    await other.addInitScript(() => {
      const writes: string[] = []
      Object.assign(window, { writes })
      for (const name of ['setItem', 'removeItem'] as const) {
        const original = Storage.prototype[name]
        Storage.prototype[name] = function (this: Storage, key: string, value?: string) {
          writes.push(`${name} ${key}`)
          return original.call(this, key, value ?? '')
        }
      }
    })
    await openHydrated(other, DOC)

    await toggle(page).click()
    await expectMode(other, 'dark', 'dark')
    await expect(toggle(other)).toHaveAccessibleName(/currently dark mode/)
    await toggle(page).click()
    await expectMode(other, 'light', 'light')

    // Other keys, other storages and unknown values are not about it.
    await page.evaluate(() => {
      localStorage.setItem('theme-of-another-site', 'dark')
      localStorage.setItem('theme', 'sepia')
      localStorage.setItem('marker', '1')
    })
    await other.evaluate(() => {
      const hear = { key: 'theme', newValue: 'dark', storageArea: sessionStorage }
      dispatchEvent(new StorageEvent('storage', hear))
    })
    await other.waitForFunction(() => localStorage.getItem('marker') === '1')
    await expectMode(other, 'light', 'light')

    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await expectMode(other, 'dark', 'dark')
    await page.evaluate(() => localStorage.removeItem('theme'))
    await expectMode(other, 'light', 'system')
    await expect(toggle(other)).toHaveAccessibleName(/currently system mode/)
    expect(await noted(other, 'writes')).toEqual([])

    await toggle(other).click()
    await expectMode(other, 'dark', 'dark')
    await expectMode(page, 'dark', 'dark')
  })

  test('a full storage is reported once for each attempt, and the page works (ST-5, CM-16)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    const problems = watch(page)
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('It is full.', 'QuotaExceededError')
      }
    })
    await openHydrated(page, DOC)
    await toggle(page).click()
    await expectMode(page, 'dark', 'dark')
    expect(problems.map(({ type, text }) => [type, text.includes('"theme"')])).toEqual([['error', true]])
    await page.reload()
    await expectMode(page, 'light', 'light')
  })

  test('listeners in the same tab are called once for a change (ST-6)', { tag: '@exhaustive' }, async ({
    page,
  }) => {
    await openHydrated(page, DOC)
    await page.evaluate(() => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      addEventListener('storage', ({ key, oldValue, newValue, storageArea }) =>
        heard.push([key, oldValue, newValue, storageArea === localStorage]),
      )
    })
    await toggle(page).click()
    await toggle(page).click()
    expect(await noted(page, 'heard')).toEqual([
      ['theme', null, 'dark', true],
      ['theme', 'dark', 'light', true],
    ])
  })
})

test.describe('as configured otherwise', () => {
  const SUFFIX = `-${createHash('md5').update('https://fixture.example/').digest('hex').slice(0, 3)}`
  const BAR = { id: 'spring', content: 'It is <b>spring</b>.' }
  let site: MadeSite

  test.beforeAll(async () => {
    site = await makeSite({
      config: {
        storage: { namespace: true },
        themeConfig: {
          colorMode: { respectPrefersColorScheme: true },
          announcementBar: BAR,
          navbar: { title: 'Modes', items: [{ to: '/state', label: 'State' }] },
        },
      },
      files: {
        'docs/one.md': '# One\n\nText.\n',
        'src/pages/index.jsx': HOME_PAGE,
        'src/pages/state.jsx': STATE_PAGE,
      },
    })
  })
  test.afterAll(() => site.close())

  test('the toggle cycles through its modes, and storage keys have the suffix of the site (CM-7, CM-8, ST-1, ST-2, T-23)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await noteModeAtBody(page)
    await openHydrated(page, `${site.url}/docs/one`)
    expect(await modeAtBody(page)).toBe('dark system')
    const key = `theme${SUFFIX}`
    const seen: unknown[] = []
    for (let press = 0; press < 3; press++) {
      await toggle(page).click()
      seen.push([await stored(page, key), await modeOf(page)])
    }
    expect(seen).toEqual([
      ['light', 'light light'],
      ['dark', 'dark dark'],
      [null, 'dark system'],
    ])
    await expect(toggle(page)).toHaveAccessibleName(/currently system mode/)

    await toggle(page).click()
    await page.getByRole('button', { name: 'Close' }).click()
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      `docusaurus.announcement.dismiss${SUFFIX}`,
      `docusaurus.announcement.id${SUFFIX}`,
      key,
    ])
    await page.reload()
    // The script in the document reads the same keys.
    expect(await modeAtBody(page)).toBe('light light')
    await expect(page.locator('html')).toHaveAttribute('data-announcement-bar-initially-dismissed', 'true')
  })

  test('the mode follows the system while there is no choice (CM-10)', async ({ page }) => {
    await openHydrated(page, `${site.url}/docs/one`)
    await expectMode(page, 'light', 'system')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectMode(page, 'dark', 'system')
    await page.emulateMedia({ colorScheme: 'light' })
    await expectMode(page, 'light', 'system')
    expect(await stored(page, `theme${SUFFIX}`)).toBeNull()
    await toggle(page).click()
    await expectMode(page, 'light', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expectMode(page, 'light', 'light')
  })

  test('components render with the default first, then with the mode; after a navigation with the mode at once (CM-15)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'dark'), `theme${SUFFIX}`)
    const problems = watch(page)
    await openHydrated(page, `${site.url}/state`)
    const seen = async () => [...new Set((await noted(page, 'seen')) as string[])]
    expect(await seen()).toEqual(['light null', 'dark dark'])

    await openHydrated(page, `${site.url}/docs/one`)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'State', exact: true })
      .click()
    await expect(page.getByText('Now: dark dark')).toBeVisible()
    expect(await seen()).toEqual(['dark dark'])
    expect(problems).toEqual([])

    // Components may choose, too, and an equal choice is no change.
    await page.evaluate(() => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      addEventListener('storage', ({ newValue }) => heard.push(newValue))
    })
    await page.getByRole('button', { name: 'Choose dark' }).click()
    expect(await noted(page, 'heard')).toEqual([])
    await page.getByRole('button', { name: 'Choose none' }).click()
    await expect(page.getByText('Now: light null')).toBeVisible()
    await expectMode(page, 'light', 'system')
    expect(await stored(page, `theme${SUFFIX}`)).toBeNull()
    expect(await noted(page, 'heard')).toEqual([null])
  })

  test('without storage the mode, tabs and bar work until the next load (CM-16, ST-4, AB-9, T-5)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    const problems = watch(page)
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied.', 'SecurityError')
          },
        })
      }
    })
    await openHydrated(page, `${site.url}/docs/one`)
    await expect(page.getByText('It is spring.')).toBeVisible()
    await toggle(page).click()
    await toggle(page).click()
    await expectMode(page, 'dark', 'dark')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('It is spring.')).toBeHidden()
    expect(problems.map(({ type, text }) => [type, text.includes('localStorage')])).toEqual([
      ['warning', true],
    ])

    await page.reload()
    await hydrated(page)
    await expectMode(page, 'light', 'system')
    await expect(page.getByText('It is spring.')).toBeVisible()
  })

  test('without a switch there is no choice, and session storage keeps the mode (CM-3, CM-4, CM-14, ST-2, BB-2)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    await site.rebuild({
      config: {
        baseUrlIssueBanner: false,
        storage: { type: 'sessionStorage', namespace: 'x' },
        themeConfig: {
          colorMode: { disableSwitch: true, defaultMode: 'dark' },
          announcementBar: BAR,
          navbar: { title: 'Modes', items: [{ to: '/state', label: 'State' }] },
        },
      },
    })
    await noteModeAtBody(page)
    await page.setViewportSize({ width: 800, height: 600 })
    await page.goto(`${site.url}/docs/one`)
    await page.evaluate(() => sessionStorage.setItem('theme-x', 'light'))
    await openHydrated(page, `${site.url}/docs/one?docusaurus-theme=light`)
    expect(await modeAtBody(page)).toBe('dark dark')
    await expectMode(page, 'dark', 'dark')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('theme-x'))).toBeNull()
    await expect(toggle(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeVisible()
    await expect(toggle(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Close navigation bar' }).click()

    // Another tab cannot choose either.
    await page.evaluate(() => {
      const hear = { key: 'theme-x', newValue: 'light', storageArea: sessionStorage }
      dispatchEvent(new StorageEvent('storage', hear))
    })
    await expectMode(page, 'dark', 'dark')

    await page.getByRole('button', { name: 'Close', exact: true }).click()
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({
      'docusaurus.announcement.dismiss-x': 'true',
      'docusaurus.announcement.id-x': 'spring',
    })
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-announcement-bar-initially-dismissed', 'true')

    // The site asked for no banner: not even without its files.
    await page.route('**/assets/*', (route) => route.abort())
    await page.goto(`${site.url}/`)
    await expect(page.getByText('Home text.')).toBeVisible()
    await expect(page.getByText('did not load properly')).toHaveCount(0)
  })
})

const HOME_PAGE = `
import Layout from '@theme/Layout'
export default () => <Layout><main><h1>Home</h1><p>Home text.</p></main></Layout>
`

const STATE_PAGE = `
import Layout from '@theme/Layout'
import { useColorMode } from '@docusaurus/theme-common'

function State() {
  const { colorMode, colorModeChoice, setColorMode } = useColorMode()
  const state = colorMode + ' ' + colorModeChoice
  if (typeof window !== 'undefined') (window.seen ??= []).push(state)
  return (
    <main>
      <h1>State</h1>
      <p>Now: {state}</p>
      <button onClick={() => setColorMode('dark')}>Choose dark</button>
      <button onClick={() => setColorMode(null)}>Choose none</button>
    </main>
  )
}
export default () => <Layout title="State"><State /></Layout>
`

function toggle(page: Page): Locator {
  return page.getByRole('button', { name: 'Switch between dark and light mode' })
}

async function expectMode(page: Page, mode: string, choice: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', choice)
}

function modeOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { theme, themeChoice } = document.documentElement.dataset
    return `${theme} ${themeChoice}`
  })
}

/** Makes each document note the mode that it has when its body begins. */
async function noteModeAtBody(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      const { theme, themeChoice } = document.documentElement.dataset
      Object.assign(window, { modeAtBody: `${theme} ${themeChoice}` })
    }).observe(document, { childList: true, subtree: true })
  })
}

function modeAtBody(page: Page): Promise<unknown> {
  return noted(page, 'modeAtBody')
}

/** What the page has noted under a name of `window`. */
function noted(page: Page, name: string): Promise<unknown> {
  return page.evaluate((key) => (window as unknown as Record<string, unknown>)[key], name)
}

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const shown = [document.body, document.documentElement].map(
      (element) => getComputedStyle(element).backgroundColor,
    )
    return shown.find((color) => color !== 'rgba(0, 0, 0, 0)') ?? 'none'
  })
}

/** The colours that the browser may give to its bars, as computed values. */
function themeColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
    const probe = document.head.appendChild(document.createElement('i'))
    const colors = metas
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => {
        probe.style.color = content
        return getComputedStyle(probe).color
      })
    probe.remove()
    return colors
  })
}

/** The index of the only icon of a button that can be seen. */
async function shownIcon(button: Locator): Promise<number> {
  const shown = await button.locator('svg').evaluateAll((all) => all.map((icon) => icon.checkVisibility()))
  expect(shown.filter(Boolean)).toHaveLength(1)
  return shown.indexOf(true)
}

interface Problem {
  readonly type: string
  readonly text: string
}

/** Console output, and uncaught errors. */
function watch(page: Page): Problem[] {
  const problems: Problem[] = []
  page.on('console', (message: ConsoleMessage) =>
    problems.push({ type: message.type(), text: message.text() }),
  )
  page.on('pageerror', (error) => problems.push({ type: 'uncaught', text: String(error) }))
  return problems
}
