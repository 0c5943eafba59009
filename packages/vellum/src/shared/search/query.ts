// What a query asks for: its words, and the identifiers that neighbouring words make up.

import { isErrorText, withoutPositions } from './errorText.js'
import { runsOf } from './words.js'

/** A query that was read. */
export interface Query {
  readonly words: readonly QueryWord[]
  /** Words that are one in the index: `get async` → `getasync`. */
  readonly compounds: readonly Compound[]
  /** It has been pasted: what looks like a typing error is a name. */
  readonly isError: boolean
}

/** A word of a query. */
export interface QueryWord {
  readonly word: string
  /** The last one may not be typed to its end. */
  readonly isLast: boolean
}

/** Words that are written together. */
export interface Compound extends QueryWord {
  /** The indexes of the words that it is made of. */
  readonly parts: readonly number[]
  /** How many words it is made of, with those that are left out. */
  readonly size: number
}

/** Longer queries are pasted texts: the first words say what they are about. */
const MOST_WORDS = 8
const MOST_CHARACTERS = 1500
/** In longer queries words that stand next to each other are language, not names. */
const FEW_WORDS = 3

const STOP_WORDS = new Set(
  'a about am an and are as at be been but by can could did do does for from had has have how i if in into is it its me my of on or our should so that the their them then there these they this those to was we were what when where which who why will with would you your'.split(
    ' ',
  ),
)

/** How questions begin, and what in them is about any section. */
const QUESTION = /^(?:how|what|can|where|why|when|which|is|does)\b/i
const IN_QUESTIONS = /^(?:set|get|use|using|make|add|want|need)$/

/** Words that no section is about. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word)
}

/** Reads a query. Never fails: what has no words has none. */
export function readQuery(text: string): Query {
  const given = text.slice(0, MOST_CHARACTERS)
  const isError = isErrorText(given)
  const runs = runsOf(isError ? withoutPositions(given) : given)
  const all = runs.flatMap(({ words }, run) =>
    words.flatMap((parts, at) => parts.map((word) => ({ word, run, at }))),
  )
  const isQuestion = QUESTION.test(given)
  const isLeftOut = (word: string) =>
    isStopWord(word) || (isError && /^\d/.test(word)) || (isQuestion && IN_QUESTIONS.test(word))
  const kept = all.filter(({ word }) => !isLeftOut(word))
  const base = [...new Set((kept.length > 0 ? kept : all).map(({ word }) => word))].slice(0, MOST_WORDS)
  const last = /\s$/.test(text) || isError ? undefined : all.at(-1)?.word
  const ranges = [
    ...groupsOf(all, ({ run, at }) => `${run} ${at}`),
    ...groupsOf(all, ({ run }) => `${run}`),
    ...(base.length <= FEW_WORDS ? [all, ...all.slice(1).map((word, i) => [all[i]!, word])] : []),
    // Two signs of a language without spaces are a word already.
  ].filter((range) => range.length > 1 && range.length < 6 && range[0]!.word < '\u2e80')
  const compounds = new Map(
    ranges.map((range): [string, Compound] => {
      const words = range.map(({ word }) => word)
      const parts = words.map((word) => base.indexOf(word)).filter((index) => index >= 0)
      return [
        words.join(''),
        {
          word: words.join(''),
          parts,
          size: words.length,
          isLast: range.at(-1) === all.at(-1) && last !== undefined,
        },
      ]
    }),
  )
  return {
    words: base.map((word) => ({ word, isLast: word === last })),
    compounds: [...compounds.values()].slice(0, MOST_WORDS),
    isError,
  }
}

function groupsOf<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups.values()]
}
