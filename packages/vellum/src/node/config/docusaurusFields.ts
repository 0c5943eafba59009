// Fields of a Docusaurus configuration that are not supported, and what to do instead. Only texts:
// configProblems.ts finds the fields and makes errors of them.

/** Sentences that more than one field needs. */
const ONLY_DEPLOY = 'Remove it: only `docusaurus deploy` used it.'
const NO_COMPONENTS = 'Remove it: pages have the components of the built-in theme.'
const NO_RECMA =
  'Remove it, and do its work in a plugin of `remarkPlugins` or `rehypePlugins`: most pages are HTML, not code.'
const ANALYTICS =
  'Remove it, and add the script of the service to `scripts`; code that counts page views goes to a client module that exports `onRouteDidUpdate`.'
const SITEMAP = 'Remove it: every build writes a sitemap.xml.'
const MERMAID = 'Remove it, and set `markdown.mermaid` to `true`.'
const ALGOLIA = 'Remove it: `themeConfig.algolia` works without it, when `@docsearch/react` is installed.'
const NO_PRISM =
  'Remove it: the theme colours code. Change its colours in `theme.customCss`, by the classes of tokens such as `.tk-keyword`.'
const SOCIAL_CARDS = 'Remove it, and add `socialCards()` of the package `vellum-social-cards` to `plugins`.'
const MARKDOWN_PAGES =
  'Remove it, and add `markdownPages()` of the package `vellum-markdown-pages` to `plugins`.'
const NO_LIVE = 'Remove it: blocks marked `live` are shown as code. Import a component of your own to run it.'

/** Texts by the path of the field, without array indexes. */
const REPLACED = new Map([
  ['socialCards', SOCIAL_CARDS],
  ['markdownPages', MARKDOWN_PAGES],
  ['themes', 'Remove it: the theme is built in. Change its looks with `theme.customCss`.'],
  ['organizationName', ONLY_DEPLOY],
  ['projectName', ONLY_DEPLOY],
  ['deploymentBranch', ONLY_DEPLOY],
  ['githubHost', ONLY_DEPLOY],
  ['githubPort', ONLY_DEPLOY],
  ['future', 'Remove it: there is nothing to opt into.'],
  ['webpack', 'Remove it: there is no webpack here, and nothing to set up for TypeScript, JSX and CSS.'],
  [
    'ssrTemplate',
    'Remove it, and add what its head has to `headTags`, `scripts` or `stylesheets`: the document is built in.',
  ],
  ['titleTemplate', 'Remove it, and set `titleDelimiter`: titles are page, delimiter, site.'],
  ['presets', 'Move the `docs`, `blog`, `pages` and `theme` options of the classic preset to the top level.'],
  ['presets.gtag', ANALYTICS],
  ['presets.googleAnalytics', ANALYTICS],
  ['presets.googleTagManager', ANALYTICS],
  ['presets.sitemap', SITEMAP],
  ['presets.debug', 'Remove it: there are no debug pages.'],
  ['presets.svgr', 'Remove it: an imported SVG file is a component without it.'],
  [
    'markdown.preprocessor',
    'Remove it, and do its work in a plugin of `markdown.beforeDefaultRemarkPlugins`.',
  ],
  ['markdown.parseFrontMatter', 'Remove it, and write the final values into the front matter of the files.'],
  ['markdown.mdx1Compat', 'Remove it: comments, heading ids and admonition titles work without it.'],
  [
    'markdown.remarkRehypeOptions',
    'Remove it. The labels of footnotes are translated with the theme; do anything else in a plugin of `markdown.rehypePlugins`.',
  ],
  ['markdown.recmaPlugins', NO_RECMA],
  ['docs.recmaPlugins', NO_RECMA],
  ['blog.recmaPlugins', NO_RECMA],
  ['pages.recmaPlugins', NO_RECMA],
  [
    'docs.sidebarItemsGenerator',
    'Remove it. Order folders with `_category_.json` and `sidebar_position`, or let the sidebar file compute its items.',
  ],
  [
    'blog.feedOptions.xslt',
    'Remove it: feeds have no stylesheet here. Feed readers show posts in their own way.',
  ],
  [
    'blog.feedOptions.createFeedItems',
    'Remove it, and choose with `blog.feedOptions.limit` how many posts a feed has.',
  ],
  [
    'blog.processBlogPosts',
    'Remove it. Leave posts out with `draft` or `unlisted` in their front matter, or with `blog.exclude`.',
  ],
  ['themeConfig.gtag', ANALYTICS],
  ['themeConfig.googleAnalytics', ANALYTICS],
  ['themeConfig.liveCodeBlock', NO_LIVE],
  ['themeConfig.prism.theme', NO_PRISM],
  ['themeConfig.prism.darkTheme', NO_PRISM],
  ['themeConfig.hideableSidebar', 'Write it as `themeConfig.docs.sidebar.hideable`.'],
  [
    'themeConfig.autoCollapseSidebarCategories',
    'Write it as `themeConfig.docs.sidebar.autoCollapseCategories`.',
  ],
  ['themeConfig.sidebarCollapsible', 'Write it as `docs.sidebarCollapsible`.'],
  ['themeConfig.defaultDarkMode', "Write it as `themeConfig.colorMode.defaultMode: 'dark'`."],
  ['themeConfig.disableDarkMode', 'Write it as `themeConfig.colorMode.disableSwitch`.'],
  ['themeConfig.colorMode.switchConfig', 'Remove it: the icons of the switch are part of the theme.'],
])

