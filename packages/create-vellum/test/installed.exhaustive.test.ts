// The packed packages, installed by every package manager and used on every version of Node.js, outside of the workspace: a new site
// builds, and the examples of the READMEs do what they say. In a browser, what npm has installed.

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureBrowser } from '../../../scripts/browser.mjs'
import { ensureInstalled } from '../../../scripts/install.mjs'
import { tsc } from '../../../scripts/tsc.mjs'
import { installedNode } from '../../troth/test/platforms/runtimes.js'
import { serve } from '../../vellum/dist/node/bundle/index.js'
import { contentsOf, differences } from '../../vellum/test/builtSite.js'
import { type PackedPackages, readme, replaceFiles, startPackages } from './packedPackages.js'
import { startPlainHost } from './plainHost.js'
import { type ReadmeExample, readmeExample } from './readmeExample.js'

const NODES = ['node20', 'node22', 'node24'] as const

/** A package manager, and what its users type instead of npm's commands. */
interface Manager {
  readonly name: string
  readonly env?: Readonly<Record<string, string>>
  readonly create: string
  readonly add: string
  /** In place of `npx`. */
  readonly npx: string
  /** In place of `node`. */
  readonly node: string
}

const YARN = { create: 'yarn create vellum', add: 'yarn add', npx: 'yarn run', node: 'yarn node' }
const MANAGERS: readonly Manager[] = [
  { name: 'npm', create: 'npm create --yes vellum --', add: 'npm install', npx: 'npx', node: 'node' },
  { name: 'pnpm', create: 'pnpm create vellum', add: 'pnpm add', npx: 'pnpm exec', node: 'node' },
  { name: 'yarn-pnp', env: { YARN_NODE_LINKER: 'pnp' }, ...YARN },
  { name: 'yarn-node-modules', env: { YARN_NODE_LINKER: 'node-modules' }, ...YARN },
]

let packed: PackedPackages
beforeAll(async () => {
  await ensureInstalled(fileURLToPath(new URL('tools', import.meta.url)))
  await ensureInstalled(fileURLToPath(new URL('../../troth/test/platforms/runtimes', import.meta.url)))
  packed = await startPackages()
}, 600_000)
afterAll(() => packed?.close())

/** What npm's users get on the first Node.js, by the name of the site: all others get the same. */
const expected = new Map<string, Map<string, Buffer>>()

/** Compares a built site with the first one of the same name; the bytes of compressed forms are up to the version of Node.js. */
function expectSameSite(name: string, dist: string): void {
  const files = [...contentsOf(dist)].filter(([path]) => !/\.(?:br|gz|zst)$/.test(path))
  expect(files.length).toBeGreaterThan(10)
  const first = expected.get(name)
  if (first) expect(differences(first, new Map(files))).toEqual([])
  else expected.set(name, new Map(files))
}

