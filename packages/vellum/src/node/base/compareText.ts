// The order of texts that must not depend on a locale or a machine.

/** Compares by code units, for `sort`. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
