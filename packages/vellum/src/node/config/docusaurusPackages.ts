// The plugins, themes and presets of Docusaurus by name, in all forms that a configuration may write, and what becomes
// of each. Pure: which packages of ours do their work is decided in fromDocusaurus.ts.

import type { FieldOutcome } from './docusaurusFields.js'

/** What a known package becomes. */
export type KnownPackage =
  /** A field with the same options. */
  | { readonly field: 'docs' | 'blog' | 'pages' | 'theme' | 'sitemap' }
  /** A plugin of a package of ours. */
  | { readonly package: string; readonly exported: string }
  | { readonly redirects: true }
  | { readonly search: true }
  | { readonly outcome: FieldOutcome }

const analytics = (exported: string): KnownPackage => ({ package: 'vellum-docusaurus', exported })

const noEffect = (sentence: string): KnownPackage => ({ outcome: ['no-effect', sentence] })
const lost = (sentence: string): KnownPackage => ({ outcome: ['lost', sentence] })

/** By name without scope and prefix. */
const PACKAGES = new Map<string, KnownPackage>([
  ['content-docs', { field: 'docs' }],
  ['content-blog', { field: 'blog' }],
  ['content-pages', { field: 'pages' }],
  ['classic', { field: 'theme' }],
  ['sitemap', { field: 'sitemap' }],
  ['client-redirects', { redirects: true }],
  ['google-gtag', analytics('googleGtag')],
  ['google-analytics', analytics('googleAnalytics')],
  ['google-tag-manager', analytics('googleTagManager')],
  ['mermaid', { package: 'vellum-mermaid', exported: 'mermaid' }],
  ['ideal-image', { package: 'vellum-images', exported: 'idealImage' }],
  ['sass', noEffect('`.scss` files work when the package `sass` is installed.')],
  ['svgr', noEffect('An imported SVG file is a component without it.')],
  ['debug', noEffect('There are no debug pages.')],
  ['rsdoctor', noEffect('There is no Rspack here.')],
  ['faster', noEffect('There is no Rspack here.')],
  ['css-cascade-layers', noEffect('The styles of the theme are in a layer, so yours win.')],
  [
    'search-algolia',
    noEffect('`themeConfig.algolia` works without it, when `@docsearch/react` is installed.'),
  ],
  ['pwa', lost('There is no service worker: pages are not available offline, and cannot be installed.')],
  [
    'live-codeblock',
    lost('Blocks marked `live` are shown as code. Import a component of your own to run it.'),
  ],
])

const LOCAL_SEARCH = /(?:search-local|local-search|lunr-search|search-lunr|search-pagefind|pagefind)$/

/** `/site/node_modules/@docusaurus/plugin-sitemap/lib/index.js` → `@docusaurus/plugin-sitemap` */
function packageName(name: string): string {
  const path = name.replaceAll('\\', '/').split('/node_modules/').at(-1)!
  return path === name ? name : (/^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? name)
}

/**
 * What a plugin or theme becomes: `@docusaurus/plugin-sitemap`, `@docusaurus/sitemap`, `sitemap`, or its path. A package
 * of somebody else is only known if its whole name says what it is.
 */
export function knownPackage(writtenName: string): KnownPackage | undefined {
  const name = packageName(writtenName)
  if (LOCAL_SEARCH.test(name)) return { search: true }
  const [, short] = /^(?:@docusaurus\/)?(?:docusaurus-)?(?:plugin-|theme-)?([\w-]+)$/.exec(name) ?? []
  return short === undefined ? undefined : PACKAGES.get(short)
}

/** Whether a preset is the classic one: `classic`, `@docusaurus/preset-classic`, `@docusaurus/classic`, or its path. */
export function isClassicPreset(name: string): boolean {
  return /^(?:@docusaurus\/)?(?:preset-)?classic$/.test(packageName(name))
}
