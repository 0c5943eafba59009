// The packages as npm installs them, in folders outside of the workspace: `npm create vellum` makes a site that builds, and the
// examples of the READMEs do what they say. On this Node.js; `npm run installed` adds the other versions.

import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureBrowser } from '../../../scripts/browser.mjs'
import { startRegistry } from '../../../scripts/packageRegistry.mjs'
import { tsc } from '../../../scripts/tsc.mjs'
import { installedNode } from '../../troth/test/platforms/runtimes.js'
import { serve } from '../../vellum/dist/node/bundle/index.js'
import { startPlainHost } from './plainHost.js'
import { type ReadmeExample, readmeExample } from './readmeExample.js'

const execute = promisify(execFile)
const packages = fileURLToPath(new URL('../../', import.meta.url))
const work = mkdtempSync(join(tmpdir(), 'create-vellum-'))
const readme = (name: string) => readFileSync(join(packages, name, 'README.md'), 'utf8')

/** The versions of Node.js that everything is tried on, by their programs. */
const NODES =
  process.env.PLATFORMS === 'all' ? (['node20', 'node22', 'node24'] as const) : (['this'] as const)

let registry: Awaited<ReturnType<typeof startRegistry>>
/** The folder that has the installed packages now; an empty one before there are any. */
let home = mkdtempSync(join(work, 'nothing-'))

beforeAll(async () => {
  const ours = ['vellum', 'playground', 'create-vellum'].map((name) => join(packages, name))
  registry = await startRegistry({ packages: ours, work, hasOthers: true })
}, 300_000)
afterAll(async () => {
  await registry?.close()
  rmSync(work, { recursive: true, force: true })
})

/** Runs a command as a reader types it, with a version of Node.js. */
async function type(command: string, { cwd, node = 'this' }: { cwd: string; node?: (typeof NODES)[number] }) {
  const program = node === 'this' ? process.execPath : installedNode(node)
  const env = {
    ...process.env,
    PATH: `${dirname(program)}${delimiter}${process.env.PATH}`,
    npm_config_registry: registry.url,
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    CI: '1',
  }
  return execute('sh', ['-c', command], { cwd, env })
}

/** A folder with the files of an example; the installed packages move there. */
function folderOf(name: string, { files }: Pick<ReadmeExample, 'files'>): string {
  const folder = join(work, name)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  if (home !== folder) {
    renameSync(join(home, 'node_modules'), join(folder, 'node_modules'))
    // Most of a small build is compressing scripts that all of these sites have.
    const compressed = '.vellum/cache/compressed'
    if (existsSync(join(home, compressed)))
      cpSync(join(home, compressed), join(folder, compressed), { recursive: true })
  }
  home = folder
  return folder
}

describe('npm create vellum', () => {
  it('makes a site that builds at once, in under a minute of processor time', {
    timeout: 180_000,
  }, async () => {
    const [create = '', enter, build = ''] = readmeExample(readme('create-vellum'), 'Use it').commands.slice(
      1,
    )
    expect(enter).toBe('cd my-docs')
    const site = join(work, 'my-docs')
    // The shell prints what its programs took: on a busy machine the clock says nothing.
    const created = await type(`${create} && times`, { cwd: work })
    home = site
    const { stdout, stderr } = await type(`${build} && times`, { cwd: site })
    const seconds = processorSeconds(created.stdout) + processorSeconds(stdout)

    expect(stderr).not.toContain('Warning')
    expect(stdout).toMatch(/Built \d+ pages/)
    for (const page of ['index', 'docs/introduction', 'docs/next/guide/writing', 'blog']) {
      const file = page === 'index' ? 'index.html' : `${page}/index.html`
      expect(existsSync(join(site, 'dist', file)), page).toBe(true)
    }
    expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('<title>My docs</title>')
    expect(existsSync(join(site, 'dist/_data/_search.json'))).toBe(true)
    expect(seconds).toBeGreaterThan(0.5)
    expect(seconds).toBeLessThan(60)
  })
})

