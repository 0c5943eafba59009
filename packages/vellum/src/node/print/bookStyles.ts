// The styles of the document: those of the pages, with their fonts and images as data, and those of paper.

import { attributeOf, eachElement, type HtmlElement, textOf } from '../base/htmlTree.js'
import type { BuiltFiles } from './builtFiles.js'

/** Collects the styles of pages, each once, in their order. */
export function collectStyles({ baseUrl, files }: { readonly baseUrl: string; readonly files: BuiltFiles }) {
  const sheets = new Map<string, string>()
  return {
    add: async (tree: HtmlElement): Promise<void> => {
      for (const { key, href, text } of stylesOf(tree)) {
        if (sheets.has(key)) continue
        sheets.set(key, '')
        const css = text ?? (href === undefined ? undefined : await files.text(href))
        if (css !== undefined) sheets.set(key, await withData(css, { at: href ?? baseUrl, files }))
      }
    },
    /** The elements with the styles. */
    html: (): string => [...sheets.values()].filter(Boolean).map(styleElement).join('\n'),
  }
}

/** A `<style>` element; the text cannot end it. */
export function styleElement(css: string): string {
  return `<style>${css.replace(/<\/(?=style)/gi, '<\\/')}</style>`
}

interface PageStyle {
  readonly key: string
  readonly href?: string
  readonly text?: string
}

function stylesOf(tree: HtmlElement): PageStyle[] {
  const styles: PageStyle[] = []
  eachElement(tree, (element) => {
    if (element.name === 'style') {
      const text = element.children.map(textOf).join('')
      styles.push({ key: text, text })
    }
    const href = attributeOf(element, 'href')
    if (element.name === 'link' && attributeOf(element, 'rel') === 'stylesheet' && href?.startsWith('/')) {
      styles.push({ key: href, href })
    }
    return undefined
  })
  return styles
}

/** The same styles with the files of the site as data. */
async function withData(
  css: string,
  { at, files }: { readonly at: string; readonly files: BuiltFiles },
): Promise<string> {
  const urls = [...new Set([...css.matchAll(/url\((['"]?)([^'")]+)\1\)/g)].map(([, , url = '']) => url))]
  let changed = css
  for (const url of urls) {
    if (/^(?:data:|#|[a-z]+:)/i.test(url)) continue
    const { pathname } = new URL(url, `http://site${at}`)
    const data = await files.dataUrl(pathname)
    if (data === undefined) continue
    for (const quote of ['', '"', "'"])
      changed = changed.replaceAll(`url(${quote}${url}${quote})`, `url("${data}")`)
  }
  return changed
}

/** The styles of paper. `title` is at the top of each page, where the browser has boxes in margins. */
export function bookCss(title: string): string {
  const quoted = `"${title.replace(/[\\"]/g, '\\$&').replace(/[\n\r<]/g, ' ')}"`
  return `
@page { size: A4; margin: 22mm 18mm 20mm; @top-center { content: ${quoted}; font: 8pt sans-serif; color: #555; } @bottom-center { content: counter(page); font: 8pt sans-serif; color: #555; } }
@page :first { @top-center { content: none; } @bottom-center { content: none; } }
html { scroll-padding: 0; }
body { box-sizing: border-box; max-width: 52rem; margin: 0 auto; padding: 1.5rem; display: block; }
.vp-title { display: grid; align-content: center; min-height: 60vh; break-after: page; }
.vp-title h1 { font-size: 2.6rem; margin: 0; }
.vp-contents { break-after: page; }
.vp-contents ol { list-style: none; margin: 0; padding: 0; }
.vp-contents ol ol { padding-inline-start: 1.5rem; }
.vp-contents li { margin: 0.25rem 0; break-inside: avoid; }
.vp-contents a { text-decoration: none; }
.vp-number { color: inherit; font-variant-numeric: tabular-nums; }
.vp-section { break-before: page; }
.vp-contents + .vp-section { break-before: auto; }
.vp-part:has(+ .vp-section) + .vp-section { break-before: auto; }
.markdown pre, .vl-code pre, .vl-code code { width: auto; min-width: 0; white-space: pre-wrap; overflow-wrap: anywhere; overflow: visible; }
.markdown table { display: table; width: 100%; }
.markdown img, .markdown svg { max-width: 100%; height: auto; }
[role="tabpanel"][data-label]::before { content: attr(data-label); display: block; margin-block: 0.75rem 0.25rem; font-weight: 700; }
.vl-tab-panel, [role="tabpanel"] { display: block; }
@media print {
  body { max-width: none; padding: 0; }
  .vp-title { min-height: 200mm; }
  h1, h2, h3, h4, h5, h6 { break-after: avoid; }
  p, li { orphans: 3; widows: 3; }
  a { color: inherit; }
}
`
}
