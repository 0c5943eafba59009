// How visitors get from page to page: what is loaded and when, what stays meanwhile,
// where they arrive, and what happens when something is missing.

import { expect, type Page, type Request } from '@playwright/test'
import { hydrated, movePointer, openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { ROUTES } from './routes.js'
import { test } from './test.js'

// One site for all tests of the file.
test.describe.configure({ mode: 'default' })

const LONG = Array.from({ length: 60 }, (_, i) => `Paragraph ${i} of a long page.`).join('\n\n')

const COUNTER = `
import { useState } from 'react'
export default function Counter() {
  const [count, setCount] = useState(0)
  return <button type="button" onClick={() => setCount(count + 1)}>Count {count}</button>
}
`
const PLACE = `
import { useHistory, useLocation } from '@docusaurus/router'
export default function Place() {
  const { pathname, search, hash } = useLocation()
  const history = useHistory()
  return (
    <>
      <output>{pathname + search + hash}</output>
      <button type="button" onClick={() => history.replace('/docs/short')}>Replace</button>
      <button type="button" onClick={() => history.push('?view=pushed')}>Push a query</button>
    </>
  )
}
`
const LINKS = `
import Layout from '@theme/Layout'
import Link from '@docusaurus/Link'
export default function Links() {
  return (
    <Layout title="Links">
      <main>
        <h1>Links</h1>
        <Link to="https://elsewhere.example/">External</Link>
        <Link to="https://elsewhere.example/" target="_self" rel="author">External here</Link>
        <Link>No target</Link>
        <Link to="/docs/a" target="_blank">Other tab</Link>
        <Link to="/docs/a" data-noBrokenLinkCheck>Unchecked</Link>
        <Link to="/links/below" isNavLink activeClassName="here">Below</Link>
        <Link to="/link" isNavLink activeClassName="here">Not above</Link>
        <Link to="/links" isNavLink exact activeClassName="here">Exact</Link>
        <Link to="/" isNavLink activeClassName="here">Root</Link>
        <Link to="/" isNavLink exact activeClassName="here">Exact root</Link>
        <Link to="pathname:///plain.txt">File</Link>
      </main>
    </Layout>
  )
}
`
const LAZY = `
import Layout from '@theme/Layout'
import { lazyPart } from 'vellum/client'
const Part = lazyPart(() => import('../LatePart'))
export default () => <Layout title="Lazy"><main><h1>Lazy</h1><Part /></main></Layout>
`

const FILES = {
  'docs/a.md': `---
description: About the first page.
---

# Page A

[to the end](#the-end) · [another view](?view=2) · [nowhere](/docs/b#nope) · [deep](/docs/b#d%C3%A9p%C3%B4t)
· [upper case](/Docs/B/) · [html](/docs/b.html) · [index](/docs/b/index.html) · [encoded](/docs/%C3%A9t%C3%A9)
· [decoded](/docs/été) · [relative](b) · [file](pathname:///plain.txt)
· [another tab](https://elsewhere.example/)

${LONG}

## The end

The last words of A.
`,
  'docs/b.md': `# Page B\n\n${LONG}\n\n## Dépôt {#dépôt}\n\n${LONG}\n`,
  'docs/large.md': `# Large\n\n${Array.from({ length: 3000 }, (_, i) => `word${(i * 7919) % 10007}`).join(' ')}\n`,
  'docs/short.md': '# Short\n\n[unknown](/nope) · [unknown doc](/docs/nope)\n',
  'docs/live-one.mdx': `---
description: A live page.
---
import Counter from '@site/src/Counter'
import Place from '@site/src/Place'

# Live One

<Counter />

<Place />

[hash](#below) · [query](?view=2)

${LONG}

## Below

End.
`,
  'docs/live-two.mdx': "import Counter from '@site/src/Counter'\n\n# Live Two\n\n<Counter />\n",
  'docs/summer.md': '---\nslug: /été\n---\n\n# Summer\n',
  'docs/group/_category_.json': '{ "label": "Group" }',
  'docs/group/inner.md': '# Inner\n',
  'src/Counter.jsx': COUNTER,
  'src/Place.jsx': PLACE,
  'src/LatePart.jsx': 'export default () => <p>The late part is here.</p>\n',
  'src/pages/index.md': '---\ntitle: " Fixture "\n---\n\n# Home\n\nWelcome.\n',
  'src/pages/links/index.jsx': LINKS,
  'src/pages/lazy.jsx': LAZY,
  'static/plain.txt': 'A plain file.\n',
}

const CONFIG = {
  titleDelimiter: '~',
  themeConfig: {
    navbar: {
      title: 'Home',
      items: [
        ['A', '/docs/a'],
        ['B', '/docs/b'],
        ['Short', '/docs/short'],
        ['Live One', '/docs/live-one'],
        ['Live Two', '/docs/live-two'],
      ].map(([label, to]) => ({ label, to })),
    },
  },
}

let site: MadeSite
test.beforeAll(async () => {
  site = await makeSite({ config: CONFIG, files: FILES })
})
test.afterAll(() => site?.close())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const navbarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

/** Opens a page of the site and waits until it is hydrated. */
const open = (page: Page, path: string) => openHydrated(page, site.url + path)

/** Keeps the answers to some requests back until the returned function is called. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** The paths of all documents that are asked for from now on. */
function documentsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) paths.push(pathOf(request))
  })
  return paths
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url())
  return pathname + search
}

/** What the page says that it should not. */
function problemsOf(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  return problems
}

