// Parts around the text of pages, and components in slots: with state they work in browsers, without they ship nothing.

import { expect, type Page } from '@playwright/test'
import { complaints } from './complaints.js'
import { openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

test.describe.configure({ mode: 'default' })

const FILES = {
  'docs/a.md': `---
tags: [one]
---

# A

Text of A. [To B](./b.md) [To C](./c.mdx) [To the page](/page) [To the blog](/blog)

<details><summary>More of A</summary>Hidden in A</details>

## First

\`\`\`js
const a = 1
\`\`\`

## Second

Text.
`,
  'docs/b.md': '# B\n\nText of B. [To A](./a.md)\n\n## Only\n',
  'docs/c.mdx': `import Shared from '@site/src/Shared'

# C

<Shared />

## Part of C
`,
  'src/pages/page.md': '# Page\n\nText of the page.\n',
  'blog/2025-01-01-first.md':
    '---\ntitle: First post\n---\n\nText of the post.\n\n<!-- truncate -->\n\nMore.\n',
  'src/theme/DocItem/Footer.tsx': `import Original from '@theme-original/DocItem/Footer'
import { useDoc } from '@docusaurus/plugin-content-docs/client'
import { type ComponentProps, useState } from 'react'
export default function Footer(props: ComponentProps<typeof Original>) {
  const [answer, setAnswer] = useState<string>()
  const { editUrl, title } = useDoc().metadata
  return (
    <>
      <p>{answer ? \`\${answer} for \${title}\` : 'Was this helpful?'}</p>
      <button type="button" onClick={() => setAnswer('Thanks')}>Yes</button>
      <a href={editUrl}>Improve this page</a>
      <Original {...props} />
    </>
  )
}
`,
  'src/theme/TOC/index.tsx': `import Original from '@theme-original/TOC'
import { type ComponentProps, useState } from 'react'
export default function TOC(props: ComponentProps<typeof Original>) {
  const [isHidden, setHidden] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setHidden(!isHidden)}>Contents: {isHidden ? 'hidden' : 'shown'}</button>
      {!isHidden && <Original {...props} />}
    </>
  )
}
`,
  'src/theme/BlogPostItem/Footer.jsx': `import { useState } from 'react'
export default function Footer() {
  const [likes, setLikes] = useState(0)
  return <button type="button" onClick={() => setLikes(likes + 1)}>Likes: {likes}</button>
}
`,
  // Pages that show none of the parts with state stay as they are.
  'src/theme/DocBreadcrumbs.jsx': 'export default () => <p>Breadcrumbs of stone</p>\n',
}
const MDX_CONTENT = {
  'src/shared.ts': `import { createContext } from 'react'
export const Level = createContext({ level: 'beginner', set: (_: string) => {} })
`,
  'src/Shared.tsx': `import { useContext } from 'react'
import { Level } from './shared'
export default () => <p>You are a {useContext(Level).level}.</p>
`,
  'src/theme/MDXContent.tsx': `import { type ReactNode, useState } from 'react'
import { Level } from '../shared'
export default function MDXContent({ children }: { children: ReactNode }) {
  const [level, set] = useState('beginner')
  return (
    <Level value={{ level, set }}>
      <button type="button" onClick={() => set('master')}>I know it all</button>
      <p>Level: {level}</p>
      {children}
    </Level>
  )
}
`,
}
const CONFIG = { docs: { editUrl: 'https://example.com/edit/' } }

let parts: MadeSite
let slots: MadeSite
test.beforeAll(async () => {
  parts = await makeSite({
    config: CONFIG,
    files: { ...FILES, 'src/Shared.tsx': 'export default () => <p>Plain</p>\n' },
  })
  const { 'docs/a.md': a, 'docs/b.md': b } = FILES
  slots = await makeSite({
    config: {
      themeConfig: { footer: { copyright: 'Copyright' } },
      theme: {
        slots: {
          'navbar:before': './src/Note.jsx',
          'navbar:after': './src/Counter.jsx',
          'sidebar:after': './src/Note.jsx',
          'footer:before': { component: './src/Note.jsx', pages: '/docs/b' },
          'footer:after': './src/Counter.jsx',
          'article:after': { component: './src/Counter.jsx', pages: '/docs/b' },
          'article:before': './src/Note.jsx',
          'toc:before': './src/Top.jsx',
        },
      },
    },
    files: {
      'docs/a.md': a.replace(/ \[To C\].*$/m, ''),
      'docs/b.md': b,
      'src/Note.jsx':
        'import \'./note.css\'\nexport default ({ page }) => <p className="note">A note on {page.title}</p>\n',
      'src/Top.jsx': 'export default () => <ul><li><a href="#top">Top</a></li></ul>\n',
      'src/note.css': '.note { color: rgb(7, 8, 9) }\n',
      'src/Counter.jsx': `import { useState } from 'react'
export default function Counter({ page }) {
  const [count, setCount] = useState(0)
  return <button type="button" onClick={() => setCount(count + 1)}>{page.title}: {count}</button>
}
`,
    },
  })
})
test.afterAll(async () => {
  await Promise.all([parts, slots].map((site) => site?.close()))
})

/** The code that a page loads. */
function loadedCode(page: Page): () => Promise<string> {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  return async () => (await Promise.all(scripts)).join('\n')
}

for (const width of [390, 1440]) {
  test.describe(`${width} px`, { tag: width === 390 ? '@exhaustive' : [] }, () => {
    test.use({ viewport: { width, height: 800 } })

    test('TP-15: parts around the text have state, on the first page and on the next', async ({ page }) => {
      const found = complaints(page)
      await openHydrated(page, `${parts.url}/docs/a`)
      await page.getByText('More of A').click()
      await expect(page.getByText('Hidden in A')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Improve this page' })).toHaveAttribute(
        'href',
        'https://example.com/edit/docs/a.md',
      )
      await page.getByRole('button', { name: 'Yes' }).click()
      await expect(page.getByText('Thanks for A')).toBeVisible()
      await expect(page.getByText('Text of A.')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A')
      await expect(page.getByText('Hidden in A')).toBeVisible()

      await page.getByRole('link', { name: 'To B' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('B')
      await expect(page.getByText('Was this helpful?')).toBeVisible()
      await page.getByRole('button', { name: 'Yes' }).click()
      await expect(page.getByText('Thanks for B')).toBeVisible()
      await expect(page.getByText('Text of B.')).toBeVisible()

      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A')
      await expect(page.getByText('Was this helpful?')).toBeVisible()
      await expect(page.locator('.vl-code pre')).toHaveCount(1)
      expect(found).toEqual([])
    })

    test('TP-15: a table of contents can be hidden and shown again', async ({ page }) => {
      const found = complaints(page)
      for (const path of ['/docs/a', '/docs/c']) {
        await openHydrated(page, parts.url + path)
        const toggle = page.getByRole('button', { name: /^Contents/ })
        const list = page.locator('.theme-doc-toc-desktop')
        await expect(list).toHaveCount(1)
        // What the part adds is in the column, too, which small screens do not show.
        await expect(toggle).toBeVisible({ visible: width > 996 })
        if (width <= 996) continue
        await toggle.click()
        await expect(toggle).toHaveText('Contents: hidden')
        await expect(list).toHaveCount(0)
        await toggle.click()
        await expect(list).toBeVisible()
        await expect(list.locator('.table-of-contents__link--active')).toHaveCount(1)
      }
      expect(found).toEqual([])
    })

    test('TP-6: components in slots, with state and without', async ({ page }) => {
      const found = complaints(page)
      await openHydrated(page, `${slots.url}/docs/a`)
      const notes = page.locator('.note:visible')
      const counters = page.getByRole('button', { name: /: \d$/ })
      await expect(notes).toHaveText(Array(width > 996 ? 3 : 2).fill('A note on A'))
      await expect(notes.first()).toHaveCSS('color', 'rgb(7, 8, 9)')
      if (width > 996) {
        await page.setViewportSize({ width, height: 300 })
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        await expect(page.locator('.table-of-contents__link--active')).toHaveCount(1)
        await page.setViewportSize({ width, height: 800 })
      }
      await counters.first().click()
      await expect(counters).toHaveText(['A: 1', 'A: 0'])

      await page.getByRole('link', { name: 'To B' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('B')
      await expect(notes).toHaveText(Array(width > 996 ? 4 : 3).fill('A note on B'))
      await expect(counters).toHaveText(['B: 1', 'B: 0', 'B: 0'])
      await counters.nth(1).click()
      await expect(counters).toHaveText(['B: 1', 'B: 1', 'B: 0'])
      await page.goBack()
      await expect(notes).toHaveText(Array(width > 996 ? 3 : 2).fill('A note on A'))
      expect(found).toEqual([])
    })
  })
}

test('TP-15: `MDXContent` provides state to its own elements and to components in the text', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const found = complaints(page)
  const { 'docs/a.md': a, 'docs/b.md': b, 'docs/c.mdx': c } = FILES
  const wrapped = await makeSite({
    files: {
      'docs/a.md': a.replace(/ \[To the .*$/m, ''),
      'docs/b.md': b,
      'docs/c.mdx': c,
      ...MDX_CONTENT,
    },
  })
  await openHydrated(page, `${wrapped.url}/docs/a`)
  await page.getByRole('button', { name: 'I know it all' }).click()
  await expect(page.getByText('Level: master')).toBeVisible()
  await expect(page.getByText('Text of A.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A')
  await page.getByRole('link', { name: 'To C' }).click()
  await expect(page.getByText('You are a beginner.')).toBeVisible()
  await page.getByRole('button', { name: 'I know it all' }).click()
  await expect(page.getByText('You are a master.')).toBeVisible()
  expect(found).toEqual([])
  await wrapped.close()
})

test('TP-15: posts and lists of posts have parts with state', { tag: '@exhaustive' }, async ({ page }) => {
  const found = complaints(page)
  await openHydrated(page, `${parts.url}/blog`)
  const likes = page.getByRole('button', { name: /^Likes/ })
  await likes.click()
  await expect(likes).toHaveText('Likes: 1')
  await expect(page.getByText('Text of the post.')).toBeVisible()
  await page.getByRole('link', { name: 'First post' }).first().click()
  await expect(page.getByText('More.')).toBeVisible()
  await expect(likes).toHaveText('Likes: 0')
  await likes.click()
  await expect(likes).toHaveText('Likes: 1')
  expect(found).toEqual([])
})

test('TP-15, TP-6: pages without such a part load none of its code, and components without state ship nothing', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const code = loadedCode(page)
  const has = async (text: string) => (await code()).includes(text)
  await openHydrated(page, `${parts.url}/page`)
  await expect(page.getByText('Text of the page.')).toBeVisible()
  expect([await has('Was this helpful'), await has('Likes: '), await has('Contents: ')]).toEqual([
    false,
    false,
    false,
  ])
  await openHydrated(page, `${parts.url}/docs/a`)
  expect([await has('Was this helpful'), await has('Likes: ')]).toEqual([true, false])
  await openHydrated(page, `${slots.url}/docs/a`)
  await expect(page.getByRole('button', { name: 'A: 0' })).toHaveCount(2)
  expect(await has('A note on')).toBe(false)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('TP-15, TP-6: parts and slots are in the documents', async ({ page }) => {
    await page.goto(`${parts.url}/docs/a`)
    await expect(page.getByText('Was this helpful?')).toBeVisible()
    await expect(page.getByText('Text of A.')).toBeVisible()
    await page.goto(`${slots.url}/docs/b`)
    await expect(page.getByRole('button', { name: 'B: 0' })).toHaveCount(3)
  })
})
