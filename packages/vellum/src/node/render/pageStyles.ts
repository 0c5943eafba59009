// The stylesheets that a page has besides those of all pages: the styles that authors wrote into its elements, as a
// stylesheet of its own, and those of the classes that it shows.

import { createHash } from 'node:crypto'
import { dataPath } from '../../shared/dataPath.js'
import type { KeptHtml } from '../../shared/pageBase.js'
import type { RenderedHtml } from '../../shared/rendering.js'
import { withoutBase } from '../../shared/url.js'
import { collectInlineStyles } from '../output/inlineStyles.js'
import type { ClassStyles, RenderContext } from './renderContext.js'

/** The HTML of a page without style attributes, and their rules. */
export interface ExtractedStyles {
  /** The content of the root element. */
  readonly content: string
  /** The page's `<main>`, when it is HTML. */
  readonly main: string | undefined
  /** Finished HTML in what browsers render. */
  readonly kept: KeptHtml | undefined
  /** Empty if there were none. */
  readonly css: string
}

/** Moves the style attributes of a page into a stylesheet. */
export function extractStyles(
  { main, html, kept }: Pick<RenderedHtml, 'main' | 'html' | 'kept'>,
  { keepsStyles }: Pick<RenderContext, 'keepsStyles'>,
): ExtractedStyles {
  if (keepsStyles) return { main, kept, content: html, css: '' }
  const inline = collectInlineStyles()
  const replaced = main && inline.replace(main)
  // The HTML around `<main>` has few styles: without one it is not parsed.
  const content = main ? html.split(main).map(inline.replace).join(replaced) : inline.replace(html)
  return { main: replaced, content, kept: kept && mapKept(kept, inline.replace), css: inline.css() }
}

function mapKept({ texts, slots }: KeptHtml, replace: (html: string) => string): KeptHtml {
  return {
    ...(texts && { texts: texts.map(replace) }),
    ...(slots && {
      slots: Object.fromEntries(Object.entries(slots).map(([name, html]) => [name, replace(html)])),
    }),
  }
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

/** URLs of the stylesheets of the classes that are in the HTML of a page. */
export function stylesOfClasses(html: string, classStyles: readonly ClassStyles[] = []): string[] {
  const candidates = classStyles.filter(({ className }) => html.includes(className))
  if (candidates.length === 0) return []
  const shown = new Set(
    // Text has no tags: in it `<` is escaped.
    [...html.matchAll(/<[a-z][^<>]*?\sclass="([^"]*)"/gi)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  return [...new Set(candidates.flatMap(({ className, hrefs }) => (shown.has(className) ? hrefs : [])))]
}