/** A connection on which nothing is loaded that was not asked for. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
}

test.describe('from page to page', () => {
  test('the old page stays whole until the new one is there (RL-1, RL-2, TT-4, T-27)', async ({ page }) => {
    const documents = documentsOf(page)
    await open(page, '/docs/live-one?q=1')
    const release = await hold(page, '**/_data/docs/b.json')
    await navbarLink(page, 'B').click()

    // At once: the URL. Everything else is as it was, and works.
    await expect(page).toHaveURL(`${site.url}/docs/b`)
    await page.getByRole('button', { name: 'Count' }).click()
    await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible()
    await expect(heading(page)).toHaveText('Live One')
    await expect(page).toHaveTitle('Live One ~ Fixture')
    await expect(page.locator('output')).toHaveText('/docs/live-one?q=1')
    await expect(navbarLink(page, 'Live One')).toHaveAttribute('aria-current', 'page')
    await expect(navbarLink(page, 'B')).not.toHaveAttribute('aria-current')
    await expect(page.locator('.theme-doc-breadcrumbs')).toContainText('Live One')

    // Of all that is on screen, nothing is ever of two pages.
    await page.evaluate(() => {
      const seen = new Set<string>()
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const current = document.querySelector('.navbar__link--active')?.textContent
        seen.add(`${document.querySelector('h1')?.textContent} / ${current} / ${document.title}`)
      }).observe(document, { childList: true, subtree: true, attributes: true })
    })
    release()
    await expect(heading(page)).toHaveText('Page B')
    await expect(page).toHaveTitle('Page B ~ Fixture')
    await expect(navbarLink(page, 'B')).toHaveAttribute('aria-current', 'page')
    await expect(navbarLink(page, 'Live One')).not.toHaveAttribute('aria-current')
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
    // A slow machine shows the progress bar, a change of the old page.
    expect(seen.filter((state) => state !== 'Live One / Live One / Live One ~ Fixture')).toEqual([
      'Page B / B / Page B ~ Fixture',
    ])
    expect(documents).toEqual(['/docs/live-one?q=1'])
  })

  test('head and classes of the document are those of the page on screen (SEO-9, SH-8, TT-1 … TT-3, T-20)', async ({
    page,
  }) => {
    const described = () =>
      page.evaluate(() => ({
        title: document.title,
        tags: Object.fromEntries(
          ['meta[name=description]', 'meta[property="og:title"]', 'link[rel=canonical]'].map((selector) => [
            selector,
            [...document.querySelectorAll(selector)].map(
              (tag) => tag.getAttribute('content') ?? tag.getAttribute('href'),
            ),
          ]),
        ),
        languages: document.querySelectorAll('link[rel=alternate][hreflang]').length,
        // A slow machine shows the bar, which has a class of its own.
        classes: [...document.documentElement.classList].filter((name) => name !== 'nprogress-busy').sort(),
        theme: document.documentElement.dataset.theme,
        lang: document.documentElement.lang,
      }))
    const served: Awaited<ReturnType<typeof described>>[] = []
    for (const path of ['/docs/a', '/docs/live-one', '/', '/docs/b']) {
      await open(page, path)
      served.push(await described())
    }
    const [a, live, home, b] = served

    expect(a?.title).toBe('Page A ~ Fixture')
    expect(a?.tags).toEqual({
      'meta[name=description]': ['About the first page.'],
      'meta[property="og:title"]': ['Page A ~ Fixture'],
      'link[rel=canonical]': ['https://fixture.example/docs/a'],
    })
    expect(a?.classes).toEqual(
      'docs-doc-id-a docs-doc-page docs-version-current docs-wrapper plugin-docs plugin-id-default'.split(
        ' ',
      ),
    )
    expect(home?.title).toBe('Fixture')
    expect(home?.classes).toContain('plugin-pages')
    expect(home?.classes).not.toContain('plugin-docs')

    const documents = documentsOf(page)
    for (const [name, title, expected] of [
      ['A', 'Page A', a],
      ['Live One', 'Live One', live],
      ['Home', 'Home', home],
      ['B', 'Page B', b],
    ] as const) {
      await navbarLink(page, name).click()
      await expect(heading(page)).toHaveText(title)
      expect(await described()).toEqual(expected)
    }
    await page.goBack()
    await expect(heading(page)).toHaveText('Home')
    expect(await described()).toEqual(home)
    expect(documents).toEqual([])
  })

  test('changes of hash and query request nothing and apply at once (RL-3)', async ({ page }) => {
    await saveData(page)
    await page.goto(`${site.url}/docs/live-one`)
    await movePointer(page)
    await hydrated(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(pathOf(request)))
    await page.route('**/_data/**', () => {})

    const place = page.locator('output')
    await page.getByRole('link', { name: 'hash' }).click()
    await expect(place).toHaveText('/docs/live-one#below')
    await page.getByRole('link', { name: 'query' }).click()
    await expect(place).toHaveText('/docs/live-one?view=2')
    await page.getByRole('button', { name: 'Push a query' }).click()
    await expect(place).toHaveText('/docs/live-one?view=pushed')
    await page.goBack()
    await expect(place).toHaveText('/docs/live-one?view=2')
    await page.goBack()
    await expect(place).toHaveText('/docs/live-one#below')
    // Parts of the shell that are loaded when they are first needed do not count.
    expect(requests.filter((path) => !path.startsWith('/assets/'))).toEqual([])
  })

  test('a navigation requests the data of the page and its code, and nothing else (RL-4)', async ({
    page,
  }) => {
    await saveData(page)
    await page.goto(`${site.url}/docs/a`)
    await movePointer(page)
    await hydrated(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(pathOf(request)))

    await navbarLink(page, 'B').click()
    await expect(heading(page)).toHaveText('Page B')
    expect(requests.splice(0)).toEqual(['/_data/docs/b.json'])

    await navbarLink(page, 'Live Two').click()
    await expect(heading(page)).toHaveText('Live Two')
    const [data, ...code] = requests.splice(0)
    expect(data).toBe('/_data/docs/live-two.json')
    expect(code.length).toBeGreaterThan(0)
    for (const file of code) expect(file).toMatch(/^\/assets\/.+\.(js|css)$/)

    // Once is enough.
    await navbarLink(page, 'B').click()
    await expect(heading(page)).toHaveText('Page B')
    expect(requests).toEqual([])
  })

  test('live pages work as served and after a navigation, repeatedly (RL-5)', async ({ page }) => {
    const problems = problemsOf(page)
    const served = JSON.parse(
      (await (await page.request.get(`${site.url}/_data/docs/live-one.json`)).text()) as string,
    ) as { script: string }
    const release = await hold(page, `**${served.script}*`)
    await page.goto(`${site.url}/docs/live-one`)
    const asked = page.waitForRequest(`**${served.script}*`)
    await movePointer(page)
    await asked
    // Served, readable, and not yet hydrated: hydration waits for the code of the page.
    await expect(page.getByRole('button', { name: 'Count 0' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false')
    await page.evaluate(() => {
      const removed: string[] = []
      Object.assign(window, { removed })
      const article = document.querySelector('.theme-doc-markdown') as Element
      new MutationObserver((changes) => {
        for (const { removedNodes } of changes)
          for (const node of removedNodes) removed.push(node.textContent ?? '')
      }).observe(article, { childList: true, subtree: true })
    })
    release()
    await hydrated(page)
    const count = page.getByRole('button', { name: 'Count' })
    await count.click()
    await expect(count).toHaveText('Count 1')
    expect(await page.evaluate(() => (window as unknown as { removed: string[] }).removed)).toEqual([])

    for (const [name, isLive] of [
      ['Live Two', true],
      ['Live One', true],
      ['B', false],
    ] as const) {
      await navbarLink(page, name).click()
      await expect(heading(page)).toHaveText(name === 'B' ? 'Page B' : name)
      if (!isLive) continue
      await expect(count).toHaveText('Count 0')
      await count.click()
      await expect(count).toHaveText('Count 1')
    }
    await page.goBack()
    await expect(heading(page)).toHaveText('Live One')
    await count.click()
    await expect(count).toHaveText('Count 1')
    expect(problems).toEqual([])
  })

  test('the newest of two navigations wins, whichever is ready first (RL-7)', async ({ page }) => {
    await open(page, '/docs/a')
    const release = await hold(page, '**/_data/docs/b.json')
    await navbarLink(page, 'B').click()
    await expect(page).toHaveURL(`${site.url}/docs/b`)
    await navbarLink(page, 'Short').click()
    await expect(heading(page)).toHaveText('Short')
    await page.evaluate(() => {
      const shown = new Set<string | null | undefined>()
      Object.assign(window, { shownHeadings: shown })
      new MutationObserver(() => shown.add(document.querySelector('h1')?.textContent)).observe(document, {
        childList: true,
        subtree: true,
      })
    })

    const late = page.waitForResponse('**/_data/docs/b.json')
    release()
    await (await late).finished()
    // Another turn of the page proves that the late one had its chance.
    await navbarLink(page, 'Live Two').click()
    await expect(heading(page)).toHaveText('Live Two')
    await page.goBack()
    await expect(heading(page)).toHaveText('Short')
    await expect(page).toHaveURL(`${site.url}/docs/short`)
    const shown = await page.evaluate(() => [
      ...(window as unknown as { shownHeadings: Set<string> }).shownHeadings,
    ])
    expect(shown).not.toContain('Page B')
    await page.goBack()
    await expect(heading(page)).toHaveText('Page B')
  })

  test('back cancels a pending navigation, and its progress bar never appears (RL-7)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    await page.clock.install()
    await open(page, '/docs/a')
    const release = await hold(page, '**/_data/docs/b.json')
    await page.clock.pauseAt(Date.now() + 60_000)
    await navbarLink(page, 'B').click()
    await expect(page).toHaveURL(`${site.url}/docs/b`)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(`${site.url}/docs/a`)
    await page.clock.runFor(1000)
    await expect(page.locator('#nprogress')).toHaveCount(0)
    const late = page.waitForResponse('**/_data/docs/b.json')
    release()
    await (await late).finished()
    await page.clock.runFor(1000)
    await expect(heading(page)).toHaveText('Page A')
    await expect(page).toHaveTitle('Page A ~ Fixture')
  })

  test('a click on a hash while a page is loading does not cancel that page', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    const documents = documentsOf(page)
    await open(page, '/docs/a')
    const release = await hold(page, '**/_data/docs/b.json')
    await navbarLink(page, 'B').click()
    await expect(page).toHaveURL(`${site.url}/docs/b`)
    await page.getByRole('link', { name: 'to the end', exact: true }).click()
    await expect(page).toHaveURL(`${site.url}/docs/b#the-end`)
    await expect(heading(page)).toHaveText('Page A')
    release()
    await expect(heading(page)).toHaveText('Page B')
    await expect(page).toHaveTitle('Page B ~ Fixture')
    await page.goBack()
    await expect(page).toHaveURL(`${site.url}/docs/b`)
    await page.goBack()
    await expect(heading(page)).toHaveText('Page A')
    expect(documents).toEqual(['/docs/a'])
  })

  test('every new entry of the history has a key, the first has none (RL-9, T-33)', async ({ page }) => {
    const key = () => page.evaluate(() => (history.state as { key?: string } | null)?.key)
    await open(page, '/docs/a')
    expect(await key()).toBeUndefined()
    const keys: (string | undefined)[] = []
    for (const go of [
      () => navbarLink(page, 'B').click(),
      () => navbarLink(page, 'Live One').click(),
      () => page.getByRole('link', { name: 'hash' }).click(),
      () => page.getByRole('link', { name: 'query' }).click(),
      () => page.getByRole('button', { name: 'Replace' }).click(),
    ]) {
      await go()
      await expect.poll(key).toMatch(/^[0-9a-z]{1,6}$/)
      await expect.poll(async () => keys.includes(await key())).toBe(false)
      keys.push(await key())
    }
    await expect(heading(page)).toHaveText('Short')
    await page.goBack()
    await expect(page).toHaveURL(/#below$/)
    expect(await key()).toBe(keys[2])
    await page.evaluate(() => history.go(-3))
    await expect(heading(page)).toHaveText('Page A')
    expect(await key()).toBeUndefined()

    // Also when it takes the place of the first.
    await page.goto(`${site.url}/docs/live-one`)
    await hydrated(page)
    expect(await key()).toBeUndefined()
    await page.getByRole('button', { name: 'Replace' }).click()
    await expect(heading(page)).toHaveText('Short')
    await expect.poll(key).toMatch(/^[0-9a-z]{1,6}$/)
  })

  test('a part that loads late shows nothing for 200 ms, then a loading message (RL-8)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    await page.clock.install()
    const release = await hold(page, '**/LatePart*.js')
    await page.goto(`${site.url}/lazy`)
    await page.clock.pauseAt(Date.now() + 60_000)
    const asked = page.waitForRequest('**/LatePart*.js')
    await movePointer(page)
    await asked
    const status = page.getByRole('main').getByRole('status')
    await page.clock.runFor(150)
    await expect(status).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(status).toBeVisible()
    release()
    await expect(page.getByText('The late part is here.')).toBeVisible()
    await expect(status).toHaveCount(0)
  })
})

