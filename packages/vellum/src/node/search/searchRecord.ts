// What the search keeps of a page: its sections with their words counted, its links, its error messages. Made once
// when a page is rendered, and kept with it: an index is put together from the records of all pages.

import type { PageData } from '../../shared/page.js'
import { errorCodes, isErrorText, messageWords } from '../../shared/search/errorText.js'
import { isStopWord } from '../../shared/search/query.js'
import { wordsOf } from '../../shared/search/words.js'
import { splitUrl } from '../../shared/url.js'
import { type PageSection, readSections } from './readSections.js'

/** A page in the index. Plain data. */
export interface SearchRecord {
  readonly scope: string
  readonly href: string
  readonly title: string
  /** The titles of the categories above it. */
  readonly breadcrumb: readonly string[]
  readonly keywords: readonly string[]
  readonly sections: readonly SectionRecord[]
  /** To pages of the site: the target, with its anchor, and the text. */
  readonly links: readonly (readonly [href: string, text: string])[]
}

/** A section in the index. */
export interface SectionRecord {
  readonly id: string
  readonly level: number
  readonly heading: string
  /** What results show of it. */
  readonly text: string
  readonly prose: WordCounts
  readonly inlineCode: WordCounts
  readonly codeBlocks: WordCounts
  /** Error codes that it explains, and the words of error messages. */
  readonly errors: readonly string[]
}

/** Words, and how often each is there. */
export type WordCounts = readonly (readonly [word: string, count: number])[]

/** Characters that results can show of a section. */
const SHOWN_TEXT = 420

/** Pages that consist of links to other pages say nothing of their own. */
const KINDS = new Set<PageData['type']>(['doc', 'markdown', 'react', 'post'])

/** Whether readers can find a page with the search. */
export function isSearchable(page: PageData): boolean {
  return KINDS.has(page.type) && page.notice === undefined && !page.noIndex
}

/** The record of a page from its data and its HTML. */
export function searchRecord(page: PageData, html: string): SearchRecord {
  const { sections, links } = readSections(html)
  const breadcrumbs = 'breadcrumbs' in page ? (page.breadcrumbs ?? []) : []
  return {
    scope: page.search.tag,
    href: page.path,
    title: page.title || sections[0]!.heading,
    breadcrumb: breadcrumbs.slice(0, -1).map(({ label }) => label),
    keywords: page.keywords,
    sections: sections.filter((section) => !isSeeAlso(section)).map(sectionRecord),
    links: links.flatMap(({ href, text }): [string, string][] => {
      const { path, hash } = splitUrl(href)
      if (path === '' && hash.length > 1) return [[page.path + hash, text]]
      return path.startsWith('/') && !path.startsWith('//') ? [[path + hash, text]] : []
    }),
  }
}

/** A list of links is found through the pages that it links to. */
function isSeeAlso({ heading }: PageSection): boolean {
  return /^(?:see also|related|further reading|next steps?|what's next\??)$/i.test(heading)
}

function sectionRecord(section: PageSection): SectionRecord {
  const { id, level, heading, text, prose, inlineCode, codeBlocks } = section
  const shown = text === '' ? codeBlocks.replace(/\s+/g, ' ') : text
  return {
    id,
    level,
    heading,
    text: shown.length > SHOWN_TEXT ? `${shown.slice(0, shown.lastIndexOf(' ', SHOWN_TEXT))}…` : shown,
    prose: countWords(prose),
    inlineCode: countWords(inlineCode),
    codeBlocks: countWords(codeBlocks),
    errors: errorsOf(section),
  }
}

/** Counts the words of a text without those that no section is about. */
export function countWords(text: string): WordCounts {
  const counts = new Map<string, number>()
  for (const word of wordsOf(text)) if (!isStopWord(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
}

/** What a section about an error explains: codes, messages that it shows, a heading that is a message. */
function errorsOf({ id, heading, inlineCode, output }: PageSection): string[] {
  const own = errorCodes(`${id} ${heading}`)
  const isAboutError = own.length > 0 || isErrorText(heading)
  if (!isAboutError) return []
  const shown = [heading, ...output.split('\n'), ...inlineCode.split('\n').filter(isErrorText)]
  const messages = shown.flatMap(messagesOf)
  return [...new Set([...own, ...errorCodes(inlineCode), ...messages])]
}

/** The messages of a line: `GET /users failed: no response` → `get users failed`, `no response` */
export function messagesOf(line: string): string[] {
  return line
    .split(/:\s/)
    .map(messageWords)
    .filter((message) => message.includes(' '))
}