// Each step is a program of its own, and all cores may be busy.
describe.each(MANAGERS)('installed by $name', { timeout: 300_000 }, (manager) => {
  const folder = () => join(packed.work, manager.name)
  const site = () => join(folder(), 'my-docs')

  /** Runs a command of npm's users, as users of this package manager type it. */
  function type(command: string, { cwd, node = 'node20' }: { cwd: string; node?: (typeof NODES)[number] }) {
    const typed = command.replace(/^npx /, `${manager.npx} `).replace(/^node /, `${manager.node} `)
    return packed.type(typed, { cwd, node: installedNode(node), env: manager.env ?? {} })
  }

  beforeAll(async () => {
    mkdirSync(folder())
    await type(`${manager.create} my-docs --yes --no-start`, { cwd: folder() })
    // As in "Install" of the README.
    await type(`${manager.add} vellum-playground react react-dom create-vellum`, { cwd: site() })
  }, 600_000)

  it.each(NODES)('PK-4: builds a new site, on %s', async (node) => {
    const { stderr } = await type('npx vellum build --no-cache', { cwd: site(), node })
    expect(stderr).not.toContain('Warning')
    expectSameSite('starter', join(site(), 'dist'))
  })

  it('PK-6: a new site compiles with its own TypeScript', async () => {
    expect(await type('npx tsc', { cwd: site() })).toMatchObject({
      stdout: expect.not.stringContaining('error'),
    })
  })

  it.each(NODES)('PK-4: create-vellum writes a site, on %s', async (node) => {
    await type(`npx create-vellum ../${node} --yes --no-install`, { cwd: site(), node })
    expect(existsSync(join(folder(), node, 'vellum.config.ts'))).toBe(true)
  })

  it.each(NODES)('PK-4: vellum builds the example of its README, on %s', async (node) => {
    const example = readmeExample(readme('vellum'), 'A complete site')
    const cwd = exampleFolder(example)
    for (const command of example.commands) await type(command, { cwd, node })
    expect(example.commands).toEqual(['npx vellum check', 'npx vellum build'])
    const page = (path: string) => readFileSync(join(cwd, 'dist', path), 'utf8')
    expect(page('index.html')).toContain('<a href="/install">Install it</a>')
    expect(page('index.html')).toMatch(/<b class="navbar__title[^>]*>Acme</)
    expect(page('install/index.html')).toContain('yarn')
    expect(page('install/index.html')).toContain('theme-admonition-tip')
    expect(existsSync(join(cwd, 'dist/_data/_search.json'))).toBe(true)
    expectSameSite('vellum', join(cwd, 'dist'))
  })

  it.each(NODES)('PK-4: vellum-playground makes the samples of its README runnable, on %s', async (node) => {
    const example = readmeExample(readme('playground'), 'A complete site')
    // With a page of each other kind, for the test of policies.
    const files = { ...example.files, ...OTHER_PAGES, 'vellum.config.ts': withOtherPages(example) }
    const cwd = exampleFolder({ files })
    for (const command of example.commands) await type(command, { cwd, node })
    expect(example.commands).toEqual(['npx vellum build'])
    expect(readFileSync(join(cwd, 'dist/playground-frame.html'), 'utf8')).toContain('acme-client')
    expectSameSite('playground', join(cwd, 'dist'))
  })

  /** The folder of the site, with the files of an example instead of its own. */
  function exampleFolder({ files }: Pick<ReadmeExample, 'files'>): string {
    if (manager.name === 'npm' && !existsSync(starterDist()))
      cpSync(join(site(), 'dist'), starterDist(), { recursive: true })
    replaceFiles(site(), files)
    return site()
  }
})

/** What npm's users get from the starter, kept for the browser. */
const starterDist = () => join(packed.work, 'starter-dist')

describe('a Node.js that is too old', () => {
  it.each(['vellum build', 'create-vellum site --yes'])('PK-2: %s names it', async (command) => {
    const { platform, arch } = process
    const node = fileURLToPath(
      new URL(`tools/node_modules/node18-${platform}-${arch}/bin/node`, import.meta.url),
    )
    const cwd = join(packed.work, 'npm/my-docs')
    const failed = await packed.type(`./node_modules/.bin/${command}`, { cwd, node }).catch((error) => error)
    expect(failed).toMatchObject({ code: 1, stdout: '' })
    expect(failed.stderr).toMatch(
      /^\nVellum needs Node\.js 20\.19 or newer .+, and this is Node\.js 18\.20\.8\.\n/,
    )
  })
})

describe('in a browser, installed by npm', () => {
  const home = () => join(packed.work, 'npm/my-docs')
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: await ensureBrowser(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    })
  })
  afterAll(() => browser?.close())

  // What axe says of it is in e2e/starter.exhaustive.spec.ts.
  it('the site of `npm create vellum` comes to life and holds its policy, on every page', async () => {
    const dir = starterDist()
    const site = await serve({ dir, baseUrl: '/', port: 0 })
    const { page, problems } = await watchedPage(browser)
    const paths = pagesIn(dir)
    expect(paths.length).toBeGreaterThan(8)
    for (const path of paths) {
      await page.goto(new URL(path, site.url).href)
      await page.locator('html[data-has-hydrated=true]').waitFor()
      // The page of a missing one is an error by its status alone.
      expect(
        (await problems()).filter((text) => !text.includes('404 (Not Found)')),
        path,
      ).toEqual([])
    }
    await site.close()
  })

  it('the example of vellum-playground compiles with the types of the installed packages', async () => {
    const files = Object.keys(readmeExample(readme('playground'), 'A complete site').files)
    const options = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
    ]
    const libraries = ['--target', 'es2022', '--lib', 'es2023,dom,dom.iterable']
    const sources = files.filter((name) => name.endsWith('.ts'))
    const { code, output } = await tsc([...options, ...libraries, ...sources], { cwd: home() })
    expect(output).toBe('')
    expect(code).toBe(0)
    expect(sources).toHaveLength(3)
  })

  it('the example of vellum-playground runs under the policy that the site sends, and prints what is recorded', async () => {
    const site = await serve({ dir: join(home(), 'dist'), baseUrl: '/', port: 0 })
    const { page, problems } = await watchedPage(browser)
    await page.goto(site.url)
    await runSamples(page)
    expect(await problems()).toEqual([])
    await site.close()
  })

  it('a site with its policy in its documents needs no header: the playground runs, and no page of any kind violates it (HO-12)', async () => {
    await packed.type('npx vellum build --target github-pages --out-dir plain', { cwd: home() })
    const host = await startPlainHost(join(home(), 'plain'))
    const { page, problems } = await watchedPage(browser)
    const paths = pagesIn(join(home(), 'plain')).filter((path) => path !== '/playground-frame')
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/404', '/live', '/blog', '/blog/tags/news', '/about']),
    )
    for (const path of paths) {
      await page.goto(host.url + path)
      await page.locator('html[data-has-hydrated=true]').waitFor()
      expect(await problems(), path).toEqual([])
    }
    await page.goto(host.url)
    await runSamples(page)
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('dialog').getByRole('combobox').fill('counter')
    await page.getByRole('dialog').getByRole('option').first().waitFor()
    expect(await problems()).toEqual([])
    host.close()
  })
})

