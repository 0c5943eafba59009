// The search in the browser: loads the parts of an index that a query needs, ranks sections, and shows them by page.
// Knows nothing of the interface, and works without a DOM.

import { explainingSections, maybeError } from './errorHelp.js'
import { type Card, openJson } from './indexFormat.js'
import { createFileLoader, type SearchFetch } from './loadFiles.js'
import { isStopWord, readQuery } from './query.js'
import { rankSections } from './rank.js'
import { openScope, type Scope } from './scope.js'
import type {
  FoundPage,
  Searcher,
  SearchLoadError,
  SearchManifest,
  SearchOptions,
  SearchResults,
} from './searchTypes.js'
import { headingsOf, type IsMatch, markText, snippetOf } from './showText.js'
import { stemOf, wordsOf } from './words.js'

export * from './searchTypes.js'

/** What is searched. */
export interface SearcherInput {
  /** URL of the manifest. */
  readonly manifest: string
  /** The scopes whose results are merged; those that the index does not have are left out. @default all */
  readonly scopes?: readonly string[]
  /** @default the browser's */
  readonly fetch?: SearchFetch
}

/** A section that was found. */
interface Found {
  readonly scope: Scope
  readonly page: number
  readonly key: string
  readonly index: number
  /** Infinity for the section that explains an error. */
  readonly score: number
}

/** Sections that score less than this part of the best one of their page are left out. */
const WORTH_SHOWING = 0.4

/** A section that is called what was typed comes first if it scores this part of the best one. */
const WORTH_NAMING = 0.7

/** The level of entries of lists and tables, which are below headings. */
const ENTRY = 7

/** With so many pages nothing more is loaded in place of those that say the same. */
const ENOUGH_PAGES = 3

/** An error of so many characters was pasted, not typed. */
const WHOLE_ERROR = 24

/** What is read of a pasted text: a message, and what it was caused by, come before the rest. */
const MOST_CHARACTERS = 4000

/** Makes a searcher. Nothing is loaded before its first use. */
export function createSearcher({ manifest, scopes, fetch }: SearcherInput): Searcher {
  const files = createFileLoader(fetch ?? (globalThis as unknown as { fetch: SearchFetch }).fetch)
  let opened: Promise<Scope[]> | undefined
  const open = () => {
    opened ??= openScopes().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  return {
    prepare: async () => {
      await withNewIndex(open)
    },
    search: (text, options = {}) => {
      // Without words there is nothing to load either.
      if (readQuery(text).words.length === 0) return Promise.resolve({ pages: [] })
      return withNewIndex(async () => searchScopes(text, await open(), options))
    },
  }

  async function openScopes(): Promise<Scope[]> {
    const { scopes: roots } = await files.fresh(manifest, openJson<SearchManifest>)
    return Promise.all(
      (scopes ?? Object.keys(roots)).flatMap((name) =>
        roots[name] === undefined ? [] : [openScope(roots[name], files)],
      ),
    )
  }

  /** Another build may have replaced the index: then it is opened again, once. */
  async function withNewIndex<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run()
    } catch (error) {
      if ((error as SearchLoadError).cause !== 404) throw error
      opened = undefined
      return run()
    }
  }
}

async function searchScopes(
  text: string,
  scopes: readonly Scope[],
  { pages = 5, sections = 3, signal }: SearchOptions,
): Promise<SearchResults> {
  const check = () => {
    if (signal?.aborted) throw signal.reason
  }
  check()
  const query = readQuery(text)
  const pasted = text.slice(0, MOST_CHARACTERS)
  // All at once: each request after another delays the results.
  const [{ scores, terms, corrections }, ...messages] = await Promise.all([
    rankSections(query, scopes, check),
    ...scopes.map((scope) => (maybeError(pasted) ? scope.errors() : '')),
  ])
  const helps = messages.map((list, i) => helpOf(pasted, list, scores[i]!))
  check()
  const last = query.words.find(({ isLast }) => isLast)?.word
  const isMatch: IsMatch = (word) => terms.has(word) || (last !== undefined && word.startsWith(last))
  const isExplained =
    query.isError && pasted.length >= WHOLE_ERROR && helps.some((help) => help !== undefined)
  const found = pagesOf(scopes.flatMap((scope, i) => foundIn(scope, scores[i]!, helps[i])))
  // Other sections that have words of a whole error are noise next to the one that explains it.
  const groups = isExplained ? [[found[0]![0]] as const] : found
  const correction = correctedText(text, corrections)
  const name = (correction ?? text).trim()
  const least = (found[0]?.[0].score ?? 0) * WORTH_NAMING
  const shown: FoundPage[] = []
  const seen = new Set<string>()
  for (let i = 0; i < groups.length && shown.length < Math.min(pages, ENOUGH_PAGES); i += pages) {
    const batch = groups.slice(i, i + pages)
    const cards = await Promise.all(batch.map(([{ scope, page }]) => scope.card(page)))
    check()
    const carded = batch.map((group, at) => ({ group, card: cards[at]! }))
    for (const { card, group } of namedFirst(carded, { name, least })) {
      const page = showPage(card, group, { sections, isMatch, seen })
      if (page.sections.length > 0 && shown.length < pages) shown.push(page)
    }
  }
  return { pages: shown, ...(correction !== undefined && shown.length > 0 && { correction }) }
}

