// Makes one module of a config file and of the files that it imports by path; packages stay imports. Reports
// what the bundler cannot read, and packages that are not installed. Does not run the code.

import { existsSync, readFileSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { createRequire, isBuiltin, SourceMap, type SourceMapPayload } from 'node:module'
import { basename, dirname, isAbsolute, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { BundleError, OutputChunk, Plugin, RolldownLog } from 'rolldown'
import { codeFrame, combineErrors, VellumError } from '../base/errors.js'
import { readError } from '../base/fileSystemError.js'
import { importAdvice } from './docusaurusFields.js'
import { isEngine } from './packageCode.js'

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
  /** The modules that it imports from packages, by their files. */
  readonly packages: readonly string[]
  /** The source of a position in the code: `vellum.config.ts:3:7`. */
  readonly originalPosition: (position: Position) => string | undefined
}

/** Bundles a config file. `locale` is the one that configurations of Docusaurus read from the environment. */
export async function bundleConfigFile(file: string, locale = 'en'): Promise<BundledFile> {
  const missing: RolldownLog[] = []
  const bundled = await bundle(file, { missing, locale }).catch((cause: unknown) => {
    throw bundleError(file, cause)
  })
  if (missing.length === 0) return bundled
  const errors = missing.map((log) => sourceError(file, log))
  // The bundler finds imports in any order.
  throw combineErrors(errors.sort((one, other) => (one.message < other.message ? -1 : 1)))
}

async function bundle(
  file: string,
  { missing, locale }: { missing: RolldownLog[]; locale: string },
): Promise<BundledFile> {
  // Threads that receive the code never load the bundler.
  const { rolldown } = await import('rolldown')
  const packages = new Set<string>()
  const build = await rolldown({
    input: file,
    cwd: dirname(file),
    platform: 'node',
    tsconfig: false,
    transform: {
      ...MODULE_PATHS,
      define: {
        ...MODULE_PATHS.define,
        [CURRENT_LOCALE]: JSON.stringify(process.env.DOCUSAURUS_CURRENT_LOCALE ?? locale),
      },
    },
    plugins: [configModules(file, packages)],
    onLog: (_, log) => {
      if (log.code === 'UNRESOLVED_IMPORT') missing.push(log)
    },
  })
  try {
    // The bundler follows symbolic links, so it may have a different name for the file.
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
      code:
        output[0].code.replace('createRequire(import.meta.url)', requireFrom(self)) +
        mapComment(output[0].map),
      files: [file, ...imported.sort()],
      packages: [...packages].sort(),
      originalPosition: positionLookup(output[0].map),
    }
  } finally {
    await build.close()
  }
}

/** The variable that Docusaurus sets before it runs a configuration. */
const CURRENT_LOCALE = 'process.env.DOCUSAURUS_CURRENT_LOCALE'

/** `require` of a file whose `resolve` finds TypeScript as well: `require.resolve('./sidebars')` */
function requireFrom(file: string): string {
  const endings = ['.ts', '.mts', '.cts', '.tsx', '/index.ts']
  return `((require) => { const { resolve } = require; const find = (id, options) => { for (const ending of ['', ...${JSON.stringify(endings)}]) { try { return resolve(id + ending, options) } catch {} } return resolve(id, options) }; require.resolve = Object.assign(find, resolve); return require })(createRequire(${JSON.stringify(file)}))`
}

const MAP_COMMENT = '\n//# map='

/** The source map as a comment, for threads that receive the code alone. */
function mapComment(map: OutputChunk['map']): string {
  return map ? MAP_COMMENT + JSON.stringify({ ...map, sourcesContent: undefined }) : ''
}

/** The lookup of code that was bundled in another thread. */
export function positionsIn(code: string): BundledFile['originalPosition'] {
  const [, map] = code.split(MAP_COMMENT)
  return positionLookup(map === undefined ? null : JSON.parse(map))
}

function positionLookup(map: OutputChunk['map'] | SourceMapPayload): BundledFile['originalPosition'] {
  const sources = map && new SourceMap(map as unknown as SourceMapPayload)
  return ({ line, column }) => {
    const origin = sources?.findEntry(line - 1, column - 1)
    if (!origin || !('originalSource' in origin)) return undefined
    return `${origin.originalSource}:${origin.originalLine + 1}:${origin.originalColumn + 1}`
  }
}

