// An index: the files of all its scopes, and the manifest that names them.

import { errorCodes, messageWords, NAMED, namedWords } from '../browser/errorText.js'
import type { RootFile } from '../browser/indexFormat.js'
import type { SearchManifest } from '../browser/searchTypes.js'
import { SEARCH_VERSION, stemOf, wordsOf } from '../browser/words.js'
import { otherWordings } from './engineWordings.js'
import { type IndexFile, rootFile, writeScope } from './indexFiles.js'
import { readConcepts } from './relatedWords.js'
import { collectInboundLinks, createScopeIndex, type ScopeIndex } from './scopeIndex.js'
import { messagesOf, type SearchRecord } from './searchRecord.js'
import { normalTarget, sectionTarget } from './target.js'

/** What an index is made with. */
export interface SearchIndexInput {
  /** The records of all pages, in any order. */
  readonly records: readonly SearchRecord[]
  /** Other words for a word, both as authors write them: `{ interceptor: ['hooks'] }`. @default {} */
  readonly synonyms?: Readonly<Record<string, readonly string[]>>
  /** What readers call a thing, by the words of the headings that name it: `{ timeout: ['give up'] }`. @default {} */
  readonly concepts?: Readonly<Record<string, readonly string[]>>
  /** Error messages by the URL of the section that explains them. Unknown URLs are ignored: see `knownSections`. @default {} */
  readonly errors?: Readonly<Record<string, readonly string[]>>
  /** What readers ask, by the URL of the section that answers: it is found as if links in these words led to it. @default {} */
  readonly questions?: Readonly<Record<string, readonly string[]>>
  /** What readers call a thing, by the URL of the section that is about it: words that count less than its own. @default {} */
  readonly phrases?: Readonly<Record<string, readonly string[]>>
  /** Pages that say the same for another variant, with the URL of the page that readers should find first. @default {} */
  readonly variants?: Readonly<Record<string, string>>
  /** Begins the names of all files: `search-fr-`, `assets/search-`. @default 'search-' */
  readonly prefix?: string
  /** URL of a file of the index, as browsers request it. */
  readonly urlOf: (name: string) => string
}

/** The files of an index. */
export interface SearchIndex {
  /** Written as JSON to the file whose URL searchers get. */
  readonly manifest: SearchManifest
  readonly files: readonly IndexFile[]
}

/** Together larger roots are files of their own: a page needs one or two of them. */
const MOST_IN_MANIFEST = 64 * 1024

/** A message that more sections show is a part of many messages. */
const MOST_SECTIONS_OF_A_MESSAGE = 4

/** Makes the index of some pages. The same records have the same files, in whatever order they are. */
export function makeSearchIndex({
  records: given,
  synonyms = {},
  concepts = {},
  errors = {},
  questions = {},
  phrases = {},
  variants = {},
  prefix = 'search-',
  urlOf,
}: SearchIndexInput): SearchIndex {
  const records = [...given].sort((a, b) => (a.href < b.href ? -1 : 1))
  const links = collectInboundLinks(records, questions)
  const phrasesByTarget = new Map(
    Object.entries(phrases).map(([target, texts]) => [normalTarget(target), texts]),
  )
  const knownConcepts = readConcepts(concepts)
  const configured = new Map(
    Object.entries(errors).map(([target, messages]) => [normalTarget(target), messages]),
  )
  const files: IndexFile[] = []
  const written: WrittenRoot[] = []
  const names = [...new Set(records.map(({ scope }) => scope))].sort()
  for (const scope of names) {
    const index = createScopeIndex(
      records.filter((record) => record.scope === scope),
      { links, phrases: phrasesByTarget, variants, concepts: knownConcepts },
    )
    const start = `${prefix}${scope.replace(/[^\w.-]+/g, '-')}-`
    const { root, files: parts } = writeScope(index, {
      prefix: start,
      base: urlOf(start),
      synonyms: rootSynonyms(synonyms),
      searchedWords: Object.keys(synonyms).map(joined),
      errors: errorLines(index, configured),
    })
    files.push(...parts)
    written.push({ scope, root, file: rootFile(root, { prefix: start }) })
  }
  const inManifest = smallRoots(written)
  const scopes = written.map(({ scope, root, file }) => {
    if (inManifest.has(scope)) return [scope, root]
    files.push(file)
    return [scope, urlOf(file.name)]
  })
  return { manifest: { version: SEARCH_VERSION, scopes: Object.fromEntries(scopes) }, files }
}

