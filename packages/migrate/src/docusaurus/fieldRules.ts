// Fields of a Docusaurus configuration that Vellum does not have. Only data: rewriteFields.ts applies it to those that the
// engine of this version really does not accept.

import type { Weight } from '../findings.js'

/** What becomes of a field. */
export type FieldRule =
  | { readonly kind: 'notNeeded'; readonly text: string }
  | { readonly kind: 'lost'; readonly text: string; readonly fix?: string; readonly weight: Weight }
  | { readonly kind: 'renamed'; readonly fix: string }

const notNeeded = (text: string): FieldRule => ({ kind: 'notNeeded', text })
const lost = (text: string, fix: string | undefined, weight: Weight): FieldRule => ({
  kind: 'lost',
  text,
  weight,
  ...(fix !== undefined && { fix }),
})
const renamed = (fix: string): FieldRule => ({ kind: 'renamed', fix })

const DEPLOY = notNeeded('only `docusaurus deploy` used it')

/** Rules by the path of a field, in which the options of the preset are at the top level. */
export const FIELD_RULES: Readonly<Record<string, FieldRule>> = {
  deploymentBranch: DEPLOY,
  githubHost: DEPLOY,
  githubPort: DEPLOY,
  future: notNeeded('there is nothing to opt into'),
  webpack: notNeeded('there is no webpack'),
  debug: notNeeded('it made pages for developing Docusaurus'),
  svgr: notNeeded('imported SVG files are components'),
  ssrTemplate: lost(
    'The template of documents is built in.',
    'Write the tags of its head into `headTags`, `scripts` or `stylesheets`.',
    'medium',
  ),
  titleTemplate: renamed('Set `titleDelimiter`: titles are page, delimiter, site.'),
  'markdown.mdx1Compat': notNeeded('comments, heading ids and admonition titles work without it'),
  'markdown.remarkRehypeOptions': lost(
    'Options of remark-rehype have no effect.',
    'Labels of footnotes are translated with the theme; do anything else in `markdown.rehypePlugins`.',
    'low',
  ),
  'blog.processBlogPosts': lost(
    'Posts are no longer filtered by `processBlogPosts`.',
    'Leave posts out with `draft` or `unlisted` in their front matter, or with `blog.exclude`.',
    'medium',
  ),
  'blog.feedOptions.xslt': lost('Feeds have no stylesheet: browsers are giving up XSLT.', undefined, 'low'),
  'blog.feedOptions.createFeedItems': lost(
    'Feeds are no longer filtered by `createFeedItems`.',
    'Choose with `blog.feedOptions.limit` how many posts a feed has.',
    'medium',
  ),
  'themeConfig.prism.theme': lost('', undefined, 'low'),
  'themeConfig.prism.darkTheme': lost('', undefined, 'low'),
  'themeConfig.prism.additionalLanguages': notNeeded('all languages are there'),
  'themeConfig.colorMode.switchConfig': lost(
    'The icons of the colour mode switch are built in.',
    undefined,
    'low',
  ),
  'themeConfig.liveCodeBlock': notNeeded('it belonged to live code blocks'),
  'themeConfig.mermaid': lost(
    'Diagrams follow the colours of the site, not a theme of Mermaid.',
    undefined,
    'low',
  ),
  'themeConfig.zoom': lost('Options of enlarged images: see those of `zoom()`.', undefined, 'low'),
  'themeConfig.imageZoom': lost('Options of enlarged images: see those of `zoom()`.', undefined, 'low'),
  'themeConfig.zooming': lost('Options of enlarged images: see those of `zoom()`.', undefined, 'low'),
  'themeConfig.metadatas': renamed('Write it as `themeConfig.metadata`.'),
  'themeConfig.gtag': renamed(
    "Add `googleGtag({ trackingID: '…' })` of vellum-docusaurus to `plugins`, if the site still counts visits with it.",
  ),
  'themeConfig.googleAnalytics': renamed(
    "Add `googleAnalytics({ trackingID: '…' })` of vellum-docusaurus to `plugins`, if the site still counts visits with it.",
  ),
  'themeConfig.blog': lost('The sidebar of the blog lists posts by year.', undefined, 'low'),
  'themeConfig.hideableSidebar': renamed('Write it as `themeConfig.docs.sidebar.hideable`.'),
  'themeConfig.autoCollapseSidebarCategories': renamed(
    'Write it as `themeConfig.docs.sidebar.autoCollapseCategories`.',
  ),
  'themeConfig.sidebarCollapsible': renamed('Write it as `docs.sidebarCollapsible`.'),
  'themeConfig.defaultDarkMode': renamed("Write it as `themeConfig.colorMode.defaultMode: 'dark'`."),
  'themeConfig.disableDarkMode': renamed('Write it as `themeConfig.colorMode.disableSwitch`.'),
}

