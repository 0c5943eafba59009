// Where in the files of a site an error was thrown. In: an error of a module that was bundled for rendering, whose source
// map is beside it. Out: a position such as `src/Chart.tsx:12:7`. Without a map there is none, as in development.

import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'

/** A position in a file of the site. */
export interface SitePosition {
  /** Relative to the site. @example 'src/Chart.tsx' */
  readonly file: string
  /** With line and column. @example 'src/Chart.tsx:12:7' */
  readonly position: string
  /** The function that threw, if it has a name. */
  readonly thrower: string | undefined
}

/** The innermost position in code that an author has written. */
export function sourcePosition(error: unknown): SitePosition | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  for (const [, name, module, line, column] of stack.matchAll(FRAME)) {
    const found = originalOf(module!, { line: Number(line), column: Number(column) })
    if (found !== undefined) return { ...found, thrower: writtenName(name) }
  }
  return undefined
}

/** A function's name as it is written: bundlers number those of several files, and name default exports. */
function writtenName(name: string | undefined): string | undefined {
  const written = name?.replace(/\$\d+$/, '')
  return written?.endsWith('_default') ? undefined : written
}

/** `    at Chart (file:///site/.vellum/server/…/page.mjs:3:9)` */
const FRAME = /^\s+at (?:(?:async )?(?:new )?(\S+) \()?(?:file:\/\/)?(\S+?\.mjs):(\d+):(\d+)\)?$/gm

function originalOf(
  module: string,
  { line, column }: { line: number; column: number },
): Pick<SitePosition, 'file' | 'position'> | undefined {
  const map = readMap(`${decodeURI(module)}.map`)
  const entry = map?.findEntry(line - 1, column - 1)
  if (!entry || !('originalSource' in entry)) return undefined
  const { originalSource: file, originalLine, originalColumn } = entry
  return isWritten(file) ? { file, position: `${file}:${originalLine + 1}:${originalColumn + 1}` } : undefined
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload)
  } catch {
    return undefined
  }
}

/** Whether the lines of a source are those of a file: Markdown is compiled before it is bundled, and packages are not the site's. */
function isWritten(source: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(source) && !/^\.\.\/|^\/|[\0?]|(?:^|\/)node_modules\//.test(source)
}
