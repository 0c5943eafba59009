// Reads the sections of a rendered page: from one heading to the next, and what else has an id and a name, such as
// the entries of a list of error codes. Knows HTML, and nothing of words and ranks.

import { type Attribute, decodeEntities, walkHtml } from '../output/scanHtml.js'

/** A section of a page as it is written. */
export interface PageSection {
  /** Its anchor; empty for the text above the first heading. */
  readonly id: string
  /** 1 for the text above the first heading, 2 to 6 for headings, 7 for entries of lists and tables. */
  readonly level: number
  readonly heading: string
  /** What is read: paragraphs, lists, tables. */
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
/** Elements without an end. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** Elements that do not separate words. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)
/** Elements that an entry of a list or table consists of. */
const ENTRIES = new Set(['dt', 'tr', 'li'])
/** Code blocks in these languages show what programs print. */
const OUTPUT = /\blanguage-(?:text|txt|plaintext|console|log|output|ansi)\b/

/** Reads the article of a page, or what it has instead of one. */
export function readSections(html: string): ReadPage {
  const reader = createReader()
  walkHtml(articleOf(html), { onOpen: reader.open, onClose: reader.close, onText: reader.text })
  return reader.end()
}

function articleOf(html: string): string {
  for (const name of ['article', 'main']) {
    const start = html.search(new RegExp(`<${name}[\\s>]`))
    const end = html.lastIndexOf(`</${name}>`)
    if (start >= 0 && end > start) return html.slice(start, end)
  }
  return html
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
  /** What is read after its end; that of an entry is its parent. */
  after?: Draft
}

function createReader() {
  const drafts: Draft[] = [draft('', 1)]
  const links: { href: string; text: string }[] = []
  const stack: Open[] = []
  let current = drafts[0]!
  let skipped = 0
  /** The heading that is open: its text is no part of a section's text. */
  let heading: Draft | undefined
  let headingName = ''
  let link: { href: string; text: string } | undefined
  let blocks = 0
  let codes = 0
  let isOutput = false

  return { open, close, text, end }

  function open(name: string, attributes: readonly Attribute[]): void {
    const get = (wanted: string) => {
      const found = attributes.find((each) => each.name === wanted)
      return found && decodeEntities(found.value)
    }
    const classes = get('class') ?? ''
    if (!INLINE.has(name)) separate()
    if (VOID.has(name)) return
    const isSkipped =
      SKIPPED.has(name) ||
      attributes.some((each) => each.name === 'hidden') ||
      get('aria-hidden') === 'true' ||
      /\bhash-link\b|\btheme-doc-toc-mobile\b|\bvl-code-title\b/.test(classes)
    const element: Open = { name, isSkipped }
    stack.push(element)
    if (isSkipped) skipped++
    if (skipped > 0) return
    if (OUTPUT.test(classes)) isOutput = true
    else if (/\blanguage-/.test(classes)) isOutput = false
    if (name === 'pre') blocks++
    if (name === 'code') codes++
    if (name === 'a') link = { href: get('href') ?? '', text: '' }
    const id = get('id')
    if (/^h[1-6]$/.test(name)) openHeading(name, id)
    else if (id !== undefined && heading === undefined && !isReference(id, get('role'))) openEntry(id)
  }

  function openHeading(name: string, id: string | undefined): void {
    const level = Number(name[1])
    headingName = name
    // The page's own title, or a heading that nobody can link to.
    if (level === 1 || id === undefined || id === '') {
      heading = level === 1 && drafts.length === 1 ? drafts[0] : undefined
      return
    }
    current = draft(id, level)
    drafts.push(current)
    heading = current
  }

  /** Begins an entry: the rest of the list item, row or term, and the description after a term. */
  function openEntry(id: string): void {
    const at = stack.findLastIndex(({ name }) => ENTRIES.has(name))
    const element = stack[at]
    // An anchor in a long paragraph names no entry.
    if (!element || element.after || at < stack.length - 3) return
    const holder = element.name === 'dt' ? (stack.findLast(({ name }) => name === 'dl') ?? element) : element
    holder.after ??= current
    current = draft(id, 7)
    drafts.push(current)
  }

  function close(name: string): void {
    const at = stack.findLastIndex((each) => each.name === name)
    if (!INLINE.has(name)) separate()
    if (at < 0) return
    for (const element of stack.splice(at).reverse()) leave(element)
  }

  function leave({ name, isSkipped, after }: Open): void {
    if (isSkipped) skipped--
    if (skipped > 0 || isSkipped) return
    if (name === 'pre') blocks--
    if (name === 'code') {
      codes--
      if (blocks === 0) current.inlineCode += '\n'
    }
    if (name === 'a' && link) {
      if (link.text.trim() !== '') links.push({ href: link.href, text: clean(link.text) })
      link = undefined
    }
    if (name === headingName) {
      heading = undefined
      headingName = ''
    }
    if (after) current = after
  }

  function text(value: string): void {
    if (skipped > 0) return
    if (link) link.text += value
    if (headingName !== '' && heading) heading.heading += value
    else if (blocks > 0) addBlock(value)
    else {
      current.text += value
      if (codes > 0) current.inlineCode += value
      else current.prose += value
    }
  }

  function addBlock(value: string): void {
    current.codeBlocks += value
    if (isOutput) current.output += value
  }

  function separate(): void {
    if (blocks > 0) return
    current.text += ' '
    current.prose += ' '
    if (link) link.text += ' '
    current.codeBlocks += '\n'
    current.output += '\n'
  }

  function end(): ReadPage {
    return { sections: drafts.map(finish), links }
  }
}

function draft(id: string, level: number): Draft {
  return { id, level, heading: '', text: '', prose: '', inlineCode: '', codeBlocks: '', output: '' }
}

function finish(section: Draft): PageSection {
  const text = clean(section.text)
  // An entry is named by what it begins with: its term, or its first code.
  const heading =
    section.level === 7 ? (section.inlineCode.split('\n')[0] ?? '') || text.slice(0, 60) : section.heading
  return {
    ...section,
    heading: clean(heading),
    text,
    prose: clean(section.prose),
    inlineCode: section.inlineCode.trim(),
    codeBlocks: section.codeBlocks.trim(),
    output: section.output.trim(),
  }
}

/** Ids that name no thing: footnotes, tabs. */
function isReference(id: string, role: string | undefined): boolean {
  return role !== undefined || /^(?:user-content-)?fn/.test(id)
}

function clean(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim()
}
