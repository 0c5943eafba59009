// The command line: at most three questions, then the site, and if requested its packages and the server.

import { spawn } from 'node:child_process'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CreateError, createSite, titleOf } from './createSite.js'
import { type PackageManager, packageManager } from './packageManager.js'
import { askQuestions, type Terminal } from './questions.js'

const HELP = `Usage: npm create vellum [folder] [-- options]

Creates a documentation site: docs with a sidebar, a blog, a version, search, and a workflow for GitHub Pages.

Options:
  --title <text>  Title of the site. Default: the name of the folder
  --yes           Ask nothing: install packages and start the server
  --no-install    Do not install packages
  --no-start      Do not start the server
  --help          This

Without a terminal nothing is asked, and packages are installed with --yes only.`

/** What the command uses of the machine. */
export interface Machine {
  /** The terminal for questions; undefined if there is none. */
  readonly terminal: Terminal | undefined
  readonly manager: PackageManager
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
  /** Runs a program in a folder; resolves with its exit code. */
  readonly run: (program: string, args: readonly string[], folder: string) => Promise<number>
}

const MACHINE: Machine = {
  // Nobody types into a pipe.
  terminal: process.stdin.isTTY ? { input: process.stdin, output: process.stdout } : undefined,
  manager: packageManager(process.env.npm_config_user_agent),
  print: (text) => void process.stdout.write(`${text}\n`),
  printError: (text) => void process.stderr.write(`${text}\n`),
  run: runProgram,
}

/** Runs the command; returns the exit code. */
export async function runCreate(args: readonly string[], machine: Machine = MACHINE): Promise<number> {
  const { manager, print, run } = machine
  try {
    const options = readOptions(args)
    if (options.help) {
      print(HELP)
      return 0
    }
    const { folder, title, installs, starts } = await chooseSite(options, machine.terminal)
    createSite({ folder, title })
    print(`\nCreated ${title} in ${folder}.`)
    if (!installs) {
      print(nextSteps(folder, [`${manager.name} install`, `${manager.name} run dev`]))
      return 0
    }
    print('Installing packages …\n')
    if ((await run(manager.name, manager.install, folder)) !== 0) {
      throw new CreateError(
        'The packages were not installed.',
        `Run \`${manager.name} install\` in ${folder} again.`,
      )
    }
    if (starts) return await run(manager.name, ['run', 'dev'], folder)
    print(nextSteps(folder, [`${manager.name} run dev`, `${manager.name} run build`]))
    return 0
  } catch (error) {
    if (!(error instanceof CreateError)) throw error
    machine.printError(`\n${error.message}\n${error.hint}`)
    return 1
  }
}

interface Options {
  readonly folder: string | undefined
  readonly title: string | undefined
  readonly yes: boolean
  readonly installs: boolean
  readonly starts: boolean
  readonly help: boolean
}

function readOptions(args: readonly string[]): Options {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        yes: { type: 'boolean', short: 'y', default: false },
        'no-install': { type: 'boolean', default: false },
        'no-start': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (positionals.length > 1) {
      throw new CreateError(
        `One folder can be created, not ${positionals.length}: ${positionals.join(', ')}.`,
        'Put a name with spaces in quotes.',
      )
    }
    return {
      folder: positionals[0],
      title: values.title,
      yes: values.yes,
      installs: !values['no-install'],
      starts: !values['no-start'],
      help: values.help,
    }
  } catch (error) {
    if (error instanceof CreateError) throw error
    const [message] = (error as Error).message.split('. ')
    throw new CreateError(`${message}.`, 'Run `npm create vellum -- --help` for all options.')
  }
}

/** What is created, and what happens then. */
interface Choice {
  readonly folder: string
  readonly title: string
  readonly installs: boolean
  /** Only when packages are installed. */
  readonly starts: boolean
}

/** Asks for what the command line does not say. */
async function chooseSite(options: Options, terminal: Terminal | undefined): Promise<Choice> {
  if (options.yes || !terminal) {
    const folder = options.folder ?? 'docs-site'
    // Without a terminal there is no consent to a download, and no way to end a server.
    const installs = options.installs && options.yes
    return { folder, title: options.title ?? titleOf(folder), installs, starts: installs && options.starts }
  }
  const questions = askQuestions(terminal)
  try {
    const folder = options.folder ?? (await questions.text('Folder of the site?', 'docs-site'))
    const title = options.title ?? (await questions.text('Title?', titleOf(folder)))
    const question = options.starts ? 'Install packages and start it?' : 'Install packages?'
    const installs = options.installs && (await questions.confirm(question))
    return { folder, title, installs, starts: installs && options.starts }
  } finally {
    questions.close()
  }
}

function nextSteps(folder: string, commands: readonly string[]): string {
  const path = relative(process.cwd(), resolve(folder))
  const steps = [...(path === '' ? [] : [`cd ${/\s/.test(path) ? `"${path}"` : path}`]), ...commands]
  return `\nNext:\n${steps.map((step) => `  ${step}`).join('\n')}`
}

function runProgram(program: string, args: readonly string[], cwd: string): Promise<number> {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
    child.once('error', () => done(1))
    child.once('exit', (code) => done(code ?? 0))
  })
}
