// Ranks the sections of a scope for a query: each word counts by how rare it is and by how much a section is about
// it. No word is required, but sections that have more of them win.

import { correctionsOf, ONE_ERROR, wordsIn } from './corrections.js'
import { eachPosting, type Term } from './indexFormat.js'
import { isStopWord, type Query, type QueryWord, readQuery } from './query.js'
import type { Scope } from './scope.js'
import { stemOf } from './words.js'

/** What a query finds. */
export interface Ranking {
  /** The score of each section that was found, for each scope, in no order. */
  readonly scores: readonly ReadonlyMap<number, number>[]
  /** The terms that were found, for the marks in texts. */
  readonly terms: ReadonlySet<string>
  /** What was meant by words that the index does not have. */
  readonly corrections: ReadonlyMap<string, string>
}

/** A term, and how much it counts: 1 when it is the word itself. */
interface Match {
  readonly term: Term
  readonly weight: number
}

/** The terms that stand for one word of the query, or for several. */
interface Group {
  readonly matches: readonly Match[]
  /** A bit for each word of the query. */
  readonly covers: number
  /** The index of the word, when it is one. */
  readonly index?: number
  /** How many words it stands for. */
  readonly size: number
  readonly isCorrected?: true
}

const SYNONYM = 0.9
const STEM = 0.85
/** The exponent of the share of the query that a section has. */
const COVERAGE = 1.1
/** A section is named by a word with this part of the impact that words of headings have; of less, a part counts. */
const NAMED = 0.3
/** A section that is named by so much of the query is found, also by words that are guessed: `katx formula`. */
const WELL_NAMED = 0.5
/** What a section gains that is named by all words of the query, in times its score. */
const WHOLE = 2
/** So many of the words a section must have when the site does not know the others. */
const LEAST_PART = 0.33
/** In other languages only the names of things are words of the site. */
const LEAST_OF_FOREIGN = 0.2
/** So many of the words that the site knows, too. */
const MOST_KNOWN = 0.66
/** Fewer letters say too little to guess what was meant. */
const SHORTEST_CORRECTED = 4
/** In eight sections: frequencies are logarithms. */
const FREQUENT = 3

/** Finds the terms of a query and ranks the sections that have them. `check` throws when the query was replaced. */
export async function rankSections(
  query: Query,
  scopes: readonly Scope[],
  check: () => void,
): Promise<Ranking> {
  const found = await Promise.all(scopes.map((scope) => findGroups(query, scope)))
  check()
  const corrections = new Map<string, string>()
  const known = found
    .flat()
    .reduce((bits, { matches, covers }) => (matches.length > 0 ? bits | covers : bits), 0)
  for (const [i, { word }] of query.words.entries()) {
    // A word that one of the scopes has is no typing error.
    if (query.isPasted || known & (1 << i) || word.length < SHORTEST_CORRECTED) continue
    for (const [at, scope] of scopes.entries()) {
      const parts = await partsOf(word, scope)
      check()
      if (parts) {
        const split = readQuery(query.words.map((each, at) => (at === i ? parts : each.word)).join(' '))
        const ranking = await rankSections(split, scopes, check)
        return { ...ranking, corrections: new Map([...ranking.corrections, [word, parts]]) }
      }
      const [meant, matches] = await correctedMatches(word, scope)
      check()
      if (meant && !corrections.has(word)) corrections.set(word, meant)
      found[at]!.push({ matches, covers: 1 << i, index: i, size: 1, isCorrected: true })
    }
  }
  return {
    scores: found.map((groups, at) =>
      scoresOf(groups, {
        words: query.words.length,
        isForeign: query.isForeign,
        sections: scopes[at]!.sections,
        about: scopes[at]!.about * STEM,
        isError: query.isError,
      }),
    ),
    terms: new Set(found.flat().flatMap(({ matches }) => matches.map(({ term }) => term.term))),
    corrections,
  }
}

async function findGroups({ words, compounds }: Query, scope: Scope): Promise<Group[]> {
  return Promise.all([
    ...words.map(async (word, index) => ({
      matches: await matchesOf(word, scope),
      covers: 1 << index,
      size: 1,
      index,
    })),
    ...compounds.map(async (word) => ({
      matches: await matchesOf(word, scope),
      covers: word.covers,
      size: word.size,
    })),
  ])
}

