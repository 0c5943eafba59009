// The three built files, loaded the way users load them: `import` and `require`
// by the package's name in Node, a script tag in a real browser. They must have
// the same names and pass the same suite.

import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureBrowser } from '../../../scripts/browser.mjs'
import type * as Troth from '../src/index.js'
import * as source from '../src/index.js'
import { startServer, type TestServer } from './server.js'

/** Runs anywhere: knows nothing but its two arguments. */
async function smoke(troth: typeof Troth, origin: string): Promise<unknown> {
  const api = troth.createClient({ baseUrl: `${origin}/v1`, headers: { 'X-Client': 'smoke' }, retry: 1 })
  const echo = (
    await api
      .setHeaders({ 'X-Set': '1' })
      .postAsync<{ url: string; body: string; headers: Record<string, string> }>(
        'users',
        { name: 'Ada' },
        { query: { tag: ['a', 'b'] } },
      )
  ).data
  const root = api.extend({ baseUrl: origin })
  const missing = await root.safe.getAsync('/status/404')
  const parse = await root.safe.getAsync('/invalid-json')
  const timeout = await root.safe.getAsync('/stall', { timeout: 50 })
  const dropped = await root.safe.getAsync('/drop-body')
  const foreign = await api.safe.getAsync('https://evil.example/')
  const controller = new AbortController()
  setTimeout(() => controller.abort('enough'), 20)
  const aborted = await root.getAsync('/stall', { signal: controller.signal }).catch((error) => error)
  const blob = (await root.getAsync<Blob>('/binary')).data
  const failures = [missing, parse, timeout, dropped, foreign].map((result) =>
    result.ok ? 'ok' : `${result.error.name} ${result.error.code}`,
  )
  let misspelt = ''
  try {
    troth.createClient({ timout: 1 } as object)
  } catch (error) {
    misspelt = troth.isTrothError(error) ? error.message : String(error)
  }
  return {
    names: Object.keys(troth).sort(),
    echo: [
      echo.url,
      echo.body,
      echo.headers['x-client'],
      echo.headers['x-set'],
      echo.headers['content-type'],
    ],
    failures,
    aborted: [
      aborted instanceof troth.AbortError,
      aborted instanceof troth.TrothError,
      (aborted as Troth.AbortError).reason,
    ],
    blob: blob.size,
    misspelt,
  }
}

const EXPECTED = {
  names: Object.keys(source).sort(),
  echo: ['/v1/users?tag=a&tag=b', '{"name":"Ada"}', 'smoke', '1', 'application/json'],
  failures: [
    'HttpError HTTP_STATUS',
    'ParseError PARSE_JSON',
    'TimeoutError TIMEOUT_ATTEMPT',
    'NetworkError NETWORK_BODY',
    'ConfigError CONFIG_ORIGIN',
  ],
  aborted: [true, true, 'enough'],
  blob: 3,
  misspelt: 'option "timout" is unknown; did you mean "timeout"?',
}

const here = fileURLToPath(new URL('.', import.meta.url))
const dist = fileURLToPath(new URL('../dist/', import.meta.url))

describe('Packages: three formats with one shape', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.close())

  const inNode = async (type: 'module' | 'commonjs', load: string) => {
    const script = `Promise.resolve(${load}).then(async (troth) => console.log(JSON.stringify(await (${smoke})(troth, ${JSON.stringify(server.origin)}))))`
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [`--input-type=${type}`, '--eval', script],
      { cwd: here },
    )
    return JSON.parse(stdout)
  }

  it('names a file for every way of loading, and all of them exist', () => {
    const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
    expect(manifest).toMatchObject({
      type: 'module',
      sideEffects: false,
      unpkg: './dist/umd/troth.min.js',
      jsdelivr: './dist/umd/troth.min.js',
      exports: {
        '.': {
          import: { types: './dist/esm/index.d.ts', default: './dist/esm/index.js' },
          require: { types: './dist/cjs/index.d.ts', default: './dist/cjs/index.js' },
        },
      },
    })
    expect(manifest).not.toHaveProperty('dependencies')
    const named = JSON.stringify(manifest).match(/\.\/dist\/[^"]+/g) ?? []
    expect(named.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([])
  })

  it('is the source, as a check of the suite itself', async () => {
    expect(await smoke(source, server.origin)).toEqual(EXPECTED)
  })

  it('import: ESM', async () => {
    expect(await inNode('module', `import('troth')`)).toEqual(EXPECTED)
  })

  it('require: CommonJS', async () => {
    expect(await inNode('commonjs', `require('troth')`)).toEqual(EXPECTED)
  })

  it('recognises errors of the other format', async () => {
    const script = `import { createRequire } from 'node:module'
      import { isTrothError } from 'troth'
      const cjs = createRequire(process.cwd() + '/x.js')('troth')
      const result = await cjs.createClient().safe.getAsync('x')
      console.log(isTrothError(result.error), result.error instanceof (await import('troth')).TrothError)`
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { cwd: here },
    )
    expect(stdout).toBe('true false\n')
  })

  describe('script tag: UMD in a real browser', () => {
    let browser: Browser
    beforeAll(async () => {
      browser = await chromium.launch({
        executablePath: await ensureBrowser(),
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--no-first-run',
        ],
      })
    })
    afterAll(() => browser.close())

    it.each(['troth.js', 'troth.min.js'])('%s', async (file) => {
      const page = await browser.newPage()
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      await page.goto(`${server.origin}/html`)
      await page.addScriptTag({ path: `${dist}umd/${file}` })
      const result = await page.evaluate(`(${smoke})(window.Troth, ${JSON.stringify(server.origin)})`)
      expect(result).toEqual(EXPECTED)
      expect(complaints).toEqual([])
      await page.close()
    })

    it('a base URL may be relative to the page', async () => {
      const page = await browser.newPage()
      await page.goto(`${server.origin}/html`)
      await page.addScriptTag({ path: `${dist}umd/troth.min.js` })
      const url = await page.evaluate(
        `Troth.createClient({ baseUrl: '/api' }).getAsync('users').then(({ data }) => data.url)`,
      )
      expect(url).toBe('/api/users')
      await page.close()
    })
  })

  it('UMD is a CommonJS module too', () => {
    const umd = createRequire(import.meta.url)('../dist/umd/troth.min.js')
    expect(Object.keys(umd).sort()).toEqual(EXPECTED.names)
  })

  it('UMD is an AMD module, and a global where nothing else is', () => {
    const code = readFileSync(`${dist}umd/troth.min.js`, 'utf8')
    const defined: object[] = []
    const define = Object.assign((value: object) => void defined.push(value), { amd: {} })
    const load = new Function('define', 'globalThis', code)
    const page: { Troth?: object } = {}
    load(define, page)
    load(undefined, page)
    expect(defined.map((value) => Object.keys(value).sort())).toEqual([EXPECTED.names])
    expect(Object.keys(page.Troth ?? {}).sort()).toEqual(EXPECTED.names)
  })

  it.each(['esm/index.js', 'cjs/index.js', 'umd/troth.js', 'umd/troth.min.js'])(
    '%s has a source map to the sources, which are in the package',
    (file) => {
      const code = readFileSync(dist + file, 'utf8')
      const [, name] = /\/\/# sourceMappingURL=(\S+)/.exec(code) ?? []
      const map = JSON.parse(readFileSync(`${dist}${file.replace(/[^/]+$/, '')}${name}`, 'utf8'))
      expect(map.sources).toContain('../../src/request.ts')
      expect(map).not.toHaveProperty('sourcesContent')
    },
  )
})
