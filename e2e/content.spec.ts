// What stands in articles: tabs, code blocks, details, admonitions, themed images, lists
// of headings and cards. The same content in three forms, because each is hydrated in a
// different way: a page of pure Markdown, one with a live component beside it, and one
// whose parts are components themselves.

import { expect, type Locator, type Page } from '@playwright/test'
import { hydrated, openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

test.describe.configure({ mode: 'default' })
test.use({ freshCache: false })

const LONG_LINE = `const long = '${'x'.repeat(300)}'`
const PARAGRAPHS = Array.from({ length: 6 }, (_, i) => `Line ${i}.`).join('\n\n')
const FILLER = Array.from({ length: 30 }, (_, i) => `Filler ${i}.`).join('\n\n')

/** What remains of `marked.js`. */
const MARKED = "const b = 'b'\nrun(b)\nwalk(b)\nrest(b)\nstop(b)"

// Of three groups that belong together the first grows, and the third lacks some values.
const TABS = `
<Tabs groupId="os">
<TabItem value="mac" label="macOS">

Short.

</TabItem>
<TabItem value="win" label="Windows" default>

${PARAGRAPHS}

</TabItem>
</Tabs>

${FILLER}

<Tabs groupId="os" queryString className="own-tabs">
<TabItem value="mac" label="macOS" attributes={{ className: 'own-tab', title: 'By Apple' }}>Second mac</TabItem>
<TabItem value="win" label="Windows" default>Second win</TabItem>
<TabItem value="linux" className="own-panel">Second linux</TabItem>
</Tabs>

<Tabs groupId="os" defaultValue="bsd">
<TabItem value="mac">Third mac</TabItem>
<TabItem value="bsd">Third bsd</TabItem>
</Tabs>

<Tabs queryString="size" values={[{ value: 's', label: 'Small' }, { value: 'l', label: 'Large' }]}>
<TabItem value="s">Fourth small</TabItem>
<TabItem value="l">

\`\`\`js title="hidden.js"
${LONG_LINE}
\`\`\`

</TabItem>
</Tabs>
`
const CODE = `
\`\`\`JS {2} title="ranged.js" showLineNumbers=5
const a = 1
// highlight-next-line
run(a)
\`\`\`

\`\`\`js title="changed.js" collapse={2-3}
old() // [!code --]
fresh() // [!code ++]
last()
\`\`\`

\`\`\`js title='marked.js'
const b = 'b'
// highlight-next-line
run(b)
/* highlight-start */
walk(b)
rest(b)
/* highlight-end */
stop(b)
\`\`\`

\`\`\`js title="medium.js"
const medium = 'a line of about fifty characters'
\`\`\`

\`\`\`js title="wide.js"
${LONG_LINE}
\`\`\`

\`\`\`
plain \`text\`
\`\`\`

Some \`inline\` code.
`
const DETAILS = `
<details>
<summary>Outer</summary>

Outer text.

<details>
<summary>Inner</summary>

Inner text.

</details>

</details>

<details open>
<summary>Opened</summary>

Opened text.

</details>

<details>

Nameless text.

</details>
`
const IMPORTS = "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n"

// The same as components. JSX needs code as text.
const asComponents = (markdown: string) =>
  markdown
    .replace(
      /```(\w*) ?(.*)\n([\s\S]*?)\n```/g,
      (_, language: string, meta: string, code: string) =>
        `<CodeBlock${language && ` language=${JSON.stringify(language.toLowerCase())}`} metastring={${JSON.stringify(meta)}}>{${JSON.stringify(`${code}\n`)}}</CodeBlock>`,
    )
    .replace(/^([A-Z]\w+ [\w.]+|Short\.)$/gm, '<p>$1</p>')
    .replaceAll('<details', '<Details')
    .replaceAll('details>', 'Details>')
    .replace('Some `inline` code.', '<p>Some <code>inline</code> code.</p>')

const PARTS = `
import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'
import CodeBlock from '@theme/CodeBlock'
import Details from '@theme/Details'

export default function Parts() {
  return (
    <div>
      ${asComponents(TABS + CODE + DETAILS)}
    </div>
  )
}
`
const LIVE = `
import { useState } from 'react'
export default function Live() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>Count {count}</button>
}
`
const FORMS = ['/docs/static', '/docs/live', '/docs/components'] as const

const FILES = {
  'src/pages/index.md': '# Home\n',
  'src/pages/styled.md': `# Styled

<style>{\`
  .own > b { color: rgb(1, 2, 3); }
\`}</style>

<p className="own"><b>Own</b> [next](/styled-live)</p>
`,
  'src/pages/styled-live.mdx': `export const Style = () => <style>{'.own > i { color: rgb(4, 5, 6); }'}</style>

# Styled live

<Style />

<p className="own"><b>Own</b> <i>Own</i></p>
`,
  'docs/static.md': `${IMPORTS}\n# Static\n${TABS}${CODE}${DETAILS}`,
  'docs/live.mdx': `${IMPORTS}import Live from './_Live.jsx'\n\n# Live\n\n<Live />\n${TABS}${CODE}${DETAILS}`,
  'docs/components.mdx': "import Parts from './_Parts.jsx'\n\n# Components\n\n<Parts />\n",
  'docs/_Live.jsx': LIVE,
  'docs/_Parts.jsx': PARTS,
  'docs/more.mdx': `---
toc_max_heading_level: 4
---
${IMPORTS}import CodeBlock from '@theme/CodeBlock'
import Admonition from '@theme/Admonition'
import ThemedImage from '@theme/ThemedImage'
import TOCInline from '@theme/TOCInline'
import DocCardList from '@theme/DocCardList'

# More

<section aria-label="Usual levels"><TOCInline toc={toc} /></section>

<section aria-label="Own levels"><TOCInline toc={toc} minHeadingLevel={3} maxHeadingLevel={4} /></section>

## Two *words*

### Three

#### Four

<Tabs lazy>
{null}
{false}
<TabItem value="a" label="A">Lazy first</TabItem>
<TabItem value="b" label="B">Lazy second</TabItem>
</Tabs>

<CodeBlock language="js" title="prop.js" showLineNumbers metastring={'title="meta.js"'}>{'one()\\ntwo()'}</CodeBlock>

<Admonition type={'nosuch'.trim()} title="Unknown">Unknown text</Admonition>

<ThemedImage alt="Themed" sources={{ light: '/light.svg', dark: '/dark.svg' }} />

<section aria-label="Beside"><DocCardList /></section>

<section aria-label="Given"><DocCardList items={[{ type: 'link', label: '🚀 Launch', href: '/docs/static', description: 'Given words' }, { type: 'link', label: 'Elsewhere', href: 'https://example.com/' }]} /></section>
`,
  'docs/notes.md': `# Notes

:::tip[My **T**]
One.
:::

:::tip My T
Two.
:::

::::note
:::tip
Three.
:::
::::

:::unknown
Four.
:::

${['info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary']
  .map((type) => `:::${type}\nText of ${type}.\n:::`)
  .join('\n\n')}

:::info{title="From an attribute" .own #my-id}
Five.
:::

- item

  :::note In a list
  Six.
  :::
`,
  'static/light.svg': picture('white'),
  'static/dark.svg': picture('black'),
}

let site: MadeSite

test.beforeAll(async () => {
  site = await makeSite({
    config: {
      themeConfig: {
        announcementBar: { id: 'news', content: 'Some news.' },
        navbar: { title: 'Content', items: [{ to: '/docs/static', label: 'Static page' }] },
      },
    },
    files: FILES,
  })
})
test.afterAll(() => site.close())

for (const path of FORMS) {
  // Components in a page that is not live are the markup of the first with the code of the last.
  test.describe(path, { tag: path === '/docs/static' ? [] : '@exhaustive' }, () => {
    test('tabs, code and details work on one visit', async ({ page, context, request }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await openHydrated(page, site.url + path)
      await test.step('tabs are served with their first choice, and work (TB-1 … TB-4, TB-8, TB-11)', async () => {
        const html = await (await request.get(site.url + path)).text()
        for (const text of ['Second mac', 'Second win', 'Second linux', 'Third mac', 'Fourth small']) {
          expect(html).toContain(text)
        }
        const [, second, third, fourth] = await groups(page)
        const list = second.getByRole('tablist')
        await expect(list).toHaveAttribute('aria-orientation', 'horizontal')
        expect(await list.evaluate(({ tagName }) => tagName)).toBe('UL')
        await expect(second).toHaveClass(/own-tabs/)
        expect(await stateOf(second)).toEqual([
          ['macOS', 'false', -1],
          ['Windows', 'true', 0],
          ['linux', 'false', -1],
        ])
        expect(await shownPanels(second)).toEqual(['Second win'])
        expect(await second.locator('[role=tabpanel]').count()).toBe(3)
        expect(await second.locator('[role=tabpanel][hidden]').count()).toBe(2)
        expect(await shownPanels(third)).toEqual(['Third bsd'])
        expect(await shownPanels(fourth)).toEqual(['Fourth small'])
        await expect(tab(second, 'macOS')).toHaveClass(/own-tab/)
        await expect(tab(second, 'macOS')).toHaveAttribute('title', 'By Apple')
        await expect(second.locator('[role=tabpanel].own-panel')).toHaveText('Second linux')
        // Assistive technology can go from a tab to its panel.
        await expect(second.getByRole('tabpanel', { name: 'Windows' })).toBeVisible()

        await tab(second, 'linux').click()
        expect(await shownPanels(second)).toEqual(['Second linux'])
        expect(await stateOf(second)).toEqual([
          ['macOS', 'false', -1],
          ['Windows', 'false', -1],
          ['linux', 'true', 0],
        ])
        // Arrows move the focus around, and choose nothing.
        await page.keyboard.press('ArrowRight')
        await expect(tab(second, 'macOS')).toBeFocused()
        await page.keyboard.press('ArrowLeft')
        await page.keyboard.press('ArrowLeft')
        await expect(tab(second, 'Windows')).toBeFocused()
        expect(await shownPanels(second)).toEqual(['Second linux'])
        await page.keyboard.press('Enter')
        expect(await shownPanels(second)).toEqual(['Second win'])
      })
      await test.step('tabs of a group are synchronized, on this page and on others (TB-5, TB-12, ST-1, T-54)', async () => {
        const other = await context.newPage()
        await openHydrated(other, `${site.url}/docs/live`)
        const [first, second, third] = await groups(page)
        expect(await shownPanels(first)).toEqual([expect.stringContaining('Line 5.')])
        await second.scrollIntoViewIfNeeded()
        const before = await tab(second, 'macOS').boundingBox()
        const scrolled = await page.evaluate(() => window.scrollY)

        await tab(second, 'macOS').click()
        expect(await shownPanels(first)).toEqual(['Short.'])
        expect(await shownPanels(third)).toEqual(['Third mac'])
        // The first group lost lines; what was clicked did not move.
        expect(await page.evaluate(() => window.scrollY)).toBeLessThan(scrolled - 50)
        expect((await tab(second, 'macOS').boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
        expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.os'))).toBe('mac')

        // The other tab of the browser.
        const [, theirs] = await groups(other)
        await expect(tab(theirs, 'macOS')).toHaveAttribute('aria-selected', 'true')
        expect(await shownPanels(theirs)).toEqual(['Second mac'])

        // Groups without the value keep theirs.
        await tab(second, 'linux').click()
        expect(await shownPanels(first)).toEqual(['Short.'])
        expect(await shownPanels(third)).toEqual(['Third mac'])
        await other.close()
      })
      await test.step('details open and close with an animation (DT-1, CL-1, CL-3, CL-5)', async () => {
        const outer = page.locator('details', { hasText: 'Outer text.' }).first()
        const inner = outer.locator('details')
        const opened = page.locator('details', { hasText: 'Opened text.' })
        await expect(opened).toHaveJSProperty('open', true)
        await expect(opened).toHaveAttribute('data-collapsed', 'false')
        await expect(outer).toHaveJSProperty('open', false)
        await expect(outer).toHaveAttribute('data-collapsed', 'true')
        await expect(page.locator('details', { hasText: 'Nameless text.' }).locator('summary')).toHaveText(
          'Details',
        )

        await page.getByText('Outer', { exact: true }).click()
        await expect(outer).toHaveAttribute('data-collapsed', 'false')
        await expect(page.getByText('Outer text.')).toBeVisible()
        await expect(inner).toHaveJSProperty('open', false)
        const content = outer.locator('> :not(summary)').first()
        await expect(content).not.toHaveAttribute('style')
        await page.getByText('Inner', { exact: true }).click()
        await expect(page.getByText('Inner text.')).toBeVisible()
        await expect(inner.locator('> :not(summary)').first()).not.toHaveAttribute('style')

        // It closes: the attribute goes when the height has come to its end, not before.
        const closing = await outer.evaluate(async (element: HTMLDetailsElement) => {
          const moving = element.querySelector<HTMLElement>(':scope > :not(summary)')!
          const height = moving.scrollHeight
          element.querySelector('summary')!.click()
          const { transitionDuration, transitionProperty, transitionTimingFunction } =
            getComputedStyle(moving)
          const note = () => `${element.open} ${element.dataset.collapsed} ${moving.style.overflow}`
          const states = [note()]
          moving.dispatchEvent(
            new TransitionEvent('transitionend', { propertyName: 'opacity', bubbles: true }),
          )
          moving.firstElementChild!.dispatchEvent(
            new TransitionEvent('transitionend', { propertyName: 'height', bubbles: true }),
          )
          states.push(note())
          // On a busy machine it is ended before its last frame, which its promise takes for a failure.
          await Promise.allSettled(moving.getAnimations().map(({ finished }) => finished))
          await new Promise(requestAnimationFrame)
          states.push(note())
          const ms = Math.round(Number.parseFloat(transitionDuration) * 1000)
          return { height, ms, transitionProperty, transitionTimingFunction, states }
        })
        const lines = closing.height / 36
        expect(closing).toEqual({
          height: closing.height,
          ms: Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10),
          transitionProperty: 'height',
          transitionTimingFunction: 'ease-in-out',
          states: ['true true hidden', 'true true hidden', 'false true '],
        })
        // The inner one is as it was.
        await expect(inner).toHaveJSProperty('open', true)
      })
      await test.step('code is copied and wrapped (CB-2, CB-5, CB-8, CB-9, CN-16, T-55)', async () => {
        const marked = block(page, 'marked.js')
        const copy = marked.getByRole('button', { name: 'Copy code to clipboard' })
        await expect(copy).toHaveAttribute('title', 'Copy')
        const opacity = () => copy.evaluate((button) => getComputedStyle(button.parentElement!).opacity)
        await page.mouse.move(0, 0)
        await expect.poll(opacity).toBe('0')
        await marked.hover()
        await expect.poll(opacity).toBe('1')
        await page.mouse.move(0, 0)
        await marked.locator('pre').focus()
        await expect.poll(opacity).toBe('1')

        await page.clock.install()
        await page.clock.pauseAt(Date.now() + 60_000)
        await copy.click()
        await expect(marked.getByRole('button', { name: 'Copied' })).toBeVisible()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(MARKED)
        await page.clock.runFor(990)
        await expect(marked.getByRole('button', { name: 'Copied' })).toHaveAttribute('title', 'Copied')
        await page.clock.runFor(20)
        await expect(copy).toHaveAttribute('title', 'Copy')
        await page.clock.resume()
        const changed = block(page, 'changed.js')
        await changed.getByRole('button', { name: 'Copy code to clipboard' }).click()
        await expect(changed.getByRole('button', { name: 'Copied' })).toBeVisible()
        expect(await page.evaluate(() => navigator.clipboard.readText()), 'CB-17').toBe('fresh()\nlast()')
        await block(page, 'ranged.js').getByRole('button', { name: 'Copy code to clipboard' }).click()
        await expect(block(page, 'ranged.js').getByRole('button', { name: 'Copied' })).toBeVisible()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
          'const a = 1\n// highlight-next-line\nrun(a)',
        )

        const wraps = (title: string) => block(page, title).getByRole('button', { name: 'Toggle word wrap' })
        await expect(wraps('marked.js')).toBeHidden()
        const wide = block(page, 'wide.js')
        await expect(wraps('wide.js')).toBeVisible()
        await wraps('wide.js').click()
        await expect(wraps('wide.js')).toHaveAttribute('aria-pressed', 'true')
        expect(await overflowOf(wide)).toBe(0)
        await expect(wraps('wide.js')).toBeVisible()
        await wraps('wide.js').click()
        expect(await overflowOf(wide)).toBeGreaterThan(0)

        // Hidden code is looked at again when its tab is shown, and all code with the window.
        const [, , , fourth] = await groups(page)
        await tab(fourth, 'Large').click()
        await expect(wraps('hidden.js')).toBeVisible()
        await expect(wraps('medium.js')).toBeHidden()
        await page.setViewportSize({ width: 330, height: 700 })
        await expect(wraps('medium.js')).toBeVisible()
        await page.setViewportSize({ width: 1280, height: 700 })
        await expect(wraps('medium.js')).toBeHidden()

        const colours = () => marked.locator('code span span').evaluateAll(coloursOf)
        const light = await colours()
        await page.getByRole('button', { name: 'Switch between dark and light mode' }).click()
        const dark = await colours()
        expect(light.length).toBeGreaterThan(1)
        expect(dark.filter((colour) => light.includes(colour))).toEqual([])
      })
      await test.step('code is copied without the clipboard, too (CB-8)', async () => {
        await page.evaluate(() => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined })
          document.execCommand = (command) => {
            const field = document.activeElement as HTMLTextAreaElement
            const text = field.value.slice(field.selectionStart, field.selectionEnd)
            Object.assign(window, { copied: `${command}: ${text}` })
            return true
          }
        })
        const marked = block(page, 'marked.js')
        await marked.getByRole('button', { name: 'Copy code to clipboard' }).click()
        await expect(marked.getByRole('button', { name: 'Copied' })).toBeFocused()
        expect(await noted(page, 'copied')).toBe(`copy: ${MARKED}`)
        await expect(page.locator('textarea')).toHaveCount(0)
      })
      await test.step('with less motion, details take 1 ms (CL-1, CN-8)', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        const duration = await page.locator('details', { hasText: 'Opened text.' }).evaluate((details) => {
          details.querySelector('summary')!.click()
          return getComputedStyle(details.querySelector(':scope > :not(summary)')!).transitionDuration
        })
        expect(duration).toBe('0.001s')
        await expect(page.getByText('Opened text.')).toBeHidden()
        await expect(page.locator('details', { hasText: 'Opened text.' })).toHaveJSProperty('open', false)
      })
      await test.step('tabs of a group are synchronized after a navigation (TB-5)', async () => {
        await openHydrated(page, `${site.url}/docs/components`)
        expect(await shownPanels((await groups(page))[1])).toEqual(['Second linux'])
      })
    })

    test('stored choices apply before the first paint, and nothing moves (SSR-2, TB-7, AB-7)', {
      tag: '@exhaustive',
    }, async ({ page }) => {
      const problems = watch(page)
      await page.addInitScript(() => {
        // At the first load alone: later ones have what the visit has left.
        if (localStorage.length > 0) return
        localStorage.setItem('theme', 'dark')
        localStorage.setItem('docusaurus.tab.os', 'mac')
        localStorage.setItem('docusaurus.announcement.id', 'news')
        localStorage.setItem('docusaurus.announcement.dismiss', 'true')
        const seen = { shift: 0, early: '' }
        Object.assign(window, { seen })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        // What can be seen when the document is there and the shell is not.
        addEventListener('DOMContentLoaded', () => {
          const visible = (text: string) =>
            [...document.querySelectorAll('[role=tabpanel], .theme-announcement-bar')].some(
              (element) => element.textContent.includes(text) && element.checkVisibility(),
            )
          seen.early = ['Short.', 'Line 5.', 'Second mac', 'Second win', 'Some news.']
            .filter(visible)
            .join(' ')
        })
      })
      await openHydrated(page, site.url + path)
      await expect(page.getByText('Some news.')).toHaveCount(0)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      const [first, second] = await groups(page)
      expect(await shownPanels(first)).toEqual(['Short.'])
      expect(await shownPanels(second)).toEqual(['Second mac'])
      await nextFrames(page)
      expect(await noted(page, 'seen')).toEqual({
        shift: 0,
        early: 'Short. Second mac',
      })
      expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
      expect(problems).toEqual([])

      await test.step('tabs follow the URL, then the storage (TB-6, TB-7, T-54)', async () => {
        await page.evaluate(() => localStorage.setItem('docusaurus.tab.os', 'linux'))
        await openHydrated(page, `${site.url}${path}?os=mac`)
        expect(await shownPanels((await groups(page))[1])).toEqual(['Second mac'])
        await openHydrated(page, `${site.url}${path}?os=zzz`)
        expect(await shownPanels((await groups(page))[1])).toEqual(['Second linux'])

        await openHydrated(page, `${site.url}${path}?a=1#top`)
        const [, second, , fourth] = await groups(page)
        await second.scrollIntoViewIfNeeded()
        const entries = await page.evaluate(() => history.length)
        const place = (await second.boundingBox())?.y ?? 0
        await tab(second, 'Windows').click()
        await expect(page).toHaveURL(`${site.url}${path}?a=1&os=win#top`)
        expect((await second.boundingBox())?.y).toBeCloseTo(place, 0)
        await tab(fourth, 'Large').click()
        await expect(page).toHaveURL(`${site.url}${path}?a=1&os=win&size=l#top`)
        expect(await page.evaluate(() => history.length)).toBe(entries)
        // Without a group nothing is stored.
        expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /tab/.test(key)))).toEqual(
          ['docusaurus.tab.os'],
        )
        await page.reload()
        await hydrated(page)
        expect(await shownPanels((await groups(page))[3])).toEqual([expect.stringContaining('const long')])
      })
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('code is coloured, titled and marked as served (CB-1, CB-3 … CB-7, CB-10, DT-1, SSR-1, T-55)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    for (const path of FORMS) await test.step(path, () => expectServedCode(page, path))
  })

  test('all panels of tabs are shown, each with its label, also on paper (TB-13)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    await page.goto(site.url + FORMS[0])
    const [, second] = await groups(page)
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media })
      await expect(second.getByRole('tablist')).toBeHidden()
      const panels = second.getByRole('tabpanel')
      expect(await panels.evaluateAll((all) => all.map((each) => getComputedStyle(each).display))).toEqual([
        'block',
        'block',
        'block',
      ])
      expect(await panels.evaluateAll(labelsOf)).toEqual(['"macOS"', '"Windows"', '"linux"'])
    }
  })

  test('a themed image is in the HTML twice (NB-5, 19.1)', { tag: '@exhaustive' }, async ({ page }) => {
    await page.goto(`${site.url}/docs/more`)
    const both = page.locator('img[alt=Themed]')
    await expect(both).toHaveCount(2)
    await expect(both.and(page.locator(':visible'))).toHaveAttribute('src', '/light.svg')
  })
})

