// The argument of a configuration that is a function. `once` computes a value in the main thread, and passes
// it to the workers of a build, which run the configuration again.

import { VellumError } from '../base/errors.js'

/** The argument of a function that is exported as the configuration. */
export interface ConfigTools {
  /**
   * Computes a value once for all threads of a command: workers get a copy of it and do not call `compute`.
   * The value is plain data, as in JSON.
   * @example const reference = await once('reference', () => parseSources('../src'))
   */
  readonly once: <T>(name: string, compute: () => T | Promise<T>) => Promise<T>
}

/** Values by the names that `once` was called with, as JSON. */
export type OnceValues = Readonly<Record<string, string>>

/** Makes the tools of a configuration; `givenValues` are those of the main thread, in a worker. */
export function createConfigTools(
  file: string,
  givenValues: OnceValues = {},
): { readonly tools: ConfigTools; readonly values: OnceValues } {
  const names = new Set<string>()
  const values: Record<string, string> = {}
  const once: ConfigTools['once'] = async (name, compute) => {
    if (names.has(name)) {
      throw new VellumError(`${file} calls \`once\` twice with the name "${name}".`, {
        code: 'duplicate-once-name',
        files: [file],
        hint: 'Give each value a name of its own.',
      })
    }
    names.add(name)
    const json = Object.hasOwn(givenValues, name)
      ? givenValues[name]!
      : toJson(await compute(), { name, file })
    values[name] = json
    return JSON.parse(json)
  }
  return { tools: { once }, values }
}

function toJson(value: unknown, { name, file }: { name: string; file: string }): string {
  const other = findOther(value, name)
  if (!other) return JSON.stringify(value)
  throw new VellumError(`The value "${name}" of \`once\` is not plain data: ${other}.`, {
    code: 'once-not-plain-data',
    files: [file],
    hint: 'Return what JSON can have: objects, arrays, strings, finite numbers, booleans and null.',
  })
}

/** What JSON cannot represent in a value: `reference.files is a Map` */
function findOther(value: unknown, path: string): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value))
    return undefined
  const entries = entriesOf(value)
  if (!entries) return `${path} is ${kindOf(value)}`
  for (const [key, item] of entries) {
    const other = findOther(item, `${path}.${key}`)
    if (other) return other
  }
  return undefined
}

function entriesOf(value: unknown): [string, unknown][] | undefined {
  if (Array.isArray(value)) return Object.entries(value)
  if (typeof value !== 'object' || value === null) return undefined
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return undefined
  // A field that is undefined counts as missing.
  return Object.entries(value).filter(([, item]) => item !== undefined)
}

function kindOf(value: unknown): string {
  if (typeof value === 'object' && value) return `of the class ${value.constructor.name}`
  return typeof value === 'function' ? 'a function' : String(value)
}
