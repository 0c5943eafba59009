// What a bundler throws, as errors that a person can use: which file, where, what.
// No stack trace, and no word of the bundler's inside.

import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { codeFrame, combineErrors, VellumError } from '../../base/errors.js'
import { fileSystemError, readError } from '../../base/fileSystemError.js'
import { nearestName } from '../../base/nearestName.js'

/** One thing that is wrong, as the bundler tells it. */
interface BundlerProblem {
  readonly message: string
  /** The file, absolute or from the folder in which the process runs. */
  readonly id?: string | undefined
  /** The line counts from 1, the column from 0; of styles, parts may be missing. */
  readonly loc?: { readonly line?: number | null; readonly column?: number | null } | undefined
  /** Of styles: the text of all of them. */
  readonly source?: string | undefined
}

/** All that is wrong with a site's code as one error; what is no report of the bundler's is given back as it is. */
export function bundleError(error: unknown, siteDir: string, sheets: readonly string[] = []): unknown {
  if (error instanceof VellumError || !(error instanceof Error)) return error
  const { errors = [error] } = error as Error & { errors?: readonly unknown[] }
  return combineErrors(
    errors.map((problem) =>
      problem instanceof VellumError
        ? inSite(problem, siteDir)
        : toError(problem as BundlerProblem, { siteDir, sheets }),
    ),
  )
}

interface SiteFolder {
  readonly siteDir: string
  /** The site's own stylesheets. */
  readonly sheets: readonly string[]
}

function toError(found: BundlerProblem, { siteDir, sheets }: SiteFolder): VellumError {
  const message = stripVTControlCharacters(found.message)
  const drawn = drawnPlace(message)
  const problem = { message, id: found.id ?? drawn.id, loc: found.loc ?? drawn.loc, source: found.source }
  const unread = /Could not load (.+?)(?: - |\n|$)/.exec(message)?.[1]
  const unreadable = fileSystemError(found) ?? (unread && readError(message, resolve(unread)))
  if (unreadable) return unreadable
  const place = placeOf(problem, siteDir)
  const unresolved =
    /Could not resolve '(.+?)' in (.+)/.exec(message) ??
    /failed to resolve import "(.+?)" from "(.+?)"/.exec(message)
  if (unresolved) return missing({ name: unresolved[1]!, importer: problem.id ?? unresolved[2]!, siteDir })
  if (problem.id !== undefined && /Could not load /.test(message)) {
    return missing({ name: quotedAt(problem) ?? 'a file', importer: problem.id, siteDir })
  }
  const notExported = /"(.+?)" is not exported by "(.+?)"/.exec(message)
  if (notExported) {
    const from = exporter(notExported[2]!, siteDir)
    return new VellumError(`The name "${notExported[1]}" is not exported by "${from}".`, {
      ...place,
      hint: 'Import one of the names that the module exports.',
    })
  }
  const [reason = message] = message.replace(/^\[[^\]]+\]\s*/, '').split('\n')
  if (/^\[(?:lightningcss|postcss)/.test(message)) return styleError({ problem, reason, siteDir, sheets })
  const preprocessor = /^Preprocessor dependency "(.+?)" not found/.exec(reason)?.[1]
  if (preprocessor) {
    return new VellumError(`A stylesheet needs "${preprocessor}", which is not installed.`, {
      ...place,
      hint: `Install it, \`npm install ${preprocessor}\`, or write CSS: variables and nested rules work in it.`,
    })
  }
  return new VellumError(`A file of the site cannot be read as code: ${sentence(reason)}`, {
    ...place,
    hint: 'Correct the code at this place.',
  })
}

/** Some problems say where they are in a drawing only. */
function drawnPlace(message: string): Pick<BundlerProblem, 'id' | 'loc'> {
  const [, id, line, column] = /─\[ (.+):(\d+):(\d+) \]/.exec(message) ?? []
  return id === undefined ? {} : { id, loc: { line: Number(line), column: Number(column) - 1 } }
}

/** An import that leads nowhere. */
function missing({
  name,
  importer,
  siteDir,
}: {
  name: string
  importer: string
  siteDir: string
}): VellumError {
  if (/virtual:vellum\/(?:shell|styles)/.test(importer)) {
    const path = sitePath(name, siteDir)
    const meant = neighbour(resolve(siteDir, path))
    return new VellumError(`The file "${path}" does not exist.`, {
      files: ['vellum.config.ts'],
      hint: meant
        ? `Did you mean "${path.slice(0, path.lastIndexOf('/') + 1)}${meant}"?`
        : 'Create it, or correct `theme.customCss` or `clientModules`, whichever names it.',
    })
  }
  const file = resolve(importer.split('?')[0]!)
  const path = name.startsWith('@site/') ? join(siteDir, name.slice('@site/'.length)) : name
  const isFile = /^\.{0,2}\//.test(path)
  const meant = isFile ? neighbour(resolve(dirname(file), path)) : undefined
  return new VellumError(`The import "${name}" was not found.`, {
    ...placeOfName(file, { name, siteDir }),
    hint: meant
      ? `Did you mean "${name.slice(0, name.lastIndexOf('/') + 1)}${meant}"?`
      : isFile
        ? 'Correct the path, or create the file.'
        : `Correct the name, or install the package: \`npm install ${packageOf(name)}\`.`,
  })
}

/** `@scope/name/part` → `@scope/name` */
function packageOf(name: string): string {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/')
}

