// The commands as a shell sees them: exit codes, what is printed where, and what is on
// disk when they are stopped or run at the same time. Only what needs a process of its own
// starts one.

import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import type { MessageCode } from '../dist/node/bundle/catalogue.js'
import { errorReport } from '../dist/node/bundle/errorReport.js'
import { build, silentLogger } from '../dist/node/bundle/index.js'
import {
  buildSite,
  builtFolder,
  type CommandResult,
  contentsOf,
  differences,
  filesIn,
  runHere,
  testSites,
} from './builtSite.js'
import { shareCompressed } from './compressedForms.js'

const BIN = fileURLToPath(new URL('../bin/vellum.js', import.meta.url))
const { makeSite } = testSites()

/** Runs a command in a process; it is stopped as soon as `until` returns true. */
async function run(
  args: readonly string[],
  { until, signal = 'SIGINT' }: { until?: () => boolean; signal?: NodeJS.Signals } = {},
): Promise<CommandResult> {
  const built = builtFolder(args)
  if (built) shareCompressed(built)
  const child = spawn(process.execPath, [BIN, ...args], { env: { ...process.env, CI: '1' } })
  let out = ''
  let error = ''
  child.stdout.on('data', (text: Buffer) => {
    out += text.toString()
  })
  child.stderr.on('data', (text: Buffer) => {
    error += text.toString()
  })
  const timer = until && setInterval(() => until() && child.kill(signal), 5)
  const code = await new Promise<number | null>((done) => child.on('exit', done))
  clearInterval(timer)
  return { code, out, error }
}

it('a build lets the bundler return its memory, unless the environment says otherwise', {
  tags: ['exhaustive'],
}, async () => {
  // The configuration is the first thing that is bundled.
  const site = makeSite({
    'vellum.config.mjs': `
      const { MIMALLOC_PURGE_DELAY, MIMALLOC_ALLOW_THP } = process.env
      throw new Error('delay ' + MIMALLOC_PURGE_DELAY + ', huge pages ' + MIMALLOC_ALLOW_THP)`,
  })
  expect((await run(['build', site])).error).toContain('Cause: delay 0, huge pages 0\n')
  const own = { MIMALLOC_PURGE_DELAY: '50', MIMALLOC_ALLOW_THP: '1' }
  Object.assign(process.env, own)
  const { error } = await run(['build', site]).finally(() => {
    for (const name of Object.keys(own)) delete process.env[name]
  })
  expect(error).toContain('Cause: delay 50, huge pages 1\n')
})

describe('a configuration that never resolves', () => {
  it('is waited for although nothing else keeps the process alive', async () => {
    const site = makeSite({ 'vellum.config.mjs': 'export default new Promise(() => {})' })
    const loader = new URL('../dist/node/config/loadSiteConfig.js', import.meta.url).href
    const code = `
      const { loadSiteConfig } = await import(${JSON.stringify(loader)})
      await loadSiteConfig(${JSON.stringify(site)}, { timeLimit: 200 }).catch(({ message }) => console.log(message))`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code])
    let out = ''
    child.stdout.on('data', (text: Buffer) => {
      out += text.toString()
    })
    const exitCode = await new Promise<number | null>((done) => child.on('close', done))
    expect([exitCode, out]).toEqual([0, 'vellum.config.mjs did not resolve within 0.2 s.\n'])
  })
})

const LOADED = 'Loaded the site in … s.\n'
const PHASE_LINES = `${LOADED}Compiled 1 page in … s.
Bundled scripts and styles in … s.
Rendered 2 pages in … s.
Checked the links in … s.
Finished the site in … s.
`

/** What a command printed, without what differs between runs. */
function withoutTimes(out: string): string {
  return out.replace(/[\d.]+ s\b/g, '… s').replace(/(Slowest: ).+/, '$1…')
}

