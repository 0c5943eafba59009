// Text with emphasis, code and links as Markdown. Knows nothing of blocks.

import {
  attributeOf,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  mathSource,
  textOf,
  UNREAD_ELEMENTS,
} from 'vellum/html'

/** Makes a URL of a page absolute. */
export type Absolute = (href: string) => string

/** The characters around the text of an element. */
const MARKS: Readonly<Record<string, string>> = {
  strong: '**',
  b: '**',
  em: '*',
  i: '*',
  del: '~~',
  s: '~~',
}

/** Whether an element shows no text: controls, and the link characters of headings. */
export function isSkipped(element: HtmlElement): boolean {
  return (
    UNREAD_ELEMENTS.has(element.name) ||
    hasClass(element, 'hash-link') ||
    hasClass(element, 'vl-external') ||
    hasClass(element, 'vl-page-markdown') ||
    hasClass(element, 'vl-page-menu') ||
    attributeOf(element, 'aria-hidden') === 'true'
  )
}

/** Nodes in one line of Markdown; adjacent links, such as buttons, are separated. */
export function inlineMarkdown(nodes: readonly HtmlNode[], absolute: Absolute): string {
  return nodes
    .map((node) => (typeof node === 'string' ? escaped(node.replace(/\s+/g, ' ')) : inline(node, absolute)))
    .reduce((line, part) => line + (line.endsWith(')') && part.startsWith('[') ? ' ' : '') + part, '')
    .replace(/ {2,}/g, ' ')
}

function inline(element: HtmlElement, absolute: Absolute): string {
  if (isSkipped(element)) return ''
  const { name, children } = element
  if (name === 'br') return '\\\n'
  if (name === 'code' || name === 'samp') return inlineCode(textOf(element))
  if (name === 'img') return image(element, absolute)
  if (name === 'input') return checkbox(element)
  const formula = mathSource(element)
  if (formula !== undefined) return `$${formula.replace(/\s+/g, ' ')}$`
  // Its text is for browsers without frames.
  if (name === 'iframe') return ''
  const content = inlineMarkdown(children, absolute)
  if (name === 'a') return link(element, content, absolute)
  const mark = MARKS[name]
  // Markdown does not allow a space inside of the delimiters.
  return mark && content.trim() !== ''
    ? content.replace(/^(\s*)([\s\S]*?)(\s*)$/, `$1${mark}$2${mark}$3`)
    : content
}

function link(element: HtmlElement, content: string, absolute: Absolute): string {
  const href = attributeOf(element, 'href')
  if (href === undefined || content.trim() === '') return content
  return `[${content.trim()}](${destination(absolute(href))})`
}

function image(element: HtmlElement, absolute: Absolute): string {
  const src = attributeOf(element, 'src')
  const alt = attributeOf(element, 'alt') ?? ''
  // An image without alternative text is decoration.
  return src === undefined || alt === '' ? '' : `![${escaped(alt)}](${destination(absolute(src))})`
}

function checkbox(element: HtmlElement): string {
  if (attributeOf(element, 'type') !== 'checkbox') return ''
  return attributeOf(element, 'checked') === undefined ? '[ ] ' : '[x] '
}

/** `a b` → `<a b>`, the form of URLs with spaces */
function destination(url: string): string {
  return /[\s()]/.test(url) ? `<${url}>` : url
}

/** Code between more backticks than it contains in a row. */
export function inlineCode(code: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
  const marks = '`'.repeat(longest + 1)
  const space = /^`|`$/.test(code) ? ' ' : ''
  return marks + space + code.replace(/\s+/g, ' ') + space + marks
}

/** Text with all Markdown escaped. */
function escaped(text: string): string {
  return text.replace(/[\\`*[\]<]/g, '\\$&').replace(/(?<!\w)_|_(?!\w)/g, '\\_')
}
