// Reads the command line. Pure: arguments in, one command out, or a VellumError that
// says what is wrong with them.

import { parseArgs } from 'node:util'
import { VellumError } from '../base/errors.js'
import { COMMANDS, DEPLOY_STEPS, OPTIONS } from './commandHelp.js'
import { type Command, PACKAGE_COMMANDS, type ServerOptions } from './commandOptions.js'
import {
  nameHint,
  readBase,
  readHeadingSyntax,
  readHttps,
  readPoll,
  readPort,
  readTarget,
  readWorkers,
} from './optionValues.js'

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
  if (!knownOptions) throw unknownCommand(name)
  const ofPackage = PACKAGE_COMMANDS.find((command) => command === name)
  if (ofPackage) return { name: ofPackage, args: rest }
  return commandOf(name, readOptions(name, rest, knownOptions))
}

function unknownCommand(name: string): VellumError {
  const other = OTHER_NAMES.get(name)
  return new VellumError(`There is no command "${name}".`, {
    code: 'unknown-command',
    hint:
      name === 'deploy'
        ? `Build with \`vellum build --target <host>\`, and let the host publish the folder: ${DEPLOY_STEPS}`
        : other
          ? `It is called "${other}" here.`
          : nameHint(name, Object.keys(COMMANDS), ''),
  })
}

/** The command with these options and arguments. */
function commandOf(name: string, { values, positionals }: ReadOptions): Command {
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
      syntax: readHeadingSyntax(text('syntax')),
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
  const site = { siteDir: positionals[0] ?? '.', configFile: text('config'), baseUrl: readBase(text('base')) }
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
    case 'serve':
      return { name, ...site, ...serverOptions(values), outDir: text('out-dir') }
    case 'dev':
      return {
        name,
        ...site,
        ...serverOptions(values),
        locale: text('locale'),
        https: readHttps(text('https-cert'), text('https-key')) ?? values.https === true,
        poll: readPoll(text('poll')),
        force: values.force === true,
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
    default:
      return {
        name: name as 'build' | 'check',
        ...site,
        outDir: text('out-dir'),
        locale: text('locale'),
        workers: readWorkers(text('workers')),
        target: readTarget(text('target')),
        keepAssets: text('keep-assets'),
        cache: values['no-cache'] !== true,
        profile: values.profile === true,
        external: values.external === true,
        prose: values.prose === true,
      }
  }
}

function serverOptions(values: ReadOptions['values']): ServerOptions {
  const text = (key: string) => values[key] as string | undefined
  return {
    port: readPort(text('port') ?? '3000'),
    strictPort: values['strict-port'] === true,
    host: (text('host') ?? '127.0.0.1') || true,
    open: values['no-open'] !== true && text('open') !== undefined && (text('open') || true),
  }
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

/** Options by name, and the other arguments. */
interface ReadOptions {
  readonly values: Readonly<Record<string, unknown>>
  readonly positionals: readonly string[]
}

function readOptions(command: string, args: readonly string[], knownOptions: readonly string[]): ReadOptions {
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
        hint: nameHint(name, knownOptions, '--'),
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
