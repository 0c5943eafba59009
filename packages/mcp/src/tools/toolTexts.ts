// What the tools return, as text for an assistant: sections with their URLs, pages in parts.

import type { FoundSection, TextPart } from 'vellum-search'
import type { OpenSite } from '../site/openSite.js'
import type { SiteSearch } from '../site/siteSearch.js'
import { SiteError } from '../siteError.js'
import { sectionOf } from './sectionOf.js'

/** Characters of one part of a page. */
export const MOST_CHARACTERS = 40_000

/** The results of a search. */
export async function searchPages(
  site: OpenSite,
  {
    query,
    version,
    limit,
    signal,
  }: {
    readonly query: string
    readonly version: string | undefined
    readonly limit: number
    readonly signal: AbortSignal
  },
): Promise<string> {
  const { versions, search } = searchOf(site)
  const { pages, correction } = await search({ query, version, pages: limit, sections: 3, signal })
  if (pages.length === 0) {
    return `Nothing in the documentation matches "${query}". Use fewer or other words, or look at list_pages.`
  }
  const results = pages.flatMap(({ title, breadcrumb, sections }) =>
    sections.map((section) => resultText([...breadcrumb, title], section, site)),
  )
  return [
    ...(correction === undefined ? [] : [`Results for "${correction}":`]),
    ...results,
    ...(versions.length > 0
      ? [`Versions: ${versions.join(', ')}. Searched: ${version ?? 'the last one'}.`]
      : []),
  ].join('\n\n')
}

function resultText(
  parents: readonly string[],
  { href, headings, snippet }: FoundSection,
  site: OpenSite,
): string {
  const names = [...parents, ...headings.map(plain)]
  return `${names.join(' › ')}\n${site.urlOf(href)}\n${plain(snippet)}`
}

function plain(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('')
}

/** The section that explains an error; if there is none, what the search finds. */
export async function explainError(
  site: OpenSite,
  {
    message,
    version,
    signal,
  }: { readonly message: string; readonly version: string | undefined; readonly signal: AbortSignal },
): Promise<string> {
  const { pages } = await searchOf(site).search({ query: message, version, pages: 3, sections: 3, signal })
  const helping = pages.flatMap(({ sections }) => sections.filter(({ isErrorHelp }) => isErrorHelp))
  if (helping.length === 0) {
    const found = await searchPages(site, { query: message, version, limit: 3, signal })
    return `No section of the documentation is about this message. A search for its words:\n\n${found}`
  }
  const texts = await Promise.all(
    helping.slice(0, 2).map(async ({ href, snippet }) => {
      const url = site.urlOf(href)
      // A site without Markdown pages still has the snippet.
      return readPage(site, { url, offset: 0, signal }).catch((error: unknown) => {
        if (!(error instanceof SiteError)) throw error
        return `${url}\n\n${plain(snippet)}`
      })
    }),
  )
  return texts.join('\n\n---\n\n')
}

/** A page, or its section with the anchor of the URL, from an offset on. */
export async function readPage(
  site: OpenSite,
  {
    url: name,
    offset,
    signal,
  }: { readonly url: string; readonly offset: number; readonly signal: AbortSignal },
): Promise<string> {
  const { url, anchor, markdown } = await site.readPage(name, signal)
  const section = anchor === '' ? undefined : sectionOf(markdown, anchor)
  const at = section === undefined ? url : `${url}#${anchor}`
  return `${at}\n\n${part(section ?? markdown, offset)}`
}

/** The list of pages. */
export function listPages(site: OpenSite, offset: number): string {
  if (!site.list) {
    throw new SiteError(
      'The site has no list of its pages (llms.txt).',
      'Use `search` instead. Its authors can add `markdownPages()` of vellum-markdown-pages.',
    )
  }
  let section: string | undefined
  const lines = site.list.pages.flatMap((page) => {
    const heading = page.section === section ? [] : [`## ${page.section}`]
    section = page.section
    const about = page.description === undefined ? '' : `: ${page.description}`
    return [...heading, `- ${page.title} (${site.pageUrl(page.markdownUrl)})${about}`]
  })
  return part([`# ${site.title}`, ...lines].join('\n'), offset)
}

/** A part of a long text, at the end of which is how to continue. Surrogate pairs stay whole. */
function part(text: string, offset: number): string {
  if (offset > text.length) {
    throw new SiteError(
      `The text has ${text.length} characters.`,
      `Pass an \`offset\` below that, not ${offset}.`,
    )
  }
  let end = Math.min(offset + MOST_CHARACTERS, text.length)
  if (end === text.length) return text.slice(offset)
  const lineEnd = text.lastIndexOf('\n', end)
  if (lineEnd > offset + MOST_CHARACTERS / 2) end = lineEnd + 1
  else if (/[\ud800-\udbff]/.test(text[end - 1]!)) end -= 1
  return `${text.slice(offset, end)}\n\n[${text.length - end} more characters: call again with offset ${end}]`
}

function searchOf({ search, title }: OpenSite): SiteSearch {
  if (search) return search
  throw new SiteError(
    `${title} has no search.`,
    'Use `list_pages` and `read_page`. Its authors can set `search: true` in the configuration.',
  )
}