test.describe('where a visitor arrives', () => {
  test('a new page starts at its top, before it is painted (SC-1, SC-7, T-30)', async ({ page }) => {
    await open(page, '/docs/a')
    await page.evaluate(() => {
      const frames: string[] = []
      Object.assign(window, { paintedFrames: frames })
      const note = () => {
        frames.push(`${document.querySelector('h1')?.textContent} at ${Math.round(window.scrollY)}`)
        requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
    })
    const framesOf = async (name: string) => {
      const frames = await page.evaluate(
        () => (window as unknown as { paintedFrames: string[] }).paintedFrames,
      )
      return [...new Set(frames.filter((frame) => frame.startsWith(name)))]
    }
    await page.evaluate(() => window.scrollTo(0, 900))
    await navbarLink(page, 'B').click()
    await expect.poll(() => framesOf('Page B')).toEqual(['Page B at 0'])
    await page.evaluate(() => window.scrollTo(0, 700))
    await expect.poll(() => framesOf('Page B')).toEqual(['Page B at 0', 'Page B at 700'])

    // Back: the place where the reader was, also at once.
    await page.evaluate(() => {
      ;(window as unknown as { paintedFrames: string[] }).paintedFrames.length = 0
      history.back()
    })
    await expect.poll(() => framesOf('Page A')).toEqual(['Page A at 900'])
  })

  test('a change of the query alone does not scroll (SC-3, T-31)', async ({ page }) => {
    await open(page, '/docs/live-one')
    await page.evaluate(() => window.scrollTo(0, 60))
    await page.getByRole('link', { name: 'query' }).click()
    await expect(page.locator('output')).toHaveText('/docs/live-one?view=2')
    expect(await scrollY(page)).toBe(60)
    await page.getByRole('button', { name: 'Push a query' }).click()
    await expect(page.locator('output')).toHaveText('/docs/live-one?view=pushed')
    expect(await scrollY(page)).toBe(60)
  })

  test('back and forward restore the scroll position (SC-2, SC-5, DV-17)', async ({ page }) => {
    const restoration = () => page.evaluate(() => history.scrollRestoration)
    await open(page, '/docs/a#the-end')
    // The first position is the browser's own.
    const first = await scrollY(page)
    expect(first).toBeGreaterThan(500)
    await page.evaluate(() => window.scrollTo(0, 1100))
    await navbarLink(page, 'Short').click()
    await expect(heading(page)).toHaveText('Short')
    expect(await scrollY(page)).toBe(0)
    await page.goBack()
    await expect(heading(page)).toHaveText('Page A')
    expect(await scrollY(page)).toBe(1100)

    await navbarLink(page, 'B').click()
    await expect(heading(page)).toHaveText('Page B')
    expect(await scrollY(page)).toBe(0)
    await page.evaluate(() => window.scrollTo(0, 1700))
    await page.goBack()
    await expect(heading(page)).toHaveText('Page A')
    expect(await scrollY(page)).toBe(1100)
    await page.goForward()
    await expect(heading(page)).toHaveText('Page B')
    expect(await scrollY(page)).toBe(1700)
    expect(await restoration()).toBe('auto')

    // Also when the page comes late.
    await page.reload()
    await hydrated(page)
    expect(await scrollY(page)).toBe(1700)
    const release = await hold(page, '**/_data/docs/a.json')
    await page.goBack()
    await expect(page).toHaveURL(/docs\/a/)
    await expect(heading(page)).toHaveText('Page B')
    release()
    await expect(heading(page)).toHaveText('Page A')
    await expect.poll(() => scrollY(page)).toBe(1100)
  })

  test('a new page is announced to screen readers, and Tab reaches the skip link (SK-6, T-2)', async ({
    page,
  }) => {
    const announcer = page.locator('body > [aria-live=polite]')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    /** How often the site has moved the focus to the region of the skip link. */
    const moves = () => page.evaluate(() => (window as unknown as { focusMoves: number }).focusMoves)
    await page.addInitScript(() => {
      Object.assign(window, { focusMoves: 0 })
      addEventListener('focusin', ({ target }) => {
        const isRegion = (target as Element).matches('[role=region][aria-label="Skip to main content"]')
        if (isRegion) (window as unknown as { focusMoves: number }).focusMoves++
      })
    })

    // Not at first.
    await open(page, '/docs/a')
    await expect(announcer).toHaveText('')
    expect(await moves()).toBe(0)

    await navbarLink(page, 'Live One').click()
    await expect(announcer).toHaveText('Live One ~ Fixture')
    await expect.poll(moves).toBe(1)
    await expect(page.locator('[role=region][tabindex]')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()

    // Not back and forward, where the focus stays as it is.
    const brand = navbarLink(page, 'Home')
    await brand.focus()
    await page.goBack()
    await expect(heading(page)).toHaveText('Page A')
    await expect(brand).toBeFocused()
    await page.goForward()
    await expect(heading(page)).toHaveText('Live One')
    await expect(brand).toBeFocused()
    // Not for an entry that takes the place of another, and not with a hash.
    await page.getByRole('button', { name: 'Replace' }).click()
    await expect(heading(page)).toHaveText('Short')
    expect(await moves()).toBe(1)
    await navbarLink(page, 'A').click()
    await expect(heading(page)).toHaveText('Page A')
    await expect.poll(moves).toBe(2)
    await page.getByRole('link', { name: 'deep' }).click()
    await expect(heading(page)).toHaveText('Page B')
    await page.keyboard.press('Tab')
    await expect(skip).not.toBeFocused()
    expect(await moves()).toBe(2)
  })
})

test.describe('addresses and links', () => {
  test('links of one page', async ({ page, context }) => {
    await test.step('one page has many spellings (URL-1, URL-3, URL-4, LK-7)', async () => {
      const documents = documentsOf(page)
      await open(page, '/docs/a')
      for (const [name, path, title] of [
        ['upper case', '/Docs/B/', 'Page B'],
        ['html', '/docs/b.html', 'Page B'],
        ['index', '/docs/b/index.html', 'Page B'],
        ['encoded', '/docs/%C3%A9t%C3%A9', 'Summer'],
        ['decoded', '/docs/%C3%A9t%C3%A9', 'Summer'],
        ['relative', '/docs/b', 'Page B'],
      ] as const) {
        await page.getByRole('link', { name, exact: true }).click()
        await expect(heading(page), name).toHaveText(title)
        expect(new URL(page.url()).pathname, name).toBe(path)
        await page.goBack()
        await expect(heading(page)).toHaveText('Page A')
      }
      expect(documents).toEqual(['/docs/a'])
    })
    await test.step('the browser handles clicks with modifier keys (LK-4)', async () => {
      const link = navbarLink(page, 'B')
      for (const options of [
        { modifiers: ['ControlOrMeta'] },
        { modifiers: ['Shift'] },
        { button: 'middle' },
      ] as const) {
        const opened = context.waitForEvent('page')
        await link.click(options as Parameters<typeof link.click>[0])
        const other = await opened
        await expect(heading(other)).toHaveText('Page B')
        await other.close()
        await expect(heading(page)).toHaveText('Page A')
        expect(page.url()).toBe(`${site.url}/docs/a`)
      }
    })
    await test.step('the browser handles a hash of the same page, repeatedly (SC-4)', async () => {
      const end = page.getByRole('heading', { name: 'The end' })
      const link = page.getByRole('link', { name: 'to the end', exact: true })
      for (const _ of ['first', 'again']) {
        await page.evaluate(() => window.scrollTo(0, 0))
        await expect(end).not.toBeInViewport()
        await link.click()
        await expect(end).toBeInViewport()
      }
      expect(await page.evaluate(() => location.hash)).toBe('#the-end')
    })
    await test.step('a hash scrolls to its heading below the navbar, an unknown one does not scroll (SC-1, SC-6, T-30)', async () => {
      const problems = problemsOf(page)
      await page.getByRole('link', { name: 'deep' }).click()
      await expect(heading(page)).toHaveText('Page B')
      const places = () =>
        page.evaluate(() => {
          const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
          const navbar = document.querySelector('.theme-layout-navbar')
          return {
            target: target?.getBoundingClientRect().top ?? Number.NaN,
            navbar: navbar?.getBoundingClientRect().bottom ?? Number.NaN,
          }
        })
      await expect.poll(async () => Math.round((await places()).target)).toBeLessThan(120)
      const { target, navbar } = await places()
      // The height of the navbar and half a line: 3.75rem + 0.5rem.
      expect(Math.abs(target - (navbar + 8))).toBeLessThanOrEqual(1)
      expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBe('dépôt')

      await page.goBack()
      await expect(heading(page)).toHaveText('Page A')
      // The link is one of several in the first paragraph, so the page is not at its very top.
      await page.evaluate(() => window.scrollTo(0, 40))
      await page.getByRole('link', { name: 'nowhere' }).click()
      await expect(heading(page)).toHaveText('Page B')
      expect(await scrollY(page)).toBe(40)
      expect(problems).toEqual([])
    })
  })

  test('hash and query stay on a page of any spelling (URL-3, SC-3)', { tag: '@exhaustive' }, async ({
    page,
  }) => {
    for (const path of ['/docs/live-one/', '/docs/live-one/index.html']) {
      await open(page, path)
      const documents = documentsOf(page)
      await page.evaluate(() => window.scrollTo(0, 60))
      await page.getByRole('button', { name: 'Count' }).click()
      await page.getByRole('link', { name: 'query' }).click()
      await expect(page.locator('output')).toHaveText('/docs/live-one?view=2')
      expect(await scrollY(page)).toBe(60)
      await page.getByRole('link', { name: 'hash' }).click()
      await expect(page.getByRole('heading', { name: 'Below' })).toBeInViewport()
      await expect(page.locator('output')).toHaveText('/docs/live-one?view=2#below')
      await expect(page.getByRole('button', { name: 'Count 1' })).toHaveCount(1)
      expect(documents).toEqual([])
      page.removeAllListeners('request')
    }
  })

  test('links have the attributes of their type, and pathname:// links load a document (LK-2, LK-3, LK-5, LK-6, URL-9)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    const attributesOf = () =>
      page.evaluate(() =>
        Object.fromEntries(
          [...document.querySelectorAll('main a')].map((link) => [
            link.textContent?.replace(/\(.*\)/, ''),
            Object.fromEntries(
              [...link.attributes]
                .filter(({ name }) => name !== 'data-native')
                .map(({ name, value }) => [name, value]),
            ),
          ]),
        ),
      )
    const expected = {
      External: { href: 'https://elsewhere.example/', target: '_blank', rel: 'noopener noreferrer' },
      'External here': { href: 'https://elsewhere.example/', target: '_self', rel: 'author' },
      'No target': {},
      'Other tab': { href: '/docs/a', target: '_blank' },
      Unchecked: { href: '/docs/a' },
      Below: { href: '/links/below' },
      'Not above': { href: '/link' },
      Exact: { href: '/links', class: 'here', 'aria-current': 'page' },
      Root: { href: '/', class: 'here', 'aria-current': 'page' },
      'Exact root': { href: '/' },
      File: { href: '/plain.txt' },
    }
    /** Follows a link to a file, which is asked for once. */
    const loadFile = async (name: string) => {
      const requests: string[] = []
      page.on('request', (request) => requests.push(pathOf(request)))
      const link = page.getByRole('main').getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('href', '/plain.txt')
      await link.click()
      await expect(page.getByText('A plain file.')).toBeVisible()
      expect(requests.filter((each) => each.includes('plain.txt'))).toEqual(['/plain.txt'])
      page.removeAllListeners('request')
    }
    await open(page, '/links')
    expect(await attributesOf()).toEqual(expected)
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Other tab' }).click()
    await expect(heading(await opened)).toHaveText('Page A')
    await expect(heading(page)).toHaveText('Links')
    await loadFile('File')

    const outside = page.getByRole('main').getByRole('link', { name: 'another tab' })
    await open(page, '/docs/a')
    await expect(outside).toHaveAttribute('target', '_blank')
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer')
    await loadFile('file')
  })
})

test.describe('what is missing', () => {
  const other = async (page: Page) =>
    JSON.stringify({
      ...(await (await page.request.get(`${site.url}/_data/docs/b.json`)).json()),
      build: 'another',
    })
  const failures = {
    'a data file that is gone': { status: 404, body: 'Not found' },
    'a network that fails': undefined,
    'a data file that is not JSON': { status: 200, body: '<!doctype html><p>Sign in' },
    'a data file of another build': { status: 200, body: other },
  }
  for (const [what, response] of Object.entries(failures)) {
    const tag = response?.status === 404 ? [] : '@exhaustive'
    test(`${what} ends in one load of the target (RL-6, DV-5, invariant 8, T-29)`, { tag }, async ({
      page,
    }) => {
      const warnings: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text())
      })
      await open(page, '/docs/a')
      const body = typeof response?.body === 'function' ? await response.body(page) : response?.body
      await page.route('**/_data/docs/b.json', (route) =>
        response ? route.fulfill({ status: response.status, body: body ?? '' }) : route.abort(),
      )
      const documents = documentsOf(page)
      await navbarLink(page, 'B').click()
      await expect(heading(page)).toHaveText('Page B')
      await hydrated(page)
      expect(page.url()).toBe(`${site.url}/docs/b`)
      // The page is hydrated, and continues without another load.
      await navbarLink(page, 'Short').click()
      await expect(heading(page)).toHaveText('Short')
      expect(documents).toEqual(['/docs/b'])
      expect(warnings).toHaveLength(1)

      // Back to it, the same once more.
      await page.goBack()
      await expect(heading(page)).toHaveText('Page B')
      await hydrated(page)
      expect(documents).toEqual(['/docs/b', '/docs/b'])
      await page.goBack()
      await expect(heading(page)).toHaveText('Page A')
    })
  }

  test('code of a live page that is gone ends in one load of the target (RL-6, invariant 8)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    const served = (await (await page.request.get(`${site.url}/_data/docs/live-two.json`)).json()) as {
      script: string
    }
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(error.message))
    await open(page, '/docs/a')
    await page.route(`**${served.script}*`, (route) => route.fulfill({ status: 404, body: '' }))
    const documents = documentsOf(page)
    await navbarLink(page, 'Live Two').click()
    await expect(heading(page)).toHaveText('Live Two')
    await expect.poll(() => documents).toEqual(['/docs/live-two'])

    // The page itself cannot hydrate either: it stays readable, and the error is logged.
    await expect(page.getByRole('button', { name: 'Count 0' })).toBeVisible()
    await movePointer(page)
    await expect.poll(() => errors.join('\n')).toContain('Failed to fetch dynamically imported module')
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false')
    await navbarLink(page, 'Short').click()
    await expect(heading(page)).toHaveText('Short')
    expect(documents).toEqual(['/docs/live-two', '/docs/short'])
  })

  test('without the code of the shell the page stays as served, and the error is logged (DV-5)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.route('**/assets/shell-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(`${site.url}/docs/live-one`)
    const before = await page.locator('#__vellum').innerHTML()
    await movePointer(page)
    await expect.poll(() => errors.join('\n')).toContain('Failed to fetch dynamically imported module')
    expect(await page.locator('#__vellum').innerHTML()).toBe(before)
    await navbarLink(page, 'B').click()
    await expect(heading(page)).toHaveText('Page B')
  })

  test('an unknown path is the not-found page, whichever way one gets there (NF-2, NF-3, NF-4)', async ({
    page,
  }) => {
    const expectNotFound = async (path: string) => {
      await expect(heading(page)).toHaveText('Page Not Found')
      await expect(page).toHaveTitle('Page Not Found ~ Fixture')
      expect(new URL(page.url()).pathname).toBe(path)
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1)
      await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toHaveCount(0)
      await expect(page.locator('html')).toHaveClass(/plugin-native/)
      await hydrated(page)
    }
    for (const [name, path] of [
      ['unknown', '/nope'],
      ['unknown doc', '/docs/nope'],
    ] as const) {
      await open(page, '/docs/short')
      await page.getByRole('link', { name, exact: true }).click()
      await expectNotFound(path)
      // From there the site goes on as from any other page.
      const documents = documentsOf(page)
      await navbarLink(page, 'B').click()
      await expect(heading(page)).toHaveText('Page B')
      await expect(page.locator('html')).not.toHaveClass(/plugin-native/)
      expect(documents).toEqual([])
      await page.goBack()
      await expectNotFound(path)
    }

    for (const path of ['/nope/at/all', '/docs/nope/?q=1#x']) {
      const problems = problemsOf(page)
      const documents = documentsOf(page)
      await page.goto(site.url + path)
      const main = await page.getByRole('main').elementHandle()
      await expectNotFound(new URL(site.url + path).pathname)
      // What was served is what is there: nothing was rendered anew.
      expect(await main?.evaluate((element) => element.isConnected)).toBe(true)
      // A place on the page needs no load.
      await page.evaluate(() => {
        location.hash = 'here'
      })
      await page.evaluate(() => history.replaceState(null, '', '?view=2'))
      await navbarLink(page, 'Short').click()
      await expect(heading(page)).toHaveText('Short')
      expect(documents).toHaveLength(1)
      expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
      page.removeAllListeners()
    }
  })
})

