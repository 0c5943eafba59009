// Style attributes of authors, as rules of a stylesheet: the site's content policy allows no style in a
// document, and a page must look the same with it. Takes HTML, returns it with classes; equal styles have one
// class on all pages.

import { createHash } from 'node:crypto'
import { escapeAttribute } from '../../shared/escapeHtml.js'
import { attributeOf } from '../base/htmlTree.js'
import { editHtml } from './editHtml.js'

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
      return editHtml(html, (element, { replaceAttribute, addAttribute }) => {
        const style = attributeOf(element, 'style')
        if (style === undefined) return
        replaceAttribute('style', () => '')
        // No style may end the rule that contains it.
        const declarations = style.replace(/[{}]/g, '').trim()
        if (declarations === '') return
        const name = classOf(declarations)
        rules.set(name, declarations)
        const ownClass = attributeOf(element, 'class')
        if (ownClass === undefined) addAttribute(`class="${name}"`)
        else replaceAttribute('class', () => `class="${escapeAttribute(ownClass)} ${name}"`)
      })
    },
    css: () =>
      [...rules]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, declarations]) => `.${name}{${declarations}}\n`)
        .join(''),
  }
}

/**
 * Renames the style attributes of HTML that a script inserts into a page: `applyStyles` turns them back into
 * styles, which the policy allows to scripts.
 */
export function deferStyles(html: string): string {
  if (!html.includes(' style=')) return html
  return editHtml(html, (_, { replaceAttribute }) => replaceAttribute('style', (source) => `data-${source}`))
}

/** `width:50%` → `vl-s-1f3a…` */
function classOf(declarations: string): string {
  return `vl-s-${createHash('sha256').update(declarations).digest('hex').slice(0, 8)}`
}
