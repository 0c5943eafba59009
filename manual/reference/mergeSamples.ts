// Samples of single fields as few configurations as possible: building a site for each would take minutes.

type Value = Readonly<Record<string, unknown>>

/** Several samples in one configuration. */
export interface SampleGroup {
  readonly config: Value
  /** The paths of the fields that it has samples of. */
  readonly paths: readonly string[]
}

/** Groups of samples that do not set the same field to different values. */
export function mergeSamples(
  samples: readonly { readonly path: string; readonly code: string }[],
): SampleGroup[] {
  const groups: { config: Value; paths: string[] }[] = []
  for (const { path, code } of samples) {
    const value = new Function(`return ({${code}})`)() as Value
    const group = groups.find(({ config }) => merged(config, value) !== undefined)
    if (group) {
      group.config = merged(group.config, value)!
      group.paths.push(path)
    } else groups.push({ config: value, paths: [path] })
  }
  return groups
}

/** Both objects as one; undefined when they disagree. */
function merged(first: Value, second: Value): Value | undefined {
  const result: Record<string, unknown> = { ...first }
  for (const [key, value] of Object.entries(second)) {
    const other = result[key]
    if (other === undefined || JSON.stringify(other) === JSON.stringify(value)) result[key] = value
    else if (isObject(other) && isObject(value)) {
      const both = merged(other, value)
      if (!both) return undefined
      result[key] = both
    } else return undefined
  }
  return result
}

function isObject(value: unknown): value is Value {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
