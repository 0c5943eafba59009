// Reads the command line. Pure: arguments in, one command out, or a VellumError that
// says what is wrong with them.

import { parseArgs } from 'node:util'
import { isBasePath } from '../../shared/url.js'
import { VellumError } from '../base/errors.js'
import { nearestName } from '../base/nearestName.js'
import { HOST_TARGETS, type HostTarget } from '../hosting/hostTargets.js'
import { COMMANDS, DEPLOY_STEPS, OPTIONS } from './commandHelp.js'

/** A command with its options. */
export type Command =
  /** The command to explain; undefined = all. */
  | { readonly name: 'help'; readonly of: string | undefined }
  /** Prints the version of the engine. */
  | { readonly name: 'about' }
  /** Freezes the docs as a version. */
  | {
      readonly name: 'version'
      readonly version: string
      readonly siteDir: string
      readonly configFile: string | undefined
      readonly docsId: string
    }
  | ({ readonly name: 'build' | 'check' } & SiteOptions & BuildOptions & { readonly profile: boolean })
  | ({ readonly name: 'serve' } & SiteOptions & ServerOptions & { readonly outDir: string | undefined })
  | ({ readonly name: 'dev' } & SiteOptions & ServerOptions & DevOptions)
  | {
      readonly name: 'write-translations'
      readonly siteDir: string
      readonly configFile: string | undefined
      readonly locale: string | undefined
      readonly override: boolean
      readonly prefix: string
    }
  /** Copies a part of the theme; lists all without a part. */
  | {
      readonly name: 'eject'
      readonly part: string | undefined
      readonly siteDir: string
      readonly wrap: boolean
    }
  | PackageCommand
  /** Writes the documentation as one document. */
  | ({
      readonly name: 'print'
      readonly locale: string | undefined
      readonly output: string | undefined
      readonly docsId: string
      readonly version: string | undefined
      readonly sidebar: string | undefined
      readonly isNumbered: boolean
      readonly pdf: boolean
    } & SiteOptions)
  /** Writes the ids of headings. */
  | {
      readonly name: 'write-heading-ids'
      readonly siteDir: string
      readonly configFile: string | undefined
      readonly files: readonly string[]
      readonly syntax: 'classic' | 'mdx-comment'
      readonly migrate: boolean
      readonly overwrite: boolean
      readonly maintainCase: boolean
    }
  /** Deletes the cache and the built site. */
  | { readonly name: 'clear'; readonly siteDir: string; readonly outDir: string | undefined }

/** The commands that are packages of their own. */
const PACKAGE_COMMANDS = ['migrate', 'mcp'] as const

/** The name of such a command. */
export type PackageCommandName = (typeof PACKAGE_COMMANDS)[number]

/** Runs a package, which reads its arguments itself. */
export interface PackageCommand {
  readonly name: PackageCommandName
  readonly args: readonly string[]
}

/** Whether a command is a package of its own. */
export function isPackageCommand(command: Command): command is PackageCommand {
  return PACKAGE_COMMANDS.some((name) => name === command.name)
}

interface SiteOptions {
  readonly siteDir: string
  readonly configFile: string | undefined
  readonly baseUrl: string | undefined
}

interface BuildOptions {
  readonly locale: string | undefined
  readonly outDir: string | undefined
  readonly workers: number | undefined
  readonly target: HostTarget | undefined
  readonly keepAssets: string | undefined
  readonly cache: boolean
  /** Only for `check`: whether links to other sites are requested. */
  readonly external: boolean
  readonly prose: boolean
}

interface ServerOptions {
  readonly port: number
  readonly strictPort: boolean
  /** `true` for all addresses of this machine. */
  readonly host: string | true
  /** A path that the browser opens, or `true` for the home page. */
  readonly open: string | boolean
}

interface DevOptions {
  readonly locale: string | undefined
  /** `true` for a generated certificate, or files. */
  readonly https: boolean | { readonly cert: string; readonly key: string }
  /** Milliseconds between two checks for changes; `true` for the default. */
  readonly poll: number | boolean
  readonly force: boolean
}

/** The names of commands in other tools. */
const OTHER_NAMES = new Map([
  ['start', 'dev'],
  ['develop', 'dev'],
  ['watch', 'dev'],
  ['preview', 'serve'],
  ['docs:version', 'version'],
  ['lint', 'check'],
  ['test', 'check'],
  ['swizzle', 'eject'],
])

