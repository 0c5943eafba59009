// What is loaded before a visitor asks for it, what is not, and the bar that shows them
// that what they asked for is on its way.

import { expect, type Locator, type Page } from '@playwright/test'
import { hydrated, movePointer, openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

// One site for all tests of the file.
test.describe.configure({ mode: 'default' })

const LONG = Array.from({ length: 60 }, (_, i) => `Paragraph ${i} of a long page.`).join('\n\n')
const MANY = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6']

const FILES = {
  'src/pages/index.md': `# Home

[near](/docs/near) · [live](/docs/live) · [hash](#the-end) · [query](?view=2) · [itself](/index.html)

<a href="/docs/tab" target="_blank">another tab</a> <a href="/docs/saved" download>saved</a>
[elsewhere](https://elsewhere.example/docs/outside) [file](pathname:///docs/plain)

${LONG}

## The end

[far](/docs/far) · [far with more](/docs/far?x=1#part) · [far in capitals](/docs/FAR/) · [far as a file](/docs/far.html)
`,
  'src/pages/many.md': `# Many\n\n${MANY.map((name) => `[${name}](/docs/${name})`).join(' ')}\n`,
  'docs/near.md': '# Near\n\n[home](/)\n',
  'docs/far.md': '# Far\n\n[home](/)\n',
  'docs/live.mdx': "import Mark from '@site/src/Mark'\n\n# Live\n\n<Mark />\n",
  'docs/tab.md': '# Tab\n',
  'docs/saved.md': '# Saved\n',
  'src/Mark.jsx':
    "if (typeof window !== 'undefined') window.markEvaluated = true\nexport default () => <p>Marked.</p>\n",
  'static/docs/plain': 'A plain file.\n',
  ...Object.fromEntries(MANY.map((name) => [`docs/${name}.md`, `# ${name}\n`])),
}

let site: MadeSite
test.beforeAll(async () => {
  site = await makeSite({ files: FILES })
})
test.afterAll(() => site?.close())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

/** The data files that are requested from now on. */
function dataRequestsOf(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const name = /\/_data\/(?:docs\/)?(.+)\.json$/.exec(new URL(request.url()).pathname)?.[1]
    if (name) found.push(decodeURIComponent(name))
  })
  return found
}

