// Counts the words of texts. Counts are kept as one string, which is a tenth of the memory of a list of pairs, and
// travels between threads and into the cache as it is.

import { isStopWord } from '../browser/query.js'
import { RUN, wordsIn, wordsOfRun } from '../browser/words.js'

/** Words with how often each is there, when that is more than once: `retry=3 after` */
export type WordCounts = string

/** Counts the words of texts. */
export interface WordCounter {
  /** Counts the words of a text without those that no section is about. */
  readonly count: (text: string) => WordCounts
  /** Counts all words of a text. */
  readonly countAll: (text: string) => WordCounts
  /** Those of `count`, as if the text had each of them once. */
  readonly countOnce: (text: string) => WordCounts
}

/** More are forgotten: identifiers that are long ago are rare ones. */
const MOST_KNOWN = 40_000

/** A word of the index, and how often the text that is being counted has it. */
interface CountedWord {
  readonly word: string
  readonly isStop: boolean
  times: number
}

/** Makes a counter for texts that have much in common: it remembers how identifiers are split. */
export function createWordCounter(): WordCounter {
  const words = new Map<string, CountedWord>()
  const runs = new Map<string, readonly CountedWord[]>()
  const countedWord = (word: string) => {
    const found = words.get(word)
    if (found) return found
    const counted: CountedWord = { word, isStop: isStopWord(word), times: 0 }
    words.set(word, counted)
    return counted
  }
  const splitRun = (run: string) => {
    const found = runs.get(run)
    if (found) return found
    const counted = wordsOfRun({ words: wordsIn(run) }).map(countedWord)
    runs.set(run, counted)
    return counted
  }
  const count = (text: string, isKept: (word: CountedWord) => boolean, isOnce = false) => {
    const counted: CountedWord[] = []
    for (const run of text.match(RUN) ?? []) {
      for (const word of splitRun(run)) {
        if (word.times === 0) counted.push(word)
        word.times++
      }
    }
    const kept = counted.filter(isKept)
    const counts = isOnce ? kept.map(({ word }) => word).join(' ') : format(kept)
    for (const word of counted) word.times = 0
    if (runs.size > MOST_KNOWN) {
      runs.clear()
      words.clear()
    }
    return counts
  }
  return {
    count: (text) => count(text, isNoStop),
    countAll: (text) => count(text, () => true),
    countOnce: (text) => count(text, isNoStop, true),
  }
}

function isNoStop({ isStop }: CountedWord): boolean {
  return !isStop
}

const SPACE = 32
const EQUALS = 61

/** Calls back for each word with its count. Reads characters: a list of the words would be garbage of megabytes. */
export function eachCount(counts: WordCounts, call: (word: string, count: number) => void): void {
  let start = 0
  let equals = -1
  for (let at = 0; at <= counts.length; at++) {
    const code = at < counts.length ? counts.charCodeAt(at) : SPACE
    if (code === EQUALS) equals = at
    if (code !== SPACE) continue
    if (equals > 0) call(counts.slice(start, equals), Number(counts.slice(equals + 1, at)))
    else if (at > start) call(counts.slice(start, at), 1)
    start = at + 1
    equals = -1
  }
}

/** How many words were counted. */
export function lengthOf(counts: WordCounts): number {
  let length = counts === '' ? 0 : 1
  for (let at = 0; at < counts.length; at++) {
    const code = counts.charCodeAt(at)
    if (code === SPACE) length++
    if (code !== EQUALS) continue
    let times = 0
    while (counts.charCodeAt(at + 1) > SPACE) times = times * 10 + counts.charCodeAt(++at) - 48
    length += times - 1
  }
  return length
}

function format(counted: readonly CountedWord[]): WordCounts {
  return counted.map(({ word, times }) => (times === 1 ? word : `${word}=${times}`)).join(' ')
}
