// Imports a config file in TypeScript or JavaScript, fresh each time, and returns its exports and the files it is
// made of. Node 20 runs no TypeScript, so the file is bundled first and runs from a temporary folder. Does not know
// what a config file exports.

import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { combineErrors, VellumError } from '../base/errors.js'
import { fileSystemError } from '../base/fileSystemError.js'
import { linkModules } from '../base/linkedModules.js'
import { writeFile } from '../base/namedFiles.js'
import { CONFIG_TIME_LIMIT, withTimeLimit } from '../base/timeLimit.js'
import { type BundledFile, bundleConfigFile, missingPackage, type Position } from './bundleConfigFile.js'

/** A module and the files it is made of, itself first. */
export interface ImportedFile extends Pick<BundledFile, 'code' | 'files' | 'missing'> {
  readonly exports: Readonly<Record<string, unknown>>
  /** The position in the files at which an error was thrown: `vellum.config.ts:3:7`. */
  readonly sourcePosition: (error: unknown) => string
}

/** Imports a file; the files that it imports by path are read again, too. */
export async function importConfigFile(file: string): Promise<ImportedFile> {
  const imported = await importWithStubs(file)
  if (imported.missing.length > 0) throw combineErrors(imported.missing)
  return imported
}

/** Imports a file with stubs for missing packages, so that one report can have these and all other errors. */
export async function importWithStubs(
  file: string,
  timeLimit: number = CONFIG_TIME_LIMIT,
): Promise<ImportedFile> {
  if (!existsSync(file)) {
    throw new VellumError(`The file "${basename(file)}" does not exist.`, {
      files: ['vellum.config.ts'],
      hint: 'Create it, or correct its path in the configuration.',
    })
  }
  return runBundle({ file, bundle: await bundleConfigFile(file), timeLimit })
}

/** Imports a file that was bundled before, in another thread. */
export async function importConfigCode(file: string, code: string): Promise<ImportedFile['exports']> {
  const bundle: BundledFile = {
    code,
    files: [file],
    missing: [],
    packageNames: new Map(),
    originalPosition: () => undefined,
  }
  return (await runBundle({ file, bundle, timeLimit: CONFIG_TIME_LIMIT })).exports
}

async function runBundle({
  file,
  bundle,
  timeLimit,
}: {
  file: string
  bundle: BundledFile
  timeLimit: number
}): Promise<ImportedFile> {
  const { code, files, missing } = bundle
  const name = basename(file)
  const temporary = await writeTemporary(code, dirname(file))
  const codePosition = (error: unknown) => stackPosition(error, basename(temporary.file))
  const sourcePosition = (error: unknown) => {
    const position = codePosition(error)
    return (position && bundle.originalPosition(position)) ?? name
  }
  try {
    const loading: Promise<Record<string, unknown>> = import(pathToFileURL(temporary.file).href)
    const exports = await withTimeLimit(loading, { name, timeLimit })
    // The caller awaits an exported promise only after the temporary file is removed;
    // until then Node would end the process for a rejection that nobody handles.
    if (exports.default instanceof Promise) exports.default.catch(() => {})
    return { exports, files, code, sourcePosition, missing }
  } catch (cause) {
    // The code may have failed because of a stub.
    if (missing.length > 0) throw combineErrors(missing)
    if (cause instanceof VellumError) throw cause
    // Not thrown by the code of the file: Node could not read an imported package, for example.
    const unreadable = codePosition(cause) ? undefined : fileSystemError(cause)
    if (unreadable) throw unreadable
    throw importError(name, {
      position: sourcePosition(cause),
      cause: withPackageNames(cause, bundle.packageNames),
    })
  } finally {
    await temporary.remove()
  }
}

/** Writes code to the system's temporary folder; packages resolve as they do for files in `from`. */
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

/** The innermost position in a module that an error went through. */
function stackPosition(error: unknown, module: string): Position | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const at = stack.indexOf(`${module}:`)
  if (at === -1) return undefined
  const [, line, column] = /^:(\d+):(\d+)/.exec(stack.slice(at + module.length)) ?? []
  return line && column ? { line: Number(line), column: Number(column) } : undefined
}

function importError(name: string, { position, cause }: { position: string; cause: unknown }): VellumError {
  const missing = cause instanceof Error && /Cannot find package '([^']+)'/.exec(cause.message)?.[1]
  if (missing) return missingPackage(missing, name)
  return new VellumError(`${name} threw an error while it was loaded.`, {
    files: [position],
    hint: 'Correct the code that throws; the cause is below.',
    cause,
  })
}

/** Node's error about a module, with the name that the file imports it by. */
function withPackageNames(cause: unknown, names: ReadonlyMap<string, string>): unknown {
  if (!(cause instanceof SyntaxError)) return cause
  const found = [...names].find(([url]) => cause.message.includes(`'${url}'`))
  return found ? new SyntaxError(cause.message.replace(found[0], () => found[1])) : cause
}