const PATHS_ID = 'vellum:module-paths'

/** Replaces a module's names for its own path by imports, because the code runs from a different folder. */
const MODULE_PATHS = {
  define: {
    'import.meta.url': '__vellum_url',
    'import.meta.filename': '__filename',
    'import.meta.dirname': '__dirname',
  },
  inject: {
    __vellum_url: [PATHS_ID, 'url'],
    __filename: [PATHS_ID, 'filename'],
    __dirname: [PATHS_ID, 'dirname'],
  } satisfies Record<string, [string, string]>,
}

/**
 * Makes the modules with those paths, one for each importer, and leaves packages that `file` can import to
 * Node. Adds their files to `packages`.
 */
function configModules(file: string, packages: Set<string>): Plugin {
  const require = createRequire(file)
  const prefix = `\0${PATHS_ID}:`
  return {
    name: 'vellum:config',
    async resolveId(id, importer) {
      if (!importer || id.startsWith('.') || isAbsolute(id)) return null
      if (id === PATHS_ID) return prefix + importer
      if (isBuiltin(id)) return { id, external: true }
      if (isInstalled(id, require)) {
        // The bundler follows symbolic links, and reads exports for `import`.
        const resolved = isEngine(id) ? null : await this.resolve(id, importer, { skipSelf: true })
        if (resolved && isAbsolute(resolved.id)) packages.add(resolved.id)
        return { id, external: true }
      }
      return /^prism-react-renderer(?:\/|$)/.test(id) ? PRISM_ID : null
    },
    load(id) {
      if (id === PRISM_ID) return PRISM_THEMES
      if (!id.startsWith(prefix)) return null
      const filename = id.slice(prefix.length)
      const paths = { url: pathToFileURL(filename).href, filename, dirname: dirname(filename) }
      return Object.entries(paths)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}

const PRISM_ID = '\0vellum:prism-react-renderer'

/** The colours of Prism, which have no effect, for sites without the package. */
const PRISM_THEMES = `const theme = { plain: {}, styles: [] }
export const themes = new Proxy({}, { get: () => theme })
export const Highlight = () => null, Prism = {}
export default theme`

/** Whether Node can import a package. One in TypeScript, of a workspace, becomes a part of the bundle. */
function isInstalled(id: string, require: NodeJS.Require): boolean {
  try {
    return !/\.[cm]?tsx?$/.test(require.resolve(id))
  } catch (error) {
    // Any other error is reported when the package is imported: it may concern `require` only.
    return (error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND'
  }
}

/** The error for a package that is not installed. */
export function missingPackage(
  name: string,
  { importer, ...details }: { importer: string; files: readonly string[]; frame?: string },
): VellumError {
  const installed = name.split('/', name.startsWith('@') ? 2 : 1).join('/')
  return new VellumError(`${importer} imports "${name}", which is not installed.`, {
    code: 'package-not-installed',
    ...details,
    hint: importAdvice(name) ?? `Install it: \`npm install ${installed}\`.`,
  })
}

/** What the bundler reports, without its colours and drawings. */
function bundleError(file: string, cause: unknown): VellumError {
  const { errors = [] } = cause as Partial<BundleError>
  if (errors.length > 0) return combineErrors(errors.map((error) => sourceError(file, error)))
  const name = basename(file)
  return new VellumError(`Cannot read ${name}.`, { code: 'unreadable-config', files: [name], cause })
}

function sourceError(file: string, { message, id, loc }: RolldownLog): VellumError {
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
  if (missing && !missing.startsWith('.') && !isAbsolute(missing)) {
    return missingPackage(missing, { importer: source, ...details })
  }
  if (missing) {
    const hint = 'Correct the path, or create the file.'
    return new VellumError(`The import "${missing}" was not found.`, {
      code: 'import-not-found',
      ...details,
      hint,
    })
  }
  return new VellumError(`Cannot read ${name}: ${line.replace(/^\[\w+\] /, '').replace(/\.?$/, '.')}`, {
    code: 'unreadable-config',
    ...details,
    hint: 'Fix the code at this position.',
  })
}
