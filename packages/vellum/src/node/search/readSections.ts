// Reads the sections of a rendered page: from one heading to the next, and what else has an id and a name, such as
// the entries of a list of error codes. Knows HTML, and nothing of words and ranks.

import { decodeEntities } from '../base/htmlEntities.js'
import { VOID_ELEMENTS } from '../base/voidElements.js'
import { type Attribute, walkHtml } from '../output/scanHtml.js'
import { BLOCK_END, cleanText, joinBlocks } from './blockText.js'

/** A section of a page as it is written. */
export interface PageSection {
  /** Its anchor; empty for the text above the first heading. */
  readonly id: string
  /** 1 for the text above the first heading, 2 to 6 for headings, 7 for entries of lists and tables. */
  readonly level: number
  readonly heading: string
  /** What is read: paragraphs, lists, tables. A dot in the middle is between blocks that end without a mark. */
  readonly text: string
  /** The same without what is written as code. */
  readonly prose: string
  /** What is written as code in it, one piece a line. */
  readonly inlineCode: string
  /** Its code blocks. */
  readonly codeBlocks: string
  /** The lines of code blocks that are no programs: what a terminal prints. */
  readonly output: string
}

/** A link to a page of the site, as it is written. */
export interface PageLink {
  readonly href: string
  readonly text: string
}

/** What a page has for the search. */
export interface ReadPage {
  readonly sections: readonly PageSection[]
  readonly links: readonly PageLink[]
}

/** Elements that are no part of what a page says. */
const SKIPPED = new Set([
  'nav',
  'footer',
  'button',
  'svg',
  'template',
  'noscript',
  'select',
  'dialog',
  'aside',
])
/** Elements that do not separate words. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
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
const SKIPPED_CLASSES = /\bhash-link\b|\bvl-page-markdown\b|\btheme-doc-toc-mobile\b|\bvl-code-title\b/
/** Code blocks in these languages show what programs print. */
const OUTPUT = /\blanguage-(?:text|txt|plaintext|console|log|output|ansi)\b/

/** Reads the article of a page, or what it has instead of one. */
export function readSections(html: string): ReadPage {
  const first = draft('', 1)
  const state: State = {
    drafts: [first],
    current: first,
    links: [],
    stack: [],
    skipped: 0,
    blocks: 0,
    codes: 0,
    isOutput: false,
    headingName: undefined,
    heading: undefined,
    link: undefined,
  }
  walkHtml(withoutCodeColors(articleOf(html)), {
    onOpen: (name, attributes) => openElement(state, name, attributes),
    onClose: (name) => closeElement(state, name),
    onText: (text) => addText(state, text),
  })
  return { sections: state.drafts.map(finish), links: state.links }
}

function articleOf(html: string): string {
  for (const name of ['article', 'main']) {
    const start = html.search(new RegExp(`<${name}[\\s>]`))
    const end = html.lastIndexOf(`</${name}>`)
    if (start >= 0 && end > start) return html.slice(start, end)
  }
  return html
}

