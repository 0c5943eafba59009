// The title and the description of a Markdown body before it is compiled: its level-1 heading and its first
// line of text. Works on lines, because it runs for every file before any page is rendered.

import { decodeString } from 'micromark-util-decode-string'
import { createFenceScanner } from '../base/codeFence.js'
import { splitHeadingId } from '../base/explicitHeadingId.js'

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

/** `` 'The `fetch` option {#fetch}' `` → `The fetch option`; an expression at its end is not known here. */
function titleText(heading: string): string {
  return keepingLiterals(splitHeadingId(heading).text, (text) => text.replace(/\s*\{[\w.-]+\}$/, '')).trim()
}

/**
 * Changes a line except for its code and its escaped characters, which are text, whatever they look like: ``
 * 'a `<b>` \*' `` → `a <b> *`. References are decoded. The unchanged parts are replaced by characters that no
 * text has while the line is changed, so that markup around them is found.
 */
function keepingLiterals(line: string, change: (text: string) => string): string {
  const literals: string[] = []
  const marked = line.replace(
    /\\([!-/:-@[-`{-~])|(?<!`)(`+)(?!`)(.*?[^`])\2(?!`)/g,
    (all, sign?: string, _marks?: string, code = '') => {
      if (literals.length === UNUSED.count) return all
      literals.push(sign ?? code.replace(/^ (.*[^ ].*) $/, '$1'))
      return String.fromCodePoint(UNUSED.first + literals.length - 1)
    },
  )
  const changed = change(marked)
  const decoded = changed.includes('&') ? decodeString(changed) : changed
  if (literals.length === 0) return decoded
  return decoded.replace(/[\u{100000}-\u{10FFFD}]/gu, (character) => {
    return literals[(character.codePointAt(0) ?? 0) - UNUSED.first] ?? character
  })
}

/** The last plane, which is for private use. */
const UNUSED = { first: 0x100000, count: 0xfffe }

/** The first line of text, without any markup; empty when there is none. */
export function excerpt(body: string): string {
  for (const [line, next] of withNext(contentLines(body))) {
    const text = line.trim()
    if (!text || /^#[ \t]/.test(text) || /^(import|export)\s/.test(text) || NO_TEXT.test(text)) continue
    if (/^ {0,3}=+[ \t]*$/.test(next) || /^=+$/.test(text)) continue
    const plain = withoutMarkup(text)
    if (plain) return plain
  }
  return ''
}

/** Directives around blocks and in their place, rows of tables, marks of alerts, and what links and abbreviations mean. */
const NO_TEXT = /^(?::::|\|.*\|$|::[a-z]|(?:>[ \t]?)+\[!\w+\]$|\*?\[[^\]]+\]:[ \t])/i

/** Longer descriptions are not read, and searching for markup in a line of megabytes takes minutes. */
const LONGEST = 10_000

function withoutMarkup(line: string): string {
  const end = line.length > LONGEST ? line.lastIndexOf(' ', LONGEST) : LONGEST
  const start = line.slice(0, end > 0 ? end : LONGEST)
  return keepingLiterals(splitHeadingId(start).text, removeMarkup).replace(/\s+/g, ' ').trim()
}

function removeMarkup(text: string): string {
  return (
    text
      .replace(/^#{2,6}[ \t]+/, '')
      .replace(/^(>[ \t]?)+/, '')
      .replace(/^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ x]\][ \t]+)?/i, '')
      .replace(/<!--.*?-->|<\/?[a-z][^>]*>/gi, '')
      .replace(TEXT_DIRECTIVE, (_, name: string, label: string) => (NOT_SHOWN.has(name) ? '' : label))
      .replace(/!\[([^\]]*)\](\([^)]*\)|\[[^\]]*\])/g, '$1')
      // A footnote or the name of an expression means nothing outside of the page.
      .replace(/\[\^[^\]]+\](:.*$)?/g, '')
      .replace(/\{[\w.-]+\}/g, '')
      .replace(/\[([^\]]*)\](\([^)]*\)|\[[^\]]*\])/g, '$1')
      .replace(/(\*\*|__)(.*?)\1/g, '$2')
      .replace(/(?<![\w*])([*_])(?!\s)(.*?)(?<!\s)\1(?![\w*])/g, '$2')
      .replace(/~~(.*?)~~/g, '$1')
      .replace(/:[a-z0-9_+-]+:/g, '')
  )
}

/** `:badge[new]{color=blue}`: readers see the text in the brackets. */
const TEXT_DIRECTIVE = /(?<![\w:]):([a-z][\w-]*)\[([^\][]*)\](?:\{[^}]*\})?/gi

/** Directives in whose brackets is a name: of an icon, or of a value in a file, which is not read here. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['icon', 'value'])

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
 * The lines of content: code fences, comments, multi-line imports and tags are blanked. Yielded one by one,
 * because the first lines of a page are enough for most.
 */
function* contentLines(body: string): Generator<string> {
  const isFenced = createFenceScanner()
  let isInImport = false
  let isInTag = false
  const withoutComments = body.replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, (comment) =>
    // The id of a heading is written as a comment, too.
    /^\{\/\*\s*#/.test(comment) ? comment : comment.replace(/[^\n]/g, ''),
  )
  for (const line of withoutComments.split(/\r?\n/)) {
    if (isFenced(line)) {
      yield ''
    } else if (isInImport || /^(import|export)\s/.test(line)) {
      // An import may span lines; it ends with its file name, an export with a blank line.
      isInImport =
        line.startsWith('import') || isInImport ? !/['"];?\s*$/.test(line) && line.trim() !== '' : false
      yield ''
    } else if (isInTag || OPEN_TAG.test(line)) {
      const end = line.replace(/(["'])[^"']*\1|=>/g, (text) => ' '.repeat(text.length)).indexOf('>')
      isInTag = end < 0 && line.trim() !== ''
      yield end < 0 ? '' : line.slice(end + 1)
    } else yield line
  }
}

/** The first line of a tag whose attributes are in the lines below it. */
const OPEN_TAG = /^[ \t]*<[a-z][\w.:-]*(?:[ \t]+[^<>]*)?$/i
