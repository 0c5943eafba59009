// The module names that Docusaurus content imports, and their modules here. A closed list: any other
// `@theme/…` or `@docusaurus/…` fails with a hint.

import { CONTENT_COMPONENTS } from '../../shared/contentComponents.js'
import { MODULES_FOR_COPIES, THEME_PIECES } from '../base/copiedParts.js'
import { nearestName } from '../base/nearestName.js'
import { THEME_PARTS } from '../base/themeParts.js'
import { insteadOfPart } from '../base/unsupportedParts.js'

type Host = 'vellum/client/compat' | 'vellum/theme'

/**
 * What a name resolves to: a module of the engine, its default export there, and whether its other names are
 * re-exported.
 */
interface Alias {
  readonly host: Host
  readonly main?: string
  readonly others?: boolean
}

const theme = (main: string): Alias => ({ host: 'vellum/theme', main })
const client = (main: string): Alias => ({ host: 'vellum/client/compat', main, others: true })

const ALIASES: ReadonlyMap<string, Alias> = new Map<string, Alias>([
  ...[...CONTENT_COMPONENTS, 'IdealImage', 'Layout', 'MDXComponents', 'NotFound'].map(
    (name): [string, Alias] => [`@theme/${name}`, theme(name)],
  ),
  ...[
    'BrowserOnly',
    'ErrorBoundary',
    'ExecutionEnvironment',
    'Head',
    'Interpolate',
    'isInternalUrl',
    'Link',
    'Noop',
    'Translate',
    'useBaseUrl',
    'useBrokenLinks',
    'useDocusaurusContext',
    'useGlobalData',
    'useIsBrowser',
    'useIsomorphicLayoutEffect',
    'useRouteContext',
  ].map((name): [string, Alias] => [`@docusaurus/${name}`, client(name)]),
  ...[
    'constants',
    'router',
    'theme-common',
    'theme-common/internal',
    'plugin-content-blog/client',
    'plugin-content-docs/client',
  ].map((name): [string, Alias] => [`@docusaurus/${name}`, { host: 'vellum/client/compat', others: true }]),
])

/** The component of the theme that copies of it are made of: not that of the site, which may be such a copy. */
const DETAILS = '@docusaurus/theme-common/Details'

/** The files that Docusaurus writes for the code of a site, as modules with plain data: `@generated/i18n` */
export const GENERATED_NAMES = [
  'docusaurus.config',
  'site-metadata',
  'i18n',
  'globalData',
  'codeTranslations',
] as const

/** All names but those of pieces, which only copies of Docusaurus' components import. */
export const ALIAS_NAMES: readonly string[] = [...ALIASES.keys(), DETAILS]

/** Module names that are always resolved by the list. */
export const DOCUSAURUS_NAME = /^@(theme|theme-original|docusaurus)(\/|$)/

/** Whether a module name is always resolved by the list. */
export function isDocusaurusName(name: string): boolean {
  return DOCUSAURUS_NAME.test(name)
}

/**
 * The module that stands for a name: `export { Tabs as default } from "vellum/theme"`; undefined when the
 * list has no such name.
 */
export function aliasModule(name: string): string | undefined {
  const piece = THEME_PIECES.get(/^@theme(?:-original|-init)?\/(.+)$/.exec(name)?.[1] ?? '')
  if (piece) {
    return 'part' in piece
      ? `export { default } from "@theme-init/${piece.part}"`
      : `export { ${piece.exported} as default } from "vellum/internal/theme/${piece.module}"`
  }
  if (name === DETAILS) return 'export { default, default as Details } from "@theme-init/Details"'
  const alias = ALIASES.get(name)
  const more = MODULES_FOR_COPIES.get(name)
  const moreNames = more === undefined ? [] : [`export * from "vellum/internal/theme/${more}"`]
  if (!alias) return moreNames[0]
  const from = `from ${JSON.stringify(alias.host)}`
  return [
    ...(alias.main === undefined ? [] : [`export { ${alias.main} as default } ${from}`]),
    ...(alias.others ? [`export * ${from}`] : []),
    ...moreNames,
  ].join('\n')
}

/** What to use in place of names of Docusaurus that have no module here. */
const INSTEAD = new Map([
  [
    '@theme/IdealImage',
    'Show the image with Markdown: the package `vellum-images` makes it in several sizes.',
  ],
  ['@docusaurus/ComponentCreator', 'Import the component of the page itself: pages load no routes by name.'],
  ['@docusaurus/renderRoutes', 'Render the component itself: pages have no nested routes.'],
  [
    '@docusaurus/theme-search-algolia/client',
    'Set `themeConfig.algolia`, or replace the part `SearchBar` in `src/theme`.',
  ],
])

/** What to use in place of names that modules of Docusaurus export, and those here do not. */
export const INSTEAD_OF_EXPORTS: ReadonlyMap<string, string> = new Map(
  [
    [
      'matchPath useParams useRouteMatch generatePath',
      'Read the path with `useLocation()`, and match it with `URLPattern`.',
    ],
    ['NavLink', 'Use `Link` of `@docusaurus/Link` with `isNavLink`.'],
    [
      'Route Switch Router BrowserRouter StaticRouter',
      'Make a page for each path: pages have no routes of their own.',
    ],
    [
      'useContextualSearchFilters useSearchLinkCreator useSearchQueryString',
      'The search is a dialog: replace the part `SearchBar` in `src/theme`.',
    ],
    ['mergeSearchParams', 'Use `mergeSearchStrings`, or write the function into your own code.'],
    ['useDocRootMetadata', 'Read the sidebar of the page with `useDocsSidebar()`.'],
  ].flatMap(([names = '', hint = '']) => names.split(' ').map((name): [string, string] => [name, hint])),
)

/** The hint for a name that a module of the list does not export; undefined if there is none. */
export function exportHint(module: string, name: string): string | undefined {
  return isDocusaurusName(module) ? INSTEAD_OF_EXPORTS.get(name) : undefined
}

/** The hint for a name that the list does not have. */
export function aliasHint(name: string): string {
  const instead = INSTEAD.get(name)
  if (instead !== undefined) return instead
  const [, part] = /^@theme(?:-original|-init)?\/(.+)$/.exec(name) ?? []
  const other = part === undefined ? undefined : insteadOfPart(part)
  if (other !== undefined)
    return `\`${part}\` is a part of Docusaurus' theme that does not exist here: ${other}. For a component of your own, import it with \`@site/…\` or a relative path.`
  const meant = nearestAlias(name, part === undefined ? [] : THEME_PARTS.keys())
  const list = [...ALIAS_NAMES].sort().join(', ')
  return `${meant ? `Did you mean "${meant}"? ` : ''}These names are available: ${list}. For a component of your own, import it with \`@site/…\` or a relative path.`
}

/** The most similar name of the same scope. The scope is left out, or it would make every short name similar. */
function nearestAlias(name: string, parts: Iterable<string>): string | undefined {
  const scope = name.slice(0, name.indexOf('/') + 1)
  const aliases = [...ALIAS_NAMES].filter((alias) => alias.startsWith(scope))
  const candidates = [...aliases.map((alias) => alias.slice(scope.length)), ...parts]
  const meant = nearestName(name.slice(scope.length), candidates)
  return meant && scope + meant
}
