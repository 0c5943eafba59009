// A code block of a page as a fence.

import { attributeOf, findElement, type HtmlElement, type HtmlNode, hasClass, textOf } from 'vellum/html'

/**
 * A block with its language and title; types that a sample shows are comments. A block without code, which a script
 * fills, is left out.
 */
export function codeMarkdown(element: HtmlElement): string[] {
  const language = /(?:^|\s)language-(\S+)/.exec(attributeOf(element, 'class') ?? '')?.[1] ?? ''
  const title = findElement(element, (child) => hasClass(child, 'vl-code-title'))
  const pre = element.name === 'pre' ? element : findElement(element, ({ name }) => name === 'pre')
  const code = pre ? shownText(pre.children).replace(/\n+$/, '') : ''
  if (code.trim() === '') return []
  const longest = Math.max(2, ...[...code.matchAll(/^\s*(`+)/gm)].map(([, run = '']) => run.length))
  const marks = '`'.repeat(longest + 1)
  const info = [language === 'text' && title ? 'text' : language, title && `title="${textOf(title)}"`]
  return [`${marks}${info.filter(Boolean).join(' ')}\n${code}\n${marks}`]
}

/** Removed lines, and the summaries of collapsed ones. */
const NOT_COPIED: ReadonlySet<string> = new Set(['del', 'summary'])

/** The code of a block; a note is before the line break of the line after it. */
function shownText(nodes: readonly HtmlNode[]): string {
  return nodes.reduce<string>((text, node) => {
    if (typeof node === 'string') return text + node
    if (NOT_COPIED.has(node.name)) return text
    if (!hasClass(node, 'vl-type-note')) return text + shownText(node.children)
    const note = textOf(node).trim().replace(/^/gm, '// ')
    return text.endsWith('\n') || text === '' ? `${text}${note}\n` : `${text}\n${note}`
  }, '')
}