/** `['build', 'site', '--base', '/x/']` → the command `build` */
export function parseCommandLine(args: readonly string[]): Command {
  const [name, ...rest] = args
  if (name === undefined || name === 'help' || args.includes('--help') || args.includes('-h')) {
    return { name: 'help', of: args.find((arg) => Object.hasOwn(COMMANDS, arg)) }
  }
  if (name === '--version' || name === '-v') return { name: 'about' }
  const knownOptions = Object.hasOwn(COMMANDS, name) ? COMMANDS[name]?.options : undefined
  if (!knownOptions) {
    const other = OTHER_NAMES.get(name)
    throw new VellumError(`There is no command "${name}".`, {
      code: 'unknown-command',
      hint:
        name === 'deploy'
          ? `Build with \`vellum build --target <host>\`, and let the host publish the folder: ${DEPLOY_STEPS}`
          : other
            ? `It is called "${other}" here.`
            : guess(name, Object.keys(COMMANDS), ''),
    })
  }
  const ofPackage = PACKAGE_COMMANDS.find((each) => each === name)
  if (ofPackage) return { name: ofPackage, args: rest }
  const { values, positionals } = readOptions(name, rest, knownOptions)
  const text = (key: string) => values[key] as string | undefined
  if (name === 'version') {
    return versionCommand(positionals, { docsId: text('docs-id'), configFile: text('config') })
  }
  if (name === 'eject') {
    return ejectCommand(positionals, { wrap: values.wrap === true, list: values.list === true })
  }
  if (name === 'write-heading-ids') {
    const [siteDir = '.', ...files] = positionals
    return {
      name,
      siteDir,
      files,
      configFile: text('config'),
      syntax: headingSyntax(text('syntax')),
      migrate: values.migrate === true,
      overwrite: values.overwrite === true,
      maintainCase: values['maintain-case'] === true,
    }
  }
  if (positionals.length > 1) {
    throw new VellumError(
      `\`vellum ${name}\` takes one folder, not ${positionals.length}: ${positionals.join(', ')}.`,
      { code: 'too-many-arguments', hint: 'Put a path with spaces in quotes.' },
    )
  }
  const site = { siteDir: positionals[0] ?? '.', configFile: text('config'), baseUrl: base(text('base')) }
  switch (name) {
    case 'clear':
      return { name, siteDir: site.siteDir, outDir: text('out-dir') }
    case 'print':
      return {
        name,
        ...site,
        locale: text('locale'),
        output: text('output'),
        docsId: text('docs-id') ?? 'default',
        version: text('docs-version'),
        sidebar: text('sidebar'),
        isNumbered: values.numbered === true,
        pdf: values['no-pdf'] !== true,
      }
    case 'dev':
    case 'serve': {
      const server: ServerOptions = {
        port: port(text('port') ?? '3000'),
        strictPort: values['strict-port'] === true,
        host: (text('host') ?? '127.0.0.1') || true,
        open: values['no-open'] !== true && text('open') !== undefined && (text('open') || true),
      }
      if (name === 'serve') return { name, ...site, ...server, outDir: text('out-dir') }
      return {
        name,
        ...site,
        ...server,
        locale: text('locale'),
        https: https(text('https-cert'), text('https-key')) ?? values.https === true,
        poll: poll(text('poll')),
        force: values.force === true,
      }
    }
    case 'write-translations':
      return {
        name,
        siteDir: site.siteDir,
        configFile: site.configFile,
        locale: text('locale'),
        override: values.override === true,
        prefix: text('message-prefix') ?? '',
      }
    default: {
      const built = {
        outDir: text('out-dir'),
        locale: text('locale'),
        workers: workers(text('workers')),
        target: readTarget(text('target')),
        keepAssets: text('keep-assets'),
        cache: values['no-cache'] !== true,
        profile: values.profile === true,
        external: values.external === true,
        prose: values.prose === true,
      }
      return { name: name as 'build' | 'check', ...site, ...built }
    }
  }
}

function headingSyntax(name = 'classic'): 'classic' | 'mdx-comment' {
  if (name === 'classic' || name === 'mdx-comment') return name
  throw new VellumError(`There is no syntax "${name}" of heading ids.`, {
    code: 'unknown-heading-syntax',
    hint: 'Pass `classic` for `{#id}`, or `mdx-comment` for `{/* #id */}`.',
  })
}

function readTarget(name: string | undefined): HostTarget | undefined {
  if (name === undefined) return undefined
  const target = HOST_TARGETS.find((candidate) => candidate === name)
  if (!target) {
    throw new VellumError(`There is no target "${name}".`, {
      code: 'unknown-target',
      hint: guess(name, HOST_TARGETS, ''),
    })
  }
  return target
}

function ejectCommand(
  positionals: readonly string[],
  { wrap, list }: { readonly wrap: boolean; readonly list: boolean },
): Command {
  const [part, siteDir = '.', ...more] = positionals
  if (list) return { name: 'eject', part: undefined, siteDir: '.', wrap: false }
  const hint = 'For example: vellum eject Footer'
  if (part === undefined) {
    throw new VellumError('`vellum eject` needs the name of a part.', {
      code: 'missing-part-name',
      hint: `${hint}. \`vellum eject --list\` lists all parts.`,
    })
  }
  if (more.length > 0) {
    throw new VellumError(
      `\`vellum eject\` takes a part and one folder, not ${positionals.length} arguments: ${positionals.join(', ')}.`,
      { code: 'too-many-arguments', hint: `Put a path with spaces in quotes. ${hint}` },
    )
  }
  return { name: 'eject', part, siteDir, wrap }
}

