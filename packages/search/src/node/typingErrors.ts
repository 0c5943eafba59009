// Finds the terms of an index that are typing errors of others: pages show errors, and readers make the same ones.

import { stemOf } from '../browser/words.js'

/** Fewer letters have too many words next to them. */
const SHORTEST = 5
/** A word is meant to be one that is so many times as frequent. */
const TIMES = 6
/** More frequent words are no errors, whatever is next to them. */
const MOST_SECTIONS = 20

/** A word that others are typing errors of. */
interface FrequentWord {
  readonly word: string
  readonly count: number
  /** 0 for the most frequent one. */
  readonly rank: number
}

/**
 * For each term that looks like a typing error, the word that was meant. `counts` has the sections of each term; words of
 * sentences are none: `phase` is no `parse`.
 */
export function typingErrorsIn(
  counts: ReadonlyMap<string, number>,
  proseWords: ReadonlySet<string>,
): Map<string, string> {
  const frequent = [...counts]
    .filter(([word, count]) => count >= TIMES && word.length >= SHORTEST)
    .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1))
    .map(([word, count], rank): FrequentWord => ({ word, count, rank }))
  const byKey = new Map<string, FrequentWord[]>()
  for (const each of frequent) {
    for (const key of keysOf(each.word)) {
      const words = byKey.get(key)
      if (words) words.push(each)
      else byKey.set(key, [each])
    }
  }
  const meant = new Map<string, string>()
  for (const [word, count] of counts) {
    if (word.length < SHORTEST || count > MOST_SECTIONS || proseWords.has(word)) continue
    let best: FrequentWord | undefined
    for (const key of keysOf(word)) {
      for (const other of byKey.get(key) ?? []) {
        // The most frequent words are first: those after this one are no better.
        if (other.count < TIMES * count || (best && best.rank <= other.rank)) break
        if (isTypingError(word, other.word)) best = other
      }
    }
    if (best) meant.set(word, best.word)
  }
  return meant
}

/** The word, and the word without one letter but the first: two words with one error between them share a key. */
function keysOf(word: string): string[] {
  const keys = [word]
  for (let i = 1; i < word.length; i++) keys.push(word.slice(0, i) + word.slice(i + 1))
  return keys
}

/** Other forms of a word, and longer words, are no errors. */
function isTypingError(word: string, other: string): boolean {
  if (word[0] !== other[0] || word === other || Math.abs(word.length - other.length) > 1) return false
  return !word.startsWith(other) && !other.startsWith(word) && stemOf(word) !== stemOf(other)
}
