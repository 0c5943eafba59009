// The command line: at most three questions, then the site, its packages and the server.

import { spawn } from 'node:child_process'
import { relative, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { CreateError, createSite, titleOf } from './createSite.js'

const HELP = `Usage: npm create vellum [folder] [-- options]

Creates a documentation site: docs with a sidebar, a blog, a version, search, and a workflow for GitHub Pages.

Options:
  --title <text>  Title of the site. Default: the name of the folder
  --yes           Ask nothing
  --no-install    Do not install packages
  --no-start      Do not start the server
  --help          This`

/** Runs the command; returns the exit code. */
export async function runCreate(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args)
    if (options.help) {
      print(HELP)
      return 0
    }
    const { folder, title, starts } = await chooseSite(options)
    createSite({ folder, title })
    print(`\nCreated ${title} in ${folder}.`)
    if (!options.installs) return nextSteps(folder, ['npm install', 'npm run dev'])
    print('Installing packages …\n')
    if ((await run('npm', ['install', '--no-audit', '--no-fund'], folder)) !== 0) {
      throw new CreateError('The packages were not installed.', `Run \`npm install\` in ${folder} again.`)
    }
    if (!starts) return nextSteps(folder, ['npm run dev', 'npm run build'])
    return await run('npm', ['run', 'dev'], folder)
  } catch (error) {
    if (!(error instanceof CreateError)) throw error
    process.stderr.write(`\n${error.message}\n${error.hint}\n`)
    return 1
  }
}

interface Options {
  readonly folder: string | undefined
  readonly title: string | undefined
  readonly asks: boolean
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
      // Nobody types into a pipe.
      asks: !values.yes && process.stdin.isTTY === true,
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

/** Asks for what the command line does not say. */
async function chooseSite(options: Options): Promise<{ folder: string; title: string; starts: boolean }> {
  if (!options.asks) {
    const folder = options.folder ?? 'docs-site'
    return { folder, title: options.title ?? titleOf(folder), starts: options.starts }
  }
  const questions = createInterface({ input: process.stdin, output: process.stdout })
  const ask = async (question: string, preset: string) =>
    (await questions.question(`${question} (${preset}) `)).trim() || preset
  try {
    const folder = options.folder ?? (await ask('Folder of the site?', 'docs-site'))
    const title = options.title ?? (await ask('Title?', titleOf(folder)))
    const starts =
      options.installs && options.starts && /^y/i.test(await ask('Install packages and start it?', 'yes'))
    return { folder, title, starts }
  } finally {
    questions.close()
  }
}

function nextSteps(folder: string, commands: readonly string[]): number {
  const path = relative(process.cwd(), resolve(folder))
  const steps = [...(path === '' ? [] : [`cd ${path}`]), ...commands]
  print(`\nNext:\n${steps.map((step) => `  ${step}`).join('\n')}`)
  return 0
}

/** Runs a program of npm in a folder; resolves with its exit code. */
function run(program: string, args: readonly string[], cwd: string): Promise<number> {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
    child.once('error', () => done(1))
    child.once('exit', (code) => done(code ?? 0))
  })
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
