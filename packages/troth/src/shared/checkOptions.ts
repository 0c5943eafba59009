// Checks the options of an entry: unknown names and values of a wrong type are refused by name. Each entry
// that uses it has a copy in its bundle. The core has rules of its own, and its own class for these errors.

/** The options there are, each with what it must be: kinds of KINDS, separated by " or ". */
export type OptionKinds = Readonly<Record<string, string>>

const KINDS: Readonly<Record<string, (value: never) => boolean>> = {
  false: (value: unknown) => value === false,
  Infinity: (value: unknown) => value === Number.POSITIVE_INFINITY,
  'a function': (value: unknown) => typeof value === 'function',
  'a string': (value: unknown) => typeof value === 'string',
  'an object': (value: unknown) => typeof value === 'object' && value !== null,
  'a whole number': (value: number) => Number.isInteger(value) && value >= 0,
  'a whole number above 0': (value: number) => Number.isInteger(value) && value > 0,
  milliseconds: (value: number) => Number.isFinite(value) && value >= 0,
  'milliseconds above 0': (value: number) => Number.isFinite(value) && value > 0,
}

/**
 * Throws a `TypeError` for an option that is unknown or has a wrong type. An option that is `undefined` is
 * not set; one of no kind may have any value.
 */
export function checkOptions(owner: string, options: object, kinds: OptionKinds, prefix = ''): void {
  for (const [key, value] of Object.entries(options)) {
    const name = prefix + key
    if (!Object.hasOwn(kinds, key))
      throw new TypeError(`Option "${name}" of ${owner} is unknown${suggestion(key, kinds, prefix)}`)
    const kind = kinds[key]
    if (kind && value !== undefined && !kind.split(' or ').some((one) => KINDS[one]?.(value as never)))
      throw new TypeError(`Option "${name}" of ${owner} must be ${kind}.`)
  }
}

/** The option with the fewest letters that are not in both names, or all of them. */
function suggestion(name: string, kinds: OptionKinds, prefix: string): string {
  const distance = (other: string) =>
    [...`${name}${other}`.toLowerCase()].filter(
      (letter) => !(name.toLowerCase().includes(letter) && other.toLowerCase().includes(letter)),
    ).length
  const known = Object.keys(kinds)
  const [nearest = ''] = known.toSorted((a, b) => distance(a) - distance(b))
  return distance(nearest) < 3
    ? `; did you mean "${prefix}${nearest}"?`
    : `. There are: ${known.map((other) => prefix + other).join(', ')}.`
}