test('a live component keeps working next to tabs and code (TB-5, CB-8)', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await openHydrated(page, `${site.url}/docs/live`)
  await page.getByRole('button', { name: 'Count 0' }).click()
  const [, second] = await groups(page)
  await tab(second, 'macOS').click()
  await page.getByRole('button', { name: 'Count 1' }).click()
  await expect(page.getByRole('button', { name: 'Count 2' })).toBeVisible()
  expect(await shownPanels(second)).toEqual(['Second mac'])
  const codes = await page.locator('.theme-code-block').count()
  await expect(page.locator('[aria-label^="Copy code to clipboard"]')).toHaveCount(codes)

  // Content that comes later, by a navigation, works as well.
  await page.getByRole('link', { name: 'Static page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Static')
  const [, other] = await groups(page)
  expect(await shownPanels(other)).toEqual(['Second mac'])
  await tab(other, 'Windows').click()
  expect(await shownPanels(other)).toEqual(['Second win'])
  await expect(page.locator('[aria-label^="Copy code to clipboard"]')).toHaveCount(codes)
  await page.getByText('Outer', { exact: true }).click()
  await expect(page.getByText('Outer text.')).toBeVisible()
})

test('components in the text: lists, tabs, code, images', { tag: '@exhaustive' }, async ({
  page,
  request,
}) => {
  const images = page.locator('img[alt=Themed]')
  await test.step('a themed image is in the HTML twice before the shell has loaded (NB-5, 19.1)', async () => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(`${site.url}/docs/more`)
    await expect(images).toHaveCount(2)
    await expect(images.and(page.locator(':visible'))).toHaveAttribute('src', '/dark.svg')

    await page.unroute('**/*.js')
    // What the document without script still reports is not of the next one.
    await page.goto('about:blank')
  })
  const problems = watch(page)
  await openHydrated(page, `${site.url}/docs/more`)
  await test.step('lists of headings and of cards can be in the text (TC-8, TC-10, CI-3, CI-5, CI-6)', async () => {
    const linksOf = (name: string) =>
      page
        .getByRole('region', { name })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
    // The site's levels, whatever the page says for its own column.
    expect(await linksOf('Usual levels')).toEqual([
      ['Two words', '#two-words'],
      ['Three', '#three'],
    ])
    await expect(page.getByRole('region', { name: 'Usual levels' }).locator('em')).toHaveText('words')
    expect(await linksOf('Own levels')).toEqual([
      ['Three', '#three'],
      ['Four', '#four'],
    ])
    await page.locator('#three').evaluate((heading) => heading.scrollIntoView())
    await expect(page.locator('.table-of-contents__link--active')).toHaveCount(1)
    await expect(page.getByRole('region').locator('.table-of-contents__link--active')).toHaveCount(0)

    const cards = (await linksOf('Beside')).map(([, href]) => href)
    expect(cards.sort()).toEqual(['components', 'live', 'more', 'notes', 'static'].map((id) => `/docs/${id}`))
    const given = page.getByRole('region', { name: 'Given' })
    await expect(given.getByRole('heading', { level: 2 })).toHaveText(['🚀Launch', '🔗Elsewhere'])
    await expect(given.getByText('Given words')).toHaveAttribute('title', 'Given words')
    await expect(given.getByRole('link').last()).toHaveAttribute('target', '_blank')

    // An admonition of no known type is reported and shown.
    const unknown = page.locator('.theme-admonition', { hasText: 'Unknown text' })
    await expect(unknown).toHaveClass(/\balert--info\b/)
    expect(problems.map(({ type, text }) => [type, text.includes('nosuch')])).toEqual([['warning', true]])
  })
  await test.step('lazy tabs have one panel; code as a component has a title and numbers (TB-8, TB-10, CB-10)', async () => {
    const html = await (await request.get(`${site.url}/docs/more`)).text()
    const served = html.slice(0, html.indexOf('id="__vellum-page"'))
    expect(served).toContain('Lazy first')
    expect(served).not.toContain('Lazy second')
    const lazy = page.locator('.theme-tabs-container')
    await expect(lazy.getByRole('tab')).toHaveText(['A', 'B'])
    await expect(lazy.locator('[role=tabpanel]')).toHaveText(['Lazy first'])
    await tab(lazy, 'B').click()
    await expect(lazy.locator('[role=tabpanel]')).toHaveText(['Lazy second'])
    await expect(lazy.getByRole('tabpanel', { name: 'B' })).toBeVisible()

    const code = block(page, 'meta.js')
    await expect(code).toHaveCount(1)
    await expect(page.getByText('prop.js')).toHaveCount(0)
    expect(await lineNumbers(code)).toEqual(['"1"', '"2"'])
  })
  await test.step('a themed image is in the page once after hydration, and follows the mode (NB-5, 19.1)', async () => {
    await expect(images).toHaveCount(1)
    await expect(images).toHaveAttribute('src', '/dark.svg')
    await page.getByRole('button', { name: 'Switch between dark and light mode' }).click()
    await expect(images).toHaveCount(1)
    await expect(images).toHaveAttribute('src', '/light.svg')
    await expect(images).toBeVisible()
  })
})

