// Writes the index of a scope as files: one when it is small, otherwise a root file with shards of terms, words for
// corrections, error messages, and a card for each page.

import { createHash } from 'node:crypto'
import {
  type Card,
  closeFile,
  encodePostings,
  encodeTerms,
  type RootFile,
} from '../../shared/search/indexFormat.js'
import { prefixWeight } from '../../shared/search/rank.js'
import { SEARCH_VERSION } from '../../shared/search/words.js'
import type { Postings, ScopeIndex } from './scopeIndex.js'
import { typingErrorsIn } from './typingErrors.js'

/** A file of the index. */
export interface IndexFile {
  readonly name: string
  readonly text: string
}

/** What the root file says besides what is in the index. */
export interface RootOptions {
  /** Begins the names of all files: `search-default-` */
  readonly prefix: string
  readonly synonyms: RootFile['synonyms']
  /** The section and the text of each error message. */
  readonly errors: readonly (readonly [section: number, message: string])[]
}

/** Below this size all is one file. */
const ONE_FILE = 48 * 1024
const SHARD = 6 * 1024
/** Sections after these are not what a reader looks for. */
const MOST_POSTINGS = 500
const PREFIX_POSTINGS = 80
const LONGEST_PREFIX = 4
/** Rare words are not what a typing error was meant to be, where there are many. */
const MOST_WORDS = 2500

/** The files of a scope; the first one is the root. */
export function indexFiles(index: ScopeIndex, { prefix, synonyms, errors }: RootOptions): IndexFile[] {
  const shards = makeShards(index)
  const words = correctionWords(index)
  const cards = index.pages.map((page): Card => {
    const sections = page.sections.map(({ id, level, heading, text }) => [id, level, heading, text] as const)
    return [page.href, page.title, page.breadcrumb, sections]
  })
  const messages = errors.map(([section, message]) => `${section}\t${message}`).join('\n')
  const parts = new Map<string, string>()
  const add = (key: string, content: string) => {
    const text = closeFile(content)
    const hash = hashOf(text, 4)
    parts.set(`${key}-${hash}`, text)
    return hash
  }
  const root: RootFile = {
    version: SEARCH_VERSION,
    pages: index.pages.map(({ sections }) => sections.length),
    shards: shards.map(({ first, text }, i) => `${first} ${add(`s${i}`, text)}`).join(' '),
    words: words.map(({ letter, text }) => `${letter} ${add(`w${letter.codePointAt(0)}`, text)}`).join(' '),
    cards: cards.map((card, i) => add(`c${i}`, JSON.stringify(card))).join(' '),
    errors: messages === '' ? '' : add('e', messages),
    synonyms,
  }
  const size = [...parts.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  const isOne = size < ONE_FILE
  const text = JSON.stringify(isOne ? { ...root, files: Object.fromEntries(parts) } : root)
  return [
    { name: `${prefix}${hashOf(text, 8)}.json`, text },
    ...(isOne ? [] : [...parts].map(([key, text]) => ({ name: `${prefix}${key}.txt`, text }))),
  ]
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

function makeShards({ terms }: ScopeIndex): Shard[] {
  const meant = typingErrorsIn(new Map([...terms].map(([term, { sections }]) => [term, sections.length])))
  const lines = new Map(
    [...terms].map(([term, postings]) => {
      const note = meant.has(term) ? ` >${meant.get(term)}` : ''
      return [term, postingsText(postings) + note]
    }),
  )
  for (const [term, text] of prefixLines(terms, lines)) lines.set(term, text)
  const sorted = [...lines.keys()].sort()
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

function postingsText({ sections, impacts }: Postings): string {
  const all = sections.map((section, i): [number, number] => [section, impacts[i]!])
  if (all.length <= MOST_POSTINGS) return encodePostings(all)
  return `${encodePostings(bestOf(all, MOST_POSTINGS))} ${all.length}`
}

/** The postings with the highest impacts, in the order of their sections. */
function bestOf(postings: readonly [number, number][], most: number): [number, number][] {
  return [...postings]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, most)
    .sort((a, b) => a[0] - b[0])
}

/** Lines for beginnings that many terms share: what the first letters of a word find, without loading all shards. */
function prefixLines(terms: ScopeIndex['terms'], lines: ReadonlyMap<string, string>): [string, string][] {
  const sizes = new Map<string, number>()
  const prefixesOf = (term: string) =>
    Array.from({ length: Math.min(LONGEST_PREFIX, term.length - 1) }, (_, i) => term.slice(0, i + 1))
  for (const [term, line] of lines) {
    for (const start of prefixesOf(term))
      sizes.set(start, (sizes.get(start) ?? 0) + term.length + line.length)
  }
  const best = new Map<string, Map<number, number>>()
  for (const [term, { sections, impacts }] of terms) {
    for (const start of prefixesOf(term)) {
      // Fewer are in the shards that are loaded anyway.
      if (sizes.get(start)! < SHARD) continue
      const found = best.get(start) ?? new Map<number, number>()
      best.set(start, found)
      const weight = prefixWeight(start, term)
      for (const [i, section] of sections.entries()) {
        const impact = impacts[i]! * weight
        if (impact > (found.get(section) ?? 0)) found.set(section, impact)
      }
    }
  }
  return [...best].map(([start, found]) => [
    `${start}*`,
    `${encodePostings(bestOf([...found], PREFIX_POSTINGS))} ${found.size}`,
  ])
}

/** The words of each first letter, each with a digit for how frequent it is. */
function correctionWords({ terms }: ScopeIndex): { readonly letter: string; readonly text: string }[] {
  const byLetter = new Map<string, { word: string; count: number }[]>()
  for (const [word, { sections }] of terms) {
    if (word.length < 4 || /\d/.test(word)) continue
    const letter = word[0]!
    const words = byLetter.get(letter) ?? []
    if (words.length === 0) byLetter.set(letter, words)
    words.push({ word, count: sections.length })
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