/** Enough pages that a build takes a while, some of them with code. */
function someSite(): string {
  const pages = Array.from({ length: 12 }, (_, i): [string, string] => [
    `docs/page-${i}.mdx`,
    `import Box from '@site/src/Box.jsx'\n\n# Page ${i}\n\n<Box />\n\n\`\`\`js\nconst page = ${i}\n\`\`\`\n`,
  ])
  return makeSite({
    'docs/index.md': '# Home\n',
    'src/Box.jsx': 'export default () => <b>Box</b>\n',
    ...Object.fromEntries(pages),
  })
}

const leftovers = (dir: string) => readdirSync(dir).filter((name) => name.startsWith('.dist'))

/** The line that links a message to the manual. */
const more = (code: MessageCode) => `  More: https://troth-http.github.io/vellum/reference/messages#${code}`

describe('exit codes', () => {
  it('0 for a site without errors; CLI-2, CLI-4: plain lines in CI', async () => {
    const { code, out, error } = await run(['check', makeSite({ 'docs/index.md': '# A\n' })])
    expect([code, error]).toEqual([0, ''])
    expect(withoutTimes(out)).toBe(
      `${PHASE_LINES}Checked 2 pages (1 compiled, 2 rendered, the rest from the cache) in … s.\nSlowest: …\n`,
    )
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what must not be there
    expect(out).not.toMatch(/[\r\u001B]/)
  })

  it('1 for a site with an error', async () => {
    const dir = makeSite({ 'docs/index.md': '# A\n\n{\n' })
    const { code, out, error } = await run(['build', dir])
    expect([code, withoutTimes(out), error.split('\n')[1]]).toEqual([1, LOADED, 'A "{" is not closed.'])
  })

  it('2 for a wrong command line', async () => {
    expect(await run(['biuld'])).toEqual({
      code: 2,
      out: '',
      error: `\nThere is no command "biuld".\n  Did you mean "build"?\n${more('unknown-command')}\n`,
    })
  })
})

describe('what a build prints', () => {
  const site = () => makeSite({ 'docs/index.md': '# A\n' })

  it('CLI-1: one line of phases on a terminal, which is updated', async () => {
    const { out } = await onTerminal(() => runHere(['build', site()], { CI: '' }))
    const [line, ...rest] = out.split('\n')
    const shown = line!.split('\r\u001B[K').map(withoutTimes)
    expect(shown.slice(0, 3)).toEqual(['', 'Loading …', 'Loaded … s'])
    expect(shown.at(-1)).toBe(
      'Loaded … s · Compiled … s · Bundled … s · Rendered … s · Checked … s · Finished … s',
    )
    expect(rest.join('\n')).toMatch(/^Built 2 pages .+\nSlowest: .+\n$/)
  })

  it('CLI-2: a line for each phase with NO_COLOR, although it is a terminal', async () => {
    const { out } = await onTerminal(() => runHere(['build', site()], { CI: '', NO_COLOR: '1' }))
    expect(withoutTimes(out).startsWith(`${PHASE_LINES}Built 2 pages `)).toBe(true)
  })

  it('CLI-3: the error below the phase that failed', async () => {
    const dir = makeSite({ 'docs/index.md': '# A\n\n{\n' })
    const { out, error } = await onTerminal(() => runHere(['build', dir], { CI: '' }))
    expect(withoutTimes(out)).toMatch(/Loaded … s · Compiling .*\n$/)
    expect(error).toMatch(/^\nA "\{" is not closed\.\n/)
  })

  it('CLI-5, CLI-6: phases and pages with --profile; none of the pages when all come from the cache', async () => {
    const dir = site()
    const first = (await runHere(['build', dir, '--profile'])).out
    const [, phases = '', pages = ''] = first.split('\n\n')
    expect(phases.replace(/[\d.]+ s/g, '…').replace(/ +/g, ' ')).toBe(
      ['Phase wall CPU', ...PHASES, 'total'].map((row, i) => (i === 0 ? row : `${row} … …`)).join('\n'),
    )
    const rows = pages.trimEnd().split('\n').slice(1)
    expect(rows[0]).toMatch(/^Page +all +compile +render +write$/)
    expect(
      rows
        .slice(1)
        .map((row) => row.split(/ {2,}/)[0])
        .sort(),
    ).toEqual(['/404.html', '/docs', '2 pages'])
    expect((await runHere(['build', dir, '--profile'])).out).toMatch(
      /\n\nAll pages came from the cache: --no-cache measures them\.\n$/,
    )
  })
})