/** The paths of the pages of a built site. */
function pagesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${name.replaceAll('\\', '/').replace(/(?:(?:^|\/)index)?\.html$/, '')}`)
}

/** A page of each kind besides those of the example. */
const OTHER_PAGES = {
  'docs/live.mdx':
    "import Counter from '@site/src/Counter'\nimport Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n# Live counter\n\n<Counter />\n\n<Tabs><TabItem value=\"a\">A</TabItem><TabItem value=\"b\">B</TabItem></Tabs>\n",
  'docs/more/_category_.json': '{ "label": "More", "link": { "type": "generated-index" } }\n',
  'docs/more/tagged.md':
    '---\ntags: [one]\n---\n\n# Tagged\n\n:::note\n\nA note.\n\n:::\n\n| A | B |\n|---|---|\n| 1 | 2 |\n',
  'src/Counter.tsx':
    'import { useState } from \'react\'\n\nexport default function Counter() {\n  const [count, setCount] = useState(0)\n  return <button type="button" onClick={() => setCount(count + 1)}>Count {count}</button>\n}\n',
  'src/pages/about.tsx':
    'export default function About() {\n  return <h1 style={{ color: "red" }}>About</h1>\n}\n',
  'blog/2026-01-01-first.md':
    '---\ntags: [news]\nauthors: [{ name: Ada }]\n---\n\n# First\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
}

/** The configuration of an example, with search and a blog. */
function withOtherPages({ files }: ReadmeExample): string {
  return files['vellum.config.ts']!.replace("baseUrl: '/',", "baseUrl: '/',\n  search: true,\n  blog: {},")
}

/** A page that records violations of its policy, errors, and requests that fail. */
async function watchedPage(browser: Browser) {
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())))
  page.on('pageerror', (error) => void problems.push(String(error)))
  await page.exposeFunction('reportViolation', (text: string) => void problems.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
      reportViolation(`${violatedDirective} ${blockedURI} ${location.pathname}`)
    })
  })
  // A violation is reported in a task of its own.
  return {
    page,
    problems: () => page.evaluate(() => new Promise((done) => setTimeout(done))).then(() => problems),
  }
}

/** Presses Run in each block of the example. */
async function runSamples(page: Page): Promise<void> {
  for (const [index, printed] of ['Ada', '200'].entries()) {
    const block = page.locator('.playground').nth(index)
    await block.getByRole('button', { name: /^Run\b/ }).click()
    await block.getByRole('log').filter({ hasText: printed }).waitFor()
  }
}
