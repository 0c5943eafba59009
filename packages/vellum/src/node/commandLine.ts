// Reads the command line. Pure: arguments in, one command out, or a VellumError that
// says what is wrong with them.

import { parseArgs } from 'node:util'
import { nearest, VellumError } from './errors.js'

/** A command with its options. */
export type Command =
  | { readonly name: 'help' }
  /** Tells which version of the engine this is. */
  | { readonly name: 'about' }
  /** Freezes the documents as a version. */
  | {
      readonly name: 'version'
      readonly version: string
      readonly siteDir: string
      readonly docsId: string
    }
  | ({ readonly name: 'build' | 'check' } & SiteOptions & BuildOptions)
  | ({ readonly name: 'serve' } & SiteOptions & ServerOptions & { readonly outDir: string | undefined })
  | ({ readonly name: 'dev' } & SiteOptions & ServerOptions & { readonly locale: string | undefined })
  | {
      readonly name: 'write-translations'
      readonly siteDir: string
      readonly locale: string | undefined
      readonly override: boolean
      readonly prefix: string
    }

interface SiteOptions {
  readonly siteDir: string
  readonly baseUrl: string | undefined
}

interface BuildOptions {
  readonly locale: string | undefined
  readonly outDir: string | undefined
  readonly workers: number | undefined
  readonly cache: boolean
}

interface ServerOptions {
  readonly port: number
  readonly host: string
}

export const HELP = `Usage: vellum <command> [siteDir] [options]

Commands:
  build    Build the site into siteDir/dist.
  dev      Serve the site while it is written; pages follow the files.
  serve    Serve what was built, as a static host would.
  check    Build without writing anything: configuration, content, links.
  version <name> [siteDir]
           Freeze the docs as they are as a version of that name.
  write-translations
           Write the files of a language that translators fill in.

Options:
  --out-dir <dir>   Folder of the built site. Default: siteDir/dist  (build, serve)
  --base <path>     Path that the site is served under, in place of baseUrl.
  --locale <name>   The language to build, serve or translate. Default: all to build, else the default one.
  --port <number>   Port to serve on, or the next free one. Default: 3000  (dev, serve)
  --host <name>     Address to serve on. Default: 127.0.0.1  (dev, serve)
  --workers <n>     Threads that compile and render. Default: chosen by size  (build, check)
  --no-cache        Compile every page again.  (build, check)
  --docs-id <id>    Set of documents to freeze. Default: default  (version)
  --override        Put the site's messages in the place of translations.  (write-translations)
  --message-prefix <text>
                    Put before messages that are not translated yet.  (write-translations)
  --help, --version`

const SITE = ['base']
const OPTIONS: { readonly [command: string]: readonly string[] } = {
  build: [...SITE, 'out-dir', 'locale', 'workers', 'no-cache'],
  check: [...SITE, 'locale', 'workers', 'no-cache'],
  serve: [...SITE, 'out-dir', 'port', 'host'],
  dev: [...SITE, 'locale', 'port', 'host'],
  version: ['docs-id'],
  'write-translations': ['locale', 'override', 'message-prefix'],
}
const FLAGS = ['no-cache', 'override']

/** `['build', 'site', '--base', '/x/']` → the command `build` */
export function parseCommandLine(args: readonly string[]): Command {
  const [name, ...rest] = args
  if (name === undefined || name === 'help' || args.includes('--help') || args.includes('-h'))
    return { name: 'help' }
  if (name === '--version' || name === '-v') return { name: 'about' }
  const known = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : undefined
  if (!known) {
    throw new VellumError(`There is no command "${name}".`, { hint: guess(name, Object.keys(OPTIONS), '') })
  }
  const { values, positionals } = readOptions(name, rest, known)
  if (name === 'version') return versionCommand(positionals, values['docs-id'] as string | undefined)
  if (positionals.length > 1) {
    throw new VellumError(
      `\`vellum ${name}\` takes one folder, not ${positionals.length}: ${positionals.join(', ')}.`,
    )
  }
  const text = (key: string) => values[key] as string | undefined
  const site = { siteDir: positionals[0] ?? '.', baseUrl: text('base') }
  switch (name) {
    case 'dev':
    case 'serve': {
      const server = { port: port(text('port') ?? '3000'), host: text('host') ?? '127.0.0.1' }
      return name === 'dev'
        ? { name, ...site, ...server, locale: text('locale') }
        : { name, ...site, ...server, outDir: text('out-dir') }
    }
    case 'write-translations':
      return {
        name,
        siteDir: site.siteDir,
        locale: text('locale'),
        override: values.override === true,
        prefix: text('message-prefix') ?? '',
      }
    default: {
      const built = {
        outDir: text('out-dir'),
        locale: text('locale'),
        workers: workers(text('workers')),
        cache: values['no-cache'] !== true,
      }
      return { name: name as 'build' | 'check', ...site, ...built }
    }
  }
}

function versionCommand(positionals: readonly string[], docsId = 'default'): Command {
  const [version, siteDir = '.', ...more] = positionals
  const hint = 'For example: vellum version 1.0'
  if (version === undefined) {
    throw new VellumError('`vellum version` needs the name of the version.', { hint })
  }
  if (more.length > 0) {
    throw new VellumError(
      `\`vellum version\` takes a name and one folder, not ${positionals.length} words: ${positionals.join(', ')}.`,
      { hint: `Put a name with spaces in quotes. ${hint}` },
    )
  }
  return { name: 'version', version, siteDir, docsId }
}

function readOptions(command: string, args: readonly string[], known: readonly string[]) {
  const options = Object.fromEntries(
    known.map((name) => [name, { type: FLAGS.includes(name) ? ('boolean' as const) : ('string' as const) }]),
  )
  const { tokens, ...parsed } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    if (!known.includes(name)) {
      throw new VellumError(`\`vellum ${command}\` has no option "${rawName}".`, {
        hint: guess(name, known, '--'),
      })
    }
    const flag = FLAGS.includes(name)
    if (!flag && (value === undefined || value === ''))
      throw new VellumError(`The option "--${name}" needs a value.`)
    if (flag && value !== undefined) throw new VellumError(`The option "--${name}" takes no value.`)
  }
  return parsed
}

function guess(word: string, candidates: readonly string[], prefix: string): string {
  const meant = nearest(word, candidates)
  const list = candidates.map((name) => prefix + name).join(', ')
  return meant ? `Did you mean "${prefix}${meant}"?` : `Available: ${list}.`
}

function port(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > 65535) {
    throw new VellumError(`"${text}" is not a port.`, { hint: 'Pass a number from 0 to 65535.' })
  }
  return value
}

function workers(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text) || Number(text) < 1 || Number(text) > 64) {
    throw new VellumError(`"${text}" is not a number of workers.`, { hint: 'Pass a number from 1 to 64.' })
  }
  return Number(text)
}
