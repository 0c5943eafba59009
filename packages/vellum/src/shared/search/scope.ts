// One scope of an index: finds terms, and loads the shards that have them.

import { type Card, decodeShard, openFile, openJson, type RootFile, type Term } from './indexFormat.js'
import type { FileLoader } from './loadFiles.js'

/** A scope whose root file is loaded. */
export interface Scope {
  readonly sections: number
  /** The terms that begin with some letters, and whether these are all: many shards are not loaded. */
  readonly near: (
    start: string,
    word: string,
  ) => Promise<{ readonly terms: readonly Term[]; readonly isAll: boolean }>
  readonly term: (term: string) => Promise<Term | undefined>
  /** The words for corrections that begin like this one. */
  readonly words: (word: string) => Promise<string>
  /** Error messages, each with its section. */
  readonly errors: () => Promise<string>
  /** Other words for those with this stem. */
  readonly synonyms: (stem: string) => readonly string[]
  readonly card: (page: number) => Promise<Card>
  /** The page of a section, and the index of the section in it. */
  readonly pageOf: (section: number) => { readonly page: number; readonly index: number }
}

/** More shards than this are not loaded for one word. */
const MOST_SHARDS = 2

/** Loads the root file of a scope. */
export async function openScope(url: string, files: FileLoader): Promise<Scope> {
  const root = await files.kept(url, openJson<RootFile>)
  const shards = pairsOf(root.shards)
  const words = new Map(pairsOf(root.words))
  const cards = root.cards.split(' ')
  const starts: number[] = []
  let sections = 0
  for (const count of root.pages) {
    starts.push(sections)
    sections += count
  }
  const synonyms = new Map(Object.entries(root.synonyms))
  return {
    sections,
    synonyms: (stem) => synonyms.get(stem) ?? [],
    near: async (start, word) => {
      const first = shardOf(start)
      const last = shardOf(`${start}\uffff`)
      const isAll = last - first < MOST_SHARDS
      const terms = isAll ? await termsOf(first, last) : await termsOf(shardOf(word), shardOf(`${word}*`))
      return { terms: terms.filter(({ term }) => term.startsWith(start)), isAll }
    },
    term: async (term) => (await termsOf(shardOf(term), shardOf(term))).find((each) => each.term === term),
    words: async (word) => {
      const hash = words.get(word[0]!)
      return hash === undefined ? '' : part(`w${word[0]!.codePointAt(0)}-${hash}`, openFile)
    },
    errors: async () => (root.errors === '' ? '' : part(`e-${root.errors}`, openFile)),
    card: (page) => part(`c${page}-${cards[page]}`, openCard),
    pageOf: (section) => {
      const page = starts.findLastIndex((start) => start <= section)
      return { page, index: section - starts[page]! }
    },
  }

  /** The shard that would have a term. */
  function shardOf(term: string): number {
    return Math.max(
      0,
      shards.findLastIndex(([start]) => start <= term),
    )
  }

  async function termsOf(first: number, last: number): Promise<Term[]> {
    const range = shards.slice(first, last + 1)
    const loaded = await Promise.all(range.map(([, hash], i) => part(`s${first + i}-${hash}`, openShard)))
    return loaded.flat()
  }

  function part<T>(key: string, read: (text: string) => T | undefined): Promise<T> {
    // The files of a scope are named after its root: `search-default-<hash>.json`, `search-default-s0-<hash>.txt`
    return files.kept(url.replace(/[^-]*$/, `${key}.txt`), read, root.files?.[key])
  }
}

function openShard(text: string): Term[] | undefined {
  const content = openFile(text)
  return content === undefined ? undefined : decodeShard(content)
}

function openCard(text: string): Card | undefined {
  const content = openFile(text)
  return content === undefined ? undefined : (JSON.parse(content) as Card)
}

/** `a 1 b 2` → `[['a', '1'], ['b', '2']]` */
function pairsOf(text: string): [string, string][] {
  return [...text.matchAll(/(\S*) (\S+)(?: |$)/g)].map(([, first = '', second = '']) => [first, second])
}
