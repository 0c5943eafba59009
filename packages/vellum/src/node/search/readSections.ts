// Reads the sections of a rendered page: from one heading to the next, and what else has an id and a name, such as
// the entries of a list of error codes. Knows HTML, and nothing of words and ranks.

import type { PageLink, PageSection } from 'vellum-search/node'
import {
  ancestorOf,
  attributeOf,
  findElement,
  findElements,
  type HtmlElement,
  type HtmlNode,
  mathSource,
  UNREAD_ELEMENTS,
} from '../base/htmlTree.js'
import { BLOCK_END, cleanText, joinBlocks } from './blockText.js'

/** A section with all of its fields. */
type ReadSection = Required<PageSection>

/** What a page has for the search. */
export interface ReadPage {
  /** The first one is the text above the first heading. A dot is between blocks of text that end without a mark. */
  readonly sections: readonly ReadSection[]
  readonly links: readonly PageLink[]
}

/** Elements that do not separate words. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark math q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)
/** Elements that stand in a line of text, between words. */
const IN_LINE = new Set(
  'audio button canvas embed iframe img input label object picture select svg template video'.split(' '),
)
/** Elements that an entry of a list or table consists of. */
const ENTRIES = new Set(['dt', 'tr', 'li'])
/** What controls a page, or says what it is doing. */
const SKIPPED_ROLES = new Set(['alert', 'log', 'navigation', 'search', 'status', 'tablist', 'toolbar'])
/** Parts of the theme that are no content. */
const SKIPPED_CLASSES =
  /\bhash-link\b|\bvl-page-m(?:arkdown|enu)\b|\btheme-doc-toc-mobile\b|\bvl-code-title\b/
/** Code blocks in these languages show what programs print. */
const OUTPUT = /\blanguage-(?:text|txt|plaintext|console|log|output|ansi)\b/

/** Reads the article of a page, or what it has instead of one. */
export function readSections(tree: HtmlElement): ReadPage {
  const first = draft('', 1)
  const page: PageReader = { drafts: [first], links: [], current: first, sectionsAfter: new Map() }
  readNodes(page, contentOf(tree), {})
  return { sections: page.drafts.map(finish), links: page.links }
}

/** The article of a page; `<main>` when it has none or several, the whole page when it has neither. */
function contentOf(tree: HtmlElement): readonly HtmlNode[] {
  const [article, another] = findElements(tree, ({ name }) => name === 'article')
  const content = another ? undefined : article
  return (content ?? findElement(tree, ({ name }) => name === 'main') ?? tree).children
}

/** A section that is being read. */
interface Draft {
  readonly id: string
  readonly level: number
  heading: string
  text: string
  prose: string
  inlineCode: string
  codeBlocks: string
  output: string
}

/** How far a page is read. */
interface PageReader {
  readonly drafts: Draft[]
  readonly links: PageLink[]
  /** The section that text belongs to. */
  current: Draft
  /** The sections that elements return to at their end: an entry is part of another section. */
  readonly sectionsAfter: Map<HtmlElement, Draft>
}

/** The elements that a node is in. */
interface Context {
  readonly isCodeBlock?: boolean
  readonly isCode?: boolean
  /** The code block shows what a program prints. */
  readonly isOutput?: boolean
  readonly isHeading?: boolean
  /** The section that the heading names: none when nobody can link to it. */
  readonly heading?: Draft | undefined
  readonly link?: { readonly href: string; text: string }
}

function readNodes(page: PageReader, nodes: readonly HtmlNode[], context: Context): void {
  for (const node of nodes) {
    if (typeof node === 'string') addText(page, node, context)
    else readElement(page, node, context)
  }
}

function readElement(page: PageReader, element: HtmlElement, outer: Context): void {
  const { name, children } = element
  if (outer.isCodeBlock && NOT_COPIED.has(name)) return
  // Most elements of a page are the coloured words of its code blocks.
  if (name === 'span' && outer.isCodeBlock) {
    readNodes(page, children, outer)
    return
  }
  const mark = INLINE.has(name) ? undefined : IN_LINE.has(name) ? ' ' : BLOCK_END
  separate(page, mark, outer)
  if (isSkipped(element)) return
  const context = contextIn(page, element, outer)
  const source = mathSource(element)
  readNodes(page, source === undefined ? children : [source], context)
  separate(page, mark, context)
  if (name === 'code' && !outer.isCodeBlock) page.current.inlineCode += '\n'
  if (name === 'a' && context.link) {
    const text = cleanText(context.link.text)
    if (text !== '') page.links.push({ href: context.link.href, text })
  }
  page.current = page.sectionsAfter.get(element) ?? page.current
}