/** Until the page has had every chance to load more. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // New links are looked for a tenth of a second after a change.
        setTimeout(() => requestIdleCallback(() => requestIdleCallback(() => setTimeout(resolve, 50))), 200)
      }),
  )
}

async function setConnection(
  page: Page,
  connection: { effectiveType?: string; saveData?: boolean } | undefined,
): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
}

test.describe('prefetch', () => {
  test('data of links that come into view is there before they are clicked, once (PF-1, PF-3, DV-19, T-32)', async ({
    page,
  }) => {
    const requests = dataRequestsOf(page)
    const prefetched = page.waitForRequest(/\/near\.json$/)
    await openHydrated(page, site.url)
    await expect.poll(() => requests.toSorted()).toEqual(['live', 'near'])
    // Hosts that count visits can tell.
    expect((await prefetched).headers().purpose).toBe('prefetch')

    const far = link(page, 'far')
    await far.scrollIntoViewIfNeeded()
    await expect.poll(() => requests).toContain('far')
    for (const y of [0, 99_999, 0]) {
      await page.evaluate((top) => window.scrollTo(0, top), y)
      await settled(page)
    }
    expect(requests).toHaveLength(3)

    // The click takes what is there, at most after asking whether it is still true: the
    // body does not come twice. And nothing is prefetched again on the way.
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    const sizes = new Map<string, number>()
    client.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.endsWith('/near.json')) sizes.set(requestId, Number.NaN)
    })
    client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const before = sizes.get(requestId)
      if (before !== undefined) sizes.set(requestId, (before || 0) + encodedDataLength)
    })
    client.on('Network.loadingFinished', ({ requestId }) => {
      if (Number.isNaN(sizes.get(requestId))) sizes.set(requestId, 0)
    })
    await link(page, 'near').click()
    await expect(heading(page)).toHaveText('Near')
    await expect.poll(() => [...sizes.values()]).toEqual([0])
    await page.goBack()
    await expect(heading(page)).toHaveText('Home')
    await settled(page)
    // The click itself is the second request.
    expect(requests.filter((name) => name === 'near')).toHaveLength(2)
    const others = requests.filter((name) => name !== 'near')
    expect(new Set(others).size).toBe(others.length)
  })

  test('links that the browser follows itself load nothing (PF-7, LK-3, URL-9)', async ({ page }) => {
    const requests = dataRequestsOf(page)
    await openHydrated(page, site.url)
    await settled(page)
    for (const name of ['another tab', 'saved', 'file', 'hash', 'elsewhere', 'itself']) {
      await page.getByRole('main').getByRole('link', { name }).first().hover()
    }
    await settled(page)
    expect(requests.toSorted()).toEqual(['live', 'near'])
  })

  test('a pointer, a finger or the focus on a link loads its page (PF-3, PF-4)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    // Nothing comes into view until the test says so.
    await page.addInitScript(() => {
      const seen: [IntersectionObserverCallback, Element][] = []
      Object.assign(window, {
        IntersectionObserver: class {
          constructor(readonly callback: IntersectionObserverCallback) {}
          observe(target: Element) {
            seen.push([this.callback, target])
          }
          unobserve() {}
          disconnect() {}
        },
        showAllLinks: () => {
          for (const [callback, target] of seen)
            callback(
              [{ isIntersecting: true, target } as IntersectionObserverEntry],
              {} as IntersectionObserver,
            )
        },
      })
    })
    const requests = dataRequestsOf(page)
    await openHydrated(page, site.url)
    await settled(page)
    expect(requests).toEqual([])

    const isEvaluated = () =>
      page.evaluate(() => (window as { markEvaluated?: boolean }).markEvaluated === true)
    await link(page, 'live').hover()
    await expect.poll(isEvaluated).toBe(true)
    await link(page, 'near').dispatchEvent('touchstart')
    await link(page, 'far').focus()
    await expect.poll(() => requests).toEqual(['live', 'near', 'far'])

    // Once; and what was loaded is not prefetched.
    await page.evaluate(() => window.scrollTo(0, 0))
    for (const name of ['near', 'live']) await link(page, name).hover()
    await page.evaluate(() => (window as unknown as { showAllLinks: () => void }).showAllLinks())
    await settled(page)
    expect(requests).toHaveLength(3)

    await link(page, 'live').click()
    await expect(page.getByText('Marked.')).toBeVisible()
    expect(requests.filter((each) => each.startsWith('live'))).toHaveLength(1)
  })

  for (const [what, connection] of Object.entries({
    '2g': { effectiveType: '2g' },
    'slow 2g': { effectiveType: 'slow-2g' },
    'data saver': { effectiveType: '4g', saveData: true },
  })) {
    const tag = what.endsWith('2g') ? '@exhaustive' : []
    test(`with ${what} nothing is loaded but what is clicked (PF-2, PF-4, PF-5, T-32)`, { tag }, async ({
      page,
    }) => {
      await setConnection(page, connection)
      const requests = dataRequestsOf(page)
      await page.goto(site.url)
      await movePointer(page)
      await hydrated(page)
      await link(page, 'near').hover()
      await link(page, 'live').focus()
      await link(page, 'near').dispatchEvent('touchstart')
      await link(page, 'far').scrollIntoViewIfNeeded()
      await settled(page)
      expect(requests).toEqual([])

      await link(page, 'far').click()
      await expect(heading(page)).toHaveText('Far')
      expect(requests).toEqual(['far'])
    })
  }

  for (const [what, connection] of Object.entries({
    '3g': { effectiveType: '3g', saveData: false },
    'a browser that does not tell': undefined,
  })) {
    const tag = connection ? '@exhaustive' : []
    test(`with ${what} links are prefetched as ever (PF-2, T-32)`, { tag }, async ({ page }) => {
      await setConnection(page, connection)
      const requests = dataRequestsOf(page)
      await openHydrated(page, site.url)
      await expect.poll(() => requests).toContain('near')
    })
  }

  test('without IntersectionObserver all links are prefetched at once (PF-6)', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'IntersectionObserver')
    })
    const requests = dataRequestsOf(page)
    await openHydrated(page, site.url)
    await expect.poll(() => requests.toSorted()).toEqual(['far', 'live', 'near'])
  })

  test('a failed prefetch is not reported (PF-7)', { tag: '@exhaustive' }, async ({ page }) => {
    const troubles: string[] = []
    page.on('pageerror', (error) => troubles.push(error.message))
    page.on('console', (message) => {
      // The browser's own line about the network is not the page's.
      if (!message.text().startsWith('Failed to load resource')) troubles.push(message.text())
    })
    const requests = dataRequestsOf(page)
    await page.route('**/_data/docs/near.json', (route) => route.abort())
    await openHydrated(page, site.url)
    await expect.poll(() => requests).toContain('near')
    for (const name of ['near', 'live', 'near']) {
      await link(page, name).hover()
      await settled(page)
    }
    expect(troubles).toEqual([])
    // Once when it came into view, once when the pointer was on it.
    expect(requests.filter((each) => each === 'near')).toHaveLength(2)
    expect(page.url()).toBe(`${site.url}/`)

    await page.unroute('**/_data/docs/near.json')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await link(page, 'near').click()
    await expect(heading(page)).toHaveText('Near')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

  test('limits concurrent requests, and requests what a visitor points at first (PF-1)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    const requests = dataRequestsOf(page)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/_data/**', async (route) => {
      await released
      await route.continue()
    })
    await openHydrated(page, `${site.url}/many`)
    await expect.poll(() => requests.length).toBeGreaterThan(0)
    await settled(page)
    const first = requests.length
    expect(first).toBeLessThanOrEqual(3)
    await link(page, 'm6').hover()
    await expect.poll(() => requests.slice(first)).toEqual(['m6'])
    release()
    await expect.poll(() => MANY.every((name) => requests.some((each) => each.startsWith(name)))).toBe(true)
    expect(requests.filter((each) => each.startsWith('m6'))).toEqual(['m6'])
  })
})

