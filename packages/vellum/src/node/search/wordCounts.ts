// Counts the words of texts. Counts are kept as one string, which is a tenth of the memory of a list of pairs, and
// travels between threads and into the cache as it is.

import { isStopWord } from '../../shared/search/query.js'
import { RUN, wordsIn, wordsOfRun } from '../../shared/search/words.js'

/** Words with how often each is there, when that is more than once: `retry=3 after` */
export type WordCounts = string

/** Counts the words of texts. */
export interface WordCounter {
  /** Counts the words of a text without those that no section is about. */
  readonly count: (text: string) => WordCounts
  /** Counts all words of a text. */
  readonly countAll: (text: string) => WordCounts
}

/** More are forgotten: identifiers that are long ago are rare ones. */
const MOST_KNOWN = 20_000

/** Makes a counter for texts that have much in common: it remembers how identifiers are split. */
export function createWordCounter(): WordCounter {
  const known = new Map<string, readonly string[]>()
  const splitRun = (run: string) => {
    const found = known.get(run)
    if (found) return found
    const words = wordsOfRun({ words: wordsIn(run) })
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(run, words)
    return words
  }
  const countIn = (text: string) => {
    const counts = new Map<string, number>()
    for (const run of text.match(RUN) ?? []) {
      for (const word of splitRun(run)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
    return [...counts]
  }
  return {
    count: (text) => format(countIn(text).filter(([word]) => !isStopWord(word))),
    countAll: (text) => format(countIn(text)),
  }
}

/** Calls back for each word with its count. */
export function eachCount(counts: WordCounts, call: (word: string, count: number) => void): void {
  if (counts === '') return
  for (const entry of counts.split(' ')) {
    const at = entry.indexOf('=')
    if (at < 0) call(entry, 1)
    else call(entry.slice(0, at), Number(entry.slice(at + 1)))
  }
}

/** How many words were counted. */
export function lengthOf(counts: WordCounts): number {
  if (counts === '') return 0
  let length = 1
  for (let at = counts.indexOf(' '); at >= 0; at = counts.indexOf(' ', at + 1)) length++
  for (let at = counts.indexOf('='); at >= 0; at = counts.indexOf('=', at + 1)) {
    length += Number.parseInt(counts.slice(at + 1, at + 8), 10) - 1
  }
  return length
}

function format(counts: readonly (readonly [word: string, times: number])[]): WordCounts {
  return counts.map(([word, times]) => (times === 1 ? word : `${word}=${times}`)).join(' ')
}
