// The fields of `vellum.config.ts` but `plugins`, which may add to them. Field names and shapes are those of a
// Docusaurus config, with the classic preset's `docs`, `blog`, `pages` and `theme` at the top level. Knows nothing of
// files.

import type { z } from 'zod'
import { isTagName } from '../../shared/headTag.js'
import { didYouMean } from '../base/nearestName.js'
import { THEME_PARTS } from '../base/themeParts.js'
import { blogSchema } from './blogConfig.js'
import { devSchema } from './devConfig.js'
import { docsSchema } from './docsConfig.js'
import { i18nSchema } from './i18nConfig.js'
import { markdownSchema } from './markdownConfig.js'
import { pagesSchema } from './pagesConfig.js'
import { policySources } from './policySources.js'
import {
  type Attributes,
  anything,
  attributesByName,
  attributeValue,
  checkAttributes,
  choose,
  dictionary,
  fields,
  flag,
  isFunction,
  isRecord,
  list,
  matching,
  type Named,
  oneOf,
  openFields,
  type Schema,
  severity,
  text,
} from './schemaKinds.js'
import { searchSchema } from './searchConfig.js'
import { sitemapSchema } from './sitemapConfig.js'
import { basePath, siteUrl } from './siteUrl.js'
import { slotsSchema } from './slotsConfig.js'
import { themeSchema } from './themeConfig.js'

const headTag = fields({
  /** Name of the element. @example 'script' */
  tagName: matching<string>(
    'the name of an element',
    (value) => typeof value === 'string' && isTagName(value),
  ),
  /** Its attributes. @default {} @example { type: 'application/ld+json' } */
  attributes: attributesByName.default({}),
  /** Its content. @example '{"@type":"Organization"}' */
  innerHTML: text.optional(),
  /** Accepted and not needed: elements of any name may be in a head. */
  customElement: flag.optional(),
})

/** Options of Vite that a site may set; the others are the engine's. */
export interface ViteOptions {
  /** Plugins of Vite. */
  plugins?: readonly unknown[]
  /** How imports are resolved: `alias`, `conditions` and other options of Vite's `resolve`. */
  resolve?: Readonly<Record<string, unknown>>
  /** Options of Vite's `css`: preprocessors, PostCSS, modules. */
  css?: Readonly<Record<string, unknown>>
  /** Names that are replaced in code. */
  define?: Readonly<Record<string, unknown>>
  /** Files that are assets when code imports them. */
  assetsInclude?: string | RegExp | readonly (string | RegExp)[]
}

/** A tag of `headTags`. */
export interface HeadTag extends Named, z.input<typeof headTag> {}

const urlOnly = matching<string>('a URL or an object of attributes', (value) => typeof value === 'string')

/** An element by its URL, or by attributes that include the URL: '/a.js' → { src: '/a.js' } */
function element<Name extends 'href' | 'src'>(
  name: Name,
): Schema<Attributes, string | (Record<Name, string> & Attributes)> {
  const attributes = openFields({ [name]: text }, attributeValue)
  return choose(
    (value) => (isRecord(value) ? attributes : urlOnly.transform((url) => ({ [name]: url }))) as never,
    checkAttributes,
  )
}

const REDIRECT_STATUSES = [301, 302, 303, 307, 308] as const

const redirect = fields({
  /**
   * The old path, or a list of them. `*` at the end stands for all that follows, `:name` for what is between two
   * slashes. @example '/news/:year/*'
   */
  from: choose(
    (value): Schema<string | string[]> =>
      Array.isArray(value)
        ? list(text)
        : matching('a path or an array of them', () => typeof value === 'string'),
  ).transform((paths) => [paths].flat()),
  /** A path of this site, or a URL; what `*` stands for is `:splat`. @example '/blog/:year/:splat' */
  to: text,
  /** 301 and 308 for good, the others for a while. @default 301 */
  status: matching<(typeof REDIRECT_STATUSES)[number]>('301, 302, 303, 307 or 308', (value) =>
    (REDIRECT_STATUSES as readonly unknown[]).includes(value),
  ).default(301),
})

/** An entry of `redirects`. */
export interface UserRedirect extends Named, z.input<typeof redirect> {}

/** Returns the old paths of a page. */
export type CreateRedirects = (path: string) => string | readonly string[] | null | undefined

