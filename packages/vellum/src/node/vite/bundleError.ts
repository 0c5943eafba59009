// Turns errors of a bundler into errors for people: which file, where, what, how to fix it. Without a stack
// trace, and without terms of the bundler.

import { readdirSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, resolve, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { configFileName } from '../base/configFileName.js'
import { combineErrors, VellumError } from '../base/errors.js'
import { fileSystemError, readError } from '../base/fileSystemError.js'
import { nearestName } from '../base/nearestName.js'
import { exportHint } from './docusaurusAliases.js'
import {
  type BundlerProblem,
  drawnPosition,
  importPosition,
  namedPosition,
  problemPosition,
  quotedName,
  sitePath,
  stylePosition,
  wordPosition,
} from './errorPosition.js'

/** The folders of a site's code and styles. */
export interface SiteSources {
  readonly siteDir: string
  /** The site's own stylesheets. */
  readonly sheets: readonly string[]
}

/** All problems of a site's code as one error; other errors are returned unchanged. */
export function bundleError(error: unknown, sources: SiteSources): unknown {
  if (error instanceof VellumError || !(error instanceof Error)) return error
  const { errors = [error] } = error as Error & { errors?: readonly unknown[] }
  const problems = errors.map((problem) =>
    problem instanceof VellumError
      ? withSitePaths(problem, sources.siteDir)
      : toError(problem as BundlerProblem, sources),
  )
  // A plugin for styles fails on each of them.
  const isFirst = ({ message, files }: VellumError, i: number) =>
    files.length > 0 || problems.findIndex((other) => other.message === message) === i
  return combineErrors(problems.filter(isFirst))
}

function toError(reported: BundlerProblem, sources: SiteSources): VellumError {
  const { siteDir } = sources
  const message = stripVTControlCharacters(reported.message)
  const drawn = drawnPosition(message)
  const { id, loc, source } = reported
  const problem = { message, id: id ?? drawn.id, loc: loc ?? drawn.loc, source }
  const expectedError =
    unreadableFile(reported, message) ??
    missingImport(problem, siteDir) ??
    missingExport(problem, siteDir) ??
    unlistedPath(message, siteDir)
  if (expectedError) return expectedError
  const [reason = message] = message.replace(/^\[[^\]]+\]\s*/, '').split('\n')
  if (/^\[postcss\]/.test(message) && !problem.loc && !/^(?:postcss-import|ENOENT): /.test(reason)) {
    return new VellumError(`A PostCSS plugin threw an error: ${sentence(reason)}`, {
      code: 'plugin-threw',
      hint: 'Correct the plugin, or remove it from `configurePostCss` or from the configuration of PostCSS.',
    })
  }
  if (/^\[(?:lightningcss|postcss)/.test(message)) return styleError(problem, { ...sources, reason })
  const position = problemPosition(problem, siteDir)
  const unread = /^ENOENT: .*'(.+)'$/.exec(reason)?.[1]
  if (unread !== undefined) return missingFile(unread, siteDir)
  if (reported.code === 'PLUGIN_ERROR' && reported.plugin !== undefined && !OF_ENGINE.test(reported.plugin)) {
    return new VellumError(`The Vite plugin "${reported.plugin}" threw an error: ${sentence(reason)}`, {
      code: 'plugin-threw',
      ...(problem.id !== undefined && isAbsolute(problem.id) && position),
      hint: 'Correct the plugin, or remove it from `vite.plugins` of the configuration or of a plugin.',
    })
  }
  // The bundler names the file below its own trace.
  const tsconfig = /Tsconfig not found (.+)/.exec(message)?.[1]
  if (tsconfig !== undefined) {
    return new VellumError(`A tsconfig.json extends ${sitePath(tsconfig, siteDir)}, which does not exist.`, {
      code: 'missing-tsconfig',
      hint: 'Install the package that has it, correct `extends`, or remove it.',
    })
  }
  const preprocessor = /^Preprocessor dependency "(.+?)" not found/.exec(reason)?.[1]
  if (preprocessor) {
    return new VellumError(`A stylesheet needs "${preprocessor}", which is not installed.`, {
      code: 'missing-preprocessor',
      ...position,
      hint: `Install it, \`npm install ${preprocessor}\`, or write CSS: variables and nested rules work in it.`,
    })
  }
  return new VellumError(`The code cannot be parsed: ${sentence(reason)}`, {
    code: 'invalid-code',
    ...position,
    hint: 'Correct the code at this position.',
  })
}

/** The names of plugins that are not the site's. */
const OF_ENGINE = /^(?:vellum|vite|builtin|rolldown)(?::|$)/

function unreadableFile(reported: BundlerProblem, message: string): VellumError | undefined {
  const file = /Could not load (.+?)(?: - |\n|$)/.exec(message)?.[1]
  return fileSystemError(reported) ?? (file === undefined ? undefined : readError(message, resolve(file)))
}

function missingImport(problem: BundlerProblem, siteDir: string): VellumError | undefined {
  const { message, id } = problem
  const [, name, file] =
    /Could not resolve '(.+?)' in (.+)/.exec(message) ??
    /failed to resolve import "(.+?)" from "(.+?)"/.exec(message) ??
    []
  if (name !== undefined && file !== undefined) return importError({ name, importer: id ?? file, siteDir })
  const missing = /Could not load (.+)/.exec(message)?.[1]
  if (id === undefined || missing === undefined) return undefined
  // Only `@site/` is resolved without checking that the file exists.
  const otherwise = `@site/${sitePath(resolve(missing), siteDir)}`
  return importError({ name: quotedName(problem) ?? otherwise, importer: id, siteDir })
}

/** A file that is imported as an image or as text; only `@site/` gets this far without it. */
function missingFile(file: string, siteDir: string): VellumError {
  const name = `@site/${sitePath(file, siteDir)}`
  const importedNames = ['', '?raw', '?url'].map((query) => name + query)
  const position = importedNames.map((candidate) => namedPosition(candidate, siteDir)).find(Boolean)
  return new VellumError(`The import "${name}" was not found.`, {
    code: 'import-not-found',
    ...position,
    hint: similarFile(name, file) ?? 'Correct the path, or create the file.',
  })
}

/** A path that a package does not export. The bundler does not report which file imports it. */
function unlistedPath(message: string, siteDir: string): VellumError | undefined {
  const [, path, folder] =
    /"(\.[^"]*)" is not exported under the conditions .* from package (.+?) \(see/.exec(message) ?? []
  const packageName = folder?.split(/[\\/]/).join('/').split('node_modules/').at(-1)
  if (path === undefined || packageName === undefined) return undefined
  const name = packageName + path.slice(1)
  return new VellumError(
    `The import "${name}" was not found: the package "${packageName}" does not export it.`,
    {
      code: 'import-not-found',
      ...namedPosition(name, siteDir),
      hint: 'Import one of the paths in `exports` of its package.json, or install a version that has it.',
    },
  )
}

