// Style attributes of authors, as rules of a stylesheet: the site's content policy allows
// no style in a document, and a page must look the same with it. Takes HTML,
// returns it with classes; equal styles have one class, on all pages.

import { createHash } from 'node:crypto'
import { decodeEntities } from '../base/htmlEntities.js'
import { eachTag, walkHtml } from './scanHtml.js'

/** Collects the styles of one page. */
export interface InlineStyles {
  /** The HTML with a class instead of each style. */
  readonly replace: (html: string) => string
  /** The rules of all classes; empty when there was no style. */
  readonly css: () => string
}

/** Starts to collect the styles of a page. */
export function collectInlineStyles(): InlineStyles {
  const rules = new Map<string, string>()
  return {
    replace: (html) => {
      if (!html.includes(' style=')) return html
      let out = ''
      let end = 0
      eachTag(html, (_, attributes, { end: tagEnd }) => {
        const style = attributes.find(({ name }) => name === 'style')
        if (!style || style.start < end) return
        const declarations = decode(style.value).trim()
        const own = attributes.find(({ name }) => name === 'class')
        const name = declarations === '' ? '' : classOf(declarations)
        if (name) rules.set(name, declarations)
        const parts = [style, ...(own && name ? [own] : [])].sort((a, b) => a.start - b.start)
        for (const part of parts) {
          out += html.slice(end, part === style ? html.slice(0, part.start).trimEnd().length : part.start)
          if (part === own) out += `class="${own.value} ${name}"`
          end = part.end
        }
        if (!own && name) {
          const close = html[tagEnd - 2] === '/' ? tagEnd - 2 : tagEnd - 1
          out += `${html.slice(end, close).trimEnd()} class="${name}"`
          end = close
        }
      })
      return out + html.slice(end)
    },
    css: () =>
      [...rules]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, declarations]) => `.${name}{${declarations}}\n`)
        .join(''),
  }
}

/**
 * Renames the style attributes of HTML that a browser puts into a page by script: `applyStyles` makes styles of them
 * again, which the policy allows to scripts.
 */
export function deferStyles(html: string): string {
  if (!html.includes(' style=')) return html
  let out = ''
  let end = 0
  walkHtml(html, {
    onOpen: (_, attributes) => {
      for (const { name, start } of attributes) {
        if (name !== 'style') continue
        out += `${html.slice(end, start)}data-`
        end = start
      }
    },
    onClose: () => {},
  })
  return out + html.slice(end)
}

/** `width:50%` → `vl-s-1f3a…` */
function classOf(declarations: string): string {
  return `vl-s-${createHash('sha256').update(declarations).digest('hex').slice(0, 8)}`
}

/** The text of an attribute; nothing in it may end the rule that it becomes. */
function decode(value: string): string {
  return decodeEntities(value).replace(/[{}]/g, '')
}
