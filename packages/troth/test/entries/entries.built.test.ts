// The built files of the entries: loaded by `import` and `require` in Node, used in a page of a
// real browser, and within their budgets.

import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundledSize, entrySizes } from '../../../../bench/bundledSize.mjs'
import { ENTRY_LIMITS } from '../../../../bench/sizeLimits.mjs'
import { ensureBrowser } from '../../../../scripts/browser.mjs'
import { tsc } from '../../../../scripts/tsc.mjs'
import * as auth from '../../src/auth/index.js'
import * as fetchEntry from '../../src/fetch/index.js'
import * as mock from '../../src/mock/index.js'
import * as openapi from '../../src/openapi/index.js'
import * as progress from '../../src/progress/index.js'
import * as sse from '../../src/sse/index.js'
import { type BrowserServer, startBrowserServer } from './browserServer.js'
import * as suite from './browserSuite.js'

const ENTRIES = { auth, fetch: fetchEntry, mock, openapi, progress, sse }
const names = Object.keys(ENTRIES) as (keyof typeof ENTRIES)[]
const here = fileURLToPath(new URL('.', import.meta.url))
const packageFile = (path: string) => new URL(`../../${path}`, import.meta.url)

describe.each(names)('troth/%s', (name) => {
  it('is in the package, for each way of loading', () => {
    const { exports, typesVersions } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8'))
    const file = (format: string, end: string) => `./dist/${format}/${name}/index${end}`
    expect(exports[`./${name}`]).toEqual({
      import: { types: file('esm', '.d.ts'), default: file('esm', '.js') },
      require: { types: file('cjs', '.d.ts'), default: file('cjs', '.js') },
    })
    expect(typesVersions['*'][name]).toEqual([file('cjs', '.d.ts')])
    const paths = ['esm', 'cjs'].flatMap((format) =>
      ['.d.ts', '.js', '.js.map'].map((end) => file(format, end)),
    )
    expect(paths.filter((path) => !existsSync(packageFile(path)))).toEqual([])
  })

  it.each([
    ['module', `import('troth/${name}')`],
    ['commonjs', `require('troth/${name}')`],
  ])('%s has the names of the source', async (type, load) => {
    const script = `Promise.resolve(${load}).then((entry) => console.log(Object.keys(entry).sort().join()))`
    const args = [`--input-type=${type}`, '--eval', script]
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: here })
    expect(stdout.trim()).toBe(Object.keys(ENTRIES[name]).sort().join())
  })

  it('needs no other file and runs nothing when it is loaded', () => {
    const code = readFileSync(packageFile(`dist/esm/${name}/index.js`), 'utf8')
    expect(code).not.toMatch(/^import /m)
    // Functions, constants and exports begin a line, and nothing else, besides the lines of comments.
    const statements = code.match(/^[^\s/*}\]);].*/gm) ?? []
    expect(statements.filter((line) => !/^(async )?function|^const |^export /.test(line))).toEqual([])
  })
})

it('entries are within their budgets', async () => {
  for (const name of names)
    expect(await bundledSize(`troth/${name}`), name).toBeLessThanOrEqual(ENTRY_LIMITS[name])
})

// esbuild takes four seconds to start: as WebAssembly it runs everywhere.
it('entries are within their budgets with another bundler, too', { tags: ['exhaustive'] }, async () => {
  const sizes: Record<string, Record<string, number>> = await entrySizes()
  expect(Object.keys(sizes).sort()).toEqual(names.sort())
  for (const name of names)
    expect(Math.max(...Object.values(sizes[name] ?? {})), name).toBeLessThanOrEqual(ENTRY_LIMITS[name])
})

describe('types compile in a project for', () => {
  it.each([
    ['a browser', ['--lib', 'es2023,dom,dom.iterable']],
    ['Node, without the DOM library', ['--lib', 'es2023', '--types', 'node']],
  ])('%s', (_, args) => expectTypes(args))

  it.each([
    ['a worker', ['--lib', 'es2023,webworker,webworker.iterable']],
    ['Node, with the DOM library', ['--lib', 'es2023,dom', '--types', 'node']],
  ])('%s', { tags: ['exhaustive'] }, (_, args) => expectTypes(args))

  async function expectTypes(args: readonly string[]): Promise<void> {
    const strict = [
      '--strict',
      '--exactOptionalPropertyTypes',
      // Those of the language need no check: an error in them is not our concern either.
      '--skipDefaultLibCheck',
      '--noEmit',
      '--listFiles',
      '--pretty',
      'false',
    ]
    const modules = ['--target', 'es2023', '--module', 'nodenext', '--moduleResolution', 'nodenext']
    const { output } = await tsc([
      ...args,
      ...modules,
      ...strict,
      'packages/troth/test/entries/libraries.use.ts',
    ])
    // Without `skipLibCheck`, which would hide a name that the declarations miss; those of others are not our concern.
    const found = output.match(/^(?:packages\/troth\/(?:test|dist)\/.*: )?error TS.*$/gm)
    expect(found).toBeNull()
    expect(output).toMatch(/^\S*\/dist\/esm\/sse\/\S+\.d\.ts$/m)
  }
})

describe('in Chromium', () => {
  let server: BrowserServer
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    server = await startBrowserServer()
    browser = await chromium.launch({
      executablePath: await ensureBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    page = await browser.newPage()
    // Sets a cookie for the other origin, then for this one.
    await page.goto(`${server.otherOrigin}/page`)
    await page.goto(`${server.origin}/page`)
  })
  afterAll(async () => {
    await browser.close()
    await server.close()
  })

  it.each([
    ['an upload is reported in parts', suite.uploadSuite, suite.UPLOADED],
    ['responses and errors are those of fetch', suite.differencesSuite, suite.NO_DIFFERENCES],
    ['errors have their kinds, and downloads are reported', suite.failuresSuite, suite.FAILED],
    ['events survive the end of a connection', suite.eventsSuite, suite.EVENTS],
    ['tabs refresh a token once, by a lock', suite.authSuite, suite.SIGNED],
  ])('%s', async (_, run, expected) => {
    expect(await page.evaluate(suite.inPage(run, server))).toEqual(expected)
  })
})
