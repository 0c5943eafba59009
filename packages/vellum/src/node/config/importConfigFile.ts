// Imports a config file in TypeScript or JavaScript, fresh each time, and tells
// which files it is made of. Node 20 runs no TypeScript, so the file is bundled
// with what it imports by path; packages stay imports.

import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, isAbsolute, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { BundleError, Plugin, RolldownMagicString } from 'rolldown'
import { codeFrame, combineErrors, VellumError } from '../base/errors.js'
import { fileSystemError, readError } from '../base/fileSystemError.js'
import { linkModules } from '../base/linkedModules.js'
import { writeFile } from '../base/namedFiles.js'
import { CONFIG_TIME_LIMIT, withTimeLimit } from '../base/timeLimit.js'
import { importAdvice } from './docusaurusFields.js'
import { type MissingPackage, packages } from './stubPackages.js'

/** A module and the files it is made of, itself first. */
export interface ImportedFile {
  readonly exports: Readonly<Record<string, unknown>>
  readonly files: readonly string[]
  /** All of it as one module, for other threads. */
  readonly code: string
  /** Where something was thrown by the code of the files: `vellum.config.ts:3:7`. */
  readonly placeOf: (error: unknown) => string
  /** One error for each package that is not installed; stand-ins are in their place. */
  readonly missing: readonly VellumError[]
}

/** Imports a file; what it imports by path is read anew, too. */
export async function importConfigFile(file: string): Promise<ImportedFile> {
  const imported = await importWithStandIns(file)
  if (imported.missing.length > 0) throw combineErrors(imported.missing)
  return imported
}

/** The same when a package is missing: what else is wrong can then be told in the same report. */
export async function importWithStandIns(
  file: string,
  timeLimit: number = CONFIG_TIME_LIMIT,
): Promise<ImportedFile> {
  if (!existsSync(file)) {
    throw new VellumError(`The file "${basename(file)}" does not exist.`, {
      files: ['vellum.config.ts'],
      hint: 'Create it, or correct its path in the configuration.',
    })
  }
  return run(file, await bundleFile(file), timeLimit)
}

/** Imports a file that was imported before: `code` is what it is made of. */
export async function importConfigCode(file: string, code: string): Promise<ImportedFile['exports']> {
  const bundled = {
    code,
    files: [file],
    missing: [],
    originOf: () => undefined,
    names: new Map<string, string>(),
  }
  const { exports } = await run(file, bundled, CONFIG_TIME_LIMIT)
  return exports
}

async function run(
  file: string,
  { code, files, missing, originOf, names }: Bundled,
  timeLimit: number,
): Promise<ImportedFile> {
  const temporary = await writeTemporary(code, dirname(file))
  const placeInCode = (error: unknown) => stackPlace(error, basename(temporary.file))
  const placeOf = (error: unknown) => {
    const place = placeInCode(error)
    return (place && originOf(place)) ?? basename(file)
  }
  try {
    const loading: Promise<Record<string, unknown>> = import(pathToFileURL(temporary.file).href)
    const exports = await withTimeLimit(loading, { name: basename(file), timeLimit })
    // The caller awaits a promise that is exported, but only after the clean-up
    // below; Node ends a process whose promise is rejected and unheard until then.
    if (exports.default instanceof Promise) exports.default.catch(() => {})
    return { exports, files, code, placeOf, missing }
  } catch (cause) {
    // A stand-in is not what the code expects.
    if (missing.length > 0) throw combineErrors(missing)
    if (cause instanceof VellumError) throw cause
    // Not from the code of the file: Node could not read a package that it imports, for example.
    const unreadable = placeInCode(cause) ? undefined : fileSystemError(cause)
    if (unreadable) throw unreadable
    throw importError(basename(file), { place: placeOf(cause), cause: withNames(cause, names) })
  } finally {
    await temporary.remove()
  }
}

interface Place {
  /** From 1. */
  readonly line: number
  readonly column: number
}

/** A file and what it imports by path, as one module. */
interface Bundled extends Pick<ImportedFile, 'code' | 'files' | 'missing'> {
  /** The place in a source that a place in the code comes from. */
  readonly originOf: (place: Place) => string | undefined
  /** The packages by the URLs that stand for them in the code. */
  readonly names: ReadonlyMap<string, string>
}

async function bundleFile(file: string): Promise<Bundled> {
  const missing: MissingPackage[] = []
  const names = new Map<string, string>()
  try {
    // Threads that are given the code have no use for a bundler.
    const { rolldown, RolldownMagicString } = await import('rolldown')
    const bundle = await rolldown({
      input: file,
      cwd: dirname(file),
      platform: 'node',
      logLevel: 'silent',
      tsconfig: false,
      transform: { define: PLACES },
      plugins: [keepPlaces((code) => new RolldownMagicString(code)), packages(file, { missing, names })],
    })
    try {
      // The bundler follows symbolic links, so it may know the file by another name.
      const self = await realpath(file)
      const { output } = await bundle.generate({
        format: 'esm',
        codeSplitting: false,
        // Sources in the map are relative to it; nothing is written.
        dir: dirname(self),
        sourcemap: 'hidden',
      })
      const imported = (await bundle.watchFiles).filter((path) => isAbsolute(path) && path !== self)
      const { code, map } = output[0]
      const sources = map && new SourceMap(map as unknown as SourceMapPayload)
      return {
        // All that is left of `import.meta.url` is the bundler's own, for calls of `require`.
        code: code.replace('createRequire(import.meta.url)', `createRequire(${JSON.stringify(self)})`),
        files: [file, ...imported.sort()],
        names,
        missing: missing
          .map(({ name, importer }) => missingPackage(name, relative(dirname(self), importer)))
          .sort(byMessage),
        originOf: ({ line, column }) => {
          const origin = sources?.findEntry(line - 1, column - 1)
          if (!origin || !('originalSource' in origin)) return undefined
          return `${origin.originalSource}:${origin.originalLine + 1}:${origin.originalColumn + 1}`
        },
      }
    } finally {
      await bundle.close()
    }
  } catch (cause) {
    throw bundleError(file, cause)
  }
}

