// Bare URLs as links, by GitHub's rules: `https://…`, `www.…` and mail addresses become
// links, without the punctuation that ends a sentence.

import type { Code, Construct, Extension, State } from 'micromark-util-types'

/** A part of a text, or a URL in it. */
export type TextPiece =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'link'; readonly value: string; readonly url: string }

const CANDIDATE = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<]+|(?<![\w./+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu
/** A URL does not begin with punctuation: `https://…` is not one. */
const HOST = /^(?:https?:\/\/|(?=www\.))(?![\p{P}\p{S}])([^\s/?#:<]+)/iu

/** `'See www.a.com.'` → text, link, text; `undefined` when there is no link in it */
export function splitBareLinks(text: string): TextPiece[] | undefined {
  if (!/:\/\/|www\.|@/i.test(text)) return undefined
  const pieces: TextPiece[] = []
  let end = 0
  for (const match of text.matchAll(CANDIDATE)) {
    const value = withoutEnding(match[0])
    const url = urlOf(value)
    if (url === undefined) continue
    if (match.index > end) pieces.push({ type: 'text', value: text.slice(end, match.index) })
    pieces.push({ type: 'link', value, url })
    end = match.index + value.length
  }
  if (pieces.length === 0) return undefined
  if (end < text.length) pieces.push({ type: 'text', value: text.slice(end) })
  return pieces
}

function urlOf(value: string): string | undefined {
  // `npm@5.2.0` is a version.
  if (!/^(?:https?:\/\/|www\.)/i.test(value)) return /[-_\d]$/.test(value) ? undefined : `mailto:${value}`
  const host = HOST.exec(value)?.[1] ?? ''
  const parts = host.split('.')
  // Underscores are not allowed in the last two parts of a host, and `www.` alone is none.
  if (parts.some((part) => part === '') || parts.slice(-2).some((part) => part.includes('_')))
    return undefined
  if (/^www\./i.test(value)) return parts.length > 1 ? `http://${value}` : undefined
  return value
}

/** Drops punctuation at the end, and closing brackets that were opened before the URL. */
function withoutEnding(value: string): string {
  let unopened = count(value, ')') - count(value, '(')
  let end = value.length
  for (; end > 0; end--) {
    const last = value.charAt(end - 1)
    if (last === ';') {
      const entity = /&[a-z\d]{1,31};$/i.exec(value.slice(Math.max(0, end - 33), end))
      if (!entity) break
      end -= entity[0].length - 1
    } else if (last === ')' && unopened > 0) {
      unopened--
    } else if (!/[?!.,:*_~'"]/.test(last)) {
      break
    }
  }
  return value.slice(0, end)
}

function count(text: string, character: string): number {
  return text.split(character).length - 1
}

/**
 * Keeps the characters of a URL from being syntax: `__tests__` in one is not bold, `{id}` is not code.
 * They stay text, which `splitBareLinks` turns into a link.
 */
export function bareUrlSyntax(): Extension {
  return { text: { 72: urlText, 87: urlText, 104: urlText, 119: urlText } }
}

const urlText: Construct = {
  name: 'vellumBareUrl',
  previous: (code) => code === null || code < 0 || !isLetterOrDigit(code),
  tokenize(effects, ok, nok) {
    let begin = ''
    const start: State = (code) => {
      effects.enter('data')
      return scheme(code)
    }
    const scheme: State = (code) => {
      if (code === null || code < 0) return nok(code)
      begin += String.fromCodePoint(code).toLowerCase()
      if (!SCHEMES.some((scheme) => scheme.startsWith(begin))) return nok(code)
      effects.consume(code)
      return SCHEMES.includes(begin) ? inside : scheme
    }
    const inside: State = (code) => {
      if (isOutside(code)) return end(code)
      if (isEnding(code)) return effects.check(endOfUrl, end, run)(code)
      effects.consume(code)
      return inside
    }
    // Punctuation inside the URL.
    const run: State = (code) => {
      if (!isEnding(code)) return inside(code)
      effects.consume(code)
      return run
    }
    const end: State = (code) => {
      effects.exit('data')
      return ok(code)
    }
    return start
  },
}

/**
 * Punctuation after which the URL does not continue: it belongs to the sentence, as in `**https://a.com**.`
 */
const endOfUrl: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const ending: State = (code) => {
      if (isEnding(code)) {
        effects.consume(code)
        return ending
      }
      effects.exit('data')
      return isOutside(code) ? ok(code) : nok(code)
    }
    return (code) => {
      effects.enter('data')
      return ending(code)
    }
  },
}

const SCHEMES = ['http://', 'https://', 'www.']

/** Called for each h and w of a page: most characters need no regular expression. */
function isLetterOrDigit(code: number): boolean {
  if (code < 128) {
    const lower = code | 32
    return (lower >= 97 && lower <= 122) || (code >= 48 && code <= 57)
  }
  return /[\p{L}\p{N}]/u.test(String.fromCodePoint(code))
}

/** Whether a character ends a URL, or belongs to other syntax: escapes, references, code, labels. */
function isOutside(code: Code): boolean {
  return code === null || code < 0 || ' <[]`\\&'.includes(String.fromCodePoint(code))
}

function isEnding(code: Code): boolean {
  return code !== null && code > 0 && '?!.,:*_~\'")'.includes(String.fromCodePoint(code))
}
