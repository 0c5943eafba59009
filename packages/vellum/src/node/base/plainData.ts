// Finds what JSON cannot contain, or would lose. In: any value, and its name in messages. Out: sentences with the path
// in the value: "`customFields.menu[2]` is a function". Does not know who needs the data, or what for.

/** A part of a value that JSON cannot contain, or would lose. */
export interface DataFault {
  /** `customFields.menu[2]` */
  readonly path: string
  /** The end of a sentence that starts with the path: "is a function". */
  readonly text: string
  /** `impossible` cannot be written at all, `lost` is left out, of an `instance` only the fields are kept. */
  readonly outcome: 'impossible' | 'lost' | 'instance'
}

/** Deeper values are refused: to write them needs more stack than there is. */
const MAX_DEPTH = 500

/** All faults of a value, those of its first entries first. */
export function dataFaults(value: unknown, path: string): DataFault[] {
  return [...faultsIn(value, path, new Set())]
}

function* faultsIn(value: unknown, path: string, parents: Set<object>): Generator<DataFault, void> {
  const fault = (text: string, outcome: DataFault['outcome'] = 'impossible'): DataFault => ({
    path,
    text,
    outcome,
  })
  if (typeof value === 'bigint') yield fault('is a BigInt')
  if (typeof value === 'function' || typeof value === 'symbol') yield fault(`is ${kindOf(value)}`, 'lost')
  if (typeof value !== 'object' || value === null) return
  if (parents.has(value)) return yield fault('contains itself')
  if (parents.size >= MAX_DEPTH) {
    return yield {
      path: `${path.slice(0, 40)}…`,
      text: `is more than ${MAX_DEPTH} levels deep`,
      outcome: 'impossible',
    }
  }
  if ('toJSON' in value) {
    const reason = jsonError(value)
    return reason === undefined ? undefined : yield fault(`cannot be written as JSON: ${reason}`)
  }
  if ('then' in value || value instanceof Map || value instanceof Set) {
    return yield fault(`is ${kindOf(value)}`, 'lost')
  }
  const name = className(value)
  if (name !== undefined) yield fault(`is an instance of \`${name}\``, 'instance')
  parents.add(value)
  for (const [key, entry] of Object.entries(value)) {
    yield* faultsIn(entry, path + keyPath(key, value), parents)
  }
  parents.delete(value)
}

function keyPath(key: string, parent: object): string {
  if (Array.isArray(parent)) return `[${key}]`
  return /^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`
}

function jsonError(value: object): string | undefined {
  try {
    JSON.stringify(value)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0] : String(error)
  }
}

/** The class of an object; undefined for arrays and plain objects, including those of another realm. */
function className(value: object): string | undefined {
  if (Array.isArray(value)) return undefined
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype === null || Object.getPrototypeOf(prototype) === null) return undefined
  return value.constructor?.name || 'a class'
}

/** A value in words: "a function", "undefined", "an array". */
export function kindOf(value: unknown): string {
  if (value === undefined || value === null) return String(value)
  if (Array.isArray(value)) return 'an array'
  if (typeof value !== 'object') return `a ${typeof value}`
  if ('then' in value) return 'a promise'
  if (value instanceof Map || value instanceof Set) return value instanceof Map ? 'a Map' : 'a Set'
  return 'an object'
}
