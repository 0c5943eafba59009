// The search index of a site in one locale: the files of all its scopes, and the manifest that names them.

import { errorCodes } from '../../shared/search/errorText.js'
import type { SearchManifest } from '../../shared/search/searchTypes.js'
import { SEARCH_VERSION, stemOf, wordsOf } from '../../shared/search/words.js'
import { type IndexFile, indexFiles } from './indexFiles.js'
import { collectLinks, createScopeIndex, normalTarget, type ScopeIndex } from './scopeIndex.js'
import { messagesOf, type SearchRecord } from './searchRecord.js'

/** What an index is made with. */
export interface SearchIndexInput {
  readonly records: readonly SearchRecord[]
  /** Other words for a word, both as authors write them. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>
  /** Error messages by the URL of the section that explains them. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** Begins the names of all files: `search-`, `search-fr-` */
  readonly prefix: string
  /** URL of a file of the index. */
  readonly urlOf: (name: string) => string
}

/** The files of an index. */
export interface SearchIndex {
  readonly manifest: SearchManifest
  readonly files: readonly IndexFile[]
  /** The targets of `errors` that no page has. */
  readonly unknownTargets: readonly string[]
}

/** Scopes that pages search in: docs versions, and everything that has no version. */
const SCOPE = /^(?:default$|docs-)/

/** A message in more sections than this one explains none of them. */
const MOST_SECTIONS_OF_A_MESSAGE = 4

/** Makes the index of a site. */
export function makeSearchIndex({ records, synonyms, errors, prefix, urlOf }: SearchIndexInput): SearchIndex {
  const links = collectLinks(records)
  const wanted = Object.entries(errors).map(([target, messages]) => ({ target: normalTarget(target), written: target, messages }))
  const known = new Set<string>()
  const scopes: Record<string, string> = {}
  const files: IndexFile[] = []
  const names = [...new Set(records.map(({ scope }) => scope))].filter((scope) => SCOPE.test(scope)).sort()
  for (const scope of names) {
    const index = createScopeIndex(records.filter((record) => record.scope === scope), links)
    const made = indexFiles(index, {
      prefix: `${prefix}${scope.replace(/[^\w.-]+/g, '-')}-`,
      synonyms: rootSynonyms(synonyms),
      errors: errorLines(index, wanted, known),
    })
    scopes[scope] = urlOf(made[0]!.name)
    files.push(...made)
  }
  return {
    manifest: { version: SEARCH_VERSION, scopes },
    files,
    unknownTargets: wanted.filter(({ target }) => !known.has(target)).map(({ written }) => written),
  }
}

/** `{ 'axios.create': ['createClient'] }` → `{ axioscreat: ['createclient'] }`: any form of a word has them. */
function rootSynonyms(synonyms: SearchIndexInput['synonyms']): Record<string, string[]> {
  const entries = Object.entries(synonyms).map(([word, others]): [string, string[]] => [stemOf(joined(word)), others.map(joined)])
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function joined(text: string): string {
  return wordsOf(text.replace(/\s+/g, '-')).at(-1) ?? ''
}

/** The error messages of a scope: those that its sections show, and those of the configuration. */
function errorLines(
  { pages }: ScopeIndex,
  wanted: readonly { readonly target: string; readonly messages: readonly string[] }[],
  known: Set<string>,
): [number, string][] {
  const sections = pages.flatMap((page) => page.sections.map((section) => ({ ...section, href: page.href })))
  // A section that is named after a code explains it; others mention it.
  const own = new Map(
    sections.flatMap(({ id, heading, errors }, i) =>
      errors.flatMap(([code]): [string, number][] => (code === heading || code === id ? [[code, i]] : [])),
    ),
  )
  const shown = new Map<string, number[]>()
  const chosen = new Map<string, number>()
  for (const [i, { id, href, errors }] of sections.entries()) {
    for (const [message, code = ''] of errors) {
      const explained = own.get(code) ?? i
      const before = shown.get(message) ?? []
      // Sections about a code explain a message better than those that only show it.
      const isAboutCode = explained !== i || errorCodes(id).length > 0
      if (!before.includes(explained)) shown.set(message, isAboutCode ? [explained, ...before] : [...before, explained])
    }
    const target = normalTarget(id === '' ? href : `${href}#${id}`)
    for (const each of wanted.filter((one) => one.target === target)) {
      known.add(target)
      for (const message of each.messages.flatMap(configuredMessages)) chosen.set(message, i)
    }
  }
  const few = [...shown].filter(([, found]) => found.length <= MOST_SECTIONS_OF_A_MESSAGE)
  const all = new Map([...few.map(([message, [first]]): [string, number] => [message, first!]), ...own, ...chosen])
  return [...all]
    .map(([message, section]): [number, string] => [section, message])
    .sort((a, b) => a[0] - b[0] || (a[1] < b[1] ? -1 : 1))
}

/** A code as it is, or the words of a message. */
function configuredMessages(text: string): string[] {
  return errorCodes(text)[0] === text ? [text] : messagesOf(text)
}
