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
  /** The page of a section, a key of that page, and the index of the section in it. */
  readonly pageOf: (section: number) => {
    readonly page: number
    readonly key: string
    readonly index: number
  }
}

/** More shards than this are not loaded for one word. */
const MOST_SHARDS = 2

/** Loads the root file of a scope. */
export async function openScope(url: string, files: FileLoader): Promise<Scope> {
  const root = await files.kept(url, openJson<RootFile>)
  const [starts, shards, letters, words, cards] = [
    root.starts,
    root.shards,
    root.letters,
    root.words,
    root.cards,
  ].map((list) => list.split(' ')) as [string[], string[], string[], string[], string[]]
  const firsts = [0]
  for (const count of root.pages) firsts.push(firsts.at(-1)! + count)
  const synonyms = new Map(Object.entries(root.synonyms))
  return {
    sections: firsts.at(-1)!,
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
      const at = letters.indexOf(word[0]!)
      return at < 0 ? '' : part(`w${at}-${words[at]}`, openFile)
    },
    errors: async () => (root.errors === '' ? '' : part(`e-${root.errors}`, openFile)),
    card: (page) => part(`c${page}-${cards[page]}`, openCard),
    pageOf: (section) => {
      const page = firsts.findLastIndex((first) => first <= section)
      return { page, index: section - firsts[page]!, key: `${url} ${page}` }
    },
  }

  /** The shard that would have a term. */
  function shardOf(term: string): number {
    const at = starts.findLastIndex((start) => start <= term)
    return Math.max(0, at)
  }

  async function termsOf(first: number, last: number): Promise<Term[]> {
    const range = shards.slice(first, last + 1)
    const loaded = await Promise.all(range.map((hash, i) => part(`s${first + i}-${hash}`, openShard)))
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