test.describe('before the shell', () => {
  test('until the load event only the document and its styles are requested (invariant 2)', async ({
    page,
  }) => {
    const filesOf = async (path: string) => {
      await open(page, path)
      return page.evaluate(loadedFiles)
    }
    const loadedFiles = () => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const loaded = navigation?.loadEventStart ?? 0
      const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
        (entry) => ({
          name: new URL(entry.name).pathname,
          // The browser rounds both times, each in its way.
          isEarly: entry.startTime < loaded - 1,
        }),
      )
      return {
        early: files.filter(({ isEarly }) => isEarly).map(({ name }) => name),
        late: files.filter(({ isEarly }) => !isEarly).map(({ name }) => name),
      }
    }
    const { early, late } = await filesOf('/docs/a')
    expect(early).toEqual([])
    await expect(page.locator('head > style')).toHaveCount(1)
    expect(late.some((file) => file.includes('/react-'))).toBe(true)
    expect(late.some((file) => file.includes('/shell-'))).toBe(true)

    // A document that is too large for the first flight with its styles, and the home page.
    for (const path of ['/docs/large', '/']) {
      const { early } = await filesOf(path)
      expect(early.filter((name) => !/\/boot-/.test(name))).toEqual([
        expect.stringMatching(/^\/assets\/styles-\S+\.css$/),
      ])
      await expect(page.locator('head > style')).toHaveCount(0)
    }
  })

  test('on a slow or metered connection the shell waits for the visitor (invariant 2)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(pathOf(request))
    })
    await page.clock.install()
    for (const [connection, act] of [
      [{ effectiveType: '2g', saveData: false }, () => page.keyboard.press('Shift')],
      [{ effectiveType: 'slow-2g', saveData: false }, () => movePointer(page)],
      [
        { effectiveType: '4g', saveData: true },
        () => page.evaluate(() => dispatchEvent(new Event('touchstart'))),
      ],
    ] as const) {
      await test.step(JSON.stringify(connection), async () => {
        // The newest one is the last to be run.
        await page.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', { value, configurable: true })
        }, connection)
        // Nothing of the page before is asked for any more.
        await page.goto('about:blank')
        scripts.length = 0
        await page.goto(`${site.url}/docs/a`, { waitUntil: 'load' })
        await page.clock.runFor(10_000)
        // A click on a link needs no shell.
        expect(scripts).toEqual([])
        await act()
        await hydrated(page)
        expect(scripts.length).toBeGreaterThan(0)
      })
    }
  })

  /** Opens a page whose load event waits for an image; the returned function lets the image arrive. */
  async function openLoading(page: Page): Promise<() => void> {
    const document = await (await page.request.get(`${site.url}/docs/live-two`)).text()
    await page.route('**/docs/live-two', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: document.replace('</main>', '<img src="/slow.png" alt=""></main>'),
      }),
    )
    const release = await hold(page, '**/slow.png')
    await page.goto(`${site.url}/docs/live-two`, { waitUntil: 'domcontentloaded' })
    return release
  }

  test('a resting pointer does not load the shell before the load event (invariant 2)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(pathOf(request))
    })
    const release = await openLoading(page)
    // Chrome sends such a move by 0 pixels itself, but not each time.
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')))
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(scripts).toEqual([])
    await movePointer(page)
    await hydrated(page)
    expect(await page.evaluate(() => globalThis.document.readyState)).toBe('interactive')
    release()
  })

  test('all files of the shell are requested before the first of them has arrived (invariant 2)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    const load = async () => {
      const list = await page.locator('script[data-load]').getAttribute('data-load')
      return list?.split(' ') ?? []
    }
    const release = await hold(page, '**/assets/react-*.js')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(pathOf(request))
    })
    await page.goto(`${site.url}/docs/a`)
    const files = await load()
    expect(files.length).toBeGreaterThan(1)
    await expect.poll(() => asked.toSorted()).toEqual(files.toSorted())
    release()
    await hydrated(page)
    // And once only.
    expect(asked.filter((file) => files.includes(file))).toHaveLength(files.length)
  })

  for (const [what, hasYield] of [
    ['a browser that can yield', true],
    ['any other', false],
  ] as const) {
    const tag = hasYield ? [] : '@exhaustive'
    test(`${what} has a moment between running the shell and hydrating (invariant 2)`, { tag }, async ({
      page,
    }) => {
      await page.addInitScript((hasYield) => {
        let end = () => {}
        const moment = new Promise<void>((resolve) => {
          end = resolve
        })
        const pause = () => moment
        Object.assign(window, { endOfMoment: end })
        Object.defineProperty(window, 'scheduler', { value: hasYield ? { yield: pause } : undefined })
        if (hasYield) return
        const { setTimeout } = window
        const waitAsWell = (run: () => void, delay?: number) =>
          delay ? setTimeout(run, delay) : moment.then(() => setTimeout(run))
        Object.assign(window, { setTimeout: waitAsWell })
      }, hasYield)
      await page.goto(`${site.url}/docs/a`)
      await movePointer(page)
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/shell-')),
      )
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false')
      await page.evaluate(() => (window as unknown as { endOfMoment: () => void }).endOfMoment())
      await hydrated(page)
    })
  }

  test('an interaction before the load event loads the shell at once (invariant 2)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    const release = await openLoading(page)
    await movePointer(page)
    await expect(async () => {
      await page.getByRole('button', { name: 'Count' }).click()
      await expect(page.getByRole('button', { name: 'Count' })).not.toHaveText('Count 0', { timeout: 200 })
    }).toPass()
    expect(await page.evaluate(() => globalThis.document.readyState)).toBe('interactive')
    release()
  })
})

