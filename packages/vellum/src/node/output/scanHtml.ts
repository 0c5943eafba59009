// Reads rendered HTML for what the checks and the policy need: links, ids, scripts, styles. A scanner of tags, not a
// parser: it finds where tags and attributes begin and end by the rules of the HTML standard,
// and knows nothing of the tree.

import { decodeEntities } from '../base/htmlEntities.js'

/** What a page links to, and what can be linked on it. In the order of the document. */
export interface ScannedHtml {
  readonly links: readonly ScannedLink[]
  readonly ids: readonly string[]
  /** The text of `<style>` elements, as browsers read it. */
  readonly styles: readonly string[]
  /** The URLs of stylesheets. */
  readonly stylesheets: readonly string[]
  readonly scripts: readonly ScannedScript[]
}

/** A script of a page. */
export interface ScannedScript {
  readonly type: string | undefined
  readonly src: string | undefined
  /** Its text, as browsers read it. */
  readonly code: string
}

/** A link of a page. */
export interface ScannedLink {
  readonly href: string
  /** False when the link has the attribute `data-unchecked`. */
  readonly checked: boolean
}

/** Finds the links, ids, scripts and styles of a page. */
export function scanHtml(html: string): ScannedHtml {
  const links: ScannedLink[] = []
  const ids: string[] = []
  const styles: string[] = []
  const stylesheets: string[] = []
  const scripts: ScannedScript[] = []
  eachTag(html, (name, attributes, { end, contentEnd }) => {
    if (name === 'style') {
      styles.push(asRead(html.slice(end, contentEnd)))
    } else if (name === 'script') {
      const code = asRead(html.slice(end, contentEnd))
      scripts.push({ type: attributeValue(attributes, 'type'), src: attributeValue(attributes, 'src'), code })
    } else if (
      name === 'link' &&
      /(?:^|\s)stylesheet(?:\s|$)/i.test(attributeValue(attributes, 'rel') ?? '')
    ) {
      stylesheets.push(attributeValue(attributes, 'href') ?? '')
    }
    const isLink = name === 'a' || name === 'area'
    const href = isLink ? attributes.find((each) => each.name === 'href') : undefined
    if (href) {
      const checked = !attributes.some((each) => each.name === UNCHECKED)
      links.push({ href: decodeEntities(href.value).trim(), checked })
    }
    for (const attribute of attributes) {
      const isId = attribute.name === 'id' || (attribute.name === 'name' && name === 'a')
      if (isId) ids.push(decodeEntities(attribute.value))
    }
  })
  return { links, ids, styles, stylesheets, scripts }
}

/** Text with the line breaks that browsers make of it. */
function asRead(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

function attributeValue(attributes: readonly Attribute[], name: string): string | undefined {
  const found = attributes.find((each) => each.name === name)
  return found && decodeEntities(found.value).trim()
}

/** The HTML without the attribute `data-unchecked`. */
export function stripUnchecked(html: string): string {
  if (!html.includes(UNCHECKED)) return html
  let out = ''
  let end = 0
  eachTag(html, (name, attributes) => {
    if (name !== 'a' && name !== 'area') return
    for (const attribute of attributes) {
      if (attribute.name !== UNCHECKED) continue
      const start = html.slice(0, attribute.start).trimEnd().length
      out += html.slice(end, start)
      end = attribute.end
    }
  })
  return out + html.slice(end)
}

const UNCHECKED = 'data-unchecked'

/** An attribute of a tag, with its position in the text. */
export interface Attribute {
  /** In lower case. */
  readonly name: string
  /** As it is written, entities included. */
  readonly value: string
  readonly start: number
  readonly end: number
}

/** `end` is after the tag, `contentEnd` after the content when that is nothing but text. */
interface TagPosition {
  readonly end: number
  readonly contentEnd: number
}

type OnTag = (name: string, attributes: readonly Attribute[], position: TagPosition) => void

/** Elements whose content is text: nothing in it is a tag but their own end. */
const TEXT_ONLY = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'xmp', 'noembed', 'noframes'])

/** Calls back for every start tag that is part of the document. */
export function eachTag(html: string, onTag: OnTag): void {
  // What is in a template is not in the document.
  let templates = 0
  walkHtml(html, {
    onOpen: (name, attributes, position) => {
      if (templates === 0) onTag(name, attributes, position)
      if (name === 'template') templates++
    },
    onClose: (name) => {
      if (name === 'template' && templates > 0) templates--
    },
  })
}

