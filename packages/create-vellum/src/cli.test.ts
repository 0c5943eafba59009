import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import { runCreate } from './cli.js'
import { packageManager } from './packageManager.js'

const work = mkdtempSync(join(tmpdir(), 'create-cli-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))
let count = 0

const INSTALL = 'npm install --no-audit --no-fund'
const START = 'npm run dev'
const CTRL_C = '\u0003'

/** Runs the command with what a person types at the terminal, one answer for each question; undefined is no terminal. */
async function create(options: readonly string[], typed: readonly string[] | undefined, userAgent?: string) {
  const folder = join(work, `site-${++count}`)
  const input = new PassThrough()
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80 })
  const commands: string[] = []
  let asked = ''
  let printed = ''
  const print = (text: string) => {
    printed += `${text}\n`
  }
  const answers = [...(typed ?? [])]
  output.setEncoding('utf8').on('data', (text: string) => {
    asked += text
    // A question, not the answer that the terminal repeats.
    if (!/\? \([^)]*\) $/.test(text)) return
    const answer = answers.shift()
    if (answer === undefined) input.end()
    else input.write(answer === CTRL_C ? answer : `${answer}\r`)
  })
  const code = await runCreate([folder, ...options], {
    terminal: typed && { input, output },
    manager: packageManager(userAgent),
    print,
    printError: print,
    run: async (program, args, cwd) => {
      expect(cwd).toBe(folder)
      commands.push([program, ...args].join(' '))
      return 0
    },
  })
  return { code, commands, asked, printed, isCreated: existsSync(join(folder, 'vellum.config.ts')) }
}

describe('Install packages and start it? (PK-3)', () => {
  it.each([
    { typed: ['Docs', ''], commands: [INSTALL, START] },
    { typed: ['Docs', 'y'], commands: [INSTALL, START] },
    { typed: ['Docs', 'YES'], commands: [INSTALL, START] },
    { typed: ['Docs', 'n'], commands: [] },
    { typed: ['Docs', 'No'], commands: [] },
    { typed: ['Docs', 'what?', 'n'], commands: [] },
    { typed: ['Docs', 'later', 'y'], commands: [INSTALL, START] },
  ])('$typed', async ({ typed, commands }) => {
    const result = await create([], typed)
    expect(result).toMatchObject({ code: 0, commands, isCreated: true })
    expect(result.asked).toContain('Install packages and start it? (yes)')
    expect(result.asked.includes('Please answer yes or no.')).toBe(typed.length > 2)
    expect(result.printed.includes('  npm install\n  npm run dev\n')).toBe(commands.length === 0)
  })

  it.each([
    { options: ['--no-start'], typed: ['Docs', 'n'], commands: [] },
    { options: ['--no-start'], typed: ['Docs', 'y'], commands: [INSTALL] },
    { options: ['--no-install'], typed: ['Docs'], commands: [] },
    { options: ['--title', 'Docs', '--no-install'], typed: [], commands: [] },
    { options: ['--yes'], typed: [], commands: [INSTALL, START] },
    { options: ['--yes', '--no-start'], typed: [], commands: [INSTALL] },
    { options: ['--yes', '--no-install'], typed: [], commands: [] },
  ])('$options, with $typed', async ({ options, typed, commands }) => {
    const result = await create(options, typed)
    expect(result).toMatchObject({ code: 0, commands, isCreated: true })
    expect(result.asked).not.toContain('start it?')
  })

  it.each([
    { options: [], commands: [] },
    { options: ['--yes'], commands: [INSTALL, START] },
    { options: ['--yes', '--no-start'], commands: [INSTALL] },
    { options: ['--yes', '--no-install'], commands: [] },
  ])('is not asked without a terminal: $options', async ({ options, commands }) => {
    expect(await create(options, undefined)).toMatchObject({ code: 0, commands, asked: '', isCreated: true })
  })
})

describe('an input that ends (PK-3)', () => {
  it.each([{ typed: [] }, { typed: ['Docs'] }, { typed: [CTRL_C] }, { typed: ['Docs', CTRL_C] }])(
    'creates nothing: $typed',
    async ({ typed }) => {
      expect(await create([], typed)).toMatchObject({
        code: 1,
        commands: [],
        isCreated: false,
        printed: '\nCancelled: nothing was created.\nPass --yes to be asked nothing.\n',
      })
    },
  )
})

describe('several lines that are pasted at once', () => {
  it('are the answers to the questions in their order', async () => {
    expect(await create([], ['Docs\rn'])).toMatchObject({ code: 0, commands: [], isCreated: true })
  })
})

describe('the package manager that has started the command (PK-5)', () => {
  it.each([
    { userAgent: 'pnpm/10.9.0 npm/? node/v24.1.0 linux x64', install: 'pnpm install', start: 'pnpm run dev' },
    {
      userAgent: 'yarn/4.18.1 npm/? node/v20.20.2 linux arm64',
      install: 'yarn install',
      start: 'yarn run dev',
    },
    { userAgent: 'bun/1.4.4 npm/? node/v24.1.0 linux x64', install: 'bun install', start: 'bun run dev' },
    { userAgent: 'npm/11.19.1 node/v20.20.2 linux arm64 workspaces/false', install: INSTALL, start: START },
    { userAgent: 'other/1.0.0', install: INSTALL, start: START },
  ])('installs and starts: $install', async ({ userAgent, install, start }) => {
    expect(await create(['--yes'], undefined, userAgent)).toMatchObject({ commands: [install, start] })
    const { printed } = await create(['--no-install'], undefined, userAgent)
    expect(printed).toContain(`\n  ${install.split(' --')[0]}\n  ${start}\n`)
  })
})