const PHASES = ['load', 'compile', 'bundle', 'render', 'check', 'finish']

/** Runs something whose output looks like a terminal to it. */
async function onTerminal<T>(work: () => Promise<T>): Promise<T> {
  const { stdout } = process
  const { isTTY, columns, clearLine, cursorTo } = stdout
  // The bundler below calls the last two.
  Object.assign(stdout, { isTTY: true, columns: 200, clearLine: () => true, cursorTo: () => true })
  try {
    return await work()
  } finally {
    Object.assign(stdout, { isTTY, columns, clearLine, cursorTo })
  }
}

describe('a file in place of a folder', () => {
  const site = () => makeSite({ 'docs/index.md': '# A\n', file: '', '.vellum/cache': '' })

  it('of the output', async () => {
    const dir = makeSite({ 'docs/index.md': '# A\n', file: '' })
    for (const outDir of ['file/out', 'file/a/b']) {
      const { code, out, error } = await runHere(['build', dir, '--out-dir', join(dir, outDir)])
      expect({ code, out: withoutTimes(out), error }).toEqual({
        code: 1,
        out: LOADED,
        error: `\n"${dir}/${outDir}" cannot be a folder: a part of its path is a file.\n  Choose another folder with \`--out-dir\`, such as \`build\`.\n${more('output-folder-is-file')}\n`,
      })
    }
  })

  it('of the cache', async () => {
    const dir = site()
    const { code, out, error } = await runHere(['build', dir])
    expect({ code, out: withoutTimes(out), error }).toEqual({
      code: 1,
      out: LOADED,
      error: `\nCannot create the folder "${dir}/.vellum/cache": a file has this name (EEXIST).\n  Rename or delete that file.\n${more('file-exists')}\n`,
    })
  })

  it('OF-5: of a cache leaves no temporary folder', async () => {
    const dir = makeSite({ 'docs/index.md': '# A\n', '.vellum/cache/compressed': '' })
    // Not `buildSite`, which uses this folder itself.
    expect(await build({ siteDir: dir, logger: silentLogger }).catch(errorReport)).toBe(
      `Cannot create the folder "${dir}/.vellum/cache/compressed": a file has this name (EEXIST).\n  Rename or delete that file.\n${more('file-exists')}`,
    )
    expect(leftovers(dir)).toEqual([])
  })
})

