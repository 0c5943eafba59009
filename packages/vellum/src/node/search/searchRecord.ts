// What the search keeps of a page: its sections with their words counted, its links, its error messages. Made once
// when a page is rendered, and kept with it: an index is put together from the records of all pages.

import type { PageData } from '../../shared/page.js'
import { errorCodes, isErrorText, messageWords } from '../../shared/search/errorText.js'
import { splitUrl } from '../../shared/url.js'
import type { HtmlElement } from '../base/htmlTree.js'
import { type PageSection, readSections } from './readSections.js'
import type { WordCounter, WordCounts } from './wordCounts.js'

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
  /** Error codes that it explains, and the words of error messages; with the code that is shown with a message. */
  readonly errors: readonly (readonly [message: string, code?: string])[]
}

/** Characters that results can show of a section. */
const SHOWN_TEXT = 300

/** Pages that consist of links to other pages say nothing of their own. */
const KINDS = new Set<PageData['type']>(['doc', 'markdown', 'react', 'post'])

/** Whether readers can find a page with the search. */
export function isSearchable(page: PageData): boolean {
  return KINDS.has(page.type) && page.notice === undefined
}

/** The tree of a page, and what counts its words: pages of a site share most of them. */
export interface RecordInput {
  readonly tree: HtmlElement
  readonly counter: WordCounter
}

/** The record of a page from its data and its tree. */
export function searchRecord(page: PageData, { tree, counter }: RecordInput): SearchRecord {
  const { sections, links } = readSections(tree)
  const breadcrumbs = 'breadcrumbs' in page ? (page.breadcrumbs ?? []) : []
  return {
    scope: page.search.tag,
    href: page.path,
    title: page.title || sections[0]!.heading,
    breadcrumb: breadcrumbs.slice(0, -1).map(({ label }) => label),
    keywords: page.keywords,
    sections: sections
      .map((section, i) => sectionRecord(section, { before: sections.slice(0, i), counter }))
      .filter((section) => !isSeeAlso(section)),
    links: links.flatMap(({ href, text }): [string, string][] => {
      const { path, hash } = splitUrl(href)
      if (path === '' && hash.length > 1) return [[page.path + hash, text]]
      return path.startsWith('/') && !path.startsWith('//') ? [[path + hash, text]] : []
    }),
  }
}

/** A list of links is found through the pages that it links to. */
function isSeeAlso({ heading }: SectionRecord): boolean {
  return /^(?:see also|related|further reading|next steps?|what's next\??)$/i.test(heading)
}

function sectionRecord(
  section: PageSection,
  { before, counter }: { readonly before: readonly PageSection[]; readonly counter: WordCounter },
): SectionRecord {
  const { id, level, heading, text, prose, inlineCode, codeBlocks } = section
  const shown = text === '' ? codeBlocks.replace(/\s+/g, ' ') : text
  return {
    id,
    level,
    heading,
    text: shown.length > SHOWN_TEXT ? `${shown.slice(0, shown.lastIndexOf(' ', SHOWN_TEXT))}…` : shown,
    prose: counter.count(prose),
    inlineCode: counter.count(inlineCode),
    codeBlocks: counter.count(codeBlocks),
    errors: isAboutError(section, before) ? errorsOf(section) : [],
  }
}

/** Whether a section, or the one that it is part of, has the name of an error. */
function isAboutError({ id, heading, level }: PageSection, before: readonly PageSection[]): boolean {
  const parent = before.findLast((other) => other.level < level && other.level > 1)
  return (
    isErrorText(heading) ||
    errorCodes(`${id} ${heading}`).length > 0 ||
    /\berrors\b/i.test(parent?.heading ?? '')
  )
}

/** What a section about an error explains: codes, messages that it shows, a heading that is a message. */
function errorsOf({ id, heading, inlineCode, output }: PageSection): SectionRecord['errors'] {
  const own = errorCodes(`${id} ${heading}`)
  const found: SectionRecord['errors'][number][] = [...own, ...errorCodes(inlineCode)].map((code) => [code])
  for (const line of [heading, ...inlineCode.split('\n').filter(isErrorText)]) {
    for (const message of messagesOf(line)) found.push([message])
  }
  let code: string | undefined
  for (const line of output.split('\n')) {
    // What a program prints after a code is about that code.
    code = errorCodes(line)[0] ?? code
    for (const message of messagesOf(line)) {
      if (message !== code?.toLowerCase().replaceAll('_', ' '))
        found.push(code === undefined ? [message] : [message, code])
    }
  }
  return found
}

/** The messages of a line: `GET /users failed: no response` → `get users failed`, `no response` */
export function messagesOf(line: string): string[] {
  return line
    .split(/:\s/)
    .map(messageWords)
    .filter((message) => message.includes(' '))
}