/** Options of Vite; their values are checked by Vite itself. */
const viteSchema: Schema<ViteOptions> = fields({
  plugins: list(anything).optional(),
  resolve: dictionary(anything).optional(),
  css: dictionary(anything).optional(),
  define: dictionary(anything).optional(),
  assetsInclude: anything.optional(),
}) as never

/** Modules by the names of parts. */
const partsSchema: Schema<Record<string, string>> = choose(
  () => dictionary(text),
  (value, report) => {
    if (!isRecord(value)) return
    for (const name of Object.keys(value).filter((key) => !THEME_PARTS.has(key))) {
      report({
        code: 'unknown-part',
        message: `{field} is not a part of the theme.`,
        hint: didYouMean(name, THEME_PARTS.keys()) ?? 'The manual lists all parts.',
        path: [name],
      })
    }
  },
)

const theme = fields({
  /** Stylesheets of the site, after those of the theme. @default [] @example './src/css/custom.css' */
  customCss: choose(
    (value): Schema<string | string[]> =>
      Array.isArray(value)
        ? list(text)
        : matching('a file name or an array of them', () => typeof value === 'string'),
  )
    .transform((files) => [files].flat())
    .default([]),
  /**
   * Adds the variables (`--ifm-…`) and classes (`container`, `hero`, `button`) that styles and
   * pages written for Docusaurus rely on.
   * @default true if a stylesheet of the site or a file in `src` has `--ifm-`, or code in `src` has such a class with two dashes or underscores (`button--primary`), else false
   */
  infima: flag.optional(),
  /**
   * Stylesheets of pages that show an element with a class, by the class. Other pages do not load them.
   * @default {}
   * @example { gallery: './src/css/gallery.css' }
   * @since 0.2.0
   */
  pageCss: dictionary(text).default({}),
  /**
   * Modules that replace parts of the theme, by the names of the parts, besides the files in `src/theme`, which win.
   * @default {}
   * @example { Footer: './src/Footer.tsx' }
   */
  parts: partsSchema.default({}),
  /**
   * Components of the site before and after parts of every page: a file for each slot, or an object with `component`
   * and `pages`, or several in an array.
   * @default {}
   * @example { 'article:after': './src/Feedback.tsx' }
   */
  slots: slotsSchema.prefault({}),
})

