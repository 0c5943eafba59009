// GitHub's alerts, quotes that begin with `[!NOTE]`, are admonitions. `\[!NOTE]` is text, and so is any other name.

import type { Blockquote, Paragraph, PhrasingContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { CompileContext } from '../compile/compileContext.js'

/** The admonitions by the names of alerts; GitHub draws a caution in red. */
const ALERTS: Readonly<Record<string, { readonly keyword: string; readonly label: string }>> = {
  note: { keyword: 'note', label: 'note' },
  tip: { keyword: 'tip', label: 'tip' },
  important: { keyword: 'important', label: 'important' },
  warning: { keyword: 'warning', label: 'warning' },
  caution: { keyword: 'danger', label: 'caution' },
}

const MARK = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\r?\n|$)/i

/** The quote as an admonition; undefined if it is no alert, or the site has no such admonition. */
export function githubAlert(
  quote: Blockquote,
  { options, text }: CompileContext,
): ContainerDirective | undefined {
  const [first, ...others] = quote.children
  if (first?.type !== 'paragraph') return undefined
  const [start] = first.children
  const name = start?.type === 'text' ? MARK.exec(start.value)?.[1]?.toLowerCase() : undefined
  if (start?.type !== 'text' || name === undefined) return undefined
  // An escaped bracket is text.
  if (text[start.position?.start.offset ?? -1] !== '[') return undefined
  const { keyword, label } = ALERTS[name]!
  if (!options.keywords.has(keyword)) return undefined
  const rest = withoutMark(first)
  return {
    type: 'containerDirective',
    name: keyword,
    // The Markdown of the page names the alert by it.
    attributes: label === keyword ? {} : { class: `vl-alert-${label}` },
    children: [...(rest ? [rest] : []), ...others] as ContainerDirective['children'],
    data: { admonition: keyword, titleOf: label },
    ...(quote.position && { position: quote.position }),
  }
}

function withoutMark(paragraph: Paragraph): Paragraph | undefined {
  const [start, ...others] = paragraph.children
  const value = start?.type === 'text' ? start.value.replace(MARK, '') : ''
  const children: PhrasingContent[] =
    value && start ? [{ ...start, value } as PhrasingContent, ...others] : others
  // A hard line break after the mark begins nothing.
  if (value === '' && children[0]?.type === 'break') children.shift()
  return children.length > 0 ? { ...paragraph, children } : undefined
}