test('a style element applies to its page, and to no other (invariant 5)', { tag: '@exhaustive' }, async ({
  page,
}) => {
  const problems = watch(page)
  const colour = (selector: string) =>
    page.locator(`.own > ${selector}`).evaluate((element) => getComputedStyle(element).color)
  await openHydrated(page, `${site.url}/styled`)
  expect(await colour('b')).toBe('rgb(1, 2, 3)')
  await page.getByRole('link', { name: 'next' }).click()
  await page.getByRole('heading', { name: 'Styled live' }).waitFor()
  expect(await colour('i')).toBe('rgb(4, 5, 6)')
  expect(await colour('b')).not.toBe('rgb(1, 2, 3)')
  await openHydrated(page, `${site.url}/styled-live`)
  expect(await colour('i')).toBe('rgb(4, 5, 6)')
  expect(problems).toEqual([])
})

test('admonitions have titles, families and nesting (AD-1 … AD-4, MD-11, T-53)', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.goto(`${site.url}/docs/notes`)
  const all = await page.locator('.theme-admonition').evaluateAll((admonitions) =>
    admonitions.map((element) => {
      const heading = element.firstElementChild!
      const { width, height } = heading.firstElementChild!.getBoundingClientRect()
      const { color, textTransform } = getComputedStyle(heading)
      return {
        text: element.lastElementChild!.textContent?.trim(),
        classes: element.className,
        title: heading.textContent?.trim(),
        strong: heading.querySelector('strong')?.textContent,
        icon: width * height,
        color,
        textTransform,
        outer: element.parentElement!.closest('.theme-admonition')?.className,
        isInList: element.closest('li') !== null,
        id: element.id,
      }
    }),
  )
  const titled = (text: string) => {
    const [admonition, ...others] = all.filter((each) => each.text === text)
    expect(others, text).toEqual([])
    return admonition!
  }
  expect(titled('One.').strong).toBe('T')
  for (const text of ['One.', 'Two.']) {
    expect(titled(text).classes).toMatch(/theme-admonition-tip alert alert--success/)
    expect(titled(text).title).toBe('My T')
  }
  const nested = all.find(({ text, outer }) => text === 'Three.' && outer !== undefined)
  expect(nested?.classes).toContain('theme-admonition-tip')
  expect(nested?.outer).toContain('theme-admonition-note')
  expect(all.filter(({ text }) => text?.endsWith('Three.'))).toHaveLength(2)
  await expect(page.getByText('Four.')).toBeVisible()
  expect(all.filter(({ text }) => text?.includes('Four.'))).toEqual([])
  const families = {
    info: 'info',
    warning: 'warning',
    danger: 'danger',
    caution: 'warning',
    important: 'info',
    success: 'success',
    secondary: 'secondary',
  }
  const colours = new Map<string, string>()
  for (const [type, family] of Object.entries(families)) {
    const { classes, title, textTransform, icon, color } = titled(`Text of ${type}.`)
    expect(classes).toMatch(new RegExp(`\\btheme-admonition-${type} alert alert--${family}\\b`))
    // The word itself, in capitals by style; and an icon.
    expect(title).toBe(type)
    expect(textTransform).toBe('uppercase')
    expect(icon).toBeGreaterThan(0)
    expect(colours.get(family) ?? color).toBe(color)
    colours.set(family, color)
  }
  expect(new Set(colours.values()).size).toBe(5)
  const own = titled('Five.')
  expect([own.id, own.title]).toEqual(['my-id', 'From an attribute'])
  expect(own.classes.split(' ')).toEqual(expect.arrayContaining(['own', 'theme-admonition-info']))
  expect(titled('Six.')).toMatchObject({ isInList: true, title: 'In a list' })
  expect(titled('Six.').classes).toContain('theme-admonition-note')
})