/** What to do instead of a field: 'docs.sidebarItemsGenerator' → 'Remove it. Order folders with …' */
export function replacement(path: readonly PropertyKey[]): string | undefined {
  const names = path.filter((part) => typeof part === 'string')
  // The options of a preset are those of the top level.
  const [first, second] = names
  const presetField = first === 'presets' && second !== undefined ? names.slice(1).join('.') : undefined
  if (/^(?:docs|blog|pages)\.\w+Component$/.test(presetField ?? names.join('.'))) return NO_COMPONENTS
  return REPLACED.get(names.join('.')) ?? (presetField && REPLACED.get(presetField))
}

/** Texts by the end of a package's name, without its scope. */
const PACKAGES = new Map([
  [
    'plugin-content-docs',
    'Write its options as one more set in the list `docs`: `docs: [{ … }, { id, path, … }]`.',
  ],
  ['plugin-content-blog', 'Write its options as `blog`; a site has one blog.'],
  ['plugin-content-pages', 'Write its options as `pages`.'],
  [
    'plugin-client-redirects',
    'Remove it, and write its `redirects` as `redirects` of the configuration; a page can name its old URLs itself: `redirect_from: [/old]`.',
  ],
  ['plugin-sitemap', SITEMAP],
  ['plugin-google-gtag', ANALYTICS],
  ['plugin-google-analytics', ANALYTICS],
  ['plugin-google-tag-manager', ANALYTICS],
  [
    'plugin-ideal-image',
    'Remove it, and show pictures with Markdown: they get their size and load when they are near.',
  ],
  ['plugin-css-cascade-layers', 'Remove it: the styles of the theme are in a layer, so yours win.'],
  ['plugin-rsdoctor', 'Remove it: there is no Rspack here.'],
  ['plugin-debug', 'Remove it: there are no debug pages.'],
  ['plugin-svgr', 'Remove it: an imported SVG file is a component without it.'],
  ['theme-classic', 'Remove it: the theme is built in. Its `customCss` is `theme.customCss`.'],
  ['theme-mermaid', MERMAID],
  ['theme-live-codeblock', NO_LIVE],
  ['theme-search-algolia', ALGOLIA],
  ['remark-plugin-npm2yarn', 'Remove it: blocks marked `npm2yarn` become tabs without it.'],
])

/** What to do instead of a plugin or a theme; `name` is undefined for one that is a function. */
export function packageAdvice(name: string | undefined): string {
  const shortName = name?.replace(/^@[^/]+\//, '').replace(/^docusaurus-(?=plugin-|theme-|remark-)/, '')
  return (
    (shortName && PACKAGES.get(shortName)) ??
    'Wrap it in `docusaurusPlugin()` of the package `vellum-docusaurus`, which runs it as far as it goes. Or remove it: what it did to Markdown goes to `markdown`, what it ran in browsers to `clientModules`, its tags to `headTags`, its files to a static folder.'
  )
}

/** What to do with an import of a package that a Docusaurus site has, and this one need not. */
export function importAdvice(name: string): string | undefined {
  if (name === 'prism-react-renderer') {
    return 'Remove the import, and `theme` and `darkTheme` from `themeConfig.prism`: code is coloured by the theme.'
  }
  return name.startsWith('@docusaurus/') ? packageAdvice(name) : undefined
}
