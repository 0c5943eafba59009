// Keeps the HTML in modules of pages away from the bundler, which would hold it a dozen times: as source, as parsed and as
// minified code, as text that plugins get. Placeholders with the hash of the module stand for it, so the hashes in file
// names still depend on it, and finished code gets it back. Knows nothing of files.

import { hashOf } from '../../cache/diskCache.js'
import type { CodeRange, CompiledMarkdown } from '../../markdown/compile/types.js'

type Body = CompiledMarkdown['body']

/** The placeholders of a bundle. */
export interface HtmlPlaceholders {
  /** A body for the bundler. It is read again for each finished file that has it. */
  readonly replaceHtml: (read: () => Promise<Body>) => Promise<Body>
  /** Finished code with the HTML, in literals as short as they can be or as JSON, which is one line. */
  readonly restoreHtml: (code: string, literals: 'shortest' | 'json') => Promise<string>
}

/** A placeholder, with the quotes around it if it is the whole literal: the bundler may join it with other text. */
const PLACEHOLDER = /(["'`]?)vellum-html:([0-9a-f]{32}):(\d+);(["'`]?)/g

/** Starts a bundle without placeholders. */
export function createHtmlPlaceholders(): HtmlPlaceholders {
  const bodies = new Map<string, () => Promise<Body>>()
  return {
    replaceHtml: async (read) => {
      const body = await read()
      if (body.type !== 'live' || !body.html?.length) return body
      const hash = hashOf(body.code)
      bodies.set(hash, read)
      return { ...body, code: withPlaceholders(body.code, body.html, hash) }
    },
    restoreHtml: async (code, kind) => {
      const literals = new Map<string, readonly string[]>()
      for (const [, , hash = ''] of code.matchAll(PLACEHOLDER)) {
        const read = literals.has(hash) ? undefined : bodies.get(hash)
        if (read) literals.set(hash, literalsOf(await read(), hash))
      }
      if (literals.size === 0) return code
      return code.replace(PLACEHOLDER, (match, open: string, hash: string, index: string, close: string) => {
        const literal = literals.get(hash)?.[Number(index)]
        if (literal === undefined) return match
        // Joined with other text by the bundler: escaped for every kind of literal.
        if (open === '' || open !== close) return open + escapeAllQuotes(literal) + close
        return kind === 'json' ? literal : shortestLiteral(literal)
      })
    },
  }
}

function withPlaceholders(code: string, ranges: readonly CodeRange[], hash: string): string {
  let result = ''
  let copied = 0
  for (const [i, [start, end]] of ranges.entries()) {
    result += `${code.slice(copied, start)}"vellum-html:${hash}:${i};"`
    copied = end
  }
  return result + code.slice(copied)
}

/** The literals of a body, as JSON. */
function literalsOf(body: Body, hash: string): string[] {
  if (body.type !== 'live' || hashOf(body.code) !== hash) {
    throw new Error(`The compiled page ${hash} has changed while it was bundled.`)
  }
  const { code, html = [] } = body
  return html.map(([start, end]) => code.slice(start, end))
}

/** An escaped character of JSON, or one that another literal must escape. */
const ESCAPABLE = /\\(.)|['`]|\$\{|<\/(?=script)/gi

/** JSON as the shortest literal, as a minifier writes it. */
export function shortestLiteral(json: string): string {
  const costs = { '"': 0, "'": 0, '`': 0 }
  for (const [text, escaped] of json.matchAll(ESCAPABLE)) {
    if (escaped === '"') costs['"']++
    else if (text === "'") costs["'"]++
    else if (text === '`' || text === '${') costs['`']++
    else if (escaped === 'n') costs['`']--
  }
  const quote = costs['`'] <= Math.min(costs['"'], costs["'"]) ? '`' : costs['"'] <= costs["'"] ? '"' : "'"
  return (
    quote +
    json.slice(1, -1).replace(ESCAPABLE, (text, escaped?: string) => {
      if (escaped === '"') return quote === '"' ? text : '"'
      if (escaped === 'n') return quote === '`' ? '\n' : text
      if (escaped !== undefined) return text
      if (text.startsWith('<')) return `<\\${text.slice(1)}`
      return text.startsWith(quote) || (text === '${' && quote === '`') ? `\\${text}` : text
    }) +
    quote
  )
}

/** The inside of JSON for any kind of literal. */
function escapeAllQuotes(json: string): string {
  return json
    .slice(1, -1)
    .replace(ESCAPABLE, (text, escaped?: string) =>
      escaped === undefined ? (text.startsWith('<') ? `<\\${text.slice(1)}` : `\\${text}`) : text,
    )
}
