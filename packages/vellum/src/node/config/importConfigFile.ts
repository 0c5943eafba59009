// Imports a config file in TypeScript or JavaScript, fresh each time, and returns its exports and the files it is
// made of. Node 20 runs no TypeScript, so the file is bundled first and runs from the work folder of the site, where
// Node finds the site's packages. Does not know what a config file exports.

import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { VellumError } from '../base/errors.js'
import { fileSystemError } from '../base/fileSystemError.js'
import { writeFile } from '../base/namedFiles.js'
import { addSourcePositions } from '../base/pluginHook.js'
import { CONFIG_TIME_LIMIT, withTimeLimit } from '../base/timeLimit.js'
import { openWorkDir } from '../cache/workDir.js'
import {
  type BundledFile,
  bundleConfigFile,
  missingPackage,
  type Position,
  positionsIn,
} from './bundleConfigFile.js'

/** A module and the files it is made of, itself first. */
export interface ImportedFile extends Pick<BundledFile, 'code' | 'files' | 'packages'> {
  readonly exports: Readonly<Record<string, unknown>>
  /** The position in the files at which an error was thrown: `vellum.config.ts:3:7`. */
  readonly sourcePosition: (error: unknown) => string
}

/** How a file is imported. */
export interface ImportOptions {
  /** @default the folder of the file */
  readonly siteDir?: string
  readonly timeLimit?: number
  /** The locale that configurations of Docusaurus read. @default 'en' */
  readonly locale?: string
}

/** Imports a file; the files that it imports by path are read again, too. */
export async function importConfigFile(file: string, options: ImportOptions = {}): Promise<ImportedFile> {
  if (!existsSync(file)) {
    throw new VellumError(`The file "${basename(file)}" does not exist.`, {
      code: 'missing-configured-file',
      files: ['vellum.config.ts'],
      hint: 'Create it, or correct its path in the configuration.',
    })
  }
  return runBundle(file, await bundleConfigFile(file, options.locale), options)
}

/** Imports a file that was bundled before, in another thread. */
export function importConfigCode(
  file: string,
  code: string,
  options: ImportOptions = {},
): Promise<ImportedFile> {
  return runBundle(file, { code, files: [file], packages: [], originalPosition: positionsIn(code) }, options)
}

async function runBundle(
  file: string,
  { code, files, packages, originalPosition }: BundledFile,
  { siteDir = dirname(file), timeLimit = CONFIG_TIME_LIMIT }: ImportOptions = {},
): Promise<ImportedFile> {
  const name = basename(file)
  // The command says itself where its work folder is.
  const moduleFile = join(openWorkDir(siteDir, { onOther: () => {} }), `config-${randomUUID()}.mjs`)
  const codePosition = (error: unknown) => stackPosition(error, basename(moduleFile))
  const sourcePosition = (error: unknown) => {
    const position = codePosition(error)
    return (position && originalPosition(position)) ?? name
  }
  await writeFile(moduleFile, code)
  try {
    const loading: Promise<Record<string, unknown>> = import(pathToFileURL(moduleFile).href)
    const exports = await withTimeLimit(loading, { name, timeLimit })
    // The caller awaits an exported promise only after the file is removed; until then Node would end the
    // process because of an unhandled rejection.
    if (exports.default instanceof Promise) exports.default.catch(() => {})
    addSourcePositions(file, (error) => (codePosition(error) ? sourcePosition(error) : undefined))
    return { exports, files, packages, code, sourcePosition }
  } catch (cause) {
    if (cause instanceof VellumError) throw cause
    // Not thrown by the code of the file: for example, Node could not read an imported package.
    const unreadable = codePosition(cause) ? undefined : fileSystemError(cause)
    if (unreadable) throw unreadable
    throw importError(name, { position: sourcePosition(cause), cause })
  } finally {
    await rm(moduleFile, { force: true })
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
  if (missing) return missingPackage(missing, { importer: name, files: [position] })
  return new VellumError(`${name} threw an error while it was loaded.`, {
    code: 'config-threw',
    files: [position],
    hint: 'Correct the code that throws; the cause is below.',
    cause,
  })
}
