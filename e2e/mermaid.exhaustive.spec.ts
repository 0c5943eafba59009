// Diagrams of the plugin vellum-mermaid, under the strict policy.

import { expect } from '@playwright/test'
import { complaints } from './complaints.js'
import { openHydrated } from './hydrated.js'
import { type MadeSite, makeSite } from './makeSite.js'
import { test } from './test.js'

test.describe.configure({ mode: 'default' })

let site: MadeSite
test.beforeAll(async () => {
  site = await makeSite({
    plugins: ['mermaid()'],
    files: {
      'docs/a.md': '# A\n\n[To B](./b.md)\n',
      'docs/b.md': `# B\n\n\`\`\`mermaid
flowchart LR
  accTitle: How a request travels
  accDescr: From the client to the server.
  A[Client] -->|GET| B{Cached?}
  B -- no --> C[Server]
  style C fill:#ff9966
\`\`\`

\`\`\`mermaid
sequenceDiagram
  Client->>Server: POST /orders
  Server-->>Client: 201 Created
\`\`\`

\`\`\`mermaid
flowchart LR
  A --
\`\`\`
`,
    },
  })
})
test.afterAll(() => site.close())

test('diagrams are drawn under the policy, again in the other colour mode, and one with an error keeps its source', async ({
  page,
}) => {
  const problems = complaints(page)
  await openHydrated(page, `${site.url}/docs/a`)
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ).not.toContainEqual(expect.stringMatching(/draw-|mermaid/))
  await page.getByRole('link', { name: 'To B' }).click()
  const diagrams = page.locator('.docusaurus-mermaid-container')
  const drawing = diagrams.nth(0).locator('.vm-diagram svg')
  await expect(drawing).toBeVisible()
  await diagrams.nth(2).scrollIntoViewIfNeeded()
  await expect(diagrams.nth(1).locator('.vm-diagram svg')).toBeVisible()
  await expect(page.getByRole('img', { name: 'How a request travels' })).toBeVisible()
  await expect(diagrams.nth(0).locator('details')).not.toHaveAttribute('open')
  await expect(diagrams.nth(2).locator('.vl-code')).toBeVisible()
  await expect.poll(() => problems.length).toBe(1)
  expect(problems[0]).toContain('A Mermaid diagram cannot be drawn: Parse error')
  const server = drawing.locator('.node').last().locator('rect, path').first()
  const fill = () => server.evaluate((shape) => getComputedStyle(shape).fill)
  expect(await fill()).toBe('rgb(255, 153, 102)')
  const client = drawing.locator('.node').first().locator('rect, path').first()
  const light = await client.evaluate((shape) => getComputedStyle(shape).fill)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await expect.poll(() => client.evaluate((shape) => getComputedStyle(shape).fill)).not.toBe(light)
})
