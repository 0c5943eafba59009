// Which parts an object is printed with: the text before its braces, the content of the braces, and the keys
// that follow. How each part is printed is not decided here.

import { errorText, keysOfError } from './error.js'
import * as kind from './kind.js'
import { primitiveText } from './quote.js'

/** The content of the braces before the keys. */
export type Content =
  | { readonly type: 'nothing' }
  /** An array, with its holes. */
  | { readonly type: 'elements'; readonly list: readonly unknown[] }
  | { readonly type: 'items'; readonly items: readonly unknown[] }
  | { readonly type: 'pairs'; readonly pairs: readonly (readonly [unknown, unknown])[] }
  | { readonly type: 'numbers'; readonly list: ArrayLike<number | bigint> }
  | { readonly type: 'bytes'; readonly buffer: ArrayBuffer }
  | { readonly type: 'text'; readonly text: string }

export interface Shape {
  /** The text before the braces, which stands alone if the braces are empty: a date, a stack. */
  readonly base: string
  /** The name at the opening brace: 'Map(2) '. */
  readonly prefix: string
  readonly brackets: '{}' | '[]'
  readonly content: Content
  readonly keys: readonly PropertyKey[]
}

/** What decides on the shape besides the object. */
export interface Look {
  /** The name of the class; null without a prototype. */
  readonly name: string | null
  readonly tag: string
  readonly isTooDeep: boolean
  /** Whether keys count that are not enumerable. */
  readonly showHidden: boolean
  readonly stackOf: (error: Error) => unknown
}

/** The shape of any object or function. */
export function shapeOf(value: object, look: Look): Shape {
  for (const find of FINDERS) {
    const foundShape = find(value, look)
    if (foundShape) return { ...PLAIN, keys: foundShape.keys ?? keysOf(value, look), ...foundShape }
  }
  // Including iterators of a Map or a Set, which Node.js inspects: a script could do so only by using them
  // up.
  const fallback = kind.isModule(value) ? 'Module' : 'Object'
  const tag = look.tag === fallback ? '' : look.tag
  return { ...PLAIN, prefix: prefixOf({ ...look, tag }, fallback), keys: keysOf(value, look) }
}

/** Whether the braces of a shape are empty. */
export function isEmpty({ content, keys }: Shape): boolean {
  if (keys.length > 0) return false
  switch (content.type) {
    case 'nothing':
      return true
    case 'elements':
    case 'numbers':
      return content.list.length === 0
    case 'items':
      return content.items.length === 0
    case 'pairs':
      return content.pairs.length === 0
    case 'bytes':
    case 'text':
      return false
  }
}

/** What is printed instead of an object that is too deep: '[Array]'. */
export function nameOnly(value: object, { name, tag }: Pick<Look, 'name' | 'tag'>): string {
  const fallback = Array.isArray(value) ? 'Array' : 'Object'
  const text = prefixOf({ name, tag: tag === fallback ? '' : tag }, fallback).slice(0, -1)
  return name === null ? text : `[${text}]`
}

const PLAIN = { base: '', prefix: '', brackets: '{}', content: { type: 'nothing' } } as const

type Finder = (value: object, look: Look) => Partial<Shape> | undefined

/** In this order: the first entry that applies decides. */
const FINDERS: readonly Finder[] = [
  array,
  functionShape,
  plainObject,
  set,
  map,
  typedArray,
  regExp,
  date,
  error,
  buffer,
  dataView,
  promise,
  weakCollection,
  boxed,
]

function array(value: object, look: Look): Partial<Shape> | undefined {
  if (!Array.isArray(value)) return undefined
  const isOrdinary = look.name === 'Array' && look.tag === ''
  return {
    prefix: isOrdinary ? '' : prefixOf(look, 'Array', value.length),
    brackets: '[]',
    content: { type: 'elements', list: value },
    keys: nonIndexKeys(value, look),
  }
}

function functionShape(value: object, look: Look): Partial<Shape> | undefined {
  return typeof value === 'function' ? { base: functionBase(value, look) } : undefined
}

function plainObject(value: object, look: Look): Partial<Shape> | undefined {
  if (look.name !== 'Object') return undefined
  if (kind.isArguments(value)) return { prefix: '[Arguments] ' }
  return { prefix: look.tag === '' ? '' : prefixOf(look, 'Object') }
}

function set(value: object, look: Look): Partial<Shape> | undefined {
  if (!kind.isSet(value)) return undefined
  const items = [...Set.prototype.values.call(value)]
  return { prefix: prefixOf(look, 'Set', items.length), content: { type: 'items', items } }
}

function map(value: object, look: Look): Partial<Shape> | undefined {
  if (!kind.isMap(value)) return undefined
  const pairs = [...Map.prototype.entries.call(value)]
  return { prefix: prefixOf(look, 'Map', pairs.length), content: { type: 'pairs', pairs } }
}

function typedArray(value: object, look: Look): Partial<Shape> | undefined {
  const typeName = kind.typedArrayName(value)
  if (typeName === undefined) return undefined
  const list = value as unknown as ArrayLike<number | bigint>
  return {
    prefix: prefixOf(look, typeName, list.length),
    brackets: '[]',
    content: { type: 'numbers', list },
    keys: nonIndexKeys(value, look),
  }
}

function regExp(value: object, look: Look): Partial<Shape> | undefined {
  if (!kind.isRegExp(value)) return undefined
  const base = named('RegExp', RegExp.prototype.toString.call(value), look)
  return look.isTooDeep ? { base, keys: [] } : { base }
}

