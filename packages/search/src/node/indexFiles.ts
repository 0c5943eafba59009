// Writes the index of a scope: a root that contains everything when that is small, otherwise a root and files with
// shards of terms, words for corrections, error messages, and a card for each page.

import { createHash } from 'node:crypto'
import {
  type Card,
  closeFile,
  encodePostings,
  encodeTerms,
  type Postings,
  type RootFile,
  writtenImpact,
} from '../browser/indexFormat.js'
import { prefixWeight } from '../browser/rank.js'
import { SEARCH_VERSION } from '../browser/words.js'
import type { ScopeIndex } from './scopeIndex.js'
import { typingErrorsIn } from './typingErrors.js'

/** A file of the index. */
export interface IndexFile {
  readonly name: string
  readonly text: string
}

/** The index of a scope: its root, and the files that the root does not contain. */
export interface WrittenScope {
  readonly root: RootFile
  readonly files: readonly IndexFile[]
}

/** What the root says besides what is in the index. */
export interface RootOptions {
  /** Begins the names of all files: `search-default-` */
  readonly prefix: string
  /** The same in URLs: `/assets/search-default-` */
  readonly base: string
  readonly synonyms: RootFile['synonyms']
  /** Words that readers search for although no page has them. */
  readonly searchedWords: readonly string[]
  /** The section and the text of each error message. */
  readonly errors: readonly (readonly [section: number, message: string])[]
}

/** Below this size the root contains everything. */
const ONE_FILE = 48 * 1024
const SHARD = 4 * 1024
/** Sections after these are not what a reader looks for. */
const MOST_POSTINGS = 500
const PREFIX_POSTINGS = 80
const LONGEST_PREFIX = 4
/** Rare words are not what a typing error was meant to be, where there are many. */
const MOST_WORDS = 2500
/** Words in so many sections are found although their first letter is a typing error. */
const FREQUENT = 3
/** Words with synonyms are as likely as words of so many sections. */
const SEARCHED_COUNT = 8

