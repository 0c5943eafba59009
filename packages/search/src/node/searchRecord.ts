// What an index keeps of a page: its sections with their words counted, its links, its error messages. Plain data, made
// once for each page, in any thread, and kept while the page stays as it is: an index is put together from all records.

import { errorCodes, isErrorText, messageWords } from '../browser/errorText.js'
import { type CompleteSection, completeSections, type PageSection } from './pageSections.js'
import { splitTarget } from './target.js'
import { createWordCounter, type WordCounter, type WordCounts } from './wordCounts.js'

/** A page that readers can find. */
export interface SearchPage {
  /** Its URL, as results link to it. */
  readonly href: string
  readonly title: string
  /** The part of the index that it belongs to: a version, for example. @default 'default' */
  readonly scope?: string
  /** The titles of the categories above it, outermost first. @default [] */
  readonly breadcrumb?: readonly string[]
  /** Words that it is found by although it does not have them. @default [] */
  readonly keywords?: readonly string[]
  /** What it says, from one heading to the next. The first one is the text above the first heading if it has no id. */
  readonly sections: readonly PageSection[]
  /** Its links. Those to pages of the index tell which sections are important, and in which words. @default [] */
  readonly links?: readonly PageLink[]
}

/** A link as it is written: `/docs/a#b`, `#c`. URLs with a host, and relative ones, are ignored. */
export interface PageLink {
  readonly href: string
  readonly text: string
}

/** A page in the index. Plain data. */
export interface SearchRecord {
  readonly scope: string
  readonly href: string
  readonly title: string
  readonly breadcrumb: readonly string[]
  readonly keywords: readonly string[]
  readonly sections: readonly SectionRecord[]
  /** To pages of the index: the target, with its anchor, and the text. */
  readonly links: readonly (readonly [href: string, text: string])[]
}

/** A section in the index. */
export interface SectionRecord {
  readonly id: string
  readonly level: number
  readonly heading: string
  /** What results show of it. */
  readonly text: string
  /** The words of its first sentence, which most often says what it is about. */
  readonly lead: WordCounts
  readonly prose: WordCounts
  readonly inlineCode: WordCounts
  readonly codeBlocks: WordCounts
  /** Error codes that it explains, and the words of error messages; with the code that is shown with a message. */
  readonly errors: readonly (readonly [message: string, code?: string])[]
}

/** Characters that results can show of a section. */
const SHOWN_TEXT = 300

/** The record of a page. A counter that all pages share is faster: they have most words in common. */
export function searchRecord(page: SearchPage, counter: WordCounter = createWordCounter()): SearchRecord {
  const { scope = 'default', href, title, breadcrumb = [], keywords = [], links = [] } = page
  const sections = completeSections(page)
  return {
    scope,
    href,
    title,
    breadcrumb,
    keywords,
    sections: sections
      .map((section, i) => sectionRecord(section, { before: sections.slice(0, i), counter }))
      .filter((section) => !isSeeAlso(section)),
    links: links.flatMap((link): [string, string][] => {
      const { path, hash } = splitTarget(link.href)
      if (path === '' && hash.length > 1) return [[href + hash, link.text]]
      return path.startsWith('/') && !path.startsWith('//') ? [[path + hash, link.text]] : []
    }),
  }
}

/** A list of links is found through the pages that it links to. */
function isSeeAlso({ heading }: SectionRecord): boolean {
  return /^(?:see also|related|further reading|next steps?|what's next\??)$/i.test(heading)
}

/** The first sentence of a text, as far as results can show it. */
function leadOf(text: string): string {
  const end = /[.!?:]\s+(?=[\p{Lu}\d"'`])/u.exec(text)?.index ?? text.length
  return text.slice(0, Math.min(end, SHOWN_TEXT))
}

function sectionRecord(
  section: CompleteSection,
  { before, counter }: { readonly before: readonly CompleteSection[]; readonly counter: WordCounter },
): SectionRecord {
  const { id, level, heading, text, prose, inlineCode, codeBlocks } = section
  const shown = text === '' ? codeBlocks.replace(/\s+/g, ' ') : text
  return {
    id,
    level,
    heading,
    text: shown.length > SHOWN_TEXT ? `${shown.slice(0, shown.lastIndexOf(' ', SHOWN_TEXT))}…` : shown,
    lead: counter.count(leadOf(text)),
    prose: counter.count(prose),
    inlineCode: counter.count(inlineCode),
    codeBlocks: counter.count(codeBlocks),
    errors: isAboutError(section, before) ? errorsOf(section) : [],
  }
}

/** Whether a section, or the one that it is part of, has the name of an error. */
function isAboutError({ id, heading, level }: CompleteSection, before: readonly CompleteSection[]): boolean {
  const parent = before.findLast((other) => other.level < level && other.level > 1)
  return (
    isErrorText(heading) ||
    errorCodes(`${id} ${heading}`).length > 0 ||
    /\berrors\b/i.test(parent?.heading ?? '')
  )
}

/** What a section about an error explains: codes, messages that it shows, a heading that is a message. */
function errorsOf({ id, heading, inlineCode, output }: CompleteSection): SectionRecord['errors'] {
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