function date(value: object, look: Look): Partial<Shape> | undefined {
  if (!kind.isDate(value)) return undefined
  const isValid = !Number.isNaN(Date.prototype.getTime.call(value))
  const text = isValid ? Date.prototype.toISOString.call(value) : Date.prototype.toString.call(value)
  return { base: named('Date', text, look) }
}

function error(value: object, look: Look): Partial<Shape> | undefined {
  if (!kind.isError(value)) return undefined
  const { name, tag, stackOf } = look
  const stack = stackOf(value)
  return {
    base: errorText(value, { stack, className: name, tag }),
    // Without hidden keys: they repeat the stack and the message.
    keys: keysOfError(value, { stack, keys: visibleKeys(value) }),
  }
}

function buffer(value: object, look: Look): Partial<Shape> | undefined {
  if (!kind.isAnyBuffer(value)) return undefined
  return {
    prefix: prefixOf(look, kind.isShared(value) ? 'SharedArrayBuffer' : 'ArrayBuffer'),
    content: { type: 'bytes', buffer: value },
    keys: ['byteLength', ...keysOf(value, look)],
  }
}

function dataView(value: object, look: Look): Partial<Shape> | undefined {
  if (!(value instanceof DataView)) return undefined
  const keys = ['byteLength', 'byteOffset', 'buffer', ...keysOf(value, look)]
  return { prefix: prefixOf(look, 'DataView'), keys }
}

function promise(value: object, look: Look): Partial<Shape> | undefined {
  if (!kind.isPromise(value)) return undefined
  // Node.js shows the state or the value here: no script can inspect a promise, and `<pending>` would be
  // wrong for one that has settled.
  return { prefix: prefixOf(look, 'Promise'), content: { type: 'text', text: '<state unknown>' } }
}

function weakCollection(value: object, look: Look): Partial<Shape> | undefined {
  const isMap = kind.isWeakMap(value)
  if (!isMap && !kind.isWeakSet(value)) return undefined
  const prefix = prefixOf(look, isMap ? 'WeakMap' : 'WeakSet')
  return { prefix, content: { type: 'text', text: '<items unknown>' } }
}

function boxed(value: object, look: Look): Partial<Shape> | undefined {
  const inside = kind.boxedPrimitive(value)
  if (!inside) return undefined
  const { name, tag } = look
  const { boxing, primitive } = inside
  let head = boxing
  if (name === null) head += ' (null prototype)'
  else if (name !== boxing) head += ` (${name})`
  const text = `[${head}: ${primitiveText(primitive)}]`
  return {
    base: tag !== '' && tag !== name ? `${text} [${tag}]` : text,
    // A boxed string has its characters as keys.
    keys: boxing === 'String' ? nonIndexKeys(value, look) : keysOf(value, look),
  }
}

/** `Foo(2) [tag] `: the name of anything but a plain object. */
function prefixOf({ name, tag }: Pick<Look, 'name' | 'tag'>, fallback: string, size?: number): string {
  const count = size === undefined ? '' : `(${size})`
  if (name === null) {
    const tagged = tag !== '' && fallback !== tag ? `[${tag}] ` : ''
    return `[${fallback}${count}: null prototype] ${tagged}`
  }
  return tag !== '' && name !== tag ? `${name}${count} [${tag}] ` : `${name}${count} `
}

/** The text alone if the class is the usual one. */
function named(usual: string, text: string, look: Look): string {
  const prefix = prefixOf(look, usual)
  return prefix === `${usual} ` ? text : prefix + text
}

function functionBase(value: object, { name, tag }: Look): string {
  const source = Function.prototype.toString.call(value)
  const ownName = (value as { name?: unknown }).name
  if (source.startsWith('class') && source.endsWith('}')) return classBase(value, { name, tag })
  const type = functionType(value)
  let base = `[${type}`
  if (name === null) base += ' (null prototype)'
  base += ownName === '' ? ' (anonymous)]' : `: ${String(ownName)}]`
  if (name !== type && name !== null) base += ` ${name}`
  return tag !== '' && name !== tag ? `${base} [${tag}]` : base
}

function functionType(value: object): string {
  const tag = Object.prototype.toString.call(value).slice(8, -1)
  return /^(Async)?(Generator)?Function$/.test(tag) ? tag : 'Function'
}

function classBase(value: object, { name, tag }: Pick<Look, 'name' | 'tag'>): string {
  const ownName = Object.hasOwn(value, 'name') ? (value as { name?: unknown }).name : ''
  let base = `[class ${ownName === '' ? '(anonymous)' : String(ownName)}`
  if (name !== 'Function' && name !== null) base += ` [${name}]`
  if (tag !== '' && name !== tag) base += ` [${tag}]`
  if (name === null) return `${base} extends [null prototype]]`
  const parent = (Object.getPrototypeOf(value) as { name?: unknown }).name
  return parent ? `${base} extends ${String(parent)}]` : `${base}]`
}

function keysOf(value: object, { showHidden }: Look): PropertyKey[] {
  return showHidden ? Reflect.ownKeys(value) : visibleKeys(value)
}

/** Enumerable names and symbols. */
function visibleKeys(value: object): PropertyKey[] {
  const symbols = Object.getOwnPropertySymbols(value).filter((symbol) =>
    Object.prototype.propertyIsEnumerable.call(value, symbol),
  )
  return [...Object.keys(value), ...symbols]
}

function nonIndexKeys(value: object, look: Look): PropertyKey[] {
  return keysOf(value, look).filter((key) => typeof key === 'symbol' || !isIndex(String(key)))
}

/** Whether a key is the index of an item. */
export function isIndex(key: string): boolean {
  const index = Number(key)
  return Number.isInteger(index) && index >= 0 && index < 2 ** 32 - 1 && String(index) === key
}
