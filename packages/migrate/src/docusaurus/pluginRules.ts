// What plugins and themes of Docusaurus become. Only data: rewritePlugins.ts applies it.

import type { Weight } from '../findings.js'

/** What becomes of a plugin. */
export type PluginRule =
  /** A field of the configuration. */
  | { readonly kind: 'docs' | 'blog' | 'pages' | 'redirects' | 'themeCss' | 'sitemap' }
  | { readonly kind: 'analytics'; readonly service: 'gtag' | 'analytics' | 'tagManager' }
  /** Nothing: it is built in, or not needed. */
  | { readonly kind: 'builtIn'; readonly text: string; readonly package?: string }
  /** A plugin of Vellum: `mermaid()` of `vellum-mermaid`. */
  | { readonly kind: 'plugin'; readonly package: string; readonly call: string }
  /** A field that is switched on. */
  | { readonly kind: 'field'; readonly field: string; readonly text: string }
  | { readonly kind: 'lost'; readonly text: string; readonly fix: string; readonly weight: Weight }
  | { readonly kind: 'liveCode' }

const builtIn = (text: string): PluginRule => ({ kind: 'builtIn', text })
const SEARCH: PluginRule = { kind: 'field', field: 'search: true', text: 'search is built in' }
const ZOOM: PluginRule = { kind: 'plugin', package: 'vellum-zoom', call: 'zoom()' }
const MARKDOWN_PAGES: PluginRule = {
  kind: 'plugin',
  package: 'vellum-markdown-pages',
  call: 'markdownPages()',
}

/** Rules by short names. */
export const SHORT_NAMES: Readonly<Record<string, PluginRule>> = {
  'content-docs': { kind: 'docs' },
  'content-blog': { kind: 'blog' },
  'content-pages': { kind: 'pages' },
  'client-redirects': { kind: 'redirects' },
  classic: { kind: 'themeCss' },
  sitemap: { kind: 'sitemap' },
  'google-gtag': { kind: 'analytics', service: 'gtag' },
  'google-analytics': { kind: 'analytics', service: 'analytics' },
  'google-tag-manager': { kind: 'analytics', service: 'tagManager' },
  sass: { kind: 'builtIn', text: '`.scss` files are compiled when `sass` is installed', package: 'sass' },
  less: { kind: 'builtIn', text: '`.less` files are compiled when `less` is installed', package: 'less' },
  debug: builtIn('it made pages for developing Docusaurus'),
  svgr: builtIn('imported SVG files are components'),
  'css-cascade-layers': builtIn('the styles of the theme are in a layer'),
  rsdoctor: builtIn('it analysed Rspack'),
  mermaid: { kind: 'plugin', package: 'vellum-mermaid', call: 'mermaid()' },
  'live-codeblock': { kind: 'liveCode' },
  'search-algolia': builtIn('`themeConfig.algolia` works with `@docsearch/react` installed'),
  'image-zoom': ZOOM,
  zooming: ZOOM,
  llms: MARKDOWN_PAGES,
  'llms-txt': MARKDOWN_PAGES,
  pwa: {
    kind: 'lost',
    text: 'The site is no longer a progressive web app: no service worker, no offline pages.',
    fix: 'Visitors who have the old service worker need one that unregisters it: put it at the same URL in `static/`. Write the tags of `pwaHead`, such as the manifest, into `headTags`.',
    weight: 'high',
  },
  'ideal-image': { kind: 'plugin', package: 'vellum-images', call: 'images()' },
  'vercel-analytics': {
    kind: 'lost',
    text: 'Vercel’s analytics are no longer loaded.',
    fix: 'Add `{ src: "/_vercel/insights/script.js", defer: true }` to `scripts`.',
    weight: 'medium',
  },
}

/** Rules by whole names. */
export const WHOLE_NAMES: Readonly<Record<string, PluginRule>> = {
  '@easyops-cn/docusaurus-search-local': SEARCH,
  '@cmfcmf/docusaurus-search-local': SEARCH,
  'docusaurus-lunr-search': SEARCH,
  'docusaurus-theme-search-local': SEARCH,
  'docusaurus-plugin-search-local': SEARCH,
  'docusaurus-theme-search-pagefind': SEARCH,
  'docusaurus-theme-search-typesense': SEARCH,
  '@getcanary/docusaurus-theme-search-pagefind': SEARCH,
  'docusaurus-theme-frontmatter': builtIn('`useDoc` has the front matter'),
  '@signalwire/docusaurus-plugin-llms-txt': MARKDOWN_PAGES,
}

/** Components that themes bring, by the names of their packages: nothing has to be installed to know them. */
export const THEME_COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  'docusaurus-theme-openapi-docs': [
    ...['ApiExplorer', 'ApiItem', 'ApiLogo', 'ApiTabs', 'ArrayBrackets', 'CodeSamples', 'DiscriminatorTabs'],
    ...['Example', 'Markdown', 'MimeTabs', 'OperationTabs', 'ParamsDetails', 'ParamsItem', 'RequestSchema'],
    ...['ResponseExamples', 'ResponseHeaders', 'ResponseSchema', 'Schema', 'SchemaExpansion', 'SchemaItem'],
    ...['SchemaTabs', 'SkeletonLoader', 'StatusCodes'],
  ],
}

/** What becomes of a plugin; undefined for one that runs through the adapter. */
export function pluginRule(name: string, short: string): PluginRule | undefined {
  const whole = name.replace(/\/lib(?:\/.*)?$/, '')
  if (Object.hasOwn(WHOLE_NAMES, whole)) return WHOLE_NAMES[whole]
  // A path in the site may end like a known name.
  if (/^[./]/.test(name) && !name.includes('node_modules')) return undefined
  const isScoped = name.startsWith('@') && !name.startsWith('@docusaurus/')
  return isScoped || !Object.hasOwn(SHORT_NAMES, short) ? undefined : SHORT_NAMES[short]
}