/** The section that explains the error in a query; of several the one that fits the other words best. */
function helpOf(pasted: string, messages: string, scores: ReadonlyMap<number, number>): number | undefined {
  const scoreOf = (section: number) => scores.get(section) ?? 0
  return explainingSections(pasted, messages).sort((a, b) => scoreOf(b) - scoreOf(a))[0]
}

function foundIn(scope: Scope, scores: ReadonlyMap<number, number>, help: number | undefined): Found[] {
  const all = new Map(scores)
  if (help !== undefined) all.set(help, Infinity)
  return [...all].map(([section, score]) => ({ scope, score, ...scope.pageOf(section) }))
}

/** The sections by page; best pages and best sections first. */
function pagesOf(found: Found[]): [Found, ...Found[]][] {
  const groups = new Map<string, [Found, ...Found[]]>()
  // Equal scores keep the order of the pages.
  for (const each of found.sort((a, b) => b.score - a.score || a.page - b.page || a.index - b.index)) {
    const group = groups.get(each.key)
    const best = group?.find(({ score }) => score < Infinity) ?? each
    if (!group) groups.set(each.key, [each])
    else if (each.score >= best.score * WORTH_SHOWING) group.push(each)
  }
  return [...groups.values()]
}

/** The sections of a page and its card. */
interface CardedGroup {
  readonly group: readonly Found[]
  readonly card: Card
}

/**
 * Puts the sections first that are called what was typed, if they score at least so much: best in the same letters (`parseJson`
 * is not `PARSE_JSON`), then by their anchors, then in the same words.
 */
function namedFirst(
  groups: readonly CardedGroup[],
  { name, least }: { readonly name: string; readonly least: number },
): readonly CardedGroup[] {
  const key = keyOf(name)
  const rank = ([, , , sections]: Card, { index, score }: Found) => {
    const [id, level, heading] = sections[index]!
    if (level === ENTRY || score < least) return 0
    if (heading === name) return 3
    return id.toLowerCase() === name.toLowerCase() ? 2 : Number(keyOf(heading) === key)
  }
  const ranked = groups.map(({ group, card }) => {
    const byName = group.map((found) => ({ found, name: rank(card, found) })).sort((a, b) => b.name - a.name)
    return { card, name: byName[0]!.name, group: byName.map(({ found }) => found) }
  })
  return ranked.sort((a, b) => b.name - a.name)
}

/** What is the same for names in the same words, in any form and order. */
function keyOf(name: string): string {
  return wordsOf(name)
    .filter((word) => !isStopWord(word))
    .map(stemOf)
    .sort()
    .join(' ')
}

function showPage(
  card: Card,
  found: readonly Found[],
  { sections, isMatch, seen }: { sections: number; isMatch: IsMatch; seen: Set<string> },
): FoundPage {
  const [href, title, breadcrumb, texts] = card
  const shown: FoundPage['sections'][number][] = []
  for (const { index, score } of found) {
    const [id, , , text] = texts[index]!
    const headings = headingsOf(card, index)
    // Pages for two variants of a thing say the same: the better one is enough.
    const twin = headings.length > 0 ? `${headings.join('\n')}\n${text.slice(0, 50)}` : href
    if (shown.length === sections || seen.has(twin)) continue
    seen.add(twin)
    shown.push({
      href: id === '' ? href : `${href}#${id}`,
      headings: headings.map((heading) => markText(heading, isMatch)),
      snippet: snippetOf(text, isMatch),
      ...(score === Infinity && { isErrorHelp: true as const }),
    })
  }
  return { href, title, breadcrumb, sections: shown }
}

/** The query with the words that were meant. */
function correctedText(text: string, corrections: ReadonlyMap<string, string>): string | undefined {
  const corrected = [...corrections].reduce(
    (all, [word, meant]) => all.replace(new RegExp(word, 'i'), meant),
    text,
  )
  return corrected === text ? undefined : corrected
}