/** The fields. */
export const configFields = fields({
  /** Name of the site, in the title of every page. @example 'Troth' */
  title: matching<string>('a string that is not empty', (value) => typeof value === 'string' && value !== ''),
  /** Where the site is published: protocol and host, no path. @example 'https://troth.dev' */
  url: siteUrl,
  /** Path the site is served under. @example '/troth/' */
  baseUrl: basePath,
  /** What the site is about, in a few words. @default '' @example 'An HTTP client' */
  tagline: text.default(''),
  /** Icon, a path in a static folder. @example 'img/favicon.ico' */
  favicon: text.optional(),
  /** What separates page title and site title. @default '|' */
  titleDelimiter: text.default('|'),
  /** Whether all URLs end in a slash, or none; unset, they stay as written. */
  trailingSlash: flag.optional(),
  /** Whether search engines are kept away from the whole site. @default false */
  noIndex: flag.default(false),
  /** Severity of a link to a page that does not exist: `ignore` nothing, `log` a line, `warn` a warning, `throw` a failed build. @default 'throw' */
  onBrokenLinks: severity.default('throw'),
  /**
   * Severity of an `<a>` to a page that does not exist, if the site has written it as HTML or JSX: in a component, a page or
   * the configuration, rather than as Markdown, with `Link` or as an item of the theme. An anchor in it is never reported
   * as more severe.
   * @default that of the others; in a site that came from Docusaurus, which does not check such elements, at most 'warn'
   */
  onBrokenHtmlLinks: severity.optional(),
  /** Severity of a link to a heading that does not exist. @default 'warn' */
  onBrokenAnchors: severity.default('warn'),
  /** Severity of a link to a file that does not exist. @default 'warn' @deprecated Write it as `markdown.hooks.onBrokenMarkdownLinks`, which wins. */
  onBrokenMarkdownLinks: severity.default('warn'),
  /** Severity of two pages with the same URL. @default 'warn' */
  onDuplicateRoutes: severity.default('warn'),
  /** Whether a page says so when its styles cannot load because `baseUrl` is wrong. @default true */
  baseUrlIssueBanner: flag.default(true),
  /**
   * What pages may load besides what the site itself uses, by directive.
   * @default {}
   * @example { 'script-src': ["'wasm-unsafe-eval'"] }
   */
  contentSecurityPolicy: policySources.default({}),
  /** Folders that are copied to the site unchanged. @default ['static'] */
  staticDirectories: list(text).default(['static']),
  /**
   * Old URLs, besides those in the front matter of pages (`redirect_from`) and in `static/_redirects`.
   * @default []
   * @example [{ from: '/old/*', to: '/docs/:splat' }]
   */
  redirects: list(redirect as Schema<z.output<typeof redirect>, UserRedirect>).default([]),
  /**
   * Old paths of a page, by its path without `baseUrl`: each redirects to it. Paths of pages are left out.
   * @example (path) => path.replace('/docs/', '/guide/')
   */
  createRedirects: matching<CreateRedirects>('a function', isFunction).optional(),
  /** `sitemap.xml`; `false` for none. @default {} */
  sitemap: sitemapSchema.prefault({}),
  /** Locales. */
  i18n: i18nSchema.prefault({}),
  /** What the site keeps in the reader's browser. */
  storage: fields({
    /** How long things are kept: for good, or for the visit. @default 'localStorage' */
    type: oneOf(['localStorage', 'sessionStorage']).default('localStorage'),
    /** Added to the keys, for several sites on one host; `true` derives it from the URL. @default false */
    namespace: matching<string | boolean>('a string, `true` or `false`', (value) =>
      /^(string|boolean)$/.test(typeof value),
    ).default(false),
  }).prefault({}),
  /** Fields of your own, readable in components. @default {} @example { apiUrl: 'https://api.troth.dev' } */
  customFields: dictionary(anything).default({}),
  /** Who owns the repository, readable in components as in Docusaurus. @example 'facebook' @since 0.2.0 */
  organizationName: text.optional(),
  /** The name of the repository, readable in components as in Docusaurus. @example 'react' @since 0.2.0 */
  projectName: text.optional(),
  /** Tags for the head of every page. @default [] */
  headTags: list(headTag as Schema<z.output<typeof headTag>, HeadTag>).default([]),
  /** Stylesheets of every page: a URL, or attributes with `href`. @default [] @example ['https://x.dev/a.css'] */
  stylesheets: list(element('href')).default([]),
  /** Scripts of every page: a URL, or attributes with `src`. @default [] @example [{ src: '/a.js', async: true }] */
  scripts: list(element('src')).default([]),
  /** Modules and stylesheets loaded on every page. @default [] @example ['./src/css/custom.css'] */
  clientModules: list(text).default([]),
  /** Documents; several docs sets as a list; `false` for none. @default {} */
  docs: docsSchema.prefault({}),
  /** Blog; `false` for none, an array for several. @default {} */
  blog: blogSchema.prefault({}),
  /** Standalone pages; `false` for none. @default {} */
  pages: pagesSchema.prefault({}),
  /** How Markdown is read. */
  markdown: markdownSchema.prefault({}),
  /**
   * Search in the site's own pages: `true`, or synonyms and error messages for its index. Each version of the docs and
   * each locale is searched apart from the others. @default false
   */
  search: searchSchema.default(false),
  /**
   * Texts of the interface by locale and id, for ids that the theme or a plugin has; files in `i18n/` win.
   * @default {}
   * @example { en: { 'theme.docs.root.title': 'Manual' } }
   */
  labels: dictionary(dictionary(text)).default({}),
  /**
   * Options of Vite, which bundles scripts and styles: plugins, aliases, preprocessors of CSS.
   * @default {}
   */
  vite: viteSchema.default({}),
  /** The development server, `vellum dev`. */
  dev: devSchema.prefault({}),
  /** What the site adds to the theme. */
  theme: theme.prefault({}),
  /** What the shell shows. */
  themeConfig: themeSchema.prefault({}),
})

/** What an author writes in `vellum.config.ts`, without plugins. */
export interface UserFields extends Named, z.input<typeof configFields> {}