/** The file in the folder of a missing one whose name is most like its name; without its extension when none was given. */
function neighbour(path: string): string | undefined {
  const name = basename(path)
  try {
    const files = readdirSync(dirname(path))
    return nearestName(name, name.includes('.') ? files : files.map((file) => file.replace(/\.[jt]sx?$/, '')))
  } catch {
    return undefined
  }
}

/** Where a file names a module. */
function placeOfName(
  file: string,
  { name, siteDir }: { name: string; siteDir: string },
): { files: string[]; frame?: string } {
  const path = sitePath(file, siteDir)
  const text = read(file)
  const at = text?.search(new RegExp(`(['"])${name.replace(/[^\w/-]/g, '\\$&')}\\1`)) ?? -1
  if (text === undefined || at === -1) return { files: [path] }
  const before = text.slice(0, at).split('\n')
  const position = { line: before.length, column: before.at(-1)!.length + 1 }
  return { files: [`${path}:${position.line}:${position.column}`], frame: codeFrame(text, position) }
}

/** The name in quotes at the place of a problem. */
function quotedAt({ id = '', loc }: BundlerProblem): string | undefined {
  const line = read(resolve(id))?.split('\n')[(loc?.line ?? 1) - 1]
  return /^(['"])(.+?)\1/.exec(line?.slice(loc?.column ?? 0) ?? '')?.[2]
}

function styleError({
  problem: { id, loc, source },
  reason,
  siteDir,
  sheets,
}: SiteFolder & { problem: BundlerProblem; reason: string }): VellumError {
  const imported = /^ENOENT: .*'(.+)'$/.exec(reason)?.[1]
  if (imported && id !== undefined) return missing({ name: imported, importer: id, siteDir })
  // Of a sheet that another one imports, only the text says which it is.
  const [, inner, line, column, what] = /^postcss-import: (.+?):(\d+):(\d+): (.+)$/.exec(reason) ?? []
  if (inner !== undefined && what !== undefined) {
    const problem = { message: what, id: inner, loc: { line: Number(line), column: Number(column) - 1 } }
    return styleError({ problem, reason: what, siteDir, sheets })
  }
  const text = source ?? (id === undefined ? undefined : read(id))
  const position = loc?.line ? { line: loc.line, column: (loc.column ?? 0) + 1 } : undefined
  const own = id === undefined && text && position ? lineInSheets(text, { ...position, sheets }) : undefined
  const where = own ?? { id, text, position }
  const name = where.id === undefined ? undefined : sitePath(where.id, siteDir)
  const at = where.position ? `:${where.position.line}:${where.position.column}` : ''
  return new VellumError(`A stylesheet of the site is not valid CSS: ${sentence(reason)}`, {
    files: name === undefined ? [] : [name + at],
    ...(where.text !== undefined && where.position && { frame: codeFrame(where.text, where.position) }),
    hint: 'Look at its braces first: one too many or too few moves all that follows.',
  })
}

/** Where a line of all styles together stands in a stylesheet of the site. */
function lineInSheets(
  all: string,
  { line, column, sheets }: { line: number; column: number; sheets: readonly string[] },
): { id: string; text: string; position: { line: number; column: number } } | undefined {
  // An end that comes too early is an empty line.
  const before = all.split('\n', line).map((each) => each.trimEnd())
  const wanted = before.findLast(Boolean)
  if (wanted === undefined) return undefined
  const at = before.at(-1) === wanted ? column : wanted.length + 1
  for (const id of sheets) {
    const text = read(id)
    const index = text?.split('\n').findIndex((each) => each.trimEnd() === wanted) ?? -1
    if (text !== undefined && index >= 0) return { id, text, position: { line: index + 1, column: at } }
  }
  return undefined
}

/** Where a problem is, with the lines around it. */
function placeOf(
  { id, loc }: BundlerProblem,
  siteDir: string,
): { files: string[]; frame?: string } | undefined {
  if (id === undefined) return undefined
  const file = resolve(id)
  const path = sitePath(file, siteDir)
  // The lines of a Markdown file are not those of the code that it became.
  if (!loc?.line || /\.mdx?(\?|$)/.test(file)) return { files: [path] }
  const position = { line: loc.line, column: (loc.column ?? 0) + 1 }
  const text = read(file)
  return {
    files: [`${path}:${position.line}:${position.column}`],
    ...(text !== undefined && { frame: codeFrame(text, position) }),
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The module of a missing name, as its author wrote it. */
function exporter(file: string, siteDir: string): string {
  return file.includes('vellum:@') ? file.slice(file.indexOf('@')) : sitePath(resolve(file), siteDir)
}

/** An error of our own, with the place of the import when it is about one. */
function inSite({ message, files, frame, hint, cause }: VellumError, siteDir: string): VellumError {
  const [file] = files
  const name = /^The import "(.+?)"/.exec(message)?.[1]
  return new VellumError(message, {
    files: files.map((each) => sitePath(each, siteDir)),
    ...(file !== undefined && name !== undefined && placeOfName(file, { name, siteDir })),
    ...(frame !== undefined && { frame }),
    ...(hint !== undefined && { hint }),
    ...(cause !== undefined && { cause }),
  })
}

function sitePath(file: string, siteDir: string): string {
  const [path = file] = file.split('?')
  return isAbsolute(path) ? relative(siteDir, path).split(sep).join('/') : path
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
