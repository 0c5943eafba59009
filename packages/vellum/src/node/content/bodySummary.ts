// The title and the description of a Markdown body before it is compiled: its level-1 heading and its first
// line of text. Works on lines, because it runs for every file before any page is rendered.

import { createFenceScanner } from '../base/codeFence.js'
import { splitHeadingId } from '../base/headingId.js'

/**
 * The level-1 heading at the start of the content, as plain text; `undefined` when the first heading has
 * another level or comes after a thematic break.
 */
export function leadingTitle(body: string): string | undefined {
  for (const [line, next] of withNext(contentLines(body))) {
    if (/^ {0,3}([-*_])[ \t]*(\1[ \t]*){2,}$/.test(line)) return undefined
    const atx = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/.exec(line)
    if (atx) return atx[1] === '#' ? titleText(atx[2] ?? '') : undefined
    if (line.trim() && /^ {0,3}=+[ \t]*$/.test(next)) return titleText(line.trim())
    if (line.trim() && /^ {0,3}-+[ \t]*$/.test(next)) return undefined
  }
  return undefined
}

/** `` 'The `fetch` option {#fetch}' `` → `The fetch option`; a value at its end is not known here. */
function titleText(heading: string): string {
  return splitHeadingId(heading)
    .text.replace(/\s*\{[\w.-]+\}$/, '')
    .replace(/`([^`]+)`/g, '$1')
    .trim()
}

/** The first line of text, without any markup; empty when there is none. */
export function excerpt(body: string): string {
  for (const [line, next] of withNext(contentLines(body))) {
    const text = line.trim()
    if (!text || /^#[ \t]/.test(text) || /^(import|export)\s/.test(text) || /^:{3,}/.test(text)) continue
    if (/^ {0,3}=+[ \t]*$/.test(next) || /^=+$/.test(text)) continue
    const plain = withoutMarkup(text)
    if (plain) return plain
  }
  return ''
}

function withoutMarkup(line: string): string {
  return (
    splitHeadingId(line)
      .text.replace(/^#{2,6}[ \t]+/, '')
      .replace(/^(>[ \t]?)+/, '')
      .replace(/<!--.*?-->|<\/?[a-z][^>]*>/gi, '')
      .replace(/!\[([^\]]*)\](\([^)]*\)|\[[^\]]*\])/g, '$1')
      // A footnote or the name of a value means nothing outside of the page.
      .replace(/\[\^[^\]]+\](:.*$)?/g, '')
      .replace(/\{[\w.-]+\}/g, '')
      .replace(/\[([^\]]*)\](\([^)]*\)|\[[^\]]*\])/g, '$1')
      .replace(/(\*\*|__)(.*?)\1/g, '$2')
      .replace(/(?<![\w*])([*_])(?!\s)(.*?)(?<!\s)\1(?![\w*])/g, '$2')
      .replace(/~~(.*?)~~/g, '$1')
      .replace(/`([^`]*)`/g, '$1')
      .replace(/:[a-z0-9_+-]+:/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** Lines, each with the one after it; nothing after the last. */
function* withNext(lines: Iterable<string>): Generator<readonly [line: string, next: string]> {
  let last: string | undefined
  for (const line of lines) {
    if (last !== undefined) yield [last, line]
    last = line
  }
  if (last !== undefined) yield [last, '']
}

/**
 * The lines that are content: code fences, comments and multi-line imports are blanked. One by one: the first lines
 * of a page are enough for most.
 */
function* contentLines(body: string): Generator<string> {
  const isFenced = createFenceScanner()
  let inImport = false
  const withoutComments = body.replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, (comment) =>
    // The id of a heading is written as a comment too.
    /^\{\/\*\s*#/.test(comment) ? comment : comment.replace(/[^\n]/g, ''),
  )
  for (const line of withoutComments.split(/\r?\n/)) {
    if (isFenced(line)) {
      yield ''
    } else if (inImport || /^(import|export)\s/.test(line)) {
      // An import may span lines; it ends with its file name, an export with a blank line.
      inImport =
        line.startsWith('import') || inImport ? !/['"];?\s*$/.test(line) && line.trim() !== '' : false
      yield ''
    } else yield line
  }
}