/** What the bundler found, without its colours and drawings: a place is enough to go there. */
function bundleError(file: string, cause: unknown): VellumError {
  const name = basename(file)
  const { errors = [] } = cause as Partial<BundleError>
  if (errors.length === 0) return new VellumError(`Cannot read ${name}.`, { files: [name], cause })
  const problems = errors.map(({ message, id, loc }) => {
    const [line = ''] = stripVTControlCharacters(message).split('\n')
    const unreadable = readError(line, id ?? file)
    if (unreadable) return unreadable
    const source = id ? relative(dirname(file), id) : name
    const position = loc && { line: loc.line, column: loc.column + 1 }
    const place = {
      files: [position ? `${source}:${position.line}:${position.column}` : source],
      ...(position && id && existsSync(id) && { frame: codeFrame(readFileSync(id, 'utf8'), position) }),
    }
    const missing = /Could not resolve '(.+?)' in /.exec(line)?.[1]
    if (missing) {
      const hint = 'Correct the path, or create the file.'
      return new VellumError(`The import "${missing}" was not found.`, { ...place, hint })
    }
    return new VellumError(`Cannot read ${name}: ${line.replace(/^\[\w+\] /, '').replace(/\.?$/, '.')}`, {
      ...place,
      hint: 'Correct the code at this place.',
    })
  })
  return combineErrors(problems)
}

/** What a module calls its own place, and the variables that stand for it. */
const PLACES = {
  'import.meta.url': '__vellum_url',
  'import.meta.filename': '__vellum_filename',
  'import.meta.dirname': '__vellum_dirname',
  __filename: '__vellum_filename',
  __dirname: '__vellum_dirname',
}

/** Lets each module know its own place, although it runs from another one. */
function keepPlaces(edit: (code: string) => RolldownMagicString): Plugin {
  return {
    name: 'vellum:keep-places',
    transform(code, id) {
      if (!/\.[cm]?[jt]sx?$/.test(id) || !/import\.meta|__dirname|__filename/.test(code)) return null
      const places = { url: pathToFileURL(id).href, filename: id, dirname: dirname(id) }
      const variables = Object.entries(places).map(([key, value]) => {
        return `const __vellum_${key} = ${JSON.stringify(value)};`
      })
      const edited = edit(code).prepend(`${variables.join(' ')} `)
      // Without a map the positions of errors would be lost.
      return { code: edited.toString(), map: edited.generateMap({ hires: true }).toString() }
    },
  }
}

/** Writes code where the system keeps temporary files; packages resolve as they do for files in `from`. */
async function writeTemporary(
  code: string,
  from: string,
): Promise<{ readonly file: string; readonly remove: () => Promise<void> }> {
  let folder: string | undefined
  const remove = async () => {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  }
  try {
    folder = await mkdtemp(join(tmpdir(), 'vellum-'))
    const file = join(linkModules(folder, from), `vellum-config-${randomUUID()}.mjs`)
    await writeFile(file, code)
    return { file, remove }
  } catch (error) {
    await remove()
    const otherwise = 'set the environment variable TMPDIR to another folder'
    throw fileSystemError(error, { otherwise }) ?? error
  }
}

/** Imports are found in any order. */
function byMessage(one: Error, other: Error): number {
  return one.message < other.message ? -1 : 1
}

function missingPackage(name: string, importer: string): VellumError {
  const installed = name.split('/', name.startsWith('@') ? 2 : 1).join('/')
  return new VellumError(`${importer} imports "${name}", which is not installed.`, {
    files: [importer],
    hint: importAdvice(name) ?? `Install it: \`npm install ${installed}\`.`,
  })
}

function importError(name: string, { place, cause }: { place: string; cause: unknown }): VellumError {
  const missing = cause instanceof Error && /Cannot find package '([^']+)'/.exec(cause.message)?.[1]
  if (missing) return missingPackage(missing, name)
  return new VellumError(`${name} threw an error while it was loaded.`, {
    files: [place],
    hint: 'Correct the code that throws; the cause is below.',
    cause,
  })
}

/** What Node says of a module, with the name that the file imports it by. */
function withNames(cause: unknown, names: ReadonlyMap<string, string>): unknown {
  if (!(cause instanceof SyntaxError)) return cause
  const found = [...names].find(([url]) => cause.message.includes(`'${url}'`))
  return found ? new SyntaxError(cause.message.replace(found[0], () => found[1])) : cause
}

/** The innermost place in a module that an error went through. */
function stackPlace(error: unknown, module: string): Place | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const at = stack.indexOf(`${module}:`)
  if (at === -1) return undefined
  const [, line, column] = /^:(\d+):(\d+)/.exec(stack.slice(at + module.length)) ?? []
  return line && column ? { line: Number(line), column: Number(column) } : undefined
}
