// Makes one module of a config file and what it imports by path; packages stay imports. Reports what the bundler
// cannot read, and the packages that are not installed. Does not run the code.

import { existsSync, readFileSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { basename, dirname, isAbsolute, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { BundleError, OutputChunk, Plugin, RolldownError, RolldownMagicString } from 'rolldown'
import { codeFrame, combineErrors, VellumError } from '../base/errors.js'
import { readError } from '../base/fileSystemError.js'
import { importAdvice } from './docusaurusFields.js'
import { type MissingPackage, resolvePackages } from './stubPackages.js'

/** A position in a file, both numbers from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** A file and what it imports by path, as one module. */
export interface BundledFile {
  readonly code: string
  /** The files it is made of, itself first. */
  readonly files: readonly string[]
  /** One error for each package that is not installed. */
  readonly missing: readonly VellumError[]
  /** The imported names of packages by the URLs that replace them in the code. */
  readonly packageNames: ReadonlyMap<string, string>
  /** The source of a position in the code: `vellum.config.ts:3:7`. */
  readonly originalPosition: (position: Position) => string | undefined
}

/** Bundles a config file. */
export async function bundleConfigFile(file: string): Promise<BundledFile> {
  try {
    return await bundle(file)
  } catch (cause) {
    throw bundleError(file, cause)
  }
}

async function bundle(file: string): Promise<BundledFile> {
  const missing: MissingPackage[] = []
  const packageNames = new Map<string, string>()
  // Threads that receive the code never load the bundler.
  const { rolldown, RolldownMagicString } = await import('rolldown')
  const build = await rolldown({
    input: file,
    cwd: dirname(file),
    platform: 'node',
    logLevel: 'silent',
    tsconfig: false,
    transform: { define: MODULE_PATHS },
    plugins: [
      defineModulePaths((code) => new RolldownMagicString(code)),
      resolvePackages(file, { missing, names: packageNames }),
    ],
  })
  try {
    // The bundler follows symbolic links, so it may know the file by another name.
    const self = await realpath(file)
    const { output } = await build.generate({
      format: 'esm',
      codeSplitting: false,
      // Sources in the map are relative to this folder; nothing is written.
      dir: dirname(self),
      sourcemap: 'hidden',
    })
    const imported = (await build.watchFiles).filter((path) => isAbsolute(path) && path !== self)
    return {
      // The only `import.meta.url` left is the bundler's own, for calls of `require`.
      code: output[0].code.replace(
        'createRequire(import.meta.url)',
        `createRequire(${JSON.stringify(self)})`,
      ),
      files: [file, ...imported.sort()],
      missing: missingPackages(missing, dirname(self)),
      packageNames,
      originalPosition: positionLookup(output[0].map),
    }
  } finally {
    await build.close()
  }
}

function positionLookup(map: OutputChunk['map']): BundledFile['originalPosition'] {
  const sources = map && new SourceMap(map as unknown as SourceMapPayload)
  return ({ line, column }) => {
    const origin = sources?.findEntry(line - 1, column - 1)
    if (!origin || !('originalSource' in origin)) return undefined
    return `${origin.originalSource}:${origin.originalLine + 1}:${origin.originalColumn + 1}`
  }
}

/** The names a module has for its own path, and the variables that replace them. */
const MODULE_PATHS = {
  'import.meta.url': '__vellum_url',
  'import.meta.filename': '__vellum_filename',
  'import.meta.dirname': '__vellum_dirname',
  __filename: '__vellum_filename',
  __dirname: '__vellum_dirname',
}

/** Defines those variables in each module with its original path, although the code runs from another folder. */
function defineModulePaths(edit: (code: string) => RolldownMagicString): Plugin {
  return {
    name: 'vellum:module-paths',
    transform(code, id) {
      if (!/\.[cm]?[jt]sx?$/.test(id) || !/import\.meta|__dirname|__filename/.test(code)) return null
      const paths = { url: pathToFileURL(id).href, filename: id, dirname: dirname(id) }
      const variables = Object.entries(paths).map(([key, value]) => {
        return `const __vellum_${key} = ${JSON.stringify(value)};`
      })
      const edited = edit(code).prepend(`${variables.join(' ')} `)
      // Without a map the positions of errors would be lost.
      return { code: edited.toString(), map: edited.generateMap({ hires: true }).toString() }
    },
  }
}

/** Sorted, because the bundler finds imports in any order. */
function missingPackages(missing: readonly MissingPackage[], siteDir: string): VellumError[] {
  return missing
    .map(({ name, importer }) => missingPackage(name, relative(siteDir, importer)))
    .sort((one, other) => (one.message < other.message ? -1 : 1))
}

/** The error for a package that is not installed. */
export function missingPackage(name: string, importer: string): VellumError {
  const installed = name.split('/', name.startsWith('@') ? 2 : 1).join('/')
  return new VellumError(`${importer} imports "${name}", which is not installed.`, {
    files: [importer],
    hint: importAdvice(name) ?? `Install it: \`npm install ${installed}\`.`,
  })
}

/** What the bundler reports, without its colours and drawings. */
function bundleError(file: string, cause: unknown): VellumError {
  const { errors = [] } = cause as Partial<BundleError>
  if (errors.length > 0) return combineErrors(errors.map((error) => sourceError(file, error)))
  const name = basename(file)
  return new VellumError(`Cannot read ${name}.`, { files: [name], cause })
}

function sourceError(file: string, { message, id, loc }: RolldownError): VellumError {
  const name = basename(file)
  const [line = ''] = stripVTControlCharacters(message).split('\n')
  const unreadable = readError(line, id ?? file)
  if (unreadable) return unreadable
  const source = id ? relative(dirname(file), id) : name
  const position = loc && { line: loc.line, column: loc.column + 1 }
  const details = {
    files: [position ? `${source}:${position.line}:${position.column}` : source],
    ...(position && id && existsSync(id) && { frame: codeFrame(readFileSync(id, 'utf8'), position) }),
  }
  const missing = /Could not resolve '(.+?)' in /.exec(line)?.[1]
  if (missing) {
    const hint = 'Correct the path, or create the file.'
    return new VellumError(`The import "${missing}" was not found.`, { ...details, hint })
  }
  return new VellumError(`Cannot read ${name}: ${line.replace(/^\[\w+\] /, '').replace(/\.?$/, '.')}`, {
    ...details,
    hint: 'Fix the code at this position.',
  })
}
