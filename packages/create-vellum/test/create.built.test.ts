// From the packed packages, in an empty folder, to a built site: as `npm create vellum` does it.

import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const execute = promisify(execFile)
const packages = fileURLToPath(new URL('../../', import.meta.url))
const work = mkdtempSync(join(tmpdir(), 'create-vellum-'))
let server: Server
let registry: string

beforeAll(async () => {
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  const packed = new Map(['vellum', 'create-vellum'].map((name) => [name, pack(name)]))
  // Ours are here; all others are where npm gets them.
  server = createServer((request, response) => {
    const url = request.url ?? '/'
    const own = packed.get(url.slice(1))
    const file = [...packed.values()].find(({ filename }) => url === `/${filename}`)
    if (file) return response.end(file.archive)
    if (!own) return response.writeHead(302, { Location: new URL(url.slice(1), upstream).href }).end()
    const { manifest, archive, filename } = own
    const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`
    const version = { ...manifest, dist: { tarball: `${registry}/${filename}`, integrity } }
    response.writeHead(200, { 'Content-Type': 'application/json' })
    return response.end(
      JSON.stringify({
        name: manifest.name,
        'dist-tags': { latest: manifest.version },
        versions: { [manifest.version]: version },
      }),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  rmSync(work, { recursive: true, force: true })
})

function pack(name: string) {
  const cwd = join(packages, name)
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', work], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as [{ filename: string }]
  const manifest = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as {
    name: string
    version: string
  }
  return { filename, manifest, archive: readFileSync(join(work, filename)) }
}

describe('npm create vellum', () => {
  it('makes a site that builds at once, in under a minute', async () => {
    const env = { ...process.env, npm_config_registry: registry, npm_config_prefer_offline: 'true', CI: '1' }
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