const CODE_BLOCK = /<pre[\s>].*?<\/pre>/gs
const SPAN_TAG = /<\/?span(?:\s+[\w:-]+(?:="[^"]*")?)*\s*>/g

/** Removes the tags that colour the words of code blocks: most tags of a page, and none of them separates words. */
function withoutCodeColors(html: string): string {
  return html.replace(CODE_BLOCK, (block) => block.replace(SPAN_TAG, ''))
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

/** An element that is open. */
interface Open {
  readonly name: string
  readonly isSkipped: boolean
  /** What is read after its end: an entry goes back to the section that it is in. */
  after?: Draft
}

const PLAIN: Open = { name: 'span', isSkipped: false }

/** How far a page is read. */
interface State {
  readonly drafts: Draft[]
  readonly links: PageLink[]
  readonly stack: Open[]
  /** The section that text belongs to. */
  current: Draft
  /** How many of the open elements are left out, are code blocks, are code. */
  skipped: number
  blocks: number
  codes: number
  /** The code block shows what a program prints. */
  isOutput: boolean
  /** The heading that is open, and the section that it names: none when nobody can link to it. */
  headingName: string | undefined
  heading: Draft | undefined
  link: { readonly href: string; text: string } | undefined
}

function openElement(state: State, name: string, attributes: readonly Attribute[]): void {
  const get = (wanted: string) => {
    const found = attributes.find((each) => each.name === wanted)
    return found && decodeEntities(found.value)
  }
  // Most elements of a page are the coloured words of its code blocks.
  if (name === 'span' && state.blocks > 0) {
    state.stack.push(PLAIN)
    return
  }
  if (!INLINE.has(name)) separate(state, IN_LINE.has(name) ? ' ' : BLOCK_END)
  if (VOID_ELEMENTS.has(name)) return
  const classes = get('class') ?? ''
  const isHidden = get('hidden') !== undefined || get('aria-hidden') === 'true'
  const isSkipped =
    SKIPPED.has(name) || SKIPPED_ROLES.has(get('role') ?? '') || SKIPPED_CLASSES.test(classes) || isHidden
  state.stack.push({ name, isSkipped })
  if (isSkipped) state.skipped++
  if (state.skipped > 0) return
  if (classes.includes('language-')) state.isOutput = OUTPUT.test(classes)
  if (name === 'pre') state.blocks++
  if (name === 'code') state.codes++
  if (name === 'a') state.link = { href: get('href') ?? '', text: '' }
  const id = get('id')
  if (/^h[1-6]$/.test(name)) openHeading(state, name, id)
  else if (id && !state.headingName && !isReference(id, get('role'))) openEntry(state, id)
}

function openHeading(state: State, name: string, id: string | undefined): void {
  const level = Number(name[1])
  state.headingName = name
  // The page's own title, or a heading that nobody can link to.
  if (level === 1 || !id) {
    state.heading = level === 1 && state.drafts.length === 1 ? state.drafts[0] : undefined
    return
  }
  state.current = draft(id, level)
  state.heading = state.current
  state.drafts.push(state.current)
}

/** Begins an entry: the rest of the list item, row or term, and the description after a term. */
function openEntry(state: State, id: string): void {
  const { stack } = state
  const at = stack.findLastIndex(({ name }) => ENTRIES.has(name))
  const element = stack[at]
  // An anchor in a long paragraph names no entry.
  if (!element || element.after || at < stack.length - 3) return
  const list = element.name === 'dt' ? stack.findLast(({ name }) => name === 'dl') : undefined
  const holder = list ?? element
  holder.after ??= state.current
  state.current = draft(id, 7)
  state.drafts.push(state.current)
}

function closeElement(state: State, name: string): void {
  if (name === 'span' && state.stack.at(-1) === PLAIN) {
    state.stack.pop()
    return
  }
  const at = state.stack.findLastIndex((each) => each.name === name)
  if (!INLINE.has(name)) separate(state, IN_LINE.has(name) ? ' ' : BLOCK_END)
  if (at < 0) return
  for (const element of state.stack.splice(at).reverse()) leave(state, element)
}

function leave(state: State, { name, isSkipped, after }: Open): void {
  if (isSkipped) state.skipped--
  if (state.skipped > 0 || isSkipped) return
  if (name === 'pre') state.blocks--
  if (name === 'code') {
    state.codes--
    if (state.blocks === 0) state.current.inlineCode += '\n'
  }
  if (name === 'a' && state.link) {
    const text = cleanText(state.link.text)
    if (text !== '') state.links.push({ href: state.link.href, text })
    state.link = undefined
  }
  if (name === state.headingName) {
    state.headingName = undefined
    state.heading = undefined
  }
  if (after) state.current = after
}

function addText(state: State, text: string): void {
  const { current, heading, link } = state
  if (state.skipped > 0) return
  if (link) link.text += text
  if (heading) heading.heading += text
  else if (state.blocks > 0) {
    current.codeBlocks += text
    if (state.isOutput) current.output += text
  } else {
    current.text += text
    current[state.codes > 0 ? 'inlineCode' : 'prose'] += text
  }
}

/** Words of two blocks are two words. */
function separate({ blocks, skipped, current, link }: State, mark: string): void {
  if (blocks > 0 || skipped > 0) return
  current.text += mark
  current.prose += ' '
  current.codeBlocks += '\n'
  current.output += '\n'
  if (link) link.text += ' '
}

function draft(id: string, level: number): Draft {
  return { id, level, heading: '', text: '', prose: '', inlineCode: '', codeBlocks: '', output: '' }
}

function finish(section: Draft): PageSection {
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
