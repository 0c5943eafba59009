// The one reader of HTML: its elements as a tree, with attributes and text decoded. A page is parsed once;
// links and ids, its Markdown and its sections are read from the same tree. Takes HTML that closes its
// elements, as the renderer writes it: parse5 finds tags, attributes and text by the rules of the HTML
// standard, and an element ends with its tag.

import { type Token, Tokenizer, TokenizerMode } from 'parse5'
import { VOID_ELEMENTS } from './voidElements.js'

/** An element with its content. */
export interface HtmlElement {
  /** In lower case. */
  readonly name: string
  readonly attributes: readonly HtmlAttribute[]
  readonly children: HtmlNode[]
  /** The parent element; undefined for the root. */
  readonly parent: HtmlElement | undefined
  /** Undefined if no positions were requested, and for the root. */
  readonly position: HtmlPosition | undefined
}

/** A name in lower case, and the decoded value. */
export interface HtmlAttribute {
  readonly name: string
  readonly value: string
}

/** An element, or text. */
export type HtmlNode = HtmlElement | string

/** The offsets of an element in the source. */
export interface HtmlPosition {
  readonly start: number
  /** The offset after the start tag. */
  readonly tagEnd: number
  /** The offset after the end tag, if there is one. */
  end: number
  /** The offsets of the attributes, by name. */
  readonly attributes: Readonly<Record<string, { readonly startOffset: number; readonly endOffset: number }>>
}

/** Elements whose text is not part of the page's text. */
export const UNREAD_ELEMENTS: ReadonlySet<string> = new Set(
  'nav footer button svg template noscript select dialog aside script style textarea title noembed noframes'.split(
    ' ',
  ),
)

/** Elements whose content is text: only their own end tag is a tag in it. */
const TEXT_MODES: Readonly<Record<string, Tokenizer['state']>> = {
  script: TokenizerMode.SCRIPT_DATA,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
  style: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
}

/** The tree of HTML; its root has no name. Positions are for `editHtml`. */
export function parseHtml(html: string, { hasPositions = false } = {}): HtmlElement {
  const root = newElement('', [])
  let parent = root
  let text = ''
  const endText = () => {
    if (text !== '') parent.children.push(text)
    text = ''
  }
  const addText = ({ chars }: Token.CharacterToken) => {
    text += chars
  }
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: hasPositions },
    {
      onStartTag: ({ tagName: name, attrs, selfClosing, location }) => {
        endText()
        const element = newElement(name, attrs, parent, location)
        parent.children.push(element)
        const mode = TEXT_MODES[name]
        // In SVG tags may close themselves, and `<style>` and `<title>` may have elements.
        const isInSvg = (selfClosing || mode !== undefined) && ancestorOf(element, 'svg') !== undefined
        if (VOID_ELEMENTS.has(name) || (selfClosing && isInSvg)) return
        parent = element
        if (mode !== undefined && !isInSvg) tokenizer.state = mode
      },
      onEndTag: ({ tagName, location }) => {
        endText()
        const ended = ancestorOf(parent, tagName)
        // An end tag without a start tag is ignored, as browsers do.
        if (!ended?.parent) return
        if (ended.position && location) ended.position.end = location.endOffset
        parent = ended.parent
      },
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter: () => {},
      onComment: endText,
      onDoctype: endText,
      onEof: endText,
      onParseError: null,
    },
  )
  tokenizer.write(html, true)
  return root
}

function newElement(
  name: string,
  attributes: readonly HtmlAttribute[],
  parent?: HtmlElement,
  location?: Token.LocationWithAttributes | null,
): HtmlElement {
  const position = location
    ? {
        start: location.startOffset,
        tagEnd: location.endOffset,
        end: location.endOffset,
        attributes: location.attrs ?? {},
      }
    : undefined
  return { name, attributes, children: [], parent, position }
}

/** An element, or its nearest ancestor, with a name. */
export function ancestorOf(element: HtmlElement, name: string): HtmlElement | undefined {
  let ancestor: HtmlElement | undefined = element
  while (ancestor && ancestor.name !== name) ancestor = ancestor.parent
  return ancestor
}

/** The value of an attribute. */
export function attributeOf({ attributes }: HtmlElement, name: string): string | undefined {
  return attributes.find((attribute) => attribute.name === name)?.value
}

/** Whether an element has a class. */
export function hasClass(element: HtmlElement, name: string): boolean {
  return (attributeOf(element, 'class') ?? '').split(/\s+/).includes(name)
}

/**
 * Calls back for all elements below, in the order of the document. After `false` the element's children are
 * skipped.
 */
export function eachElement(
  { children }: HtmlElement,
  visit: (element: HtmlElement) => boolean | undefined,
): void {
  for (const child of children) {
    if (typeof child !== 'string' && visit(child) !== false) eachElement(child, visit)
  }
}

/** The first matching element below, in the order of the document. */
export function findElement(
  element: HtmlElement,
  fits: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    const foundElement = fits(child) ? child : findElement(child, fits)
    if (foundElement) return foundElement
  }
  return undefined
}

/** All matching elements below, except those inside of another match. */
export function findElements(
  element: HtmlElement,
  fits: (element: HtmlElement) => boolean,
): readonly HtmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return []
    return fits(child) ? [child] : findElements(child, fits)
  })
}

/** The text of a node. */
export function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}

/** The TeX of a `<math>` element, which MathML keeps in an annotation; undefined for other elements, and for a formula that has none. */
export function mathSource(element: HtmlElement): string | undefined {
  if (element.name !== 'math') return undefined
  const annotation = findElement(
    element,
    (child) => child.name === 'annotation' && attributeOf(child, 'encoding') === 'application/x-tex',
  )
  return annotation && textOf(annotation).trim()
}