/** Parts of the theme that do what the component of an option does. */
export const COMPONENT_PARTS: Readonly<Record<string, string>> = {
  docsRootComponent: 'DocRoot/Layout',
  docVersionRootComponent: 'DocRoot/Layout',
  docRootComponent: 'DocRoot/Layout',
  docItemComponent: 'DocItem/Layout',
  docTagsListComponent: 'DocTagsListPage',
  docTagDocListComponent: 'DocTagDocListPage',
  docCategoryGeneratedIndexComponent: 'DocCategoryGeneratedIndexPage',
  blogListComponent: 'BlogListPage',
  blogPostComponent: 'BlogPostPage',
  blogTagsListComponent: 'BlogTagsListPage',
  blogTagsPostsComponent: 'BlogTagsPostsPage',
  blogArchiveComponent: 'BlogArchivePage',
  blogAuthorsListComponent: 'Blog/Pages/BlogAuthorsListPage',
  blogAuthorsPostsComponent: 'Blog/Pages/BlogAuthorsPostsPage',
  mdxPageComponent: 'MDXPage',
}

/** Docusaurus' own components of the options whose names differ from those of the parts. */
const DEFAULT_COMPONENTS: Readonly<Record<string, string>> = {
  docsRootComponent: 'DocsRoot',
  docVersionRootComponent: 'DocVersionRoot',
  docRootComponent: 'DocRoot',
  docItemComponent: 'DocItem',
}

/** Whether the component of an option is the one that Docusaurus has without it: `'@theme/DocItem'` */
function isDefaultComponent(option: string, value: unknown): boolean {
  const name = DEFAULT_COMPONENTS[option] ?? COMPONENT_PARTS[option]
  return name !== undefined && value === `@theme/${name}`
}

function componentFix(option: string, value: unknown): string {
  if (value === '@theme/ApiItem') {
    return 'It is of docusaurus-theme-openapi-docs, which runs through the adapter: pages of an API are shown, without the panel that sends requests and has code samples. Write samples into the description of the API, or link to a tool that sends requests.'
  }
  const part = Object.hasOwn(COMPONENT_PARTS, option) ? COMPONENT_PARTS[option] : undefined
  if (part === undefined) return 'The manual lists the parts that a site replaces: reference/theme-parts.'
  const fix = `Move it to src/theme/${part}, and show @theme-original/${part} in it. Its props are those of that part.`
  return typeof value === 'string' && value.startsWith('@theme/')
    ? `${fix} If it is of a package, show it there in a component of your own.`
    : fix
}

/** The rule for a field; `value` is its value, if that is written as text. */
export function fieldRule(path: readonly string[], value?: unknown): FieldRule | undefined {
  const name = path.join('.')
  if (Object.hasOwn(FIELD_RULES, name)) return FIELD_RULES[name]
  const component = /^(?:docs|blog|pages)\.(\w+Component)$/.exec(name)?.[1]
  if (component !== undefined && isDefaultComponent(component, value)) {
    return notNeeded('it named the component that pages have without it')
  }
  if (component !== undefined) {
    return lost(`The component of \`${name}\` is no longer used.`, componentFix(component, value), 'high')
  }
  if (/\.recmaPlugins$/.test(name)) {
    return lost(
      'recma plugins have no effect: most pages are HTML, not code.',
      'Do the work in `remarkPlugins` or `rehypePlugins`.',
      'medium',
    )
  }
  if (/\.admonitions\.tag$/.test(name)) return notNeeded('the tag of admonitions is `:::`')
  return undefined
}
