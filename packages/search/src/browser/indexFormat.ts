// How the files of an index are written, by node/, and read in the browser. Text throughout, because
// hosts compress text, and because a posting takes two or three characters.
//
// A shard has a line for each term: how many characters it shares with the term before (one digit, base 36), the rest
// of it, its postings, the number of sections that have it when the postings are not all of them, and the word that
// it is a typing error of, when pages have the error too:
//
//     0retry A3B12C 812
//     1ertry A >retry
//
// A posting is the distance to the section before, left out when it is 1, and the impact as a letter.

import { SEARCH_VERSION } from './words.js'

/** What every query of a scope needs: a part of the manifest, or a file. */
export interface RootFile {
  readonly version: number
  /** Begins the URLs of the scope's other files: `/assets/search-default-` */
  readonly base: string
  /** How many sections each page has; sections are counted through all pages. */
  readonly pages: readonly number[]
  /** How much most sections are at most about a word of their headings. */
  readonly about: number
  /** The first term of each shard. */
  readonly starts: string
  /** The hash of each shard. */
  readonly shards: string
  /** The first letters of the files of words. */
  readonly letters: string
  /** The hash of each of these files. */
  readonly words: string
  /** The hash of the card of each page. */
  readonly cards: string
  /** The hash of the error messages, if there are any. */
  readonly errors: string
  /** Other words for a word, by its stem. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>
  /** The content of the other files by their keys, when they are small. */
  readonly files?: Readonly<Record<string, string>>
}

/** What is shown of a page: URL, title, categories above it, sections. */
export type Card = readonly [
  href: string,
  title: string,
  breadcrumb: readonly string[],
  sections: readonly CardSection[],
]

/** A section: its anchor, its level, its heading, the start of its text. */
export type CardSection = readonly [id: string, level: number, heading: string, text: string]

/** A term with its postings, not yet decoded. */
export interface Term {
  readonly term: string
  readonly postings: string
  /** How many sections have it. */
  readonly count: number
  /** The word that it is a typing error of. */
  readonly meant: string | undefined
}

/** The impact of the letter `` ` ``, the highest. */
const TOP = 31

/** Ends every file but the manifest and roots, so that a cut one is noticed. */
const END = '\n.'

/** An impact as it is read, or the next lower one. */
export function writtenImpact(impact: number): number {
  return (Math.floor(TOP * Math.sqrt(impact)) / TOP) ** 2
}

/** The character of an impact from 0 to 1. Small impacts are kept apart more finely: most postings have one. */
function impactCode(impact: number): number {
  return 65 + Math.round(TOP * Math.sqrt(Math.min(1, impact)))
}

/** The postings of a term: its sections, ascending, and the impact of each, from 0 to 1. */
export interface Postings {
  readonly sections: ArrayLike<number>
  readonly impacts: ArrayLike<number>
}

/** Up to some thousand postings as text. Made of characters: most of an index is postings, and parts are garbage. */
export function encodePostings({ sections, impacts }: Postings): string {
  const codes: number[] = []
  let last = -1
  for (let i = 0; i < sections.length; i++) {
    const distance = sections[i]! - last
    if (distance > 1) addDigits(codes, distance)
    codes.push(impactCode(impacts[i]!))
    last = sections[i]!
  }
  return String.fromCharCode(...codes)
}

function addDigits(codes: number[], number: number): void {
  if (number >= 10) addDigits(codes, Math.floor(number / 10))
  codes.push(48 + (number % 10))
}

/** Calls back for every posting of a term. */
export function eachPosting(postings: string, call: (section: number, impact: number) => void): void {
  let section = -1
  for (const [, distance, letter = ''] of postings.matchAll(/(\d*)([A-`])/g)) {
    section += Number(distance || 1)
    call(section, ((letter.charCodeAt(0) - 65) / TOP) ** 2)
  }
}

/** Terms in their order, each without what it shares with the one before. */
export function encodeTerms(terms: readonly string[]): string[] {
  return terms.map((term, i) => {
    const before = terms[i - 1] ?? ''
    let shared = 0
    while (shared < 35 && shared < term.length && term[shared] === before[shared]) shared++
    return shared.toString(36) + term.slice(shared)
  })
}

/** Terms in whole. */
export function decodeTerms(coded: readonly string[]): string[] {
  let term = ''
  return coded.map((code) => (term = term.slice(0, Number.parseInt(code[0]!, 36)) + code.slice(1)))
}

/** The terms of a shard. */
export function decodeShard(text: string): Term[] {
  const lines = text.split('\n').map((line) => line.split(' '))
  const terms = decodeTerms(lines.map(([code]) => code!))
  return lines.map(([, postings = '', note = ''], i) => ({
    term: terms[i]!,
    postings,
    count: Number(note) || postings.replace(/\d+/g, '').length,
    meant: note[0] === '>' ? note.slice(1) : undefined,
  }))
}

/** Closes the content of a file. */
export function closeFile(text: string): string {
  return text + END
}

/** The content of a file; undefined when it was cut, or is not one of the index. */
export function openFile(text: string): string | undefined {
  return text.endsWith(END) ? text.slice(0, -END.length) : undefined
}

/** The manifest or a root file; undefined when it has another version. Throws when it was cut. */
export function openJson<T extends { readonly version: number }>(text: string): T | undefined {
  const file = JSON.parse(text) as T
  return file.version === SEARCH_VERSION ? file : undefined
}
