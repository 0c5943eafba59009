// From the packed packages, in an empty folder, to a built site: as `npm create vellum` does it.

import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startRegistry } from '../../../scripts/packageRegistry.mjs'

const execute = promisify(execFile)
const packages = fileURLToPath(new URL('../../', import.meta.url))
const work = mkdtempSync(join(tmpdir(), 'create-vellum-'))
let registry: Awaited<ReturnType<typeof startRegistry>>

beforeAll(async () => {
  const ours = ['vellum', 'create-vellum'].map((name) => join(packages, name))
  registry = await startRegistry({ packages: ours, work, hasOthers: true })
})
afterAll(async () => {
  await registry?.close()
  rmSync(work, { recursive: true, force: true })
})

describe('npm create vellum', () => {
  it('makes a site that builds at once, in under a minute', async () => {
    const env = {
      ...process.env,
      npm_config_registry: registry.url,
      npm_config_prefer_offline: 'true',
      CI: '1',
    }
    const start = performance.now()
    await execute('npm', ['create', '--yes', 'vellum', 'my-docs', '--', '--yes', '--no-start'], {
      cwd: work,
      env,
    })
    const site = join(work, 'my-docs')
    const { stdout, stderr } = await execute('npm', ['run', 'build'], { cwd: site, env })
    const seconds = (performance.now() - start) / 1000

    expect(stderr).not.toContain('Warning')
    expect(stdout).toMatch(/Built \d+ pages/)
    for (const page of ['index', 'docs/introduction', 'docs/next/guide/writing', 'blog']) {
      const file = page === 'index' ? 'index.html' : `${page}/index.html`
      expect(existsSync(join(site, 'dist', file)), page).toBe(true)
    }
    expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('<title>My docs</title>')
    expect(existsSync(join(site, 'dist/_data/_search.json'))).toBe(true)
    expect(seconds).toBeLessThan(60)
  }, 180_000)
})