test.describe('progress bar', () => {
  /** Holds data back, and stops the time: every millisecond is the test's. */
  async function openHeld(page: Page, path = '/'): Promise<{ release: () => void; fail: () => void }> {
    await page.clock.install()
    await page.addInitScript(() => {
      Math.random = () => 0.5
    })
    await openHydrated(page, site.url + path)
    let end: (isFailure: boolean) => void = () => {}
    const ended = new Promise<boolean>((resolve) => {
      end = resolve
    })
    await page.route('**/_data/**', async (route) => {
      if (await ended) await route.abort()
      else await route.continue()
    })
    await page.clock.pauseAt(Date.now() + 600_000)
    // Whether there was a bar at all.
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.getElementById('nprogress')) Object.assign(window, { hadBar: true })
      }).observe(document.body, { childList: true })
    })
    return { release: () => end(false), fail: () => end(true) }
  }
  const hadBar = (page: Page) => page.evaluate(() => 'hadBar' in window)
  const root = (page: Page) => page.locator('#nprogress')
  const bar = (page: Page): Locator => page.locator('body > #nprogress > .bar[role=bar]')
  const barValue = (page: Page) =>
    bar(page).evaluate((element) => {
      const [, percent = ''] = /translate3d\((.+?)%/.exec((element as HTMLElement).style.transform) ?? []
      return Math.round(1000 + Number(percent) * 10) / 1000
    })

  test('a page that is loaded within 200 ms has no bar (PB-1, PB-4, T-27)', { tag: '@exhaustive' }, async ({
    page,
  }) => {
    const { release } = await openHeld(page)
    await link(page, 'near').click()
    await expect(page).toHaveURL(`${site.url}/docs/near`)
    await page.clock.runFor(150)
    release()
    await expect(heading(page)).toHaveText('Near')
    await page.clock.runFor(3000)
    expect(await hadBar(page)).toBe(false)
    await expect(page.locator('html')).not.toHaveClass(/nprogress-busy/)
  })

  test('a slow page has a bar from 200 ms until it is shown (PB-1, PB-3, PB-4, PB-5, T-27)', async ({
    page,
  }) => {
    const { release } = await openHeld(page)
    await link(page, 'far').click()
    await expect(page).toHaveURL(`${site.url}/docs/far`)
    await page.clock.runFor(199)
    await expect(root(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(bar(page)).toHaveCount(1)
    await expect(bar(page).locator('> .peg')).toHaveCount(1)
    await expect(page.locator('html')).toHaveClass(/nprogress-busy/)
    await expect(heading(page)).toHaveText('Home')

    // It starts at 0.08 and moves by a random part of 0.02 every 800 ms.
    expect(await barValue(page)).toBe(0.08)
    await page.clock.runFor(799)
    expect(await barValue(page)).toBe(0.08)
    await page.clock.runFor(1)
    expect(await barValue(page)).toBe(0.09)
    await page.clock.runFor(800)
    expect(await barValue(page)).toBe(0.1)

    // How it looks.
    await expect(root(page)).toHaveCSS('pointer-events', 'none')
    for (const [property, value] of Object.entries({
      position: 'fixed',
      top: '0px',
      left: '0px',
      height: '2px',
      'transition-duration': '0.2s',
      'transition-timing-function': 'ease',
    })) {
      await expect(bar(page), property).toHaveCSS(property, value)
    }
    const looks = await bar(page).evaluate((element) => {
      const navbar = document.querySelector('.theme-layout-navbar') as Element
      const probe = document.querySelector('main p a') as Element
      return {
        isAbove: Number(getComputedStyle(element).zIndex) > Number(getComputedStyle(navbar).zIndex),
        color: getComputedStyle(element).backgroundColor,
        linkColor: getComputedStyle(probe).color,
        width: element.getBoundingClientRect().width === document.documentElement.clientWidth,
      }
    })
    expect(looks).toEqual({ isAbove: true, color: looks.linkColor, linkColor: looks.color, width: true })
    await page.evaluate(() =>
      document.documentElement.style.setProperty('--docusaurus-progress-bar-color', 'rgb(1, 2, 3)'),
    )
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(1, 2, 3)')

    // The end: 0.55 more, then all the way, then out.
    await bar(page).evaluate((element) => {
      const steps: (string | null)[] = []
      Object.assign(window, { barSteps: steps })
      new MutationObserver((changes) => {
        for (const { oldValue } of changes) steps.push(oldValue)
      }).observe(element, { attributeFilter: ['style'], attributeOldValue: true })
    })
    release()
    await expect(heading(page)).toHaveText('Far')
    await expect.poll(() => barValue(page)).toBe(1)
    const steps = await page.evaluate(() => (window as unknown as { barSteps: string[] }).barSteps)
    expect(steps.at(-1)).toContain('translate3d(-35%')
    await expect(root(page)).toHaveCSS('opacity', '1')
    await page.clock.runFor(200)
    await expect(root(page)).toHaveCSS('transition-duration', '0.2s')
    await expect(root(page)).toHaveCSS('opacity', '0')
    await expect(root(page)).toHaveCount(1)
    await page.clock.runFor(200)
    await expect(root(page)).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveClass(/nprogress-busy/)
    await page.clock.runFor(3000)
    await expect(root(page)).toHaveCount(0)
  })

  test('the bar never finishes before the page is shown (PB-3)', { tag: '@exhaustive' }, async ({ page }) => {
    await openHeld(page)
    // A page that does not come for 8 s is loaded as a document; a visitor who changes their mind waits on.
    for (let i = 0; i < 14; i++) {
      await link(page, i % 2 === 0 ? 'far' : 'near').click()
      await page.clock.runFor(7000)
    }
    expect(await barValue(page)).toBe(0.994)
  })

  test('only a new path has a bar: no hash, no query, no first load (PB-2, T-28)', async ({ page }) => {
    await openHeld(page)
    await page.clock.runFor(1000)
    await link(page, 'hash').click()
    await page.clock.runFor(1000)
    await link(page, 'query').click()
    await expect(page).toHaveURL(/view=2/)
    await page.clock.runFor(1000)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(/#the-end/)
    await page.clock.runFor(1000)
    expect(await hadBar(page)).toBe(false)
  })

  test('two navigations in a row share one bar (RL-7, PB-1)', { tag: '@exhaustive' }, async ({ page }) => {
    const { release } = await openHeld(page)
    await link(page, 'near').click()
    await page.clock.runFor(1000)
    expect(await barValue(page)).toBe(0.09)
    await link(page, 'far').click()
    await page.clock.runFor(800)
    await expect(root(page)).toHaveCount(1)
    expect(await barValue(page)).toBe(0.1)
    release()
    await expect(heading(page)).toHaveText('Far')
    await page.clock.runFor(400)
    await expect(root(page)).toHaveCount(0)
  })

  for (const [when, time] of [
    ['before', 100],
    ['after', 300],
  ] as const) {
    const tag = when === 'after' ? [] : '@exhaustive'
    test(`a failure ${when} the bar leaves none on the page that is loaded (PB-6)`, { tag }, async ({
      page,
    }) => {
      const { fail } = await openHeld(page)
      await link(page, 'near').click()
      await page.clock.runFor(time)
      await expect(root(page)).toHaveCount(when === 'before' ? 0 : 1)
      fail()
      await expect(heading(page)).toHaveText('Near')
      await page.clock.runFor(3000)
      await hydrated(page)
      await page.clock.runFor(3000)
      await expect(root(page)).toHaveCount(0)
      await expect(page.locator('html')).not.toHaveClass(/nprogress-busy/)
    })
  }
})