function versionCommand(
  positionals: readonly string[],
  {
    docsId = 'default',
    configFile,
  }: { readonly docsId: string | undefined; readonly configFile: string | undefined },
): Command {
  const [version, siteDir = '.', ...more] = positionals
  const hint = 'For example: vellum version 1.0'
  if (version === undefined) {
    throw new VellumError('`vellum version` needs the name of the version.', {
      code: 'missing-version-name',
      hint,
    })
  }
  if (more.length > 0) {
    throw new VellumError(
      `\`vellum version\` takes a name and one folder, not ${positionals.length} arguments: ${positionals.join(', ')}.`,
      { code: 'too-many-arguments', hint: `Put a name with spaces in quotes. ${hint}` },
    )
  }
  return { name: 'version', version, siteDir, configFile, docsId }
}

function readOptions(command: string, args: readonly string[], knownOptions: readonly string[]) {
  const options = Object.fromEntries(
    knownOptions.map((name) => [name, { type: isFlag(name) ? ('boolean' as const) : ('string' as const) }]),
  )
  const { tokens, ...parsed } = parseArgs({
    args: withoutLooseValues(args, knownOptions),
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    if (!knownOptions.includes(name)) {
      throw new VellumError(`\`vellum ${command}\` has no option "${rawName}".`, {
        code: 'unknown-option',
        hint: guess(name, knownOptions, '--'),
      })
    }
    const isFlagOption = isFlag(name)
    if (!isFlagOption && !OPTIONS[name]?.optional && (value === undefined || value === ''))
      throw new VellumError(`The option "--${name}" needs a value.`, {
        code: 'missing-option-value',
        hint: `Write \`--${name} <${OPTIONS[name]?.value}>\`.`,
      })
    if (isFlagOption && value !== undefined)
      throw new VellumError(`The option "--${name}" takes no value.`, {
        code: 'unexpected-option-value',
        hint: `Write \`--${name}\` alone.`,
      })
  }
  return parsed
}

/**
 * Binds the value of an option that may have none to it, because a parser would take any argument for it:
 * `--host --port 80` → `--host= --port 80`, `--host a` → `--host=a`
 */
function withoutLooseValues(args: readonly string[], knownOptions: readonly string[]): string[] {
  const bound: string[] = []
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!
    const name = knownOptions.find((option) => arg === `--${option}`)
    const optional = name === undefined ? undefined : OPTIONS[name]!.optional
    if (!optional) {
      bound.push(arg)
    } else if (optional.test(args[i + 1] ?? '')) {
      bound.push(`${arg}=${args[i + 1]}`)
      i++
    } else {
      bound.push(`${arg}=`)
    }
  }
  return bound
}

function isFlag(option: string): boolean {
  return OPTIONS[option]?.value === undefined
}

function guess(name: string, candidates: readonly string[], prefix: string): string {
  const meant = nearestName(name, candidates)
  const list = candidates.map((candidate) => prefix + candidate).join(', ')
  return meant ? `Did you mean "${prefix}${meant}"?` : `Available: ${list}.`
}

function base(text: string | undefined): string | undefined {
  if (text !== undefined && !isBasePath(text)) {
    throw new VellumError(`The option "--base" takes a path, not "${text}".`, {
      code: 'invalid-base-path',
      hint: 'Pass a path such as "/" or "/docs/".',
    })
  }
  return text
}

function port(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > 65535) {
    throw new VellumError(`The option "--port" takes a port number, not "${text}".`, {
      code: 'invalid-port',
      hint: 'Pass a number from 0 to 65535.',
    })
  }
  return value
}

function https(cert: string | undefined, key: string | undefined) {
  if (cert === undefined && key === undefined) return undefined
  if (cert === undefined || key === undefined) {
    throw new VellumError('The options "--https-cert" and "--https-key" must be passed together.', {
      code: 'incomplete-https-files',
      hint: 'Pass both files, or `--https` alone: Vellum then makes a certificate for this machine.',
    })
  }
  return { cert, key }
}

function poll(text: string | undefined): number | boolean {
  if (text === undefined || text === '') return text === ''
  if (!/^\d+$/.test(text) || Number(text) === 0) {
    throw new VellumError(`The option "--poll" takes milliseconds, not "${text}".`, {
      code: 'invalid-poll-interval',
      hint: 'Pass a whole number such as 500, or `--poll` alone.',
    })
  }
  return Number(text)
}

function workers(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text) || Number(text) < 1 || Number(text) > 64) {
    throw new VellumError(`The option "--workers" takes a number from 1 to 64, not "${text}".`, {
      code: 'invalid-workers',
      hint: 'Pass such a number, or leave the option out.',
    })
  }
  return Number(text)
}