/** Opens a page without script, and sees what stands in it. */
async function expectServedCode(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path)
  const ranged = block(page, 'ranged.js')
  await expect(ranged).toHaveClass(/\blanguage-js\b/)
  await expect(ranged.locator('pre')).toHaveAttribute('tabindex', '0')
  expect(await ranged.locator('code').textContent()).toMatch(
    /^const a = 1\n\/\/ highlight-next-line\nrun\(a\)\n?$/,
  )
  await expect(ranged.locator('.theme-code-block-highlighted-line')).toHaveText(['// highlight-next-line'])
  expect(await lineNumbers(ranged)).toEqual(['"5"', '"6"', '"7"'])
  // Neither numbers nor empty lines come along when it is selected.
  expect(await selectionOf(ranged.locator('code'))).toBe('const a = 1\n// highlight-next-line\nrun(a)')

  const marked = block(page, 'marked.js')
  expect((await marked.locator('code').textContent())?.trim()).toBe(MARKED)
  const highlighted = marked.locator('.theme-code-block-highlighted-line')
  expect((await highlighted.allInnerTexts()).map((text) => text.trim())).toEqual([
    'run(b)',
    'walk(b)',
    'rest(b)',
  ])
  expect(await lineNumbers(marked)).toEqual([])
  expect(await highlighted.first().evaluate((line) => getComputedStyle(line).backgroundImage)).not.toBe(
    'none',
  )

  const plain = page.locator('.theme-code-block', { hasText: 'plain `text`' })
  await expect(plain).toHaveClass(/\blanguage-text\b/)
  await expect(page.locator('p > code', { hasText: 'inline' })).toHaveCount(1)
  expect((await marked.locator('code span span').evaluateAll(coloursOf)).length).toBeGreaterThan(1)
  // No buttons without script; details are the browser's.
  await expect(page.getByRole('button', { name: 'Copy code to clipboard' })).toHaveCount(0)
  await expect(page.getByText('Outer text.')).toBeHidden()
  await page.getByText('Outer', { exact: true }).click()
  await expect(page.getByText('Outer text.')).toBeVisible()
  await expect(page.getByText('Inner text.')).toBeHidden()
}