// Each step is a program of its own, and all cores may be busy.
describe.each(NODES)('installed packages, on Node.js: %s', { timeout: 180_000 }, (node) => {
  beforeAll(async () => {
    if (!existsSync(join(home, 'node_modules/vellum-playground')))
      await type('npm install --no-save vellum-playground', { cwd: home })
  }, 180_000)

  it('create-vellum writes a site', async () => {
    await type('npm create --yes vellum other -- --yes --no-install', { cwd: work, node })
    expect(existsSync(join(work, 'other/vellum.config.ts'))).toBe(true)
    rmSync(join(work, 'other'), { recursive: true })
  })

  it('vellum builds the example of its README', async () => {
    const example = readmeExample(readme('vellum'), 'A complete site')
    const cwd = folderOf(`vellum-${node}`, example)
    for (const command of example.commands) await type(command, { cwd, node })
    expect(example.commands).toEqual(['npx vellum check', 'npx vellum build'])
    const page = (path: string) => readFileSync(join(cwd, 'dist', path), 'utf8')
    expect(page('index.html')).toContain('<a href="/install">Install it</a>')
    expect(page('install/index.html')).toContain('yarn')
    expect(page('install/index.html')).toContain('theme-admonition-tip')
    expect(existsSync(join(cwd, 'dist/_data/_search.json'))).toBe(true)
  })

  it('vellum-playground makes the samples of its README runnable', async () => {
    const example = readmeExample(readme('playground'), 'A complete site')
    // With a page of each other kind, for the test of policies.
    const files = { ...example.files, ...OTHER_PAGES, 'vellum.config.ts': withOtherPages(example) }
    const cwd = folderOf(`playground-${node}`, { files })
    for (const command of example.commands) await type(command, { cwd, node })
    expect(example.commands).toEqual(['node playground/frame.mjs', 'npx vellum build'])
    expect(readFileSync(join(cwd, 'dist/playground-frame.html'), 'utf8')).toContain('acme-client')
  })
})

describe('in a browser', { timeout: 180_000 }, () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: await ensureBrowser(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    })
  })
  afterAll(() => browser?.close())

  // What axe says of it is in e2e/starter.spec.ts.
  it('the site of `npm create vellum` comes to life and holds its policy, on every page', async () => {
    const dir = join(work, 'my-docs/dist')
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
    const { code, output } = await tsc([...options, ...libraries, ...sources], { cwd: home })
    expect(output).toBe('')
    expect(code).toBe(0)
    expect(sources).toHaveLength(4)
  })

  it('the example of vellum-playground runs under the policy that the site sends, and prints what is recorded', async () => {
    const site = await serve({ dir: join(home, 'dist'), baseUrl: '/', port: 0 })
    const { page, problems } = await watchedPage(browser)
    await page.goto(site.url)
    await runSamples(page)
    expect(await problems()).toEqual([])
    await site.close()
  })

  it('a site with its policy in its documents needs no header: the playground runs, and no page of any kind violates it (HO-12)', async () => {
    await type('npx vellum build --target github-pages --out-dir plain', { cwd: home })
    const host = await startPlainHost(join(home, 'plain'))
    const { page, problems } = await watchedPage(browser)
    const paths = pagesIn(join(home, 'plain')).filter((path) => path !== '/playground-frame')
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

/** What `times` prints last, of the programs of a shell: `0m1.25s 0m0.50s` → 1.75 */
function processorSeconds(printed: string): number {
  const line = printed.trimEnd().split('\n').at(-1) ?? ''
  const times = [...line.matchAll(/(\d+)m([\d.]+)s/g)]
  return times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
}

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
    await block.getByRole('button', { name: 'Run', exact: true }).click()
    await block.getByRole('log').filter({ hasText: printed }).waitFor()
  }
}