/** Writes the index of a scope. */
export function writeScope(
  index: ScopeIndex,
  { prefix, base, synonyms, searchedWords, errors }: RootOptions,
): WrittenScope {
  const shards = makeShards(index)
  const words = correctionWords(index, searchedWords)
  const cards = index.pages.map((page): Card => {
    const sections = page.sections.map(({ id, level, heading, text }) => [id, level, heading, text] as const)
    return [page.href, page.title, page.breadcrumb, sections]
  })
  const messages = errors.map(([section, message]) => `${section}\t${message}`).join('\n')
  const parts = new Map<string, string>()
  const add = (key: string, content: string) => {
    const hash = hashOf(content, 4)
    parts.set(`${key}-${hash}`, content)
    return hash
  }
  const root: RootFile = {
    version: SEARCH_VERSION,
    base,
    pages: index.pages.map(({ sections }) => sections.length),
    about: Number(writtenImpact(index.about).toFixed(3)),
    starts: shards.map(({ first }) => first).join(' '),
    shards: shards.map(({ text }, i) => add(`s${i}`, text)).join(' '),
    letters: words.map(({ letter }) => letter).join(' '),
    words: words.map(({ text }, i) => add(`w${i}`, text)).join(' '),
    cards: cards.map((card, i) => add(`c${i}`, JSON.stringify(card))).join(' '),
    errors: messages === '' ? '' : add('e', messages),
    synonyms,
  }
  const size = [...parts.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  if (size < ONE_FILE) return { root: { ...root, files: Object.fromEntries(parts) }, files: [] }
  return {
    root,
    files: [...parts].map(([key, content]) => ({ name: `${prefix}${key}.txt`, text: closeFile(content) })),
  }
}

/** A root that is a file of its own. */
export function rootFile(root: RootFile, { prefix }: Pick<RootOptions, 'prefix'>): IndexFile {
  const text = JSON.stringify(root)
  return { name: `${prefix}${hashOf(text, 8)}.json`, text }
}

/** Letters and digits: names of files are the same in upper and lower case on some disks. */
function hashOf(text: string, length: number): string {
  const hash = createHash('sha256').update(text).digest()
  return BigInt(`0x${hash.toString('hex')}`)
    .toString(36)
    .slice(1, 1 + length)
}

interface Shard {
  readonly first: string
  readonly text: string
}

function makeShards(index: ScopeIndex): Shard[] {
  const { terms, proseWords } = index
  const counts = new Map([...terms].map(([term, { sections }]) => [term, sections.length]))
  const meant = typingErrorsIn(counts, proseWords)
  const lines = new Map(
    [...terms].map(([term, postings]) => {
      const note = meant.has(term) ? ` >${meant.get(term)}` : ''
      return [term, postingsText(postings) + note]
    }),
  )
  const sortedTerms = [...lines.keys()].sort()
  const prefixes = prefixLines(index, { lines, sortedTerms })
  for (const [term, text] of prefixes) lines.set(term, text)
  const sorted = [...sortedTerms, ...prefixes.map(([term]) => term)].sort()
  const shards: Shard[] = []
  let start = 0
  let size = 0
  for (const [i, term] of sorted.entries()) {
    size += Buffer.byteLength(term) + lines.get(term)!.length
    if (size < SHARD && i < sorted.length - 1) continue
    const own = sorted.slice(start, i + 1)
    const coded = encodeTerms(own)
    shards.push({ first: own[0]!, text: own.map((each, at) => `${coded[at]} ${lines.get(each)}`).join('\n') })
    start = i + 1
    size = 0
  }
  return shards
}

function postingsText(postings: Postings): string {
  const { length } = postings.sections
  if (length <= MOST_POSTINGS) return encodePostings(postings)
  return `${encodePostings(bestOf(postings, MOST_POSTINGS))} ${length}`
}

/** The postings with the highest impacts, in the order of their sections. */
function bestOf({ sections, impacts }: Postings, most: number): Postings {
  const highest = highestOf(impacts, most)
  const least = highest[highest.length - most] ?? 0
  // Of several with the least impact the first ones.
  let equal = most
  for (let i = highest.length - 1; i >= 0 && highest[i]! > least; i--) equal--
  const best = { sections: [] as number[], impacts: [] as number[] }
  for (let i = 0; i < sections.length; i++) {
    const impact = impacts[i]!
    if (impact < least || (impact === least && equal-- <= 0)) continue
    best.sections.push(sections[i]!)
    best.impacts.push(impact)
  }
  return best
}

/** The highest values, ascending, and some that are lower: sorts a few at a time, because most are too low. */
function highestOf(values: ArrayLike<number>, most: number): Float64Array {
  const kept = new Float64Array(2 * most)
  let size = 0
  let least = -1
  for (let i = 0; i < values.length; i++) {
    if (values[i]! <= least) continue
    kept[size++] = values[i]!
    if (size < kept.length) continue
    kept.sort().copyWithin(0, most)
    size = most
    least = kept[0]!
  }
  return kept.subarray(0, size).sort()
}

/** The lines of all terms, and their order. */
interface TermLines {
  readonly lines: ReadonlyMap<string, string>
  readonly sortedTerms: readonly string[]
}

/** Lines for beginnings that many terms share: what the first letters of a word find, without loading all shards. */
function prefixLines({ terms, pages }: ScopeIndex, { lines, sortedTerms }: TermLines): [string, string][] {
  const sizes = new Map<string, number>()
  for (const term of sortedTerms) {
    const size = term.length + lines.get(term)!.length
    for (let length = Math.min(LONGEST_PREFIX, term.length - 1); length > 0; length--) {
      const start = term.slice(0, length)
      sizes.set(start, (sizes.get(start) ?? 0) + size)
    }
  }
  const best = new Float64Array(pages.reduce((sum, { sections }) => sum + sections.length, 0))
  // Fewer are in the shards that are loaded anyway.
  const starts = [...sizes].flatMap(([start, size]) => (size >= SHARD ? [start] : []))
  return starts.map((start) => {
    for (let i = firstFrom(sortedTerms, start); sortedTerms[i]?.startsWith(start); i++) {
      const { sections, impacts } = terms.get(sortedTerms[i]!)!
      const weight = prefixWeight(start, sortedTerms[i]!)
      for (let at = 0; at < sections.length; at++) {
        const section = sections[at]!
        best[section] = Math.max(best[section]!, impacts[at]! * weight)
      }
    }
    const found = postingsIn(best)
    best.fill(0)
    return [`${start}*`, `${encodePostings(bestOf(found, PREFIX_POSTINGS))} ${found.sections.length}`]
  })
}

/** The postings of the sections that have an impact. */
function postingsIn(all: Float64Array): Postings {
  const sections: number[] = []
  const impacts: number[] = []
  for (let section = 0; section < all.length; section++) {
    if (all[section] === 0) continue
    sections.push(section)
    impacts.push(all[section]!)
  }
  return { sections, impacts }
}

/** The index of the first term that is not before another one. */
function firstFrom(sorted: readonly string[], term: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < term) low = middle + 1
    else high = middle
  }
  return low
}

/** The words by their first letters, each with a digit for how frequent it is. */
function correctionWords(
  { terms }: ScopeIndex,
  searchedWords: readonly string[],
): { readonly letter: string; readonly text: string }[] {
  const byLetter = new Map<string, { word: string; count: number }[]>()
  const all = new Map([...terms].map(([word, { sections }]) => [word, sections.length]))
  for (const word of searchedWords) if (!all.has(word)) all.set(word, SEARCHED_COUNT)
  for (const [word, count] of all) {
    if (word.length < 4 || /\d/.test(word)) continue
    // The first letter may be the wrong one, swapped, or left out: frequent words are found by the second one, too.
    for (const letter of new Set(count < FREQUENT ? word[0]! : word.slice(0, 2))) {
      const words = byLetter.get(letter) ?? []
      if (words.length === 0) byLetter.set(letter, words)
      words.push({ word, count })
    }
  }
  return [...byLetter.keys()].sort().map((letter) => {
    const words = byLetter
      .get(letter)!
      .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
      .slice(0, MOST_WORDS)
      .sort((a, b) => (a.word < b.word ? -1 : 1))
    const coded = encodeTerms(words.map(({ word }) => word))
    const text = words.map(({ count }, i) => coded[i]! + Math.min(9, Math.floor(Math.log2(count)))).join(' ')
    return { letter, text }
  })
}
