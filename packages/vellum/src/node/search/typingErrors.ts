// Finds the terms of an index that are typing errors of others: pages show errors, and readers make the same ones.

import { stemOf } from '../../shared/search/words.js'

/** Fewer letters have too many words next to them. */
const SHORTEST = 5
/** A word is meant to be one that is so many times as frequent. */
const TIMES = 6
/** More frequent words are no errors, whatever is next to them. */
const MOST_SECTIONS = 20

/** For each term that looks like a typing error, the word that was meant. `counts` has the sections of each term. */
export function typingErrorsIn(counts: ReadonlyMap<string, number>): Map<string, string> {
  const frequent = new Map<string, string[]>()
  for (const [word, count] of counts) {
    if (count < TIMES || word.length < SHORTEST) continue
    for (const key of keysOf(word)) {
      const words = frequent.get(key) ?? []
      if (words.length === 0) frequent.set(key, words)
      words.push(word)
    }
  }
  const meant = new Map<string, string>()
  for (const [word, count] of counts) {
    if (word.length < SHORTEST || count > MOST_SECTIONS) continue
    const near = new Set(keysOf(word).flatMap((key) => frequent.get(key) ?? []))
    const best = [...near]
      .filter((other) => isTypingError(word, other) && counts.get(other)! >= TIMES * count)
      .sort((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1))[0]
    if (best !== undefined) meant.set(word, best)
  }
  return meant
}

/** The word, and the word without each of its letters: two words with one error between them share a key. */
function keysOf(word: string): string[] {
  const keys = [word]
  for (let i = 0; i < word.length; i++) keys.push(word.slice(0, i) + word.slice(i + 1))
  return keys
}

/** Other forms of a word, and longer words, are no errors. */
function isTypingError(word: string, other: string): boolean {
  const isOtherForm = stemOf(word) === stemOf(other) || word.startsWith(other) || other.startsWith(word)
  return word[0] === other[0] && word !== other && !isOtherForm && Math.abs(word.length - other.length) < 2
}
