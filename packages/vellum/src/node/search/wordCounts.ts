// Counts the words of texts. Counts are kept as one string, which is a tenth of the memory of a list of pairs, and
// travels between threads and into the cache as it is.

import { isStopWord } from '../../shared/search/query.js'
import { wordsOf } from '../../shared/search/words.js'

/** Words with how often each is there, when that is more than once: `retry=3 after` */
export type WordCounts = string

/** Counts the words of a text without those that no section is about. */
export function countWords(text: string): WordCounts {
  return count(wordsOf(text).filter((word) => !isStopWord(word)))
}

/** Counts all words of a text. */
export function countAllWords(text: string): WordCounts {
  return count(wordsOf(text))
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

function count(words: readonly string[]): WordCounts {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].map(([word, times]) => (times === 1 ? word : `${word}=${times}`)).join(' ')
}