function missingExport(problem: BundlerProblem, siteDir: string): VellumError | undefined {
  const [, name, file] = /"(.+?)" is not exported by "(.+?)"/.exec(problem.message) ?? []
  if (name === undefined || file === undefined) return undefined
  // The name of a module as its author wrote it.
  const from = file.includes('vellum:@') ? file.slice(file.indexOf('@')) : sitePath(resolve(file), siteDir)
  return new VellumError(`The name "${name}" is not exported by "${from}".`, {
    code: 'missing-export',
    ...wordPosition(problem, name, siteDir),
    hint: exportHint(from, name) ?? 'Import one of the names that the module exports.',
  })
}

/** An import that does not exist. */
function importError(missing: { name: string; importer: string; siteDir: string }): VellumError {
  const { name, importer, siteDir } = missing
  if (/virtual:vellum\/(?:shell|styles)/.test(importer)) {
    const path = sitePath(name, siteDir)
    // A file of a plugin is somewhere else.
    return new VellumError(
      `The file "${path.startsWith('../') ? resolve(siteDir, name) : path}" does not exist.`,
      {
        code: 'missing-configured-file',
        files: [configFileName(siteDir)],
        hint:
          similarFile(path, resolve(siteDir, path)) ??
          'Create it, or correct `theme.customCss` or `clientModules`, whichever names it.',
      },
    )
  }
  const file = resolve(importer.split('?')[0]!)
  const path = name.startsWith('@site/') ? join(siteDir, name.slice('@site/'.length)) : name
  const isFile = /^\.{0,2}\//.test(path)
  const hint = isFile
    ? (similarFile(name, resolve(dirname(file), path)) ?? 'Correct the path, or create the file.')
    : `Correct the name, or install the package${
        file.startsWith(siteDir + sep) ? '' : ' in the folder of the site'
      }: \`npm install ${packageOf(name)}\`.`
  return new VellumError(`The import "${name}" was not found.`, {
    code: 'import-not-found',
    ...importPosition(file, { name, siteDir }),
    hint,
  })
}

/**
 * A hint with the file in the folder of a missing one whose name is the most similar; without extension if
 * `name` has none.
 */
function similarFile(name: string, path: string): string | undefined {
  const wanted = basename(path)
  try {
    const files = readdirSync(dirname(path))
    const candidates = wanted.includes('.') ? files : files.map((file) => file.replace(/\.[jt]sx?$/, ''))
    const similar = nearestName(wanted, candidates)
    return similar && `Did you mean "${name.slice(0, name.lastIndexOf('/') + 1)}${similar}"?`
  } catch {
    return undefined
  }
}

/** `@scope/name/part` → `@scope/name` */
function packageOf(name: string): string {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/')
}

function styleError(
  problem: Omit<BundlerProblem, 'message'>,
  { reason, ...sources }: SiteSources & { reason: string },
): VellumError {
  const imported = /^ENOENT: .*'(.+)'$/.exec(reason)?.[1]
  if (imported && problem.id !== undefined) {
    return importError({ name: imported, importer: problem.id, siteDir: sources.siteDir })
  }
  // For an imported stylesheet, only the text identifies it.
  const [, inner, line, column, what] = /^postcss-import: (.+?):(\d+):(\d+): (.+)$/.exec(reason) ?? []
  if (inner !== undefined && what !== undefined) {
    const loc = { line: Number(line), column: Number(column) - 1 }
    return styleError({ id: inner, loc }, { ...sources, reason: what })
  }
  return new VellumError(`A stylesheet of the site is not valid CSS: ${sentence(reason)}`, {
    code: 'invalid-css',
    ...stylePosition(problem, sources),
    hint: 'Check its braces first: one too many or too few moves all that follows.',
  })
}

/** An error of our own, with the position of the import if it is about one. */
function withSitePaths(
  { message, codes, files, frame, hint, cause }: VellumError,
  siteDir: string,
): VellumError {
  const [file] = files
  const name = /^The import "(.+?)"/.exec(message)?.[1]
  return new VellumError(message, {
    code: codes,
    files: files.map((path) => sitePath(path, siteDir)),
    ...(file !== undefined && name !== undefined && importPosition(file, { name, siteDir })),
    ...(frame !== undefined && { frame }),
    ...(hint !== undefined && { hint }),
    ...(cause !== undefined && { cause }),
  })
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