/** The terms of a word: itself, its other forms, what it may become when it is typed to its end, its synonyms. */
async function matchesOf({ word, isLast }: QueryWord, scope: Scope): Promise<Match[]> {
  const stem = stemOf(word)
  const letters = word.length < 4 ? word : stem.slice(0, Math.max(3, stem.length - 1))
  // A stem may end in another letter: that of `size` is `sis`.
  const start = word.startsWith(letters) ? letters : letters.slice(0, -1)
  const [{ terms, isAll }, ...synonyms] = await Promise.all([
    scope.near(start, word),
    ...scope.synonyms(stem).map(scope.term),
  ])
  const weightOf = (term: string) => {
    if (term === word) return 1
    if (word.length > 3 && stemOf(term) === stem) return STEM
    if (!isLast) return 0
    // What a prefix finds in many shards is one term.
    if (!isAll) return term === `${word}*` ? 1 : 0
    return term.startsWith(word) && !term.endsWith('*') && !isStopWord(term) ? prefixWeight(word, term) : 0
  }
  const meant = terms.find(({ term }) => term === word)?.meant
  const correct = meant === undefined ? undefined : await scope.term(meant)
  return [
    ...terms.map((term) => ({ term, weight: weightOf(term.term) })).filter(({ weight }) => weight > 0),
    ...synonyms.flatMap((term) => (term ? [{ term, weight: SYNONYM }] : [])),
    ...(correct ? [{ term: correct, weight: ONE_ERROR }] : []),
  ]
}

/** How much a word counts of which only the beginning is typed. */
export function prefixWeight(start: string, word: string): number {
  return STEM * Math.sqrt(start.length / word.length)
}

/** The words that are written as one by mistake: `uploadfile` → `upload file`. Rare ones make up names: Photoshop is no shop. */
async function partsOf(word: string, scope: Scope): Promise<string | undefined> {
  const starts = (await scope.words(word))
    .flatMap(wordsIn)
    .filter(([start, frequency]) => frequency >= FREQUENT && word.startsWith(start))
    .map(([start]) => start)
    .sort((a, b) => b.length - a.length)
  for (const start of starts) {
    if (start === word) return word
    const rest = await partsOf(word.slice(start.length), scope)
    if (rest) return `${start} ${rest}`
  }
  return undefined
}

/** The word that was most likely meant, and the terms of all that may have been. */
async function correctedMatches(word: string, scope: Scope): Promise<[string | undefined, Match[]]> {
  const found = correctionsOf(word, await scope.words(word))
  const matches = await Promise.all(
    found.map(async ({ word, weight }) =>
      (await matchesOf({ word, isLast: false }, scope)).map((match) => ({
        ...match,
        weight: match.weight * weight,
      })),
    ),
  )
  return [found[0]?.word, matches.flat()]
}

function bitsOf(bits: number): number {
  return bits.toString(2).split('1').length - 1
}

/** The words of a query in one section. */
interface SectionSum {
  score: number
  /** A bit for each word that it has. */
  covered: number
  /** How much its words name it, by how rare they are. */
  named: number
  /** The impacts of its words that are as they were typed. */
  about: number
}

function scoresOf(
  groups: readonly Group[],
  {
    words,
    sections,
    about,
    isError,
    isForeign,
  }: {
    readonly words: number
    readonly sections: number
    /** How much a section is about words when they are what it is named by. */
    readonly about: number
    readonly isError: boolean
    readonly isForeign: boolean
  },
): Map<number, number> {
  const sums = new Map<number, SectionSum>()
  const rarity: number[] = []
  for (const { matches, covers, index, size, isCorrected } of groups) {
    const best = new Map<number, number>()
    for (const { term, weight } of matches) {
      eachPosting(term.postings, (section, impact) => {
        best.set(section, Math.max(best.get(section) ?? 0, weight * impact))
      })
    }
    // One for all its terms: a rare ending of a frequent beginning says no more than the beginning.
    const count = Math.max(best.size, ...matches.map(({ term }) => term.count))
    const idf = Math.log(1 + (sections - count + 0.5) / (count + 0.5))
    if (index !== undefined) rarity[index] = idf
    for (const [section, impact] of best) {
      const sum = sums.get(section) ?? { score: 0, covered: 0, named: 0, about: 0 }
      sums.set(section, sum)
      sum.score += idf * impact * size
      sum.covered |= covers
      if (index !== undefined) sum.named += idf * Math.min(1, impact / (about * NAMED))
      // A corrected word does not show that the section is about the query.
      if (!isCorrected || words === 1) sum.about += impact * size
    }
  }
  const rarityOf = (bits: number) => rarity.reduce((total, idf, i) => total + (bits & (1 << i) ? idf : 0), 0)
  const all = rarityOf(-1)
  const known = groups.reduce(
    (bits, { matches, covers, isCorrected }) => (matches.length > 0 && !isCorrected ? bits | covers : bits),
    0,
  )
  // What has words that nothing here has is about something else, unless a section is about the rest of it.
  const least = Math.max(bitsOf(known) * MOST_KNOWN, words * (isForeign ? LEAST_OF_FOREIGN : LEAST_PART))
  const isFound =
    isError ||
    bitsOf(known) === words ||
    [...sums.values()].some(
      (sum) => (sum.about >= about && bitsOf(sum.covered) >= least) || sum.named >= all * WELL_NAMED,
    )
  if (!isFound) return new Map()
  return new Map(
    [...sums].map(([section, { score, covered, named }]) => [
      section,
      score * (rarityOf(covered) / all) ** COVERAGE * (1 + WHOLE * (named / all) ** 2),
    ]),
  )
}
