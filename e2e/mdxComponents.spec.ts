// Components for all pages, registered in `src/theme/MDXComponents`, and parts of the theme for content.

import { expect } from '@playwright/test'
import { complaints } from './complaints.js'
import { openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

test.describe.configure({ mode: 'default' })

const FILES = {
  'docs/a.md': `# A

Some <Mark>**marked** text</Mark>. [To B](./b.md)

## Second

<Tabs>
<TabItem value="one">First panel</TabItem>
<TabItem value="two">With a <Mark>mark</Mark></TabItem>
</Tabs>

\`\`\`js
const answer = 42
\`\`\`
`,
  'docs/b.md': '# B\n\n<Counter start={3} />\n\n## Part\n\n[To A](./a.md)\n',
  'src/theme/MDXComponents.tsx': `import MDXComponents from '@theme-original/MDXComponents'
import Heading from '@theme/Heading'
import type { ComponentProps } from 'react'
import Counter from '@site/src/components/Counter'
import Mark from '@site/src/components/Mark'

export default {
  ...MDXComponents,
  Counter,
  Mark,
  h2: (props: ComponentProps<'h2'>) => <Heading as="h2" {...props} className="own-heading" />,
}
`,
  'src/theme/CodeBlock.tsx': `import CodeBlock from '@theme-original/CodeBlock'
export default (props: object) => <div data-own="code"><CodeBlock {...props} /></div>
`,
  'src/components/Mark.tsx': `import type { ReactNode } from 'react'
import styles from './mark.module.css'
export default ({ children }: { children: ReactNode }) => <mark className={styles.mark}>{children}<i>code of the mark</i></mark>
`,
  'src/components/mark.module.css': '.mark { color: rgb(1, 2, 3) }\n',
  'src/components/Counter.tsx': `import { useState } from 'react'
export default function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start)
  return <button onClick={() => setCount(count + 1)}>Count: {count}</button>
}
`,
}

let site: MadeSite
test.beforeAll(async () => {
  site = await makeSite({ config: {}, files: FILES })
})
test.afterAll(() => site.close())

test('TP-10, TP-11: components without state have styles and behaviours, and no code', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  const found = complaints(page)
  await openHydrated(page, `${site.url}/docs/a`)
  await expect(page.locator('mark').first()).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(page.locator('h2.own-heading')).toHaveAttribute('id', 'second')
  await page.getByRole('tab', { name: 'two' }).click()
  await expect(page.getByText('With a mark')).toBeVisible()
  const block = page.locator('[data-own=code]')
  await block.hover()
  await expect(block.getByRole('button', { name: /copy/i })).toBeVisible()
  const code = (await Promise.all(scripts)).join('\n')
  expect(code).not.toContain('code of the mark')
  expect(code).not.toContain('Count: ')
  expect(found).toEqual([])
})

test('TP-10: a component with state works, after a load and after navigation', async ({ page }) => {
  const found = complaints(page)
  await openHydrated(page, `${site.url}/docs/a`)
  await page.getByRole('link', { name: 'To B' }).click()
  const counter = page.getByRole('button', { name: /^Count/ })
  await counter.click()
  await expect(counter).toHaveText('Count: 4')
  await expect(page.locator('h2.own-heading')).toHaveAttribute('id', 'part')
  await page.getByRole('link', { name: 'To A' }).click()
  await expect(page.locator('mark').first()).toHaveCSS('color', 'rgb(1, 2, 3)')
  await openHydrated(page, `${site.url}/docs/b`)
  await counter.click()
  await expect(counter).toHaveText('Count: 4')
  expect(found).toEqual([])
})
