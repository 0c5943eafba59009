// What a query asks for: its words, and the identifiers that neighbouring words make up.

import { isErrorText, withoutPositions } from './errorText.js'
import { runsOf } from './words.js'

/** A query that was read. */
export interface Query {
  readonly words: readonly QueryWord[]
  /** Words that are one in the index: `get async` → `getasync`. */
  readonly compounds: readonly Compound[]
  /** It is an error message, or has words of one. */
  readonly isError: boolean
  /** An error that was pasted: what looks like a typing error is a name. */
  readonly isPasted: boolean
  /** It has words of a language that the pages are not in. */
  readonly isForeign: boolean
}

/** A word of a query. */
export interface QueryWord {
  readonly word: string
  /** The last one may not be typed to its end. */
  readonly isLast: boolean
}

/** Words that are written together. */
export interface Compound extends QueryWord {
  /** A bit for each word of the query that it is made of. */
  readonly covers: number
  /** How many words it is made of, with those that are left out. */
  readonly size: number
}

/** Longer queries are pasted texts: the first words say what they are about. */
const MOST_WORDS = 8
/** An error message of fewer words was typed: `validaton error`. */
const LEAST_PASTED = 4
const MOST_CHARACTERS = 1500
/** In longer queries words that stand next to each other are language, not names. */
const FEW_WORDS = 3

const STOP_WORDS = new Set(
  'a an and another are as at be because been but by can did do does for from had happen happens has have how i if in instead into is it its just me my of on or please so sure than that the their them there they this to want was we were what when where which who why will with would you your'.split(
    ' ',
  ),
)

/** Of German: its readers search English pages, too. */
const FOREIGN_STOP_WORDS = new Set(
  'aus bei das dem den der des die ein eine einem einen einer fur ich im ist kann man mein meine mit nicht oder sich sind und vom von wann warum was wenn werden wie wird wo zu zum zur'.split(
    ' ',
  ),
)

/** Contractions: `don't`, and the end of `what's`. */
const CONTRACTION = /\b\w+n['’]t\b|(?<=\w)['’](?:s|re|ve|ll|d|m)\b/gi

/** How questions begin, and what in them is about any section. */
const QUESTION = /^(?:how|what|can|where|why|when|which|is|does)\b/i
const IN_QUESTIONS = /^(?:set|get|use|using|make|add|want|need)$/

/** Numbers in errors are data, but for statuses of responses. */
const STATUS = /^[1-5]\d\d$/

/** Words that no section is about. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word) || FOREIGN_STOP_WORDS.has(word)
}

/** Reads a query. Never fails: what has no words has none. */
export function readQuery(text: string): Query {
  const given = text.slice(0, MOST_CHARACTERS)
  const isError = isErrorText(given)
  const isQuestion = QUESTION.test(given)
  const runs = runsOf((isError ? withoutPositions(given) : given).replace(CONTRACTION, ' '))
  const all = runs.flatMap(({ words }) => words.flat())
  const kept = all.filter(
    (word) =>
      !isStopWord(word) &&
      !(isError && /^\d/.test(word) && !STATUS.test(word)) &&
      !(isQuestion && IN_QUESTIONS.test(word)),
  )
  // A number in a sentence is an example.
  const spoken = kept.length < 4 ? kept : kept.filter((word) => /\D/.test(word) || STATUS.test(word))
  const base = [...new Set(spoken.length > 0 ? spoken : all)].slice(0, MOST_WORDS)
  const last = isError || /\s$/.test(text) ? undefined : all.at(-1)
  const neighbours = all.length > FEW_WORDS ? [] : [all, ...all.slice(1).map((word, i) => [all[i]!, word])]
  const compounds = [...runs.flatMap(({ words }) => [...words, words.flat()]), ...neighbours]
    // Two signs of a language without spaces are a word already.
    .filter((words) => words.length > 1 && words.length < 6 && words[0]! < '\u2e80')
    .map((words) => {
      const word = words.join('')
      return {
        word,
        size: words.length,
        covers: base.reduce((bits, each, i) => bits | (words.includes(each) ? 1 << i : 0), 0),
        isLast: last !== undefined && all.join('').endsWith(word),
      }
    })
  return {
    words: base.map((word) => ({ word, isLast: word === last })),
    compounds: compounds
      .filter(({ word }, i) => compounds.findIndex((other) => other.word === word) === i)
      .slice(0, MOST_WORDS),
    isError,
    isPasted: isError && all.length >= LEAST_PASTED,
    isForeign: all.some((word) => FOREIGN_STOP_WORDS.has(word)),
  }
}
