// GitHub's alerts, quotes that begin with `[!NOTE]`, are admonitions. `\[!NOTE]` is text, and so is any other name.

import type { Blockquote, Paragraph, PhrasingContent, Text } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { type CompileContext, sourcePosition } from '../compile/compileContext.js'

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
export function githubAlert(quote: Blockquote, context: CompileContext): ContainerDirective | undefined {
  const { options, text } = context
  const [first, ...others] = quote.children
  if (first?.type !== 'paragraph') return undefined
  const [start] = first.children
  // An escaped bracket is text.
  if (start?.type !== 'text' || text[start.position?.start.offset ?? -1] !== '[') return undefined
  const name = MARK.exec(start.value)?.[1]?.toLowerCase()
  if (name === undefined) {
    reportQuote(start, context)
    return undefined
  }
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

/** A mark that is shown as text: GitHub knows no such alert, or the mark is not alone in its line. */
function reportQuote(start: Text, context: CompileContext): void {
  const [mark, written = ''] = /^\[!([a-z]+)\]/i.exec(start.value) ?? []
  if (mark === undefined) return
  const name = written.toLowerCase()
  const { keywords } = context.options
  const isAlert = Object.hasOwn(ALERTS, name)
  const directive = keywords.has(name) ? `":::${name}"` : '":::note"'
  context.problems.push({
    type: 'no-effect',
    code: 'quote-not-alert',
    ...(isAlert
      ? {
          message: `A quote begins with "${mark}" and more text in its first line, so it is no alert.`,
          hint: `Begin the text in the next line, or write ":::${name}[Title]" for a title of your own.`,
        }
      : {
          message: `A quote begins with "${mark}", which is no alert of GitHub.`,
          hint: `Write ${directive}, or one of ${Object.keys(ALERTS)
            .map((each) => `[!${each.toUpperCase()}]`)
            .join(', ')}. Write "\\${mark}" if it is text.`,
        }),
    ...sourcePosition(start, context),
  })
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