/** The root of a scope, and the file that it is unless it is a part of the manifest. */
interface WrittenRoot {
  readonly scope: string
  readonly root: RootFile
  readonly file: IndexFile
}

/** The scopes whose roots fit into the manifest, smallest first. */
function smallRoots(written: readonly WrittenRoot[]): ReadonlySet<string> {
  const bySize = [...written].sort((a, b) => a.file.text.length - b.file.text.length)
  let size = 0
  return new Set(
    bySize.flatMap(({ scope, file: { text } }) => {
      size += text.length
      return size <= MOST_IN_MANIFEST ? [scope] : []
    }),
  )
}

/** `{ 'axios.create': ['createClient'] }` → `{ axioscreat: ['createclient'] }`: any form of a word has them. */
function rootSynonyms(synonyms: NonNullable<SearchIndexInput['synonyms']>): Record<string, string[]> {
  const entries = Object.entries(synonyms).map(([word, others]): [string, string[]] => [
    stemOf(joined(word)),
    others.map(joined),
  ])
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function joined(text: string): string {
  return wordsOf(text.replace(/\s+/g, '-')).at(-1) ?? ''
}

/** How a section explains a message, best first: it is about its code, it is named after it, it shows it. */
type Explanation = 'code' | 'heading' | 'text'

/** The error messages of a scope: those that its sections show, and those of the configuration. */
function errorLines(
  { pages }: ScopeIndex,
  configured: ReadonlyMap<string, readonly string[]>,
): [number, string][] {
  const sections = pages.flatMap((page) => page.sections.map((section) => ({ ...section, href: page.href })))
  // A section that is named after a code explains it; others mention it.
  const own = new Map(
    sections.flatMap(({ id, heading, errors }, i) =>
      errors.flatMap(([code]): [string, number][] =>
        // A heading in lower case has the words of its message, and is no code.
        (code === heading || code === id) && errorCodes(code)[0] === code ? [[code, i]] : [],
      ),
    ),
  )
  const shown = new Map<string, Record<Explanation, Set<number>>>()
  const chosen = new Map<string, number>()
  for (const [i, { id, href, heading, errors }] of sections.entries()) {
    for (const [message, code = ''] of errors) {
      const explained = own.get(code) ?? i
      const found = shown.get(message) ?? { code: new Set(), heading: new Set(), text: new Set() }
      shown.set(message, found)
      const isAboutCode = explained !== i || errorCodes(id).length > 0
      const isHeading = messageWords(heading) === message || namesMessage(heading, message)
      found[isAboutCode ? 'code' : isHeading ? 'heading' : 'text'].add(explained)
    }
    for (const text of configured.get(sectionTarget(href, id)) ?? []) {
      for (const message of configuredMessages(text)) chosen.set(message, i)
    }
  }
  const clear = [...shown].flatMap(([message, { code, heading, text }]): [string, number[]][] => {
    const best = [code, heading, text].find(({ size }) => size > 0)!
    return best.size <= MOST_SECTIONS_OF_A_MESSAGE ? [[message, [...best]]] : []
  })
  const named = [...own, ...chosen].map(([message, section]): [string, number[]] => [message, [section]])
  const known = new Map([...clear, ...named])
  for (const [message, found] of [...named, ...clear]) {
    for (const other of otherWordings(message)) if (!known.has(other)) known.set(other, found)
  }
  return [...known]
    .flatMap(([message, found]) => found.map((section): [number, string] => [section, message]))
    .sort((a, b) => a[0] - b[0] || (a[1] < b[1] ? -1 : 1))
}

/** `Jest: Response is not defined` is about that message in one case; a heading with a code is about the code. */
function namesMessage(heading: string, message: string): boolean {
  return errorCodes(heading).length === 0 && messagesOf(heading).includes(message)
}

/** A code as it is, or the words of a message; a name in its quotes is the one that it is about. */
function configuredMessages(text: string): string[] {
  if (errorCodes(text)[0] === text) return [text]
  return /(["'`])\w.*\1/.test(text) ? [NAMED + namedWords(text)] : messagesOf(text)
}
