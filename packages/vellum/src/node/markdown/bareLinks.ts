// Links that are written as nothing but their address (MD-2), by GitHub's rules:
// `https://…`, `www.…` and mail addresses become links, without the punctuation
// that ends a sentence.

/** A piece of text, or an address in it. */
export type TextPiece =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'link'; readonly value: string; readonly url: string }

const CANDIDATE = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<]+|(?<![\w./+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu
const HOST = /^(?:https?:\/\/)?([^\s/?#:<]+)/i

/** `'See www.a.com.'` → text, link, text; `undefined` when there is no link in it */
export function splitBareLinks(text: string): TextPiece[] | undefined {
  if (!/:\/\/|www\.|@/i.test(text)) return undefined
  const pieces: TextPiece[] = []
  let end = 0
  for (const match of text.matchAll(CANDIDATE)) {
    const value = withoutEnding(match[0])
    const url = addressOf(value)
    if (url === undefined) continue
    if (match.index > end) pieces.push({ type: 'text', value: text.slice(end, match.index) })
    pieces.push({ type: 'link', value, url })
    end = match.index + value.length
  }
  if (pieces.length === 0) return undefined
  if (end < text.length) pieces.push({ type: 'text', value: text.slice(end) })
  return pieces
}

function addressOf(value: string): string | undefined {
  if (!/^(?:https?:\/\/|www\.)/i.test(value)) return /[-_]$/.test(value) ? undefined : `mailto:${value}`
  const host = HOST.exec(value)?.[1] ?? ''
  const parts = host.split('.')
  // Underscores are not allowed in the last two parts of a host, and `www.` alone is none.
  if (parts.some((part) => part === '') || parts.slice(-2).some((part) => part.includes('_')))
    return undefined
  if (/^www\./i.test(value)) return parts.length > 1 ? `http://${value}` : undefined
  return value
}

/** Drops punctuation at the end, and closing brackets that were opened before the address. */
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
