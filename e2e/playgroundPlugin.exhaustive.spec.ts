// A site of someone else with the playground in one line of its configuration: built under its strict policy, and in
// development.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page } from '@playwright/test'
import { createDevServer, serve, silentLogger } from 'vellum'
import { buildSite } from './buildSite.js'
import { openHydrated } from './hydrated.js'
import { test } from './test.js'

test.describe.configure({ mode: 'default' })

const PACKAGE = fileURLToPath(new URL('../packages/playground', import.meta.url))

const config = (options: string) => `import { playground } from 'vellum-playground'

export default {
  title: 'Fixture',
  url: 'https://fixture.example',
  baseUrl: '/base/',
  favicon: 'data:,',
  docs: { routeBasePath: '/' },
  plugins: [playground(${options})],
}
`

/** A package of CommonJS, one of ES modules with two entries that share a class. */
const PACKAGES = {
  'node_modules/pad-left/package.json': '{ "name": "pad-left", "version": "1.0.0", "main": "index.js" }',
  'node_modules/pad-left/index.js': `module.exports = function padLeft(text, width) { return String(text).padStart(width, '.') }
module.exports.zero = (text, width) => String(text).padStart(width, '0')
`,
  'node_modules/shapes/package.json':
    '{ "name": "shapes", "version": "1.0.0", "type": "module", "exports": { ".": "./index.js", "./round": "./round.js" } }',
  'node_modules/shapes/shape.js': 'export class Shape { constructor(name) { this.name = name } }\n',
  'node_modules/shapes/index.js': "export { Shape } from './shape.js'\nexport default 'shapes'\n",
  'node_modules/shapes/round.js':
    "import { Shape } from './shape.js'\nexport const circle = () => new Shape('circle')\n",
}

const PAD_PAGE = `# Pad

\`\`\`ts run
import padLeft, { zero } from 'pad-left'

const text: string = padLeft(7, 3)
console.log(text, zero(7, 3))
\`\`\`

\`\`\`js title="first.cjs" run
const padLeft = require('pad-left')
console.log(padLeft(1, 4))
\`\`\`

\`\`\`text title="Output"
...1
\`\`\`

\`\`\`ts title="edit.ts" playground
import padLeft from 'pad-left'
console.log(padLeft('in the editor', 15))
\`\`\`
`

/** Writes a site to a temporary folder in which the package is installed. */
function writeSite(files: Readonly<Record<string, string>>): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'vellum-e2e-'))
  for (const [path, text] of Object.entries({ ...PACKAGES, ...files })) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true })
    writeFileSync(join(siteDir, path), text)
  }
  symlinkSync(PACKAGE, join(siteDir, 'node_modules/vellum-playground'))
  return siteDir
}

/** Runs a block, and returns what it prints. */
async function printed(block: Locator): Promise<string> {
  await block.getByRole('button', { name: /^Run/ }).click()
  await block.locator('[data-run-state="over"]').waitFor()
  return (await block.getByRole('log').textContent()) ?? ''
}

/** What the console of a page reports, violations of the policy among them. */
function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())))
  page.on('pageerror', (error) => void problems.push(String(error)))
  return problems
}

test('one line makes the samples of a page runnable, below a base path and under the strict policy', async ({
  page,
}) => {
  const siteDir = writeSite({
    'vellum.config.mjs': config("{ modules: ['pad-left'] }"),
    'docs/index.md': PAD_PAGE,
  })
  await buildSite(siteDir)
  const server = await serve({ dir: join(siteDir, 'dist'), baseUrl: '/base/', port: 0 })
  const problems = watch(page)
  await openHydrated(page, server.url)
  const blocks = page.locator('.playground')
  expect(await printed(blocks.nth(0))).toBe('..7 007\n')
  expect(await printed(blocks.nth(1))).toBe('...1\n')
  expect(await printed(blocks.nth(2))).toBe('..in the editor\n')
  // Without an API nothing is said about networks.
  await expect(page.getByText(/^Network|^Requests/)).toHaveCount(0)
  expect(problems).toEqual([])

  const frame = await page.request.get(`${server.url.replace(/\/$/, '')}/playground-frame.html`)
  expect(frame.headers()['content-security-policy']).toBe("sandbox allow-scripts; frame-ancestors 'self'")
  await server.close()
  rmSync(siteDir, { recursive: true })
})

test('options add an API, more entries, own files, hidden lines and samples that are not marked', async ({
  page,
}) => {
  const siteDir = writeSite({
    'vellum.config.mjs': config(`{
      modules: ['shapes', 'shapes/round', { name: 'users', from: './src/users.ts' }],
      api: './playground/api.ts',
      runnable: ({ code, hasOutput }) => hasOutput && !code.includes('node:'),
      labels: { run: 'Go' },
    }`),
    'src/users.ts': `export interface User { name: string }
export const getUser = async (id: number): Promise<User> => (await fetch(\`https://api.example.com/users/\${id}\`)).json()
`,
    'playground/api.ts': `const names: Record<string, string> = { '/users/7': 'Ada' }
export default (request: Request) => Response.json({ name: names[new URL(request.url).pathname] })
`,
    'docs/index.md': `# Options

\`\`\`ts
import { getUser } from 'users'
const user = await getUser(7)
// ---cut---
console.log(user.name)
\`\`\`

\`\`\`text title="Output"
Ada
\`\`\`

\`\`\`ts run
import { Shape } from 'shapes'
import { circle } from 'shapes/round'
console.log(circle() instanceof Shape, circle())
\`\`\`

\`\`\`ts
import { readFileSync } from 'node:fs'
\`\`\`

\`\`\`text title="Output"
\`\`\`
`,
  })
  await buildSite(siteDir)
  const server = await serve({ dir: join(siteDir, 'dist'), baseUrl: '/base/', port: 0 })
  const problems = watch(page)
  await openHydrated(page, server.url)
  const blocks = page.locator('.playground')
  await expect(blocks).toHaveCount(2)
  for (const [index, text] of ['Ada\n', "true Shape { name: 'circle' }\n"].entries()) {
    const block = blocks.nth(index)
    await block.getByRole('button', { name: /^Go / }).click()
    await expect(block.getByRole('log')).toHaveText(text)
  }
  await expect(blocks.nth(0).getByRole('button', { name: 'Requests: 1' })).toBeVisible()
  expect(problems).toEqual([])
  await server.close()
  rmSync(siteDir, { recursive: true })
})

test('runs in development, with the API as it is saved', async ({ page }) => {
  const siteDir = writeSite({
    'vellum.config.mjs': config("{ modules: ['pad-left'], api: './api.js' }"),
    'api.js': "export default () => new Response('first')\n",
    'docs/index.md': `# Dev

\`\`\`ts run
console.log(await (await fetch('https://api.example.com/')).text())
\`\`\`
`,
  })
  const server = await createDevServer({ siteDir, port: 0, host: '127.0.0.1', logger: silentLogger })
  const problems = watch(page)
  await openHydrated(page, server.url)
  expect(await printed(page.locator('.playground'))).toBe('first\n')
  writeFileSync(join(siteDir, 'api.js'), "export default () => new Response('second')\n")
  await openHydrated(page, server.url)
  expect(await printed(page.locator('.playground'))).toBe('second\n')
  expect(problems).toEqual([])
  await server.close()
  rmSync(siteDir, { recursive: true })
})