it('a configuration that imports packages is loaded in every thread, and the site is unchanged', {
  tags: ['exhaustive'],
}, async () => {
  const dir = makeSite({
    'vellum.config.mjs': '',
    'vellum.config.ts': `
      import esm from 'esm'
      import { cjs } from 'cjs'
      import { from } from 'both'
      import { local } from './config/local.ts'
      const here: string = import.meta.url.split('/').at(-1)!
      export default async () => ({
        title: [esm, cjs, local, here, (await import('both')).from, from, require('both').from].join(' '), url: 'https://example.com', baseUrl: '/',
      })`,
    'config/local.ts': `export const local: string = 'local'`,
    'node_modules/esm/package.json': '{ "type": "module", "exports": { "import": "./esm.js" } }',
    'node_modules/esm/esm.js': `export default 'esm'`,
    'node_modules/both/package.json':
      '{ "type": "module", "exports": { "module": "./no.js", "import": "./i.js", "require": "./r.cjs" } }',
    'node_modules/both/i.js': `export const from = 'import'`,
    'node_modules/both/r.cjs': `exports.from = 'require'`,
    'node_modules/cjs/index.js': `exports.cjs = 'cjs'`,
    ...Object.fromEntries(
      Array.from({ length: 3 }, (_, i) => [`docs/${i === 0 ? 'index' : i}.md`, `# ${i}\n`]),
    ),
  })
  rmSync(join(dir, 'vellum.config.mjs'))
  const before = filesIn(dir)
  const { code, error } = await runHere(['build', dir, '--workers', '2'])
  expect([code, error]).toEqual([0, ''])
  expect(filesIn(dir).filter((path) => !/^(\.vellum|dist)\//.test(path))).toEqual(before)
  expect(readdirSync(join(dir, 'node_modules')).sort()).toEqual(['both', 'cjs', 'esm'])
  expect(readFileSync(join(dir, 'dist/docs/index.html'), 'utf8')).toContain(
    'esm cjs local vellum.config.ts import import require',
  )
})

it('a package that lacks an export is named as the configuration names it', async () => {
  const dir = makeSite({
    'vellum.config.mjs': `import { nope } from 'esm'\nexport default { title: nope }\n`,
    'node_modules/esm/package.json': '{ "type": "module", "exports": "./esm.js" }',
    'node_modules/esm/esm.js': 'export const yes = 1\n',
  })
  expect((await runHere(['build', dir])).error).toBe(
    [
      '',
      'vellum.config.mjs threw an error while it was loaded.',
      '  at vellum.config.mjs',
      '  Correct the code that throws; the cause is below.',
      "Cause: The requested module 'esm' does not provide an export named 'nope'",
      more('config-threw'),
      '',
    ].join('\n'),
  )
})

describe('what is on disk', () => {
  let builtSite: string
  let builtFiles: ReadonlyMap<string, Buffer>
  beforeAll(async () => {
    builtSite = someSite()
    expect((await buildSite(builtSite)).error).toBeUndefined()
    builtFiles = contentsOf(join(builtSite, 'dist'))
  })

  it('a check writes nothing but its cache', async () => {
    const dir = makeSite({ 'docs/index.md': '# A\n', 'dist/.vellum': '', 'dist/old.html': 'old' })
    const files = () => filesIn(dir).filter((path) => !path.startsWith('.vellum/'))
    const before = files()
    expect((await runHere(['check', dir])).code).toBe(0)
    expect(files()).toEqual(before)
    expect(filesIn(dir).filter((path) => path.startsWith('.vellum/check'))).toEqual([])
  })

  it('OF-3: a build that a signal ends leaves the previous site unchanged, and nothing else', {
    tags: ['exhaustive'],
  }, async () => {
    const dir = builtSite
    const site = join(dir, 'dist')
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL'] as const) {
      const before = contentsOf(site)
      writeFileSync(join(dir, 'docs/index.md'), `# A home before ${signal}\n`)
      const { code } = await run(['build', dir], { until: () => leftovers(dir).length > 0, signal })
      expect([signal, code]).not.toEqual([signal, 0])
      expect([signal, ...differences(contentsOf(site), before)]).toEqual([signal])
      if (signal !== 'SIGKILL') expect([signal, ...leftovers(dir)]).toEqual([signal])
      // The next build deletes what this one could not.
      expect((await buildSite(dir)).error).toBeUndefined()
      expect([signal, ...leftovers(dir)]).toEqual([signal])
      expect(differences(contentsOf(site), before)).toContain('docs/index.html')
    }
  })

  it('two builds at once make one whole site', { tags: ['exhaustive'] }, async () => {
    const dir = someSite()
    const both = await Promise.all([run(['build', dir]), run(['build', dir])])
    expect(both.map(({ code, error }) => [code, error])).toEqual([
      [0, ''],
      [0, ''],
    ])
    expect(leftovers(dir)).toEqual([])
    expect(differences(contentsOf(join(dir, 'dist')), builtFiles)).toEqual([])
  })
})

it('PL-10: what a plugin starts and nothing waits for ends a build with its position', {
  tags: ['exhaustive'],
}, async () => {
  const plugin = "{ name: 'a', rendered: () => { Promise.reject(new Error('floating')) } }"
  const { code, error } = await run(['build', makeSite({ 'docs/index.md': '# A\n' }, `plugins: [${plugin}]`)])
  expect(code).toBe(1)
  expect(error).toContain(
    'Code of the configuration threw an error that nothing waited for.\n  at vellum.config.mjs:1:',
  )
  expect(error).toContain('Cause: floating')
})
