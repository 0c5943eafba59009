// Values as `console.log` of Node.js prints them, so that a program prints the same in both. Needs nothing of
// Node.js, and calls no getter of the program.

import { className, classTag } from './kind.js'
import { type Entries, inColumns, layOut } from './layout.js'
import { type PlatformView, viewOf } from './platform.js'
import { escapeControls, primitiveText, quote, quoteKey } from './quote.js'
import { type Content, isEmpty, isIndex, nameOnly, type Shape, shapeOf } from './shape.js'

export interface InspectOptions {
  /** Whether properties that are not enumerable are shown: `[length]: 2`. @default false */
  readonly showHidden?: boolean
  /** Levels of objects that are shown. @default 2 */
  readonly depth?: number | null
  /** Items of an array that are shown. @default 100 */
  readonly maxArrayLength?: number | null
  /** Characters of a string that are shown. @default 10000 */
  readonly maxStringLength?: number | null
  /** Columns of a line. @default 80 */
  readonly breakLength?: number
  /** Levels that may be on one line. @default 3 */
  readonly compact?: number
  /** Formats the stack of an error. @default its `stack` */
  readonly stackOf?: (error: Error) => unknown
}

const CUSTOM = Symbol.for('nodejs.util.inspect.custom')

/** Longer text than a reader would read; later objects are only named. */
const MOST_CHARACTERS = 2 ** 17

/** `{ a: 1 }` → `'{ a: 1 }'` */
export function inspect(value: unknown, options: InspectOptions = {}): string {
  return new Inspection(options).format(value, 0)
}

class Inspection {
  readonly #options: Required<InspectOptions>
  #depth: number
  readonly #listLength: number
  readonly #stringLength: number
  /** The objects around the current one. */
  readonly #path: object[] = []
  /** Objects that contain themselves, with their numbers. */
  readonly #circular = new Map<object, number>()
  #indentation = 0
  /** The level of the object that was begun last. */
  #lastLevel = 0
  #characters = 0