/**
 * Waits until the page is hydrated, then clicks the first such link as a pointer does and waits for its document;
 * `false` when there is none. Without locators, whose scripts each new document would have to load.
 */
async function clickWhenAlive(page: Page, selector: string): Promise<boolean> {
  const point = await page.evaluate(async (selector) => {
    const { documentElement: root } = document
    await new Promise<void>((resolve) => {
      const look = () => root.dataset.hasHydrated === 'true' && resolve()
      new MutationObserver(look).observe(root, { attributeFilter: ['data-has-hydrated'] })
      look()
    })
    const link = document.querySelector(selector)
    link?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = link?.getBoundingClientRect()
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }, selector)
  if (point === undefined) return false
  const loaded = page.waitForEvent('load')
  await page.mouse.click(point.x, point.y)
  await loaded
  return true
}

test.describe('without the Navigation API', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined })),
  )

  test('links load whole documents', { tag: '@exhaustive' }, async ({ page }) => {
    const problems = problemsOf(page)
    const documents = documentsOf(page)
    await page.goto('/')
    await clickWhenAlive(page, '.navbar__item[href^="/docs"]')
    const first = new URL(page.url()).pathname
    await clickWhenAlive(page, '.pagination-nav__link--next')
    const second = new URL(page.url()).pathname
    await clickWhenAlive(page, 'footer a[href="/docs"]')
    await hydrated(page)
    expect(documents).toEqual(['/', first, second, '/docs'])
    expect(problems).toEqual([])
  })

  const walk = 'every page of the site is a link away, as a whole document'
  test(walk, { tag: '@exhaustive' }, async ({ page }) => {
    const problems = problemsOf(page)
    const documents = documentsOf(page)
    await page.goto('/')
    await clickWhenAlive(page, '.navbar__item[href^="/docs"]')
    while (await clickWhenAlive(page, '.pagination-nav__link--next'));
    await clickWhenAlive(page, 'footer a[href="/docs"]')
    await hydrated(page)
    // Each once, as a document.
    expect(documents.toSorted()).toEqual(ROUTES.toSorted())
    expect(problems).toEqual([])
  })

  test('hashes, back, components and live pages work', { tag: '@exhaustive' }, async ({ page }) => {
    const documents = documentsOf(page)
    await open(page, '/docs/a')
    await page.getByRole('link', { name: 'to the end', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'The end' })).toBeInViewport()
    await navbarLink(page, 'Live One').click()
    await hydrated(page)
    await page.getByRole('button', { name: 'Count' }).click()
    await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible()
    await page.getByRole('button', { name: 'Push a query' }).click()
    await expect(page).toHaveURL(/view=pushed/)
    await hydrated(page)
    await expect(page.locator('output')).toHaveText('/docs/live-one?view=pushed')
    await page.getByRole('button', { name: 'Replace' }).click()
    await expect(heading(page)).toHaveText('Short')
    await page.goBack()
    await expect(heading(page)).toHaveText('Live One')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'The end' })).toBeInViewport()
    expect(documents.slice(0, 4)).toEqual([
      '/docs/a',
      '/docs/live-one',
      '/docs/live-one?view=pushed',
      '/docs/short',
    ])
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a category without a link goes to its first page (SU-4, T-61)', { tag: '@exhaustive' }, async ({
    page,
  }) => {
    await page.goto(`${site.url}/docs/a`)
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
    await sidebar.getByText('Group').click()
    await expect(heading(page)).toHaveText('Inner')
    await sidebar.getByRole('link', { name: 'Short' }).click()
    await expect(heading(page)).toHaveText('Short')
  })
})

