// Checks the options of an entry: unknown names and values of a wrong type are refused by name. Each entry
// that uses it has a copy in its bundle. The core has rules of its own, and its own class for these errors.

/** The options there are, each with its type in the notation of TypeScript; any value fits an empty one. */
export type OptionTypes = Readonly<Record<string, string>>

/**
 * Throws a `TypeError` for an option that is unknown or has a wrong type. `integer` and `milliseconds` may
 * have a lowest value, which is 0 otherwise. An option that is `undefined` is not set. `prefix` stands before
 * names in messages; `hint` is what a message says after an unknown name.
 */
export function checkOptions(
  owner: string,
  options: object,
  types: OptionTypes,
  prefix = '',
  hint: (name: string, names: readonly string[]) => string = (_, names) =>
    `. There are: ${names.join(', ')}.`,
): void {
  for (const [key, value] of Object.entries(options)) {
    const type = Object.hasOwn(types, key) ? types[key] : undefined
    if (type === '' || (type && value === undefined) || type?.split(' | ').some((one) => fits(value, one)))
      continue
    const name = prefix + key
    const names = Object.keys(types).map((other) => prefix + other)
    const problem = type ? `must be ${type}.` : `is unknown${hint(name, names)}`
    throw new TypeError(`Option "${name}" of ${owner} ${problem}`)
  }
}

function fits(value: unknown, type: string): boolean {
  const [, kind, lowest = 0] = /^(integer|milliseconds)(?: >= (.*))?/.exec(type) ?? []
  if (kind)
    return (
      (kind === 'integer' ? Number.isInteger(value) : Number.isFinite(value)) && (value as number) >= +lowest
    )
  if (type === 'false') return value === false
  if (type === 'Infinity') return value === Number.POSITIVE_INFINITY
  return typeof value === type && value !== null
}
