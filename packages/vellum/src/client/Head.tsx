// Elements of <head> from components: each is data, collected in the order of
// rendering. Which of two tags of a kind wins is the collector's owner's to say (SEO-6).

import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { escapeText } from '../shared/escapeHtml.js'
import type { HeadTag } from '../shared/headTag.js'
import { createRequiredContext, useRequired } from './requiredContext.js'

/** Takes a tag that a component asks for. */
export type CollectHeadTag = (tag: HeadTag) => void

const HeadContext = createRequiredContext<CollectHeadTag>()

/** Gives the collector to the components below. */
export function HeadProvider({ collect, children }: { collect: CollectHeadTag; children: ReactNode }) {
  return <HeadContext value={collect}>{children}</HeadContext>
}

export interface HeadProps {
  /** HTML elements: `<title>`, `<meta>`, `<link>`, `<script>`; `<html>` and `<body>` for their attributes. */
  readonly children?: ReactNode
}

/** Puts its children into the document's head and renders nothing in place. */
export function Head({ children }: HeadProps) {
  const collect = useRequired(HeadContext, 'Head', 'HeadProvider')
  for (const tag of headTagsOf(children)) collect(tag)
  return null
}

type ElementProps = Readonly<Record<string, unknown>> & { readonly children?: ReactNode }

/** `<meta name="a" content="b" />` → tag name and attributes */
function headTagsOf(children: ReactNode): HeadTag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement(child)) {
      throw new Error(`<Head> accepts HTML elements only, but it was given: ${JSON.stringify(child)}.`)
    }
    const { type, props } = child as ReactElement<ElementProps>
    if (type === Fragment) return headTagsOf(props.children)
    if (typeof type !== 'string') {
      const name = typeof type === 'function' && type.name ? `<${type.name}>` : 'a component'
      throw new Error(`<Head> accepts HTML elements only, but it was given ${name}.`)
    }
    const innerHTML = contentOf(type, props)
    return [{ tagName: type, attributes: attributesOf(props), ...(innerHTML === '' ? {} : { innerHTML }) }]
  })
}

// React's names of attributes that differ by more than their case.
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

/** The content as data: text of a title and code as they are, text of other elements as HTML. */
function contentOf(tagName: string, { children, dangerouslySetInnerHTML }: ElementProps): string {
  const given = dangerouslySetInnerHTML as { __html?: string } | undefined
  if (given?.__html !== undefined) return given.__html
  const text = Children.toArray(children)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('')
  return TEXT_ONLY.has(tagName) ? text : escapeText(text)
}

const TEXT_ONLY = new Set(['title', 'script', 'style'])
