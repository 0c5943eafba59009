// The <head> of a document: the files that it loads, then the tags of the site, the page, its content and its
// components. A later tag replaces an earlier one of its type. Makes data; htmlDocument.ts writes it.

import type { HeadTag } from '../../shared/headTag.js'

/** Files that the page loads; their URLs are final. */
export interface HeadAssets {
  /** Inline styles. */
  readonly inlineCss?: string | undefined
  readonly css: readonly string[]
  /** Attributes of the `<script>` elements. */
  readonly scripts: readonly HeadTag['attributes'][]
}

/** The tags of a page by their origin; their URLs are final. */
export interface HeadParts {
  readonly assets: HeadAssets
  /** Tags of all pages. */
  readonly site: readonly HeadTag[]
  readonly page: readonly HeadTag[]
  /** Tags in the content of the page. */
  readonly content: readonly HeadTag[]
  /**
   * Tags that components added with `<Head>` while the page was rendered. A title among them is final, not
   * completed.
   */
  readonly rendered: readonly HeadTag[]
}

/** The tags of a page's head, in a stable order. */
export function mergeHead({ assets, site, page, content, rendered }: HeadParts): readonly HeadTag[] {
  return mergeTags([FIRST_TAGS, assetTags(assets), site, page, withPreviews(mergeTags([content, rendered]))])
}

/** The tags before the files. The title is that of the page. */
const FIRST_TAGS: readonly HeadTag[] = [
  { tagName: 'meta', attributes: { charset: 'UTF-8' } },
  { tagName: 'meta', attributes: { name: 'viewport', content: 'width=device-width, initial-scale=1.0' } },
  { tagName: 'title', attributes: {} },
]

function assetTags({ inlineCss, css, scripts }: HeadAssets): HeadTag[] {
  return [
    ...(inlineCss === undefined ? [] : [{ tagName: 'style', attributes: {}, innerHTML: inlineCss }]),
    ...css.map((href) => ({ tagName: 'link', attributes: { rel: 'stylesheet', href } })),
    ...scripts.map((attributes) => ({ tagName: 'script', attributes })),
  ]
}

/** Content that sets title or description sets the previews as well, unless it has tags for those. */
function withPreviews(tags: readonly HeadTag[]): readonly HeadTag[] {
  const kinds = new Map(tags.map((alternative) => [kindOf(alternative), alternative]))
  const preview = (property: string, content: unknown): HeadTag[] =>
    content === undefined || kinds.has(`meta property=${property}`)
      ? []
      : [{ tagName: 'meta', attributes: { property, content: String(content) } }]
  return [
    ...tags,
    ...preview('og:title', kinds.get('title')?.innerHTML),
    ...preview('og:description', kinds.get('meta name=description')?.attributes.content),
  ]
}

/** Joins arrays of tags; a later tag replaces an earlier one of its type. */
function mergeTags(layers: readonly (readonly HeadTag[])[]): readonly HeadTag[] {
  const merged = new Map<string, HeadTag>()
  for (const writtenTag of layers.flat()) {
    const normal = normalized(writtenTag)
    merged.set(kindOf(normal) ?? `other ${merged.size}`, normal)
  }
  return [...merged.values()]
}

/** The key of a tag that can occur only once; undefined for tags that may repeat. */
function kindOf({ tagName, attributes }: HeadTag): string | undefined {
  const { name, property, charset, rel, hreflang, media = '' } = attributes
  if (tagName === 'title') return 'title'
  if (tagName === 'meta') {
    if (charset !== undefined) return 'meta charset'
    if (name !== undefined) return `meta name=${String(name).toLowerCase()}${media && ` media=${media}`}`
    if (property !== undefined && !LISTS.has(String(property))) return `meta property=${property}`
  }
  if (tagName === 'link') {
    if (rel === 'canonical') return 'link canonical'
    if (rel === 'alternate' && hreflang !== undefined) return `link alternate ${hreflang}`
  }
  return undefined
}

/** Properties with one tag for each of their values. */
const LISTS = new Set(['og:locale:alternate', 'article:author', 'article:tag'])

/** Components name attributes as React does. */
function normalized({ tagName, attributes, ...content }: HeadTag): HeadTag {
  const entries = Object.entries(attributes).map(([name, value]) => [
    REACT_NAMES[name] ?? name.toLowerCase(),
    value,
  ])
  return { tagName: tagName.toLowerCase(), attributes: Object.fromEntries(entries), ...content }
}

const REACT_NAMES: Readonly<Record<string, string>> = { className: 'class', httpEquiv: 'http-equiv' }
