// Parts of the theme that a site replaces with files in `src/theme`.

import { expect } from '@playwright/test'
import { complaints } from './complaints.js'
import { openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

test.describe.configure({ mode: 'default' })

const FILES = {
  'docs/a.md': '---\ntags: [one]\n---\n\n# A\n\n[To B](./b.md)\n',
  'docs/b.md': '# B\n',
  'src/pages/index.jsx': `import Layout from '@theme/Layout'
import DocBreadcrumbs from '@theme/DocBreadcrumbs'
export default () => <Layout title="Home"><main><h1>Home</h1></main></Layout>
export const unused = DocBreadcrumbs
`,
  // Providers with state, which must outlive the page.
  'src/theme/Root.tsx': `import { createContext, type ReactNode, useState } from 'react'
export const Count = createContext({ count: 0, add: () => {} })
export default function Root({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0)
  return <Count value={{ count, add: () => setCount(count + 1) }}>{children}</Count>
}
`,
  'src/theme/NavbarItem/ComponentTypes.tsx': `import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes'
import { useContext } from 'react'
import { Count } from '../Root'
function Counter({ name }: { name: string }) {
  const { count, add } = useContext(Count)
  return <button onClick={add}>{name}: {count}</button>
}
export default { ...ComponentTypes, 'custom-counter': Counter }
`,
  'src/theme/DocItem/Footer/index.jsx': `import Original from '@theme-original/DocItem/Footer'
import styles from './styles.module.css'
export default (props) => <><p className={styles.note}>Was this page useful?</p><Original {...props} /></>
`,
  'src/theme/DocItem/Footer/styles.module.css': '.note { color: rgb(1, 2, 3) }\n',
  'src/theme/NotFound/Content.js': 'export default () => <main><h1>Nothing here</h1></main>\n',
}

const STATIC_FOOTER = `import Original from '@theme-original/Footer'
import { useSite } from './site'
import './footer.css'
export default (props) => <><p className="by">Made by {useSite()}</p><Original {...props} /></>
`
const LIVE_FOOTER = `import { useState } from 'react'
export default function Footer() {
  const [isOpen, open] = useState(false)
  return <footer><button onClick={() => open(true)}>More</button>{isOpen && <p>Contents of the footer</p>}</footer>
}
`

const CONFIG = {
  themeConfig: {
    navbar: { title: 'Parts', items: [{ type: 'custom-counter', name: 'Count', position: 'right' }] },
    footer: { copyright: 'Copyright' },
  },
}

let site: MadeSite
let live: MadeSite
test.beforeAll(async () => {
  site = await makeSite({
    config: CONFIG,
    files: {
      ...FILES,
      'src/theme/Footer/index.jsx': STATIC_FOOTER,
      'src/theme/Footer/site.js': "export const useSite = () => 'hand'\n",
      'src/theme/Footer/footer.css': '.by { color: rgb(4, 5, 6) }\n',
    },
  })
  live = await makeSite({
    config: { themeConfig: { footer: { copyright: 'Copyright' } } },
    files: {
      'docs/a.md': FILES['docs/a.md'],
      'docs/b.md': FILES['docs/b.md'],
      'src/theme/Footer.jsx': LIVE_FOOTER,
    },
  })
})
test.afterAll(async () => {
  await site.close()
  await live.close()
})

test('TP-1, TP-2: parts take the place of those of the theme, and keep their state from page to page', async ({
  page,
}) => {
  const found = complaints(page)
  await openHydrated(page, `${site.url}/docs/a`)
  const counter = page.getByRole('button', { name: /^Count/ })
  await counter.click()
  await expect(counter).toHaveText('Count: 1')
  const note = page.getByText('Was this page useful?')
  await expect(note).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(page.getByRole('link', { name: 'one' })).toBeVisible()
  await expect(page.getByText('Made by hand')).toHaveCSS('color', 'rgb(4, 5, 6)')
  await expect(page.getByText('Copyright')).toBeVisible()

  await page.getByRole('link', { name: 'To B' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('B')
  await expect(counter).toHaveText('Count: 1')
  await expect(note).toBeVisible()
  await expect(page.getByText('Made by hand')).toBeVisible()

  await page.goto(`${site.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
  await expect(page.getByText('Made by hand')).toBeVisible()
  expect(found).toEqual([])
  await page.goto(`${site.url}/nope`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing here')
})

test('TP-3: a part without state ships no code; a footer with state works', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await openHydrated(page, `${site.url}/docs/a`)
  const code = (await Promise.all(scripts)).join('\n')
  expect(code).toContain('custom-counter')
  expect(code).not.toContain('Made by')
  expect(code).not.toContain('Was this page useful?')

  const found = complaints(page)
  await openHydrated(page, `${live.url}/docs/a`)
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByText('Contents of the footer')).toBeVisible()
  await page.getByRole('link', { name: 'To B' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('B')
  await expect(page.getByText('Contents of the footer')).toBeVisible()
  expect(found).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('TP-1: parts are in the documents', { tag: '@exhaustive' }, async ({ page }) => {
    await page.goto(`${site.url}/docs/a`)
    await expect(page.getByText('Made by hand')).toBeVisible()
    await expect(page.getByText('Was this page useful?')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Count: 0' })).toBeVisible()
  })
})

/** As components of Docusaurus' sidebar are written. */
const COPIED_SIDEBAR = `import React, { useState } from 'react'
import { ThemeClassNames } from '@docusaurus/theme-common'
import DocSidebarItems from '@theme/DocSidebarItems'
export default function DocSidebarDesktopContent({ path, sidebar, className }) {
  const [note, setNote] = useState('Filter')
  return (
    <nav className={'menu ' + (className ?? '')}>
      <button onClick={() => setNote('Filtered')}>{note}</button>
      <ul className={ThemeClassNames.docs.docSidebarMenu + ' menu__list'}>
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  )
}
`

test('TP-22: a copy of the sidebar opens and closes its categories, also those whose items are in the whole list alone', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const copy = await makeSite({
    files: {
      'docs/a.md': '# A\n',
      'docs/guide/b.md': '# B\n',
      'docs/guide/deep/c.md': '# C\n',
      'docs/guide/deep/_category_.json': '{ "label": "Deep", "link": { "type": "generated-index" } }',
      'src/theme/DocSidebar/Desktop/Content/index.js': COPIED_SIDEBAR,
    },
  })
  try {
    await openHydrated(page, `${copy.url}/docs/a`)
    const menu = page.locator('.menu')
    await menu.getByRole('button', { name: 'Filter' }).click()
    await expect(menu.getByRole('button', { name: 'Filtered' })).toBeVisible()
    await menu.getByRole('button', { name: 'guide' }).click()
    await expect(menu.getByRole('link', { name: 'B', exact: true })).toBeVisible()
    await menu.getByRole('button', { name: 'Expand' }).click()
    await menu.getByRole('link', { name: 'C', exact: true }).click()
    await expect(page.locator('h1')).toHaveText('C')
    await expect(menu.locator('[aria-current]')).toHaveText('C')
    await menu.getByRole('button', { name: 'guide' }).click()
    await expect(menu.getByRole('link', { name: 'B', exact: true })).toHaveCount(0)
  } finally {
    await copy.close()
  }
})
