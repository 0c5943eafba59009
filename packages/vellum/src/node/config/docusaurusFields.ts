// Fields of a Docusaurus configuration that have no effect or no replacement here, and what to do instead. Only texts:
// fromDocusaurus.ts removes the fields, configProblems.ts makes errors of the others.

/** What becomes of a part of a Docusaurus configuration. */
export type Outcome = 'carried' | 'changed' | 'no-effect' | 'lost'

/** What becomes of a field, and a sentence about it. */
export type FieldOutcome = readonly [outcome: 'no-effect' | 'lost', sentence: string]

const ONLY_DEPLOY: FieldOutcome = ['no-effect', 'Only `docusaurus deploy` used it.']
const NO_COMPONENTS: FieldOutcome = [
  'lost',
  'Pages have the components of the theme. Replace a part of it with a file in `src/theme`.',
]
const NO_RECMA: FieldOutcome = [
  'lost',
  'Most pages are HTML, not code: do its work in a plugin of `remarkPlugins` or `rehypePlugins`.',
]
const NO_PRISM: FieldOutcome = [
  'lost',
  'The theme colours code. Change its colours in `theme.customCss`, by the classes of tokens such as `.tk-keyword`.',
]
const renamed = (name: string): FieldOutcome => ['lost', `Write it as \`${name}\`.`]

/** Outcomes by the path of the field, without array indexes. */
const OUTCOMES = new Map<string, FieldOutcome>([
  ['deploymentBranch', ONLY_DEPLOY],
  ['githubHost', ONLY_DEPLOY],
  ['githubPort', ONLY_DEPLOY],
  ['future', ['no-effect', 'There is nothing to opt into.']],
  ['webpack', ['no-effect', 'There is no webpack here, and nothing to set up for TypeScript, JSX and CSS.']],
  [
    'ssrTemplate',
    ['lost', 'The document is built in. Add what its head has to `headTags`, `scripts` or `stylesheets`.'],
  ],
  ['markdown.mdx1Compat', ['no-effect', 'Comments, heading ids and admonition titles work without it.']],
  [
    'markdown.remarkRehypeOptions',
    [
      'lost',
      'The labels of footnotes are translated with the theme; do anything else in a plugin of `markdown.rehypePlugins`.',
    ],
  ],
  ['markdown.recmaPlugins', NO_RECMA],
  ['docs.recmaPlugins', NO_RECMA],
  ['blog.recmaPlugins', NO_RECMA],
  ['pages.recmaPlugins', NO_RECMA],
  ['blog.feedOptions.xslt', ['lost', 'Feeds have no stylesheet: feed readers show posts in their own way.']],
  [
    'blog.feedOptions.createFeedItems',
    ['lost', 'Choose with `blog.feedOptions.limit` how many posts a feed has.'],
  ],
  [
    'blog.processBlogPosts',
    ['lost', 'Leave posts out with `draft` or `unlisted` in their front matter, or with `blog.exclude`.'],
  ],
  ['themeConfig.prism.theme', NO_PRISM],
  ['themeConfig.prism.darkTheme', NO_PRISM],
  ['themeConfig.hideableSidebar', renamed('themeConfig.docs.sidebar.hideable')],
  ['themeConfig.autoCollapseSidebarCategories', renamed('themeConfig.docs.sidebar.autoCollapseCategories')],
  ['themeConfig.sidebarCollapsible', renamed('docs.sidebarCollapsible')],
  ['themeConfig.defaultDarkMode', renamed("themeConfig.colorMode.defaultMode: 'dark'")],
  ['themeConfig.disableDarkMode', renamed('themeConfig.colorMode.disableSwitch')],
  ['themeConfig.colorMode.switchConfig', ['lost', 'The icons of the switch are part of the theme.']],
  [
    'themeConfig.liveCodeBlock',
    ['lost', 'Blocks marked `live` are shown as code. Import a component of your own to run it.'],
  ],
])

/** What becomes of a field: 'themeConfig.liveCodeBlock' → ['lost', 'Blocks marked …'] */
export function fieldOutcome(path: readonly string[]): FieldOutcome | undefined {
  const name = path.join('.')
  return /^(?:docs|blog|pages)\.\w+Component$/.test(name) ? NO_COMPONENTS : OUTCOMES.get(name)
}

/** Fields that are errors, because a plugin or another field does their work. */
const REPLACED = new Map([
  ['socialCards', 'Remove it, and add `socialCards()` of the package `vellum-social-cards` to `plugins`.'],
  [
    'markdownPages',
    'Remove it, and add `markdownPages()` of the package `vellum-markdown-pages` to `plugins`.',
  ],
  ['titleTemplate', 'Remove it, and set `titleDelimiter`: titles are page, delimiter, site.'],
])

/** What to do instead of an unknown field. */
export function replacement(path: readonly PropertyKey[]): string | undefined {
  return REPLACED.get(path.filter((part) => typeof part === 'string').join('.'))
}

/** What to do with an import of a package that a Docusaurus site has, and this one need not. */
export function importAdvice(name: string): string | undefined {
  if (!name.startsWith('@docusaurus/') && !name.startsWith('docusaurus-')) return undefined
  const installed = name.split('/', name.startsWith('@') ? 2 : 1).join('/')
  return `Install it: \`npm install ${installed}\`. Or remove the import, and list the package in \`plugins\` or \`themes\` by its name.`
}
