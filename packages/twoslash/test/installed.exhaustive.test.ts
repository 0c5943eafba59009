// The engine and this package as npm installs them, in a folder outside of the workspace: a plain site gets no compiler, a site
// that wants one is told what to install, and the example of the README does what it says.

import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startRegistry } from '../../../scripts/packageRegistry.mjs'
import { readmeExample } from '../../create-vellum/test/readmeExample.js'

const packages = fileURLToPath(new URL('../../', import.meta.url))
const work = mkdtempSync(join(tmpdir(), 'vellum-twoslash-'))
const site = join(work, 'site')
const readme = readFileSync(join(packages, 'twoslash/README.md'), 'utf8')
const example = readmeExample(readme, 'A complete site')
const [install = ''] = readmeExample(readme, 'Install').commands

let registry: Awaited<ReturnType<typeof startRegistry>>
beforeAll(async () => {
  const ours = ['vellum', 'search', 'twoslash'].map((name) => join(packages, name))
  registry = await startRegistry({ packages: ours, work, hasOthers: true })
  for (const [path, text] of Object.entries(example.files)) write(path, text)
  write('package.json', '{ "private": true, "type": "module" }\n')
  await type('npm install vellum')
})
afterAll(async () => {
  await registry?.close()
  rmSync(work, { recursive: true, force: true })
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(site, path)), { recursive: true })
  writeFileSync(join(site, path), text)
}

/** Runs a command as a reader types it; returns what it printed. */
async function type(command: string): Promise<string> {
  const env = {
    ...process.env,
    npm_config_registry: registry.url,
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    CI: '1',
  }
  const running = promisify(execFile)('sh', ['-c', command], { cwd: site, env })
  return running.then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => Promise.reject(new Error(stdout + stderr)),
  )
}

/** What is installed: the name of each package, and the bytes of its files. */
function installedPackages(): { name: string; size: number }[] {
  const lock = readFileSync(join(site, 'node_modules/.package-lock.json'), 'utf8')
  const { packages: installed } = JSON.parse(lock) as { packages: object }
  return Object.keys(installed).map((path) => {
    const dir = join(site, path)
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((file) => !file.includes('node_modules'))
      .map((file) => statSync(join(dir, file)))
    const size = files.reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0)
    return { name: path.replace(/^.*node_modules\//, ''), size }
  })
}

describe('a site without the package', () => {
  it('installs few packages, and no TypeScript', () => {
    const installed = installedPackages()
    const names = installed.map(({ name }) => name)
    expect(names).toContain('vellum')
    expect(names.filter((name) => /typescript|twoslash/.test(name))).toEqual([])
    const megabytes = installed.reduce((sum, { size }) => sum + size, 0) / 1e6
    expect(names.length, names.join(' ')).toBeLessThanOrEqual(40)
    expect(megabytes).toBeLessThan(75)
  })

  it('is told to install it when its configuration imports it', async () => {
    await expect(type('npx vellum build')).rejects.toThrow(
      /imports "vellum-twoslash", which is not installed\.\n +at vellum\.config\.ts/,
    )
  })

  it('is told so by a block that asks for its types, at its line (CB-15)', async () => {
    write('vellum.config.ts', example.files['vellum.config.ts']!.replace(/.*[tT]ypedSamples.*\n/g, ''))
    const page = example.files['docs/index.md']!
    write('docs/index.md', page.replace('\n```ts\n', '\n```ts twoslash\n'))
    await expect(type('npx vellum build')).rejects.toThrow(
      /no type checker\.\n +at docs\/index\.md:13:1\n[\s\S]*npm install -D vellum-twoslash/,
    )
    write('docs/index.md', page)
    expect(await type('npx vellum build')).toContain('Built')
  })
})

describe('a site with the package', () => {
  it('shows the types in the samples of the README, and fails when one is wrong (CB-14)', async () => {
    await type(install)
    for (const [path, text] of Object.entries(example.files)) write(path, text)
    for (const command of example.commands) await type(command)
    expect([install, ...example.commands]).toEqual(['npm install -D vellum-twoslash', 'npx vellum build'])
    const page = readFileSync(join(site, 'dist/index.html'), 'utf8')
    expect(page).toContain('data-type="const first: User')
    expect(page).toContain('class="vl-type-query"')
    write('docs/index.md', '# Users\n\n```ts\nexport const users: string = 1\n```\n')
    await expect(type('npx vellum build')).rejects.toThrow(
      /\(TS2322\): Type 'number' .*\n +at docs\/index\.md:4:14/,
    )
  })
})
