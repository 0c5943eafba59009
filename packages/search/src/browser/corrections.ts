// Finds the word of the index that a mistyped one was meant to be.

import { decodeTerms } from './indexFormat.js'

/** A word that may have been meant, and how much it counts. */
export interface Correction {
  readonly word: string
  readonly weight: number
}

/** How much a word counts that differs by one typing error, or by two. */
export const ONE_ERROR = 0.7
const TWO_ERRORS = 0.35

/** How much less likely an error in the first letter is, unless it is swapped, missing, or one too many. */
const FIRST_LETTER = 0.9
/** A shorter word with a different first letter is no misspelling. */
const SHORTEST_FIRST_LETTER = 5

/** Two typing errors are forgiven in words of this length. */
const LONG = 8

/** The words that are nearest to a mistyped one; of those equally near, the most frequent ones. */
export function correctionsOf(word: string, lists: readonly string[]): Correction[] {
  const weights = word.length < LONG ? [0, ONE_ERROR] : [0, ONE_ERROR, TWO_ERRORS]
  const known = new Map(lists.flatMap(wordsIn))
  const found = [...known]
    .map(([each, frequency]) => ({
      word: each,
      weight: (weights[typingErrors(word, each, weights.length - 1)] ?? 0) * firstLetterFactor(word, each),
      frequency,
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || b.frequency - a.frequency)
  return found
    .filter(({ weight, frequency }) => weight === found[0]!.weight && frequency >= found[0]!.frequency - 2)
    .slice(0, 3)
}

function firstLetterFactor(word: string, meant: string): number {
  if (meant[0] === word[0] || meant.slice(1) === word) return 1
  if (word.length < SHORTEST_FIRST_LETTER) return 0
  return meant[0] === word[1] ? 1 : FIRST_LETTER
}

/** The words of a list, each with its frequency. */
export function wordsIn(list: string): [string, number][] {
  const coded = list.split(' ')
  return decodeTerms(coded.map((each) => each.slice(0, -1))).map((word, i) => [
    word,
    Number(coded[i]!.at(-1)),
  ])
}

/** How many letters are missing, added, wrong or swapped; more than `most` is not counted. */
export function typingErrors(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = [...Array(b.length + 1).keys()]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[j - 2]! + 1 : Infinity,
      )
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[b.length]!
}
