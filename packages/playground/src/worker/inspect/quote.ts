// Strings, keys and numbers as Node.js writes them.

/** Control characters, lone surrogates, and characters that need escaping in the quotes. */
const ESCAPED = /[\p{Cc}\p{Cs}'\\]/gu

const SHORT: { readonly [character: string]: string } = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '\\': '\\\\',
}

/** `it's` → `"it's"`: in quotes that the text does not contain, if there are any. */
export function quote(text: string): string {
  const mark = markFor(text)
  const escaped = text.replace(ESCAPED, (character) => {
    if (character === "'") return mark === "'" ? "\\'" : "'"
    return SHORT[character] ?? escapeCode(character)
  })
  return mark + escaped + mark
}

function markFor(text: string): string {
  if (!text.includes("'")) return "'"
  if (!text.includes('"')) return '"'
  if (!text.includes('`') && !text.includes('${')) return '`'
  return "'"
}

function escapeCode(character: string): string {
  const code = character.charCodeAt(0).toString(16)
  return code.length > 2 ? `\\u${code}` : `\\x${code.toUpperCase().padStart(2, '0')}`
}

/** Without quotes, for names in brackets. */
export function escapeControls(text: string): string {
  return text.replace(ESCAPED, (character) =>
    character === "'" ? "\\'" : (SHORT[character] ?? escapeCode(character)),
  )
}

/** A key of an object: `name`, `'content-type'`. */
export function quoteKey(key: string): string {
  return /^[a-z_]\w*$/i.test(key) ? key : quote(key)
}

/** Any value that is not an object. */
export function primitiveText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return quote(value)
    case 'number':
      return numberText(value)
    case 'bigint':
      return `${value}n`
    default:
      return String(value)
  }
}

/** -0 keeps its minus. */
export function numberText(value: number): string {
  return Object.is(value, -0) ? '-0' : `${value}`
}
