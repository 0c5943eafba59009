// Describes a thrown value that is not an Error, so that a report is more than a bare `1`.

/** `1` → `A value that is not an Error was thrown: 1 (number)` */
export function thrownValueText(value: unknown): string {
  return `A value that is not an Error was thrown: ${written(value)}`
}

function written(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  return `${typeof value === 'object' ? json(value) : String(value)} (${typeof value})`
}

function json(value: object): string {
  try {
    return JSON.stringify(value).slice(0, LONGEST)
  } catch {
    // It contains itself, or its `toJSON` throws.
    return Object.prototype.toString.call(value)
  }
}

const LONGEST = 200
