// Adds elements to <head> from components. On the server they are collected as data in the order of
// rendering; Node decides which of two equal tags wins. In the browser they go into the document.

import { Children, Fragment, isValidElement, type ReactElement, type ReactNode, useEffect } from 'react'
import { escapeText } from '../../shared/escapeHtml.js'
import type { HeadTag } from '../../shared/headTag.js'
import { useHeadCollector } from '../context/headContext.js'
import { headElement } from '../runtime/documentHead.js'

export interface HeadProps {
  /**
   * HTML elements: `<title>`, `<meta>`, `<link>`, `<script>`; `<html>` and `<body>` add attributes to the
   * document's.
   */
  readonly children?: ReactNode
}

/**
 * Adds its children to the document's `<head>`, and renders nothing.
 * @example
 * <Head>
 *   <meta name="robots" content="noindex" />
 * </Head>
 */
export function Head({ children }: HeadProps) {
  const collect = useHeadCollector()
  const tags = headTagsOf(children)
  if (collect) for (const tag of tags) collect(tag)
  const key = JSON.stringify(tags)
  // The document and the page's data have these tags already; only later changes add to them.
  useEffect(() => addToDocumentHead(JSON.parse(key) as HeadTag[]), [key])
  return null
}

type ElementProps = Readonly<Record<string, unknown>> & { readonly children?: ReactNode }

/** `<meta name="a" content="b" />` → tag name and attributes */
function headTagsOf(children: ReactNode): HeadTag[] {
  return Children.toArray(children).flatMap((child) => {
    // What is left of `{description && <meta … />}`.
    if (child === '') return []
    if (!isValidElement(child)) {
      throw new Error(`<Head> accepts HTML elements only, but it contains: ${JSON.stringify(child)}.`)
    }
    const { type, props } = child as ReactElement<ElementProps>
    if (type === Fragment) return headTagsOf(props.children)
    if (typeof type !== 'string') {
      const name = typeof type === 'function' && type.name ? `<${type.name}>` : 'a component'
      throw new Error(`<Head> accepts HTML elements only, but it contains ${name}.`)
    }
    const innerHTML = contentOf(type, props)
    return [{ tagName: type, attributes: attributesOf(props), ...(innerHTML === '' ? {} : { innerHTML }) }]
  })
}

// Attributes whose names in React differ by more than their case.
const ATTRIBUTE_NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  httpEquiv: 'http-equiv',
  acceptCharset: 'accept-charset',
  htmlFor: 'for',
}

function attributesOf(props: ElementProps): HeadTag['attributes'] {
  const attributes: Record<string, string | number | boolean> = {}
  for (const [name, value] of Object.entries(props)) {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') continue
    if (name !== 'children') attributes[ATTRIBUTE_NAMES[name] ?? name.toLowerCase()] = value
  }
  return attributes
}

/** The content of an element: unescaped for titles and code, HTML for other elements. */
function contentOf(tagName: string, { children, dangerouslySetInnerHTML }: ElementProps): string {
  const html = (dangerouslySetInnerHTML as { __html?: string } | undefined)?.__html
  if (html !== undefined) return html
  const text = Children.toArray(children)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('')
  return TEXT_ONLY.has(tagName) ? text : escapeText(text)
}

const TEXT_ONLY = new Set(['title', 'script', 'style'])

/** Adds tags to the document's head; they replace tags of the same kind. */
function addToDocumentHead(tags: readonly HeadTag[]): void {
  for (const tag of tags) {
    if (tag.tagName === 'title') document.title = tag.innerHTML ?? ''
    if (tag.tagName !== 'meta' && tag.tagName !== 'link') continue
    const { name, property, rel, content = '', href = '' } = tag.attributes
    const kind = name
      ? `meta[name="${name}"]`
      : property
        ? `meta[property="${property}"]`
        : `link[rel="${rel}"]`
    const old = document.head.querySelector(kind)
    if (!old || (tag.tagName === 'link' && rel !== 'canonical')) {
      const element = headElement(tag)
      if (![...document.head.children].some((other) => other.isEqualNode(element)))
        document.head.append(element)
    } else old.setAttribute(tag.tagName === 'link' ? 'href' : 'content', String(content || href))
  }
}
