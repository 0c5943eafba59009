// Finds the position of a bundler's error in a site's files, and the lines around it.

import { readdirSync } from 'node:fs'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { codeFrame } from '../base/errors.js'
import { readIfFile } from '../base/readIfFile.js'

/** One problem, as the bundler reports it. */
export interface BundlerProblem {
  readonly message: string
  /** The file, absolute or relative to the working directory of the process. */
  readonly id?: string | undefined
  /** The line counts from 1, the column from 0; for styles, parts may be missing. */
  readonly loc?: { readonly line?: number | null; readonly column?: number | null } | undefined
  /** For styles: the text of all of them. */
  readonly source?: string | undefined
  /** `PLUGIN_ERROR` for an error that a plugin of the bundler threw. */
  readonly code?: string | undefined
  /** That plugin. */
  readonly plugin?: string | undefined
}

/** The file of an error with its position, and the lines around it. */
export interface ErrorPosition {
  readonly files: readonly string[]
  readonly frame?: string
}

interface Position {
  /** Both count from 1. */
  readonly line: number
  readonly column: number
}

/** The position of a problem; undefined if its file is unknown. */
export function problemPosition({ id, loc }: BundlerProblem, siteDir: string): ErrorPosition | undefined {
  if (id === undefined) return undefined
  const file = resolve(id)
  const path = sitePath(file, siteDir)
  // The lines of a Markdown file are not those of the compiled code.
  if (!loc?.line || /\.mdx?(\?|$)/.test(file)) return { files: [path] }
  return errorPosition({
    path,
    text: readIfFile(file),
    position: { line: loc.line, column: (loc.column ?? 0) + 1 },
  })
}

/**
 * The position of a problem about a name. The bundler counts lines of compiled code, from which imports of types are
 * gone: if its line does not have the name, the first one with it counts.
 */
export function wordPosition(
  problem: BundlerProblem,
  word: string,
  siteDir: string,
): ErrorPosition | undefined {
  const found = problemPosition(problem, siteDir)
  const text = problem.id === undefined ? undefined : readIfFile(resolve(problem.id))
  const lines = text?.split('\n') ?? []
  const pattern = new RegExp(`(?<![\\w$])${word.replaceAll('$', '\\$')}(?![\\w$])`)
  if (found?.frame === undefined || pattern.test(lines[(problem.loc?.line ?? 0) - 1] ?? '')) return found
  const line = lines.findIndex((candidate) => pattern.test(candidate))
  if (text === undefined || line === -1) return found
  const position = { line: line + 1, column: lines[line]!.search(pattern) + 1 }
  return errorPosition({ path: sitePath(resolve(problem.id!), siteDir), text, position })
}

/** The position of a module's name in a file. */
export function importPosition(
  file: string,
  { name, siteDir }: { name: string; siteDir: string },
): ErrorPosition {
  const path = sitePath(file, siteDir)
  const text = readIfFile(file)
  const at = text?.search(new RegExp(`(['"])${name.replace(/[^\w/-]/g, '\\$&')}\\1`)) ?? -1
  if (text === undefined || at === -1) return { files: [path] }
  const before = text.slice(0, at).split('\n')
  return errorPosition({ path, text, position: { line: before.length, column: before.at(-1)!.length + 1 } })
}

/** The position of a module's name in the files of the site; undefined if none contains it. */
export function namedPosition(name: string, siteDir: string): ErrorPosition | undefined {
  const files = readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
  for (const path of files.filter(isCode).sort()) {
    const position = importPosition(join(siteDir, path), { name, siteDir })
    if (position.frame !== undefined) return position
  }
  return undefined
}

function isCode(path: string): boolean {
  return (
    /\.(?:[cm]?[jt]sx?|mdx?)$/.test(path) && !/(?:^|[\\/])(?:node_modules|dist|\.[^\\/]+)[\\/]/.test(path)
  )
}

/** The position of a stylesheet's problem. Without a file the line is one of all styles together. */
export function stylePosition(
  { id, loc, source }: Omit<BundlerProblem, 'message'>,
  { siteDir, sheets }: { siteDir: string; sheets: readonly string[] },
): ErrorPosition {
  const text = source ?? (id === undefined ? undefined : readIfFile(id))
  const position = loc?.line ? { line: loc.line, column: (loc.column ?? 0) + 1 } : undefined
  const positionInSheet =
    id === undefined && text && position ? positionInSheets(text, { position, sheets }) : undefined
  const foundPosition = positionInSheet ?? { id, text, position }
  if (foundPosition.id !== undefined)
    return errorPosition({ ...foundPosition, path: sitePath(foundPosition.id, siteDir) })
  return { ...errorPosition({ ...foundPosition, path: '' }), files: [] }
}

function errorPosition({
  path,
  text,
  position,
}: {
  path: string
  text: string | undefined
  position: Position | undefined
}): ErrorPosition {
  return {
    files: [position ? `${path}:${position.line}:${position.column}` : path],
    ...(text !== undefined && position && { frame: codeFrame(text, position) }),
  }
}

/** Finds a line of all styles together in a stylesheet of the site. */
function positionInSheets(
  all: string,
  { position: { line, column }, sheets }: { position: Position; sheets: readonly string[] },
): { id: string; text: string; position: Position } | undefined {
  // An end of file that comes too early is an empty line.
  const before = all.split('\n', line).map((sourceLine) => sourceLine.trimEnd())
  const wanted = before.findLast(Boolean)
  if (wanted === undefined) return undefined
  const at = before.at(-1) === wanted ? column : wanted.length + 1
  for (const id of sheets) {
    const text = readIfFile(id)
    const index = text?.split('\n').findIndex((sourceLine) => sourceLine.trimEnd() === wanted) ?? -1
    if (text !== undefined && index >= 0) return { id, text, position: { line: index + 1, column: at } }
  }
  return undefined
}

/** The position of a problem whose message has it in a code frame only. */
export function drawnPosition(message: string): Pick<BundlerProblem, 'id' | 'loc'> {
  const [, id, line, column] = /─\[ (.+):(\d+):(\d+) \]/.exec(message) ?? []
  return id === undefined ? {} : { id, loc: { line: Number(line), column: Number(column) - 1 } }
}

/**
 * The name in quotes at the position of a problem. That is a position in compiled code, whose line is in the
 * message's code frame.
 */
export function quotedName({ message, loc }: BundlerProblem): string | undefined {
  const line = new RegExp(`^ *${loc?.line ?? 1} │ (.*)`, 'm').exec(message)?.[1]
  return /^(['"])(.+?)\1/.exec(line?.slice(loc?.column ?? 0) ?? '')?.[2]
}

/** `/site/src/a.ts?raw` → `src/a.ts` */
export function sitePath(file: string, siteDir: string): string {
  const [path = file] = file.split('?')
  return isAbsolute(path) ? relative(siteDir, path).split(sep).join('/') : path
}
