// What a message says after the name of an unknown option: the one that was meant, or all there are.

/** A hint for `checkOptions`: the option with the fewest letters that are not in both names. */
export function nearestOption(name: string, names: readonly string[]): string {
  const missing = (one: string, other: string) =>
    [...one].filter((letter) => !other.toLowerCase().includes(letter.toLowerCase())).length
  let text = `. There are: ${names.join(', ')}.`
  let fewest = 3
  for (const other of names) {
    const count = missing(name, other) + missing(other, name)
    if (count >= fewest) continue
    fewest = count
    text = `; did you mean "${other}"?`
  }
  return text
}
