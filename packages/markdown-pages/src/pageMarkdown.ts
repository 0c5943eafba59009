// A rendered page as Markdown: what readers see of it, and nothing else. Made from HTML, so that the output
// of plugins, directives and components is part of it.

import {
  attributeOf,
  findElement,
  findElements,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  mathSource,
} from 'vellum/html'
import { codeMarkdown } from './codeMarkdown.js'
import { type Absolute, inlineMarkdown, isSkipped } from './inlineMarkdown.js'
import { tableMarkdown } from './tableMarkdown.js'

/** The URL of a page: its host, and its path. */
export interface PageUrl {
  readonly url: string
  readonly path: string
}

/** The Markdown of a page, from the tree of its document; ends with a line break. */
export function pageMarkdown(tree: HtmlElement, page: PageUrl): string {
  const main = findElement(tree, ({ name }) => name === 'main') ?? tree
  return `${blocks(main.children, absoluteUrls(page)).join('\n\n')}\n`
}

/** `#a` → `https://site/page#a`, `/b` → `https://site/b` */
function absoluteUrls({ url, path }: PageUrl): Absolute {
  return (href) => {
    if (href.startsWith('#') || href === '') return url + path + href
    return href.startsWith('/') && !href.startsWith('//') ? url + href : href
  }
}

/** Elements that are part of a line, also those that show no text in it: an icon ends no paragraph. */
const INLINE = new Set(
  'a abbr b bdi bdo br button cite code data del dfn em font i img input ins kbd label mark math picture q rp rt ruby s samp select small source span strong sub sup svg template time u var wbr'.split(
    ' ',
  ),
)

/** The blocks of some nodes; text between blocks is a paragraph. */
function blocks(nodes: readonly HtmlNode[], absolute: Absolute): string[] {
  const foundBlocks: string[] = []
  let line: HtmlNode[] = []
  const endLine = () => {
    const text = inlineMarkdown(line, absolute).trim()
    if (text !== '') foundBlocks.push(text)
    line = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || isInline(node)) {
      line.push(node)
      continue
    }
    endLine()
    foundBlocks.push(...block(node, absolute))
  }
  endLine()
  return foundBlocks
}

/** A link around blocks, such as a card, is a block. */
function isInline(element: HtmlElement): boolean {
  if (!INLINE.has(element.name)) return false
  if (element.name === 'math') return attributeOf(element, 'display') !== 'block'
  if (isSkipped(element)) return true
  return element.children.every((child) => typeof child === 'string' || isInline(child))
}

function block(element: HtmlElement, absolute: Absolute): string[] {
  if (isSkipped(element)) return []
  const { name, children } = element
  if (/^h[1-6]$/.test(name)) {
    const text = inlineMarkdown(children, absolute).trim()
    return text === '' ? [] : [`${'#'.repeat(Number(name[1]))} ${text}`]
  }
  if (name === 'pre' || hasClass(element, 'vl-code')) return codeMarkdown(element)
  const formula = mathSource(element)
  if (formula !== undefined) return [`$$\n${formula}\n$$`]
  if (hasClass(element, 'theme-admonition')) return [admonition(element, absolute)]
  if (hasClass(element, 'tabs-container')) return tabs(element, absolute)
  if (hasClass(element, 'vl-cards')) return [cards(element, absolute)]
  return ELEMENTS[name]?.(element, absolute) ?? blocks(children, absolute)
}

type Block = (element: HtmlElement, absolute: Absolute) => string[]

const ELEMENTS: Readonly<Record<string, Block>> = {
  hr: () => ['---'],
  ul: list,
  ol: list,
  dl: definitions,
  table: (element, absolute) => [tableMarkdown(element, absolute)],
  blockquote: (element, absolute) => [quoted(blocks(element.children, absolute).join('\n\n'))],
  summary: (element, absolute) => [strong(inlineMarkdown(element.children, absolute).trim())],
  iframe: (element, absolute) => embedded(element, attributeOf(element, 'title') ?? 'Frame', absolute),
  video: (element, absolute) => embedded(element, 'Video', absolute),
}

