// The styles that authors wrote into the elements of a page, as a stylesheet of its own.

import { createHash } from 'node:crypto'
import { dataPath } from '../../shared/dataPath.js'
import type { RenderedHtml } from '../../shared/rendering.js'
import { withoutBase } from '../../shared/url.js'
import { collectInlineStyles } from '../output/inlineStyles.js'
import type { RenderContext } from './renderContext.js'

/** The HTML of a page without style attributes, and their rules. */
export interface ExtractedStyles {
  /** The content of the root element. */
  readonly content: string
  /** The page's `<main>`, when it is HTML. */
  readonly main: string | undefined
  /** Empty if there were none. */
  readonly css: string
}

/** Moves the style attributes of a page into a stylesheet. */
export function extractStyles(
  { main, html }: Pick<RenderedHtml, 'main' | 'html'>,
  { keepsStyles }: Pick<RenderContext, 'keepsStyles'>,
): ExtractedStyles {
  if (keepsStyles) return { main, content: html, css: '' }
  const inline = collectInlineStyles()
  const replaced = main && inline.replace(main)
  // The HTML around `<main>` has few styles: without one it is not parsed.
  const content = main ? html.split(main).map(inline.replace).join(replaced) : inline.replace(html)
  return { main: replaced, content, css: inline.css() }
}

/** The name of a page's own stylesheet, from the name of its data file. */
export function pageStylesName(dataFile: string): string {
  return dataFile.replace(/json$/, 'css')
}

/** URL of a page's own stylesheet; its query changes with the styles, because the name stays the same. */
export function pageStylesHref(path: string, { css, baseUrl }: { css: string; baseUrl: string }): string {
  const name = pageStylesName(dataPath(withoutBase(path, baseUrl) ?? path))
  return `${baseUrl}${name}?${createHash('sha256').update(css).digest('hex').slice(0, 8)}`
}