/** Not copied with a code block either: removed lines, and the summaries of collapsed ones. */
const NOT_COPIED: ReadonlySet<string> = new Set(['del', 'summary'])

function isSkipped(element: HtmlElement): boolean {
  if (UNREAD_ELEMENTS.has(element.name) || element.name === 'iframe') return true
  return element.attributes.some(
    ({ name, value }) =>
      name === 'hidden' ||
      (name === 'aria-hidden' && value === 'true') ||
      (name === 'role' && SKIPPED_ROLES.has(value)) ||
      (name === 'class' && SKIPPED_CLASSES.test(value)),
  )
}

/** The context of what is in an element; begins the section that the element names. */
function contextIn(page: PageReader, element: HtmlElement, outer: Context): Context {
  const { name } = element
  const classes = attributeOf(element, 'class') ?? ''
  const id = attributeOf(element, 'id')
  const context = classes.includes('language-') ? { ...outer, isOutput: OUTPUT.test(classes) } : outer
  if (/^h[1-6]$/.test(name)) {
    return { ...context, isHeading: true, heading: openHeading(page, Number(name[1]), id) }
  }
  if (id && !outer.isHeading && !isReference(id, attributeOf(element, 'role'))) openEntry(page, element, id)
  if (name === 'pre') return { ...context, isCodeBlock: true }
  if (name === 'code') return { ...context, isCode: true }
  if (name === 'a') return { ...context, link: { href: attributeOf(element, 'href') ?? '', text: '' } }
  return context
}

function openHeading(page: PageReader, level: number, id: string | undefined): Draft | undefined {
  // The page's own title, or a heading that nobody can link to.
  if (level === 1 || !id) return level === 1 && page.drafts.length === 1 ? page.drafts[0] : undefined
  page.current = draft(id, level)
  page.drafts.push(page.current)
  return page.current
}

/** Begins an entry: the rest of the list item, row or term, and the description after a term. */
function openEntry(page: PageReader, element: HtmlElement, id: string): void {
  const { parent } = element
  // An anchor in a long paragraph names no entry.
  const entry = [element, parent, parent?.parent].find((each) => each && ENTRIES.has(each.name))
  if (!entry || page.sectionsAfter.has(entry)) return
  const list = entry.name === 'dt' ? ancestorOf(entry, 'dl') : undefined
  const holder = list ?? entry
  if (!page.sectionsAfter.has(holder)) page.sectionsAfter.set(holder, page.current)
  page.current = draft(id, 7)
  page.drafts.push(page.current)
}

function addText({ current }: PageReader, text: string, context: Context): void {
  const { link, heading, isCodeBlock, isOutput, isCode } = context
  if (link) link.text += text
  if (heading) heading.heading += text
  else if (isCodeBlock) {
    current.codeBlocks += text
    if (isOutput) current.output += text
  } else {
    current.text += text
    current[isCode ? 'inlineCode' : 'prose'] += text
  }
}

/** Words of two blocks are two words. */
function separate({ current }: PageReader, mark: string | undefined, { isCodeBlock, link }: Context): void {
  if (mark === undefined || isCodeBlock) return
  current.text += mark
  current.prose += ' '
  current.codeBlocks += '\n'
  current.output += '\n'
  if (link) link.text += ' '
}

function draft(id: string, level: number): Draft {
  return { id, level, heading: '', text: '', prose: '', inlineCode: '', codeBlocks: '', output: '' }
}

function finish(section: Draft): ReadSection {
  const text = joinBlocks(section.text)
  // An entry is named by what it begins with: its term, or its first code.
  const heading =
    section.level === 7 ? (section.inlineCode.split('\n')[0] ?? '') || text.slice(0, 60) : section.heading
  return {
    ...section,
    heading: cleanText(heading),
    text,
    prose: cleanText(section.prose),
    inlineCode: section.inlineCode.trim(),
    codeBlocks: section.codeBlocks.trim(),
    output: section.output.trim(),
  }
}

/** Ids that name no thing: footnotes, tabs. */
function isReference(id: string, role: string | undefined): boolean {
  return role !== undefined || /^(?:user-content-)?fn/.test(id)
}
