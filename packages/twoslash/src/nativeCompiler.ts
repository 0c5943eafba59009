// Asks the native compiler about the samples of a program: their files are written to a folder with a tsconfig.json,
// the language server is asked for errors and for the types of names, and the folder is deleted.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LanguageServer } from './languageServer.js'

/** The files of a program by their absolute paths, and what is asked about them. */
export interface CompilerQuestions {
  readonly folder: string
  /** As in a `tsconfig.json`. */
  readonly compilerOptions: Readonly<Record<string, unknown>>
  readonly files: ReadonlyMap<string, string>
  /** The offsets of names whose types are asked for; errors are found in each of these files. */
  readonly positions: ReadonlyMap<string, ReadonlySet<number>>
}

/** What the compiler says of a file. */
export interface FileResults {
  /** By the offset of a name; names without a type are missing. */
  readonly hovers: ReadonlyMap<number, string>
  readonly errors: readonly FileError[]
}

/** An error in a file. */
export interface FileError {
  readonly start: number
  readonly length: number
  readonly code: number
  readonly text: string
}

interface Position {
  readonly line: number
  readonly character: number
}

/** Of the protocol. */
interface Diagnostic {
  readonly range: { readonly start: Position; readonly end: Position }
  readonly severity?: number
  readonly code?: number | string
  readonly message: string
}

const ERROR = 1

/** Asks all questions about a program; returns the results by file. */
export async function askCompiler(
  server: LanguageServer,
  { folder, compilerOptions, files, positions }: CompilerQuestions,
): Promise<Map<string, FileResults>> {
  const results = new Map<string, FileResults>()
  const [first] = positions.keys()
  if (first === undefined) return results
  writeProgram({ folder, compilerOptions, files })
  // Others are part of the same project, and read from the disk.
  const opened = { uri: uriOf(first), languageId: languageId(first), version: 1, text: files.get(first)! }
  server.notify('textDocument/didOpen', { textDocument: opened })
  try {
    for (const [name, offsets] of positions)
      results.set(name, await askAboutFile(server, { name, text: files.get(name)!, offsets }))
  } finally {
    server.notify('textDocument/didClose', { textDocument: { uri: opened.uri } })
    rmSync(folder, { recursive: true, force: true })
  }
  return results
}

function writeProgram({
  folder,
  compilerOptions,
  files,
}: Pick<CompilerQuestions, 'folder' | 'compilerOptions' | 'files'>): void {
  const code = [...files.keys()].filter((name) => /\.[cm]?[jt]sx?$/.test(name))
  const config = { compilerOptions: { ...compilerOptions, noEmit: true }, files: code }
  // One that a page shows would be nearer to its samples than that of the program, which has the options of the site.
  const ownFiles = [...files].filter(([name]) => !/\/[jt]sconfig\.json$/.test(name))
  for (const [name, text] of [
    ...ownFiles,
    [join(folder, 'tsconfig.json'), JSON.stringify(config)] as const,
  ]) {
    mkdirSync(dirname(name), { recursive: true })
    writeNamedFile(name, text)
  }
}

/** Node does not name the file when the disk is full while it is written; the report of the engine does. */
function writeNamedFile(name: string, text: string): void {
  try {
    writeFileSync(name, text)
  } catch (error) {
    throw error instanceof Error && !('path' in error) ? Object.assign(error, { path: name }) : error
  }
}

/** Errors first: asking for types must not change them. */
async function askAboutFile(
  server: LanguageServer,
  { name, text, offsets }: { name: string; text: string; offsets: ReadonlySet<number> },
): Promise<FileResults> {
  const lines = createLineTable(text)
  const textDocument = { uri: uriOf(name) }
  const { items } = await server.request<{ items: readonly Diagnostic[] }>('textDocument/diagnostic', {
    textDocument,
  })
  const hovers = await Promise.all(
    [...offsets].map(async (offset): Promise<[number, string] | undefined> => {
      const hover = await server.request<{ contents: { value: string } } | null>('textDocument/hover', {
        textDocument,
        position: lines.positionOf(offset),
      })
      const type = hover && codeOf(hover.contents.value)
      return type ? [offset, type] : undefined
    }),
  )
  return {
    hovers: new Map(hovers.filter((hover) => hover !== undefined)),
    errors: items.filter(({ severity = ERROR }) => severity === ERROR).map((item) => fileError(item, lines)),
  }
}

function uriOf(name: string): string {
  return pathToFileURL(name).href
}

function languageId(name: string): string {
  return `${/\.[cm]?tsx?$/.test(name) ? 'typescript' : 'javascript'}${name.endsWith('x') ? 'react' : ''}`
}

/** The code at the start of a text in Markdown; what follows it is the doc comment. */
function codeOf(markdown: string): string | undefined {
  return /^(`{3,})\w*\n([\s\S]*?)\n\1(?:\n|$)/.exec(markdown)?.[2]
}

function fileError({ range, code, message }: Diagnostic, { offsetOf }: LineTable): FileError {
  const start = offsetOf(range.start)
  return { start, length: offsetOf(range.end) - start, code: Number(code), text: message }
}

interface LineTable {
  readonly positionOf: (offset: number) => Position
  readonly offsetOf: (position: Position) => number
}

/** Converts offsets in a text with plain line ends. */
function createLineTable(text: string): LineTable {
  const starts = [0]
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1)
  return {
    positionOf: (offset) => {
      const line = starts.findLastIndex((start) => start <= offset)
      return { line, character: offset - starts[line]! }
    },
    offsetOf: ({ line, character }) => (starts[line] ?? text.length) + character,
  }
}