function picture(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${colour}"/></svg>`
}

type Groups = [Locator, Locator, Locator, Locator]

/** The four groups of tabs. */
async function groups(page: Page): Promise<Groups> {
  const all = page.locator('.theme-tabs-container')
  await expect(all).toHaveCount(4)
  return [all.nth(0), all.nth(1), all.nth(2), all.nth(3)]
}

function tab(group: Locator, name: string): Locator {
  return group.getByRole('tab', { name, exact: true })
}

function stateOf(group: Locator): Promise<unknown[]> {
  return group
    .getByRole('tab')
    .evaluateAll((tabs) =>
      tabs.map((each) => [
        each.textContent,
        each.getAttribute('aria-selected'),
        (each as HTMLElement).tabIndex,
      ]),
    )
}

/** Runs in the page: the texts above panels. */
function labelsOf(panels: Element[]): string[] {
  return panels.map((panel) => getComputedStyle(panel, '::before').content)
}

/** The text of the panels that can be seen: of one. */
async function shownPanels(group: Locator): Promise<string[]> {
  const texts = await group.getByRole('tabpanel').allInnerTexts()
  return texts.map((text) => text.trim())
}

/** The code block with a title. */
function block(page: Page, title: string): Locator {
  return page.locator('.theme-code-block', { has: page.getByText(title, { exact: true }) })
}

