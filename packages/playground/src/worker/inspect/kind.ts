// What a value really is: by its internal slots, whatever its prototype says.

const mapSize = getter(Map.prototype, 'size')
const setSize = getter(Set.prototype, 'size')
const regExpSource = getter(RegExp.prototype, 'source')
const bufferLength = getter(ArrayBuffer.prototype, 'byteLength')
const typedArrayTag = getter(Object.getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag)
const sharedLength =
  typeof SharedArrayBuffer === 'function' ? getter(SharedArrayBuffer.prototype, 'byteLength') : undefined
const tagOf = Object.prototype.toString

function getter(prototype: object, name: PropertyKey): (this: unknown) => unknown {
  return Object.getOwnPropertyDescriptor(prototype, name)?.get as (this: unknown) => unknown
}

/** Whether a function of a built-in class accepts this object as one of its own. */
function accepts(act: () => unknown): boolean {
  try {
    act()
    return true
  } catch {
    return false
  }
}

export const isMap = (value: object): value is Map<unknown, unknown> => accepts(() => mapSize.call(value))
export const isSet = (value: object): value is Set<unknown> => accepts(() => setSize.call(value))
export const isDate = (value: object): value is Date => accepts(() => Date.prototype.getTime.call(value))
export const isRegExp = (value: object): value is RegExp =>
  value !== RegExp.prototype && accepts(() => regExpSource.call(value))
export const isWeakMap = (value: object): boolean =>
  accepts(() => WeakMap.prototype.has.call(value as WeakMap<object, unknown>, value))
export const isWeakSet = (value: object): boolean =>
  accepts(() => WeakSet.prototype.has.call(value as WeakSet<object>, value))

export function isAnyBuffer(value: object): value is ArrayBuffer {
  return accepts(() => bufferLength.call(value)) || isShared(value)
}

export function isShared(value: object): boolean {
  return sharedLength !== undefined && accepts(() => sharedLength.call(value))
}

/** 'Uint8Array'; undefined for anything else. */
export function typedArrayName(value: object): string | undefined {
  return typedArrayTag.call(value) as string | undefined
}

export function isError(value: object): value is Error {
  return (
    value instanceof Error ||
    tagOf.call(value) === '[object Error]' ||
    tagOf.call(value) === '[object DOMException]'
  )
}

export const isPromise = (value: object): boolean =>
  value instanceof Promise && tagOf.call(value) === '[object Promise]'

export const isArguments = (value: object): boolean => tagOf.call(value) === '[object Arguments]'

export const isModule = (value: object): boolean =>
  Object.getPrototypeOf(value) === null && tagOf.call(value) === '[object Module]'

/** The primitive inside of `new Number(1)` and the like, with the name of its type. */
export function boxedPrimitive(value: object): { boxing: string; primitive: unknown } | undefined {
  for (const type of [Number, String, Boolean, BigInt, Symbol]) {
    try {
      return { boxing: type.name, primitive: Reflect.apply(type.prototype.valueOf, value, []) }
    } catch {
      // Not of this type.
    }
  }
  return undefined
}

/** The name of the class; null for an object without a prototype. */
export function className(value: object): string | null {
  let holder: object | null = value
  while (holder !== null) {
    const ownConstructor = Object.getOwnPropertyDescriptor(holder, 'constructor')?.value
    if (
      typeof ownConstructor === 'function' &&
      ownConstructor.name !== '' &&
      isInstance(value, ownConstructor)
    )
      return String(ownConstructor.name)
    holder = Object.getPrototypeOf(holder)
  }
  const prototype = Object.getPrototypeOf(value)
  if (prototype === null) return null
  return `Object <${className(prototype) ?? '[Object: null prototype] {}'}>`
}

function isInstance(value: object, type: unknown): boolean {
  try {
    return value instanceof (type as new () => object)
  } catch {
    return false
  }
}

/** The `Symbol.toStringTag` of a class; '' when it is a visible property of the object itself. */
export function classTag(value: object): string {
  const tag = (value as { [Symbol.toStringTag]?: unknown })[Symbol.toStringTag]
  if (typeof tag !== 'string') return ''
  return Object.prototype.propertyIsEnumerable.call(value, Symbol.toStringTag) ? '' : tag
}
