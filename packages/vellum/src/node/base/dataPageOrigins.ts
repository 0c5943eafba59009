// Positions in documents that are made from data, as an author knows them: the line of the template, and that of the entry.
// In: texts and errors that name files of the work folder. Out: the same with names of the site. The documents are
// written by content/docs/writtenDataPages.ts; what they are made from is a file beside their folder.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { VellumError } from './errors.js'
import type { Logger } from './logger.js'
import { writeOwnFile } from './ownFiles.js'

/** What a document is made from. */
export interface MadeFrom {
  /** The template: `docs/errors/[code].md` */
  readonly template: string
  /** The entry, with its line: `docs/errors/errors.yml:3` */
  readonly entry: string
  /** The line of the template that has the values of the entry in its front matter. */
  readonly entryLine: number
}

/** The folder of documents that are made from data, below the work folder. */
export const MADE_FOLDER = 'data-pages'

/** Writes what the documents of a folder are made from, by their paths in it. */
export function writeOrigins(dir: string, origins: Readonly<Record<string, MadeFrom>>): void {
  writeOwnFile(`${dir}.json`, JSON.stringify(origins))
}

/** A line of an error that has a position. */
const POSITION_LINE = new RegExp(`^( *at )(.*/${MADE_FOLDER}/.*)$`, 'gm')

/** The folder of a locale, a docs set and a version. */
const FOLDER = new RegExp(`(?<=^|[\\s"'\`(])[^\\s"'\`(]*/${MADE_FOLDER}/[^/\\s]+/[^/\\s]+/[^/\\s]+(?=/)`)

/** A text in which made documents are named by what they are made from. */
export function textWithOrigins(text: string, siteDir: string): string {
  if (!text.includes(`/${MADE_FOLDER}/`)) return text
  return withNames(
    text.replace(POSITION_LINE, (_, mark: string, position: string) =>
      positionsOf(position, siteDir)
        .map((each) => mark + each)
        .join('\n'),
    ),
    siteDir,
  )
}

/** An error in which made documents are named by what they are made from. */
export function errorWithOrigins(error: unknown, siteDir: string): unknown {
  if (!(error instanceof VellumError)) return error
  const { codes, message, files, frame, hint, cause } = error
  const isAffected = [message, ...files, frame, hint].some((text) => text?.includes(`/${MADE_FOLDER}/`))
  if (!isAffected && !(cause instanceof VellumError)) return error
  return new VellumError(textWithOrigins(message, siteDir), {
    code: codes,
    files: [...new Set(files.flatMap((file) => positionsOf(file, siteDir)))],
    ...(frame !== undefined && { frame }),
    ...(hint !== undefined && { hint: textWithOrigins(hint, siteDir) }),
    ...(cause !== undefined && { cause: errorWithOrigins(cause, siteDir) }),
  })
}

/** A logger that names made documents by what they are made from. */
export function loggerWithOrigins<L extends Pick<Logger, 'info' | 'warn'>>(logger: L, siteDir: string): L {
  return {
    ...logger,
    info: (text: string) => logger.info(textWithOrigins(text, siteDir)),
    warn: (text: string) => logger.warn(textWithOrigins(text, siteDir)),
  }
}

/** `.vellum/data-pages/…/errors/404.md:7:3` → the position in the template, and the entry. */
function positionsOf(position: string, siteDir: string): string[] {
  const made = findMade(position, siteDir)
  if (made?.start !== 0) return [position]
  const { template, entry, entryLine } = made.origin
  const inTemplate = template + position.slice(made.end)
  const line = Number(/^:(\d+)/.exec(position.slice(made.end))?.[1])
  return line === entryLine ? [entry, inTemplate] : [inTemplate, entry]
}

/** A sentence names both in one line. */
function withNames(text: string, siteDir: string): string {
  const made = findMade(text, siteDir)
  if (!made) return text
  const rest = text.slice(made.end)
  const position = /^(?::\d+){0,2}/.exec(rest)![0]
  const { template, entry } = made.origin
  return `${text.slice(0, made.start)}${template}${position}, from ${entry}${withNames(rest.slice(position.length), siteDir)}`
}

/** The first made document in a text. */
function findMade(
  text: string,
  siteDir: string,
): { start: number; end: number; origin: MadeFrom } | undefined {
  const folder = FOLDER.exec(text)
  if (!folder) return undefined
  const pathStart = folder.index + folder[0].length + 1
  const path = Object.entries(readOrigins(resolve(siteDir, folder[0])))
    .filter(([name]) => text.startsWith(name, pathStart))
    .sort(([a], [b]) => b.length - a.length)[0]
  return path && { start: folder.index, end: pathStart + path[0].length, origin: path[1] }
}

function readOrigins(dir: string): Readonly<Record<string, MadeFrom>> {
  try {
    return JSON.parse(readFileSync(`${dir}.json`, 'utf8')) as Readonly<Record<string, MadeFrom>>
  } catch {
    // Of a build that ended while it wrote it: the name of the file is better than nothing.
    return {}
  }
}
