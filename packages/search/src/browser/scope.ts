// One scope of an index: finds terms, and loads the shards that have them.

import { type Card, decodeShard, openFile, openJson, type RootFile, type Term } from './indexFormat.js'
import type { FileLoader } from './loadFiles.js'

/** A scope whose root file is loaded. */
export interface Scope {
  readonly sections: number
  /** How much sections are about a word of their names: what hardly any is about more. */
  readonly about: number
  /** The terms that begin with some letters, and whether these are all: many shards are not loaded. */
  readonly near: (
    start: string,
    word: string,
  ) => Promise<{ readonly terms: readonly Term[]; readonly isAll: boolean }>
  readonly term: (term: string) => Promise<Term | undefined>
  /** Lists of words that begin like this one, but for a typing error. */
  readonly words: (word: string) => Promise<readonly string[]>
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

/** Opens a scope by its root file, or by the URL of that. */
export async function openScope(given: RootFile | string, files: FileLoader): Promise<Scope> {
  const root = typeof given === 'string' ? await files.kept(given, openJson<RootFile>) : given
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
    about: root.about,
    synonyms: (stem) => synonyms.get(stem) ?? [],
    near: async (start, word) => {
      const end = `${start}\uffff`
      const isAll = shardOf(end) - shardOf(start) < MOST_SHARDS
      const terms = await (isAll ? termsBetween(start, end) : termsBetween(word, `${word}*`))
      return { terms: terms.filter(({ term }) => term.startsWith(start)), isAll }
    },
    term: async (term) => (await termsBetween(term, term)).find((each) => each.term === term),
    words: async (word) => {
      const files = [...new Set(word.slice(0, 2))].map((letter) => letters.indexOf(letter))
      return Promise.all(files.flatMap((at) => (at < 0 ? [] : [part(`w${at}-${words[at]}`, String)])))
    },
    errors: async () => (root.errors === '' ? '' : part(`e-${root.errors}`, String)),
    card: (page) => part(`c${page}-${cards[page]}`, (text) => JSON.parse(text) as Card),
    pageOf: (section) => {
      const page = firsts.findLastIndex((first) => first <= section)
      return { page, index: section - firsts[page]!, key: root.base + page }
    },
  }

  /** The shard that would have a term. */
  function shardOf(term: string): number {
    return Math.max(
      0,
      starts.findLastIndex((start) => start <= term),
    )
  }

  /** The terms of the shards from that of one term to that of another. */
  async function termsBetween(from: string, to: string): Promise<Term[]> {
    const first = shardOf(from)
    const range = shards.slice(first, shardOf(to) + 1)
    const loaded = await Promise.all(range.map((hash, i) => part(`s${first + i}-${hash}`, decodeShard)))
    return loaded.flat()
  }

  async function part<T>(key: string, decode: (text: string) => T): Promise<T> {
    if (root.files) return decode(root.files[key]!)
    return files.kept(`${root.base}${key}.txt`, (text) => {
      const content = openFile(text)
      return content === undefined ? undefined : decode(content)
    })
  }
}