test('a page that was open during a deployment continues with the new build (invariant 8)', {
  tag: '@exhaustive',
}, async ({ page }) => {
  // What was prefetched is good for some minutes; requests that are routed are not kept.
  await page.route('**/_data/**', (route) => route.continue())
  await open(page, '/docs/a')
  const documents = documentsOf(page)
  // Other pages, and another component: the shell of the open page is still that of the site.
  const files = {
    'docs/b.md': '# New Page B\n\nWritten today.\n',
    'src/Counter.jsx': COUNTER.replace('Count {', 'New count {'),
  }
  await site.rebuild({ files })
  await navbarLink(page, 'B').click()
  await expect(heading(page)).toHaveText('New Page B')
  await expect(
    page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current=page]'),
  ).toHaveText('New Page B')
  await navbarLink(page, 'Live Two').click()
  await page.getByRole('button', { name: 'New count' }).click()
  await expect(page.getByRole('button', { name: 'New count 1' })).toBeVisible()
  expect(documents).toEqual([])

  // Another shell: the next page is a document of its own.
  await site.rebuild({ config: { ...CONFIG, tagline: 'Other' }, files })
  await navbarLink(page, 'Live One').click()
  await expect(heading(page)).toHaveText('Live One')
  await hydrated(page)
  await navbarLink(page, 'Live Two').click()
  await page.getByRole('button', { name: 'New count' }).click()
  await expect(page.getByRole('button', { name: 'New count 1' })).toBeVisible()
  expect(documents).toEqual(['/docs/live-one'])
})
