// The arguments of `console.log` as one text, with the placeholders of Node.js.

import { type InspectOptions, inspect } from './inspect/inspect.js'
import { isError } from './inspect/kind.js'
import { numberText } from './inspect/quote.js'

/** `['%s is %d', 'x', 1, {}]` → `'x is 1 {}'` */
export function formatLine(values: readonly unknown[], options: InspectOptions = {}): string {
  const [first, ...rest] = values
  if (typeof first !== 'string' || rest.length === 0) return joined(values, options)
  let used = 0
  const text = first.replace(/%([%sdifjoOc])/g, (placeholder, letter: string) => {
    if (letter === '%') return '%'
    if (used === rest.length) return placeholder
    used += 1
    return filled(letter, rest[used - 1], options)
  })
  return [text, ...rest.slice(used).map((value) => shown(value, options))].join(' ')
}

function joined(values: readonly unknown[], options: InspectOptions): string {
  return values.map((value) => shown(value, options)).join(' ')
}

function shown(value: unknown, options: InspectOptions): string {
  return typeof value === 'string' ? value : inspect(value, options)
}

function filled(letter: string, value: unknown, options: InspectOptions): string {
  switch (letter) {
    case 's':
      return asString(value, options)
    case 'd':
      return asNumber(value, Number)
    case 'i':
      return asNumber(value, (part) => Number.parseInt(part as string, 10))
    case 'f':
      return typeof value === 'bigint'
        ? String(value)
        : asNumber(value, (part) => Number.parseFloat(part as string))
    case 'j':
      return asJson(value)
    case 'o':
      return inspect(value, { ...options, showHidden: true, depth: 4 })
    case 'O':
      return inspect(value, options)
    default:
      // `%c` takes a style, which a text console does not support.
      return ''
  }
}

function asString(value: unknown, options: InspectOptions): string {
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value !== 'object' || value === null || speaksForItself(value)) return String(value)
  return inspect(value, { ...options, depth: 0 })
}

/** Whether the object, or a class of the program, has a `toString` of its own. */
function speaksForItself(value: object): boolean {
  if (isError(value) || value instanceof Date) return Object.hasOwn(value, 'toString')
  const method = (value as { toString?: unknown }).toString
  if (typeof method !== 'function') return false
  return !/\{\s*\[native code\]\s*\}$/.test(Function.prototype.toString.call(method))
}

function asNumber(value: unknown, convert: (value: unknown) => number): string {
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'symbol') return 'NaN'
  if (typeof value === 'object' && value !== null && convert === Number) return numberText(Number(value))
  return numberText(convert(value))
}

function asJson(value: unknown): string {
  try {
    return String(JSON.stringify(value))
  } catch (error) {
    if (error instanceof TypeError && /circular|cyclic/i.test(error.message)) return '[Circular]'
    throw error
  }
}