function lineNumbers(code: Locator): Promise<string[]> {
  return code
    .locator('code > *')
    .evaluateAll((lines) =>
      lines.map((line) => getComputedStyle(line, '::before').content).filter((text) => text !== 'none'),
    )
}

function coloursOf(tokens: Element[]): string[] {
  return [...new Set(tokens.map((token) => getComputedStyle(token).color))]
}

function overflowOf(code: Locator): Promise<number> {
  return code.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth)
}

/** What a visitor gets who selects all of an element. */
function selectionOf(element: Locator): Promise<string> {
  return element.evaluate((code) => {
    const selection = getSelection()!
    selection.selectAllChildren(code)
    return selection.toString()
  })
}

/** Waits until all that is to be painted is painted. */
function nextFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )
}

interface Problem {
  readonly type: string
  readonly text: string
}

/** Console output, and uncaught errors. */
function watch(page: Page): Problem[] {
  const problems: Problem[] = []
  page.on('console', (message) => problems.push({ type: message.type(), text: message.text() }))
  page.on('pageerror', (error) => problems.push({ type: 'uncaught', text: String(error) }))
  return problems
}

/** What the page has noted under a name of `window`. */
function noted(page: Page, name: string): Promise<unknown> {
  return page.evaluate((key) => (window as unknown as Record<string, unknown>)[key], name)
}