/** What is called for the parts of a document, in their order. */
export interface HtmlWalker {
  readonly onOpen: OnTag
  readonly onClose: (name: string) => void
  /** Text between tags, entities decoded; not that of scripts and the like. */
  readonly onText?: (text: string) => void
}

/** Reads tags and text of a document from start to end. */
export function walkHtml(html: string, { onOpen, onClose, onText }: HtmlWalker): void {
  let textStart = 0
  let at = html.indexOf('<')
  const endText = (end: number) => {
    if (onText && end > textStart) onText(decodeEntities(html.slice(textStart, end)))
  }
  while (at !== -1) {
    const start = at
    const next = html.charCodeAt(at + 1)
    if (isLetter(next)) {
      const tag = readTag(html, at + 1)
      if (!tag) return
      const { name, attributes, end } = tag
      endText(start)
      at = TEXT_ONLY.has(name) ? textEnd(html, end, name) : end
      textStart = at
      onOpen(name, attributes, { end, contentEnd: at })
    } else if (next === SLASH && isLetter(html.charCodeAt(at + 2))) {
      const tag = readTag(html, at + 2)
      if (!tag) return
      endText(start)
      at = tag.end
      textStart = at
      onClose(tag.name)
    } else if (next === EXCLAMATION || next === SLASH || next === QUESTION) {
      endText(start)
      at = commentEnd(html, at)
      textStart = at
    } else at++
    at = html.indexOf('<', at)
  }
  endText(html.length)
}

/** A tag from its name on; undefined when the text ends in it. */
function readTag(
  html: string,
  start: number,
): { name: string; attributes: readonly Attribute[]; end: number } | undefined {
  let at = start
  while (at < html.length && !isNameEnd(html.charCodeAt(at))) at++
  const name = html.slice(start, at).toLowerCase()
  const attributes: Attribute[] = []
  for (;;) {
    while (isSpace(html.charCodeAt(at)) || html.charCodeAt(at) === SLASH) at++
    if (at >= html.length) return undefined
    if (html.charCodeAt(at) === GREATER) return { name, attributes, end: at + 1 }
    const attribute = readAttribute(html, at)
    if (!attribute) return undefined
    at = attribute.end
    // Of two with one name, the first counts.
    if (!attributes.some((each) => each.name === attribute.name)) attributes.push(attribute)
  }
}

function readAttribute(html: string, start: number): Attribute | undefined {
  // A name may begin with `=`, strange as it is.
  let at = start + 1
  while (at < html.length && !isNameEnd(html.charCodeAt(at)) && html.charCodeAt(at) !== EQUALS) at++
  const name = html.slice(start, at).toLowerCase()
  const nameEnd = at
  while (isSpace(html.charCodeAt(at))) at++
  if (html.charCodeAt(at) !== EQUALS) return { name, value: '', start, end: nameEnd }
  at++
  while (isSpace(html.charCodeAt(at))) at++
  const quote = html[at]
  if (quote === '"' || quote === "'") {
    const end = html.indexOf(quote, at + 1)
    return end === -1 ? undefined : { name, value: html.slice(at + 1, end), start, end: end + 1 }
  }
  const valueStart = at
  while (at < html.length && !isSpace(html.charCodeAt(at)) && html.charCodeAt(at) !== GREATER) at++
  return { name, value: html.slice(valueStart, at), start, end: at }
}

/** Where the content of a text-only element ends: at its end tag, or with the text. */
function textEnd(html: string, start: number, name: string): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  end.lastIndex = start
  return end.exec(html)?.index ?? html.length
}

/** Where a comment, or something that browsers take for one, ends. */
function commentEnd(html: string, start: number): number {
  if (!html.startsWith('<!--', start)) return endOf(html, '>', start)
  if (html.startsWith('>', start + 4)) return start + 5
  if (html.startsWith('->', start + 4)) return start + 6
  const end = /--!?>/g
  end.lastIndex = start + 4
  return end.exec(html) ? end.lastIndex : html.length
}

function endOf(html: string, mark: string, start: number): number {
  const at = html.indexOf(mark, start)
  return at === -1 ? html.length : at + mark.length
}

const SLASH = 47
const GREATER = 62
const EQUALS = 61
const EXCLAMATION = 33
const QUESTION = 63

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
}

function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 13 || code === 12
}

function isNameEnd(code: number): boolean {
  return isSpace(code) || code === SLASH || code === GREATER
}