function list(element: HtmlElement, absolute: Absolute): string[] {
  const { name, children } = element
  const items = children.filter((child): child is HtmlElement => typeof child !== 'string')
  const first = Number(attributeOf(element, 'start') ?? 1)
  const texts = items.map((item, i) => {
    const mark = name === 'ol' ? `${first + i}. ` : '- '
    const parts = blocks(item.children, absolute)
    // A text and the list below it belong together; paragraphs are separated.
    const isTight = parts.slice(1).every((part) => /^(?:-|\d+\.) /.test(part))
    return mark + parts.join(isTight ? '\n' : '\n\n').replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`)
  })
  return texts.length === 0 ? [] : [texts.join(texts.some((text) => text.includes('\n\n')) ? '\n\n' : '\n')]
}

function definitions({ children }: HtmlElement, absolute: Absolute): string[] {
  return children.flatMap((child) => {
    if (typeof child === 'string') return []
    // React pages group a term and its text.
    if (child.name === 'div') return definitions(child, absolute)
    const content = blocks(child.children, absolute)
    return child.name === 'dt' ? content.map(strong) : content
  })
}

function embedded(element: HtmlElement, text: string, absolute: Absolute): string[] {
  const src = attributeOf(element, 'src')
  return src === undefined ? [] : [`[${text}](${absolute(src)})`]
}

/** A quote that begins with the type of the admonition and its title. */
function admonition(element: HtmlElement, absolute: Absolute): string {
  const heading = findElement(element, (child) => hasClass(child, 'vl-admonition-heading'))
  const content = findElement(element, (child) => hasClass(child, 'vl-admonition-content'))
  const classes = attributeOf(element, 'class') ?? ''
  // An alert of GitHub may look like an admonition of another name.
  const [, kind = 'note'] =
    /\bvl-alert-(\w+)/.exec(classes) ?? /theme-admonition-([\w-]+)/.exec(classes) ?? []
  const title = heading ? inlineMarkdown(heading.children, absolute).trim() : ''
  const name = kind[0]!.toUpperCase() + kind.slice(1)
  const first = title === '' || title.toLowerCase() === kind ? strong(name) : strong(`${name}: ${title}`)
  return quoted([first, ...blocks(content?.children ?? [], absolute)].join('\n\n'))
}

/** All panels, each below its label. */
function tabs(element: HtmlElement, absolute: Absolute): string[] {
  const labels = findElements(element, (child) => attributeOf(child, 'role') === 'tab')
  const panels = findElements(element, (child) => attributeOf(child, 'role') === 'tabpanel')
  return panels.flatMap((panel, i) => {
    const label = inlineMarkdown(labels[i]?.children ?? [], absolute).trim()
    return [strong(label), ...blocks(panel.children, absolute)]
  })
}

/** A list of links with their descriptions. */
function cards(element: HtmlElement, absolute: Absolute): string {
  const links = findElements(element, ({ name }) => name === 'a')
  return links
    .map((link) => {
      const title = findElement(link, ({ name }) => name === 'h2')
      const text = findElement(link, ({ name }) => name === 'p')
      const shown = `- [${inlineMarkdown(title?.children ?? [], absolute).trim()}](${absolute(attributeOf(link, 'href') ?? '')})`
      return text ? `${shown}: ${inlineMarkdown(text.children, absolute).trim()}` : shown
    })
    .join('\n')
}

/** Strong text; what is strong inside of it is not marked again. */
function strong(text: string): string {
  const plain = text.replace(
    /(`+)[^`](?:.*?[^`])??\1(?!`)|(\\.)|\*\*/gs,
    (all, code?: string, sign?: string) => (code || sign ? all : ''),
  )
  return `**${plain}**`
}

function quoted(text: string): string {
  return text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>')
}