  constructor(options: InspectOptions) {
    this.#options = {
      showHidden: options.showHidden ?? false,
      depth: options.depth === undefined ? 2 : options.depth,
      maxArrayLength: options.maxArrayLength === undefined ? 100 : options.maxArrayLength,
      maxStringLength: options.maxStringLength === undefined ? 10_000 : options.maxStringLength,
      breakLength: options.breakLength ?? 80,
      compact: Number(options.compact ?? 3),
      stackOf: options.stackOf ?? ((error) => error.stack),
    }
    this.#depth = this.#options.depth ?? Number.POSITIVE_INFINITY
    this.#listLength = this.#options.maxArrayLength ?? Number.POSITIVE_INFINITY
    this.#stringLength = this.#options.maxStringLength ?? Number.POSITIVE_INFINITY
  }

  format(value: unknown, level: number): string {
    if (value === null) return 'null'
    if (typeof value === 'string') return this.#string(value)
    if (typeof value !== 'object' && typeof value !== 'function') return primitiveText(value)
    const custom = this.#custom(value, level)
    if (custom !== undefined) return custom
    if (this.#path.includes(value)) {
      if (!this.#circular.has(value)) this.#circular.set(value, this.#circular.size + 1)
      return `[Circular *${this.#circular.get(value)}]`
    }
    return this.#object(value, level)
  }

  #string(value: string): string {
    const shown = value.length > this.#stringLength ? value.slice(0, this.#stringLength) : value
    const hidden = value.length - shown.length
    const rest = hidden > 0 ? `... ${hidden} more character${hidden > 1 ? 's' : ''}` : ''
    if (shown.length > 16 && shown.length > this.#options.breakLength - this.#indentation - 4) {
      const lines = shown.split(/(?<=\n)/).map(quote)
      return lines.join(` +\n${' '.repeat(this.#indentation + 2)}`) + rest
    }
    return quote(shown) + rest
  }

  /** What an object defines itself: as one of the platform, or by the function that Node.js calls. */
  #custom(value: object, level: number): string | undefined {
    const view = viewOf(value)
    if (view) return this.#indent(this.#platform(view, level))
    const customInspect = (value as { [CUSTOM]?: unknown })[CUSTOM]
    if (typeof customInspect === 'function' && value.constructor?.prototype !== value) {
      const { stackOf, ...options } = this.#options
      const said: unknown = customInspect.call(
        value,
        this.#depth - level,
        { ...options, stylize: String },
        inspect,
      )
      if (said !== value) {
        if (said === null || typeof said !== 'object') return String(said)
        return this.format(said, level)
      }
    }
    return undefined
  }

  #platform({ name, fields, pairs }: PlatformView, level: number): string {
    // Headers are shown at any depth.
    if (level > this.#depth && name !== 'Headers') return `[${name}]`
    const inner = new Inspection({ ...this.#options, depth: Math.max(this.#depth - level, 0) })
    if (fields) return `${name} ${inner.format(fields, 0)}`
    const entries = pairs!.map(([key, value]) => `${quote(key)} => ${quote(value)}`)
    if (entries.length === 0) return `${name} {}`
    const parts = { base: '', open: `${name} {`, close: '}', entries }
    return layOut(parts, { breakLength: this.#options.breakLength, indentation: 0, mayCombine: true })
  }

  #indent(text: string): string {
    return text.replaceAll('\n', `\n${' '.repeat(this.#indentation)}`)
  }

  #object(value: object, level: number): string {
    const name = className(value)
    const tag = classTag(value)
    const isTooDeep = level > this.#depth
    const { showHidden, stackOf } = this.#options
    const shape = shapeOf(value, { name, tag, isTooDeep, showHidden, stackOf })
    if (isEmpty(shape)) return shape.base === '' ? shape.prefix + shape.brackets : this.#indent(shape.base)
    if (isTooDeep) return nameOnly(value, { name, tag })

    this.#path.push(value)
    this.#lastLevel = level
    const entries = this.#content(shape.content, level + 1)
    for (const key of shape.keys) entries.push(this.#property(value, key, level + 1))
    this.#path.pop()
    const text = this.#layOut(shape, { value, level, entries })
    this.#characters += text.length
    if (this.#characters > MOST_CHARACTERS) this.#depth = -1
    return text
  }

  #layOut(
    { base, prefix, brackets }: Shape,
    { value, level, entries }: { value: object; level: number; entries: readonly string[] },
  ): string {
    const reference = this.#circular.has(value) ? `<ref *${this.#circular.get(value)}>` : ''
    const rows = brackets === '[]' && entries.length > 6 ? this.#columns(entries, value) : entries
    const parts: Entries = {
      base: [reference, this.#indent(base)].filter(Boolean).join(' '),
      open: prefix + brackets[0],
      close: brackets[1]!,
      entries: rows,
    }
    return layOut(parts, {
      breakLength: this.#options.breakLength,
      indentation: this.#indentation,
      // The depth of this object is that of the object begun last.
      mayCombine: this.#lastLevel - level < this.#options.compact && rows === entries,
    })
  }

  #columns(entries: readonly string[], value: object): readonly string[] {
    const { breakLength, compact } = this.#options
    const list = value as ArrayLike<unknown>
    return inColumns(entries, {
      breakLength,
      compact,
      indentation: this.#indentation,
      hasRest: entries.length > this.#listLength,
      areNumbers: entries.every(
        (_, index) => typeof list[index] === 'number' || typeof list[index] === 'bigint',
      ),
    })
  }

  #content(content: Content, level: number): string[] {
    switch (content.type) {
      case 'nothing':
        return []
      case 'elements':
        return this.#elements(content.list, level)
      case 'items':
        return this.#listed(content.items, (item) => this.format(item, level))
      case 'pairs':
        return this.#listed(
          content.pairs,
          ([key, item]) => `${this.format(key, level)} => ${this.format(item, level)}`,
        )
      case 'numbers':
        return this.#numbers(content.list)
      case 'bytes':
        return [this.#bytes(content.buffer)]
      case 'text':
        return [content.text]
    }
  }

  /** The first items, and how many more there are. */
  #listed<T>(items: readonly T[], write: (item: T) => string): string[] {
    this.#indentation += 2
    const shown = items.slice(0, this.#listLength).map(write)
    this.#indentation -= 2
    const rest = items.length - shown.length
    return rest > 0 ? [...shown, moreItems(rest)] : shown
  }

  /** Items of an array, with its holes counted. */
  #elements(list: readonly unknown[], level: number): string[] {
    const entries: string[] = []
    let index = 0
    while (index < list.length && entries.length < this.#listLength) {
      if (Object.hasOwn(list, index)) {
        entries.push(this.#property(list, index, level, true))
        index += 1
        continue
      }
      const next = nextElement(list, index)
      const holes = next - index
      entries.push(`<${holes} empty item${holes > 1 ? 's' : ''}>`)
      index = next
    }
    if (index < list.length) entries.push(moreItems(list.length - index))
    return entries
  }

  #numbers(list: ArrayLike<number | bigint>): string[] {
    const length = Math.min(list.length, this.#listLength)
    const entries = Array.from({ length }, (_, index) => primitiveText(list[index]))
    if (list.length > length) entries.push(moreItems(list.length - length))
    return entries
  }

  #bytes(buffer: ArrayBuffer): string {
    const bytes = new Uint8Array(buffer)
    const shown = bytes.subarray(0, Math.min(bytes.length, this.#listLength))
    const hex = Array.from(shown, (byte) => byte.toString(16).padStart(2, '0')).join(' ')
    const rest = bytes.length - shown.length
    return `[Uint8Contents]: <${hex}${rest > 0 ? ` ... ${rest} more byte${rest > 1 ? 's' : ''}` : ''}>`
  }

  #property(holder: object, key: PropertyKey, level: number, isElement = false): string {
    const property = Object.getOwnPropertyDescriptor(holder, key) ?? {
      value: (holder as Record<PropertyKey, unknown>)[key],
      enumerable: true,
    }
    const text = this.#propertyValue(property, level)
    if (isElement) return text
    return `${keyText(key, property.enumerable)}: ${text}`
  }

  #propertyValue(property: PropertyDescriptor, level: number): string {
    if (property.get) return property.set ? '[Getter/Setter]' : '[Getter]'
    if (property.set) return '[Setter]'
    this.#indentation += 2
    const text = this.format(property.value, level)
    this.#indentation -= 2
    return text
  }
}

function keyText(key: PropertyKey, isEnumerable: boolean | undefined): string {
  if (typeof key === 'symbol') return `[${escapeControls(key.toString())}]`
  if (key === '__proto__') return "['__proto__']"
  if (isEnumerable === false) return `[${escapeControls(String(key))}]`
  return quoteKey(String(key))
}

/** The next index that is not a hole; the length when there is none. */
function nextElement(list: readonly unknown[], from: number): number {
  // Keys, not a counter: the array may have a billion holes.
  for (const key of Object.keys(list)) {
    if (!isIndex(key)) break
    if (Number(key) > from) return Number(key)
  }
  return list.length
}

function moreItems(count: number): string {
  return `... ${count} more item${count > 1 ? 's' : ''}`
}
