// Follows the installation pages for Node to the letter, from an empty folder to the
// first response: the commands they give, the files they show, the output they promise.

import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startRegistry } from '../../scripts/packageRegistry.mjs'
import { SITE } from './collect'
import { readFences } from './fences'
import { stubFiles } from './stubPackages'

const execute = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'walkthrough-'))
let registry: Awaited<ReturnType<typeof startRegistry>>

beforeAll(async () => {
  const troth = dirname(createRequire(import.meta.url).resolve('troth/package.json'))
  registry = await startRegistry({ packages: [troth], work: folder })
})

afterAll(async () => {
  await registry?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What a page says up to its second section: the way to the first response. */
function firstSection(page: string): string {
  const text = readFileSync(join(SITE, 'docs/installation', page), 'utf8')
  return text.split(/^## /m).slice(0, 2).join('## ')
}

/** Does what a page says; gives what its commands printed, and what it says they print. */
async function follow(page: string): Promise<{ printed: string[]; promised: string[] }> {
  let cwd = join(folder, page)
  mkdirSync(cwd)
  const outputs = new Map<string, string>()
  const printed: string[] = []
  const promised: string[] = []
  for (const { language, title, code, output } of readFences(firstSection(page))) {
    if (title) {
      mkdirSync(dirname(join(cwd, title)), { recursive: true })
      writeFileSync(join(cwd, title), `${code}\n`)
      if (output) outputs.set(title, output.text)
    }
    if (language !== 'bash') continue
    for (const command of code.split('\n')) {
      const [program = '', ...args] = command.split(' ')
      if (program === 'cd') cwd = join(cwd, args.join(' '))
      else if (program === 'mkdir') mkdirSync(join(cwd, args.join(' ')))
      else {
        const env = {
          ...process.env,
          npm_config_registry: registry.url,
          npm_config_cache: join(folder, 'cache'),
        }
        const { stdout } = await execute(program, args, { cwd, env, shell: process.platform === 'win32' })
        const shown = program === 'node' && outputs.get(args[0] ?? '')
        if (shown === undefined || shown === false) continue
        printed.push(stdout.trimEnd())
        promised.push(shown)
      }
    }
  }
  return { printed, promised }
}

describe('installation pages', () => {
  it.each(['nodejs.md', 'cjs.md'])('%s leads from an empty folder to a first response', async (page) => {
    const { printed, promised } = await follow(page)
    expect(promised.length).toBeGreaterThan(0)
    expect(printed).toEqual(promised)
  })
})

/** Writes files, and the folders that they need. */
function writeFiles(parent: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(parent, name)), { recursive: true })
    writeFileSync(join(parent, name), `${text}\n`)
  }
}

describe('the TypeScript files of the Node.js page', () => {
  it('compile under its tsconfig.json, and its tests pass', async () => {
    const cwd = join(folder, 'typescript')
    const fences = readFences(readFileSync(join(SITE, 'docs/installation/nodejs.md'), 'utf8'))
    const titled = fences.flatMap(({ title, code }) => (title ? [[title, code] as const] : []))
    const files = Object.fromEntries(titled.filter(([name]) => /\.ts$|^tsconfig\.json$/.test(name)))
    const config = JSON.parse(files['tsconfig.json']!)
    // As the page says where it needs the types of Node.js.
    config.compilerOptions.types = ['node']
    writeFiles(cwd, {
      ...stubFiles(Object.values(files)),
      ...files,
      'tsconfig.json': JSON.stringify(config),
      'package.json': '{ "type": "module" }',
    })
    const require = createRequire(import.meta.url)
    for (const name of ['troth', '@types/node']) {
      mkdirSync(dirname(join(cwd, 'node_modules', name)), { recursive: true })
      symlinkSync(dirname(require.resolve(`${name}/package.json`)), join(cwd, 'node_modules', name), 'dir')
    }
    await execute(process.execPath, [require.resolve('typescript/bin/tsc'), '-p', '.'], { cwd })
    const { stdout } = await execute(process.execPath, ['--test', '--test-reporter=tap'], { cwd })
    expect(/^# pass (\d+)$/m.exec(stdout)?.[1]).toBe('4')
    expect(stdout).toContain('# fail 0')
  })
})
