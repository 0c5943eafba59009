// The aids around a document: sidebar, table of contents, breadcrumbs, neighbours, and
// the index pages of categories.

import { expect, type Locator, type Page } from '@playwright/test'
import { openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

test.describe.configure({ mode: 'default' })
test.use({ freshCache: false, viewport: { width: 1280, height: 720 } })

const TEXT = Array.from({ length: 12 }, (_, i) => `Sentence ${i}.`).join('\n\n')
const MANY = Array.from({ length: 40 }, (_, i) => `many/m${i}`)

const SIDEBARS = {
  main: [
    'intro',
    {
      type: 'category',
      label: 'Guide',
      items: [
        'guide/a',
        {
          type: 'category',
          label: 'Deep',
          link: { type: 'generated-index', title: 'All that is deep', description: 'Deep words.' },
          items: ['guide/x', 'guide/y'],
        },
        'guide/b',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      link: { type: 'doc', id: 'ref' },
      items: ['ref/one', 'ref/two'],
    },
    { type: 'category', label: 'Open', collapsed: false, items: ['open/one'] },
    { type: 'category', label: 'Fixed', collapsible: false, items: ['fixed/one'] },
    // Its only child is not listed: what is left of it is a link, or nothing.
    { type: 'category', label: 'Linked', link: { type: 'doc', id: 'linked' }, items: ['secret/one'] },
    { type: 'category', label: 'Vanished', items: ['secret/two'] },
    {
      type: 'category',
      label: 'Everything',
      link: { type: 'generated-index' },
      items: [
        { type: 'ref', id: 'alone', label: 'By itself' },
        { type: 'category', label: 'Below', items: ['below/one', 'below/two'] },
        { type: 'category', label: 'Described', description: 'Own words', items: ['below/three'] },
        { type: 'link', label: '🚀 Launch', href: 'https://example.com/', description: 'Away from here' },
        { type: 'link', label: 'Elsewhere', href: 'https://example.org/' },
        { type: 'html', value: '<i style="letter-spacing: 3px">Not a card</i>' },
      ],
    },
    { type: 'link', label: 'Outside', href: 'https://example.net/' },
    { type: 'category', label: 'Many', items: MANY },
  ],
  other: ['other/one', { type: 'category', label: 'Further', items: ['other/two'] }],
}

const doc = (title: string, rest = 'Text.\n', matter = '') => `---\ntitle: ${title}\n${matter}---\n\n${rest}`

const FILES: Record<string, string> = {
  'sidebars.mjs': `export default ${JSON.stringify(SIDEBARS)}\n`,
  'src/pages/index.md': '# Home\n',
  'docs/intro.md': doc(
    'Intro',
    `Introductory words. [To the other side](other/one.md)\n`,
    'sidebar_label: Start here\npagination_label: The beginning\ntags: [first]\n',
  ),
  'docs/guide/a.md': doc('Guide A'),
  'docs/guide/b.md': doc('Guide B'),
  'docs/guide/x.md': doc('Deep X', 'The words of X.\n'),
  'docs/guide/y.md': doc('Deep Y'),
  'docs/ref.md': doc('Reference of all'),
  'docs/ref/one.md': doc('Ref one', tocText()),
  'docs/ref/two.md': doc('Ref two', tocText(), 'toc_max_heading_level: 4\n'),
  'docs/open/one.md': doc('Open one', tocText(), 'hide_table_of_contents: true\n'),
  'docs/fixed/one.mdx': `${doc('Fixed one', `import Live from './_Live.jsx'\n\n<Live />\n\n${tocText()}`)}`,
  'docs/fixed/_Live.jsx': 'export default () => <p>Live text.</p>\n',
  'docs/linked.md': doc('Linked doc'),
  'docs/secret/one.md': doc('Secret one', 'Text.\n', 'unlisted: true\n'),
  'docs/secret/two.md': doc('Secret two', 'Text.\n', 'unlisted: true\n'),
  'docs/below/one.md': doc('Below one'),
  'docs/below/two.md': doc('Below two'),
  'docs/below/three.md': doc('Below three'),
  'docs/alone.md': doc('Alone', 'Text.\n', 'description: Words of its own\n'),
  'docs/other/one.md': doc('Other one'),
  'docs/other/two.md': doc('Other two'),
  ...Object.fromEntries(MANY.map((id) => [`docs/${id}.md`, doc(`Of many ${id.slice(5)}`)])),
}
const CONFIG = {
  docs: { sidebarPath: './sidebars.mjs', editUrl: 'https://example.com/edit' },
  themeConfig: {
    navbar: {
      title: 'Docs',
      items: [
        { type: 'docSidebar', sidebarId: 'other', label: 'Other docs' },
        { type: 'docSidebar', sidebarId: 'main', label: 'Main docs' },
      ],
    },
    docs: { sidebar: { hideable: true } },
  },
}

let site: MadeSite

test.beforeAll(async () => {
  site = await makeSite({ config: CONFIG, files: FILES })
})
test.afterAll(() => site.close())

test.describe('the sidebar', () => {
  test('is a column that stays and scrolls by itself (SU-1, CN-18, 19.1)', { tag: '@exhaustive' }, async ({
    page,
  }) => {
    await openHydrated(page, `${site.url}/docs/many/m39`)
    const nav = sidebar(page)
    const column = page.locator('.theme-doc-sidebar-container')
    expect((await column.boundingBox())?.width).toBe(300)
    const current = nav.getByRole('link', { name: 'Of many m39', exact: true })
    // The page's own entry is brought into view, without scrolling the page.
    await expect(current).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(await nav.evaluate((menu) => menu.scrollTop)).toBeGreaterThan(0)
    await page.goto(`${site.url}/docs/ref/one`)
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect(nav.getByRole('link', { name: 'Start here' })).toBeInViewport()

    await page.setViewportSize({ width: 995, height: 720 })
    await expect(column).toHaveCount(0)
    await page.setViewportSize({ width: 996, height: 720 })
    await expect(nav).toBeVisible()
  })

  test('marks the page and its categories (SU-2, SU-3, SU-7)', async ({ page }) => {
    await openHydrated(page, `${site.url}/docs/guide/x`)
    const nav = sidebar(page)
    await expect(nav.locator('[aria-current=page]')).toHaveText(['Deep X'])
    await expect(nav.locator('.menu__link--active')).toHaveText(['Guide', 'Deep', 'Deep X'])
    // Those with the page are open, others are as configured.
    await expect(label(nav, 'Guide')).toHaveAttribute('aria-expanded', 'true')
    await expect(caret(nav, 'Collapse', 'Deep')).toHaveAttribute('aria-expanded', 'true')
    await expect(caret(nav, 'Expand', 'Reference')).toHaveAttribute('aria-expanded', 'false')
    await expect(label(nav, 'Open')).toHaveAttribute('aria-expanded', 'true')
    await expect(label(nav, 'Many')).toHaveAttribute('aria-expanded', 'false')
    await expect(nav.getByRole('link', { name: 'Open one' })).toBeVisible()
    // One that cannot be closed is neither a button nor has one.
    await expect(nav.getByText('Fixed', { exact: true })).not.toHaveAttribute('role', 'button')
    await expect(nav.getByRole('link', { name: 'Fixed one' })).toBeVisible()
    await expect(nav.getByRole('button', { name: /'Fixed'/ })).toHaveCount(0)
    // Without visible children.
    await expect(nav.getByRole('link', { name: 'Linked' })).toHaveAttribute('href', '/docs/linked')
    await expect(nav.getByRole('button', { name: /'Linked'/ })).toHaveCount(0)
    await expect(nav.getByText('Vanished')).toHaveCount(0)
    const outside = nav.getByRole('link', { name: 'Outside' })
    await expect(outside).toHaveAccessibleName('Outside (opens in new tab)')
    await expect(outside).toHaveAttribute('target', '_blank')
  })

  test('opens, closes, remembers and folds', async ({ page, request }) => {
    await test.step('remembers open categories until another sidebar is shown (SU-3, SU-8)', async () => {
      await openHydrated(page, `${site.url}/docs/intro`)
      const nav = sidebar(page)
      await label(nav, 'Guide').click()
      await label(nav, 'Open').click()
      await expect(nav.getByRole('link', { name: 'Open one' })).toBeHidden()
      await nav.getByRole('link', { name: 'Guide B' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide B')
      await expect(label(nav, 'Open')).toHaveAttribute('aria-expanded', 'false')
      // What gets the page opens.
      await page
        .getByRole('navigation', { name: 'Docs pages' })
        .getByRole('link', { name: 'Previous' })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deep Y')
      await expect(nav.getByRole('link', { name: 'Deep Y' })).toBeVisible()
      await nav.getByRole('link', { name: 'Start here' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Intro')
      await expect(label(nav, 'Guide')).toHaveAttribute('aria-expanded', 'true')
      // A closed category with the page opens again for another page in it.
      await label(nav, 'Guide').click()
      await expect(nav.getByRole('link', { name: 'Guide A' })).toBeHidden()

      await page.getByRole('link', { name: 'To the other side' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other one')
      await expect(nav.getByRole('link', { name: 'Start here' })).toHaveCount(0)
      await expect(label(nav, 'Further')).toHaveAttribute('aria-expanded', 'false')
      await page.getByRole('link', { name: 'Main docs' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Intro')
      await expect(label(nav, 'Open')).toHaveAttribute('aria-expanded', 'true')
      await expect(label(nav, 'Guide')).toHaveAttribute('aria-expanded', 'false')
    })
    await test.step('opens categories without a page (SU-4, SU-6, CL-1, CL-3, CL-4)', async () => {
      const html = await (await request.get(`${site.url}/docs/intro`)).text()
      const served = html.slice(html.indexOf('<aside'), html.indexOf('</aside>'))
      const [anchor] = /<a[^>]*>Guide</.exec(served) ?? []
      expect(anchor).toContain('href="/docs/guide/a"')
      expect(anchor).toContain('role="button"')
      expect(served).not.toContain('Guide A')

      const nav = sidebar(page)
      const guide = label(nav, 'Guide')
      await expect(guide).toHaveAttribute('href', '#')
      await expect(guide).toHaveAttribute('aria-expanded', 'false')
      const link = nav.getByRole('link', { name: 'Guide A' })
      await expect(nav.getByText('Guide A')).toHaveCount(0)

      await guide.click()
      await expect(guide).toHaveAttribute('aria-expanded', 'true')
      await expect(link).toBeVisible()
      await expect(page).toHaveURL(`${site.url}/docs/intro`)
      const list = nav.locator('li', { has: page.getByText('Guide', { exact: true }) }).locator('> ul')
      await expect.poll(() => stylesOf(list)).toBe('block visible auto')

      const closing = await list.evaluate((element: HTMLElement) => {
        const height = element.scrollHeight
        const button = element.parentElement!.querySelector<HTMLElement>('[role=button]')!
        button.click()
        return new Promise<{ height: number; ms: number; easing: string; during: string }>((done) =>
          requestAnimationFrame(() => {
            const { transitionDuration, transitionTimingFunction: easing } = getComputedStyle(element)
            const ms = Math.round(Number.parseFloat(transitionDuration) * 1000)
            const { display, overflow, height: now } = element.style
            done({ height, ms, easing, during: `${display} ${overflow} ${now}` })
          }),
        )
      })
      const lines = closing.height / 36
      expect(closing).toEqual({
        height: closing.height,
        ms: Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10),
        easing: 'ease-in-out',
        during: 'block hidden 0px',
      })
      await expect.poll(() => stylesOf(list)).toMatch(/^none hidden 0(px)?$/)
      // Still there, but out of the keyboard's reach; the next opening shows the same elements.
      await expect(nav.getByText('Guide A')).toHaveCount(1)
      await expect(guide).toHaveAttribute('aria-expanded', 'false')
      await guide.focus()
      await page.keyboard.press('Tab')
      await expect(nav.getByRole('link', { name: 'Reference' })).toBeFocused()
      await guide.focus()
      await page.keyboard.press('Enter')
      await expect(link).toBeVisible()
    })
    await test.step('opens categories that are pages (SU-5)', async () => {
      await expect(sidebar(page).getByRole('link', { name: 'Start here' })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      const nav = sidebar(page)
      await caret(nav, 'Expand', 'Reference').click()
      await expect(nav.getByRole('link', { name: 'Ref one' })).toBeVisible()
      await expect(page).toHaveURL(`${site.url}/docs/intro`)
      await caret(nav, 'Collapse', 'Reference').click()
      await expect(nav.getByRole('link', { name: 'Ref one' })).toBeHidden()
      // From a file, which must not have styles: the policy forbids them.
      await caret(nav, 'Expand', 'Everything').click()
      await expect(nav.getByText('Not a card')).toHaveCSS('letter-spacing', '3px')
      await caret(nav, 'Collapse', 'Everything').click()

      const reference = nav.getByRole('link', { name: 'Reference', exact: true })
      await reference.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reference of all')
      await expect(reference).toHaveAttribute('aria-current', 'page')
      await expect(nav.getByRole('link', { name: 'Ref one' })).toBeVisible()
      // On its own page it opens and closes.
      const entries = await page.evaluate(() => history.length)
      await reference.click()
      await expect(nav.getByRole('link', { name: 'Ref one' })).toBeHidden()
      await reference.click()
      await expect(nav.getByRole('link', { name: 'Ref one' })).toBeVisible()
      expect(await page.evaluate(() => [history.length, 'sameDocument' in window])).toEqual([entries, true])
    })
    await test.step('can be hidden if the site enables it (SU-9, CN-18)', async () => {
      const column = page.locator('.theme-doc-sidebar-container')
      await page.getByRole('button', { name: 'Collapse sidebar', exact: true }).click()
      await expect(sidebar(page)).toBeHidden()
      await expect.poll(async () => (await column.boundingBox())?.width).toBe(30)
      await page.getByRole('button', { name: 'Expand sidebar', exact: true }).click()
      await expect(sidebar(page)).toBeVisible()
      await expect.poll(async () => (await column.boundingBox())?.width).toBe(300)
      // By default there is no such button.
      await openHydrated(page, '/docs/introduction')
      await expect(page.getByRole('button', { name: 'Collapse sidebar', exact: true })).toHaveCount(0)
    })
  })
})

test.describe('the table of contents', () => {
  for (const path of ['/docs/ref/one', '/docs/fixed/one']) {
    const tag = path === '/docs/ref/one' ? [] : '@exhaustive'
    test(`of ${path} marks what is read (TC-5, TC-7, TC-8, T-18)`, { tag }, async ({ page }) => {
      await openHydrated(page, site.url + path)
      const toc = page.getByRole('navigation', { name: 'On this page' })
      await expect(toc.getByRole('link')).toHaveText(['First', 'Under first', 'Sécond', 'Last'])
      const active = toc.locator('.table-of-contents__link--active')
      const at = async (selector: string, top: number) => {
        await page
          .locator(selector)
          .evaluate(
            (element, y) =>
              window.scrollBy({ top: element.getBoundingClientRect().top - y, behavior: 'instant' }),
            top,
          )
      }
      // The first heading is below the upper half of the window: nothing is marked.
      await expect(page.locator('#first')).toBeVisible()
      await at('#first', 500)
      await expect(active).toHaveCount(0)
      await at('#first', 250)
      await expect(active).toHaveText(['First'])
      // The next one is still low: the one before it is being read.
      await at('#under-first', 500)
      await expect(active).toHaveText(['First'])
      await at('#under-first', 100)
      await expect(active).toHaveText(['Under first'])
      // Its id is not plain ASCII.
      await at('[id="sécond"]', 100)
      await expect(active).toHaveText(['Sécond'])
      // Under the navbar a heading is past.
      await at('#last', 20)
      await expect(active).toHaveText(['Last'])
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect(active).toHaveText(['Last'])
      // It stays in view, and follows the size of the window.
      await expect(toc).toBeInViewport()
      await at('#under-first', 300)
      await expect(active).toHaveText(['Under first'])
      await page.setViewportSize({ width: 1280, height: 500 })
      await expect(active).toHaveText(['First'])

      await toc.getByRole('link', { name: 'Sécond' }).click()
      await expect(page).toHaveURL(/#s%C3%A9cond$/)
      await expect(page.locator('[id="sécond"]')).toBeInViewport()
    })

    test(`of ${path} is behind a button on small screens (TC-5, TC-8, TC-9, CL-4, 19.1)`, { tag }, async ({
      page,
      request,
    }) => {
      const html = await (await request.get(site.url + path)).text()
      expect(html).toMatch(/<button[^>]*>On this page</)
      await page.setViewportSize({ width: 995, height: 720 })
      await openHydrated(page, site.url + path)
      const block = page.locator('.theme-doc-toc-mobile')
      const button = block.getByRole('button', { name: 'On this page' })
      await expect(page.locator('.theme-doc-toc-desktop')).toHaveCount(0)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(block.locator('a')).toHaveCount(0)
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(block.getByRole('link')).toHaveText(['First', 'Under first', 'Sécond', 'Last'])
      await expect(block.getByRole('link', { name: 'Last' })).toBeVisible()
      await page.locator('#under-first').evaluate((heading) => heading.scrollIntoView())
      await expect(page.locator('.table-of-contents__link--active')).toHaveCount(0)
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(block.getByText('Last')).toBeHidden()
      await expect(block.locator('a')).toHaveCount(4)

      await page.setViewportSize({ width: 996, height: 720 })
      await expect(block).toBeHidden()
      await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize({ width: 700, height: 720 })
      await expect(block).toBeHidden()
    })
  }

  test('has the levels of the page, or is missing (TC-1, TC-4, TC-6, T-17)', { tag: '@exhaustive' }, async ({
    page,
  }) => {
    await page.goto(`${site.url}/docs/ref/two`)
    const toc = page.locator('.theme-doc-toc-desktop')
    await expect(toc.locator('ul ul ul a')).toHaveText(['Deepest'])
    await expect(toc.locator('li', { hasText: 'Under first' }).last().locator('> ul a')).toHaveText([
      'Deepest',
    ])
    const width = (await page.locator('.theme-doc-markdown').boundingBox())?.width ?? 0
    for (const path of ['/docs/intro', '/docs/open/one']) {
      await page.goto(site.url + path)
      await expect(toc).toHaveCount(0)
      await expect(page.locator('.theme-doc-toc-mobile')).toHaveCount(0)
    }
    // Hidden by its author: the text takes the room.
    expect((await page.locator('.theme-doc-markdown').boundingBox())?.width).toBeGreaterThan(width + 50)
  })
})

test('around documents: breadcrumbs, neighbours, foot and cards', { tag: '@exhaustive' }, async ({
  page,
}) => {
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
  const entries = () =>
    trail.locator('li').evaluateAll((items) =>
      items.map((item) => {
        const link = item.querySelector('a')
        const name = item.textContent || link?.getAttribute('aria-label')
        return link ? `${name} → ${link.getAttribute('href')}` : name
      }),
    )
  const pages = page.getByRole('navigation', { name: 'Docs pages' })
  const foot = page.locator('.theme-doc-footer')

  await openHydrated(page, `${site.url}/docs/intro`)
  await test.step('the foot of a document shows edit link, last update and tags (PG-3)', async () => {
    await expect(foot.getByRole('link', { name: 'first' })).toHaveAttribute('href', '/docs/tags/first')
    const edit = foot.getByRole('link', { name: 'Edit this page' })
    await expect(edit).toHaveAttribute('href', /^https:\/\/example\.com\/edit\/.*intro\.md$/)
    await expect(edit).toHaveAttribute('target', '_blank')
    await expect(foot.getByText('Last updated')).toHaveCount(0)
  })
  await test.step('neighbours follow the order of the sidebar (PG-1, PG-2, SB-20)', async () => {
    const seen: string[] = []
    await expect(pages.getByRole('link')).toHaveCount(1)
    for (let step = 0; step < 8; step++) {
      const next = pages.getByRole('link', { name: 'Next' })
      const title = (await next.locator(':scope > :last-child').textContent()) ?? ''
      seen.push(title)
      const href = (await next.getAttribute('href')) ?? ''
      await next.click()
      await expect(page).toHaveURL(site.url + href)
      await expect(sidebar(page).locator('[aria-current=page]')).toHaveAttribute('href', href)
      await expect(pages.getByRole('link', { name: 'Previous' })).toBeVisible()
    }
    expect(seen).toEqual([
      'Guide A',
      'Deep',
      'Deep X',
      'Deep Y',
      'Guide B',
      'Reference of all',
      'Ref one',
      'Ref two',
    ])
  })
  await page.goto(`${site.url}/docs/guide/x`)
  await test.step('breadcrumbs show where the page is in its sidebar (BC-1 … BC-6, T-19)', async () => {
    expect(await entries()).toEqual(['Home page → /', 'Guide', 'Deep → /docs/category/deep', 'Deep X'])
    await expect(trail.locator('li').last()).toHaveClass(/breadcrumbs__item--active/)
    expect(await structuredData(page)).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Deep', item: 'https://fixture.example/docs/category/deep' },
    ])
  })
  await page.goto(`${site.url}/docs/category/deep`)
  expect(await entries()).toEqual(['Home page → /', 'Guide', 'Deep'])
  await expect(foot).toHaveCount(0)
  await test.step('the index of a category has a card for each child (CI-1 … CI-5, T-51)', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All that is deep')
    await expect(page).toHaveTitle('All that is deep | Fixture')
    await expect(page.getByText('Deep words.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link')).toHaveText([
      'PreviousGuide A',
      'NextDeep X',
    ])
    await expect(page.locator('.theme-doc-toc-desktop')).toHaveCount(0)
  })
  await page.goto(`${site.url}/docs/ref`)
  expect(await entries()).toEqual(['Home page → /', 'Reference'])
  await page.goto(`${site.url}/docs/alone`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alone')
  await expect(trail).toHaveCount(0)
  await expect(pages).toHaveCount(0)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  await page.goto(`${site.url}/docs/guide/a`)
  await expect(pages.getByRole('link')).toHaveText(['PreviousThe beginning', 'NextDeep'])
  await expect(foot.getByText('Tags:')).toHaveCount(0)
  await test.step('all kinds of children have cards (CI-1 … CI-5, T-51)', async () => {
    await page.goto(`${site.url}/docs/category/everything`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything')
    const cards = page.locator('a.theme-doc-card-container')
    const shown = await cards.evaluateAll((all) =>
      all.map((card) => {
        const heading = card.querySelector('h2')!
        const words = card.querySelector('p')
        return [
          heading.textContent,
          heading.title,
          words?.textContent,
          words?.title,
          card.getAttribute('href'),
        ]
      }),
    )
    expect(shown).toEqual([
      ['📄️By itself', 'By itself', 'Words of its own', 'Words of its own', '/docs/alone'],
      ['🗃️Below', 'Below', '2 items', '2 items', '/docs/below/one'],
      ['🗃️Described', 'Described', 'Own words', 'Own words', '/docs/below/three'],
      ['🚀Launch', 'Launch', 'Away from here', 'Away from here', 'https://example.com/'],
      ['🔗Elsewhere', 'Elsewhere', undefined, undefined, 'https://example.org/'],
    ])
    for (const part of ['h2', 'p']) {
      await expect(cards.first().locator(part)).toHaveCSS('text-overflow', 'ellipsis')
      await expect(cards.first().locator(part)).toHaveCSS('white-space', 'nowrap')
    }
    // Each child of the page in the sidebar, in the same order.
    await cards.nth(1).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Below one')
  })
})

test('where only one category may be open, opening closes the others (SU-9)', { tag: '@exhaustive' }, async ({
  page,
}) => {
  const { themeConfig } = CONFIG
  const docs = { sidebar: { autoCollapseCategories: true } }
  await site.rebuild({ config: { ...CONFIG, themeConfig: { ...themeConfig, docs } } })
  await openHydrated(page, `${site.url}/docs/intro`)
  const nav = sidebar(page)
  await label(nav, 'Guide').click()
  await caret(nav, 'Expand', 'Deep').click()
  await expect(nav.getByRole('link', { name: 'Deep X' })).toBeVisible()
  await expect(label(nav, 'Open')).toHaveAttribute('aria-expanded', 'false')
  await caret(nav, 'Expand', 'Reference').click()
  await expect(nav.getByRole('link', { name: 'Ref one' })).toBeVisible()
  await expect(label(nav, 'Guide')).toHaveAttribute('aria-expanded', 'false')
  await expect(nav.getByRole('link', { name: 'Fixed one' })).toBeVisible()
  // Those inside of it are no siblings.
  await label(nav, 'Guide').click()
  await expect(nav.getByRole('link', { name: 'Deep X' })).toBeVisible()
})

function tocText(): string {
  const part = (heading: string) => `${heading}\n\n${TEXT}\n\n`
  return `${TEXT}\n\n${['## First', '### Under first', '#### Deepest', '## Sécond', '## Last'].map(part).join('')}${TEXT}\n\n${TEXT}\n`
}

function sidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs sidebar' })
}

/** The label of a category without a page. */
function label(nav: Locator, name: string): Locator {
  return nav.getByRole('button', { name, exact: true })
}

/** The button next to a category that is a page. */
function caret(nav: Locator, verb: 'Expand' | 'Collapse', name: string): Locator {
  return nav.getByRole('button', { name: `${verb} sidebar category '${name}'`, exact: true })
}

function stylesOf(element: Locator): Promise<string> {
  return element.evaluate(({ style }: HTMLElement) => `${style.display} ${style.overflow} ${style.height}`)
}

async function structuredData(page: Page): Promise<unknown> {
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  return JSON.parse(text ?? '').itemListElement
}
