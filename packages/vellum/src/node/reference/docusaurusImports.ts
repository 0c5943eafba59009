// Which import of Docusaurus a name of `vellum/client` or `vellum/client/compat` stands for. The modules of Docusaurus all
// resolve to the same module here, so what each of them exports there is written down once, in this table.

import type { DocusaurusImport } from './types.js'

/** Module of Docusaurus → the names that sites import from it. A name that the module itself has is its default export. */
export const DOCUSAURUS_EXPORTS: Readonly<Record<string, readonly string[]>> = {
  '@docusaurus/BrowserOnly': ['BrowserOnly'],
  '@docusaurus/ErrorBoundary': ['ErrorBoundary'],
  '@docusaurus/ExecutionEnvironment': ['ExecutionEnvironment'],
  '@docusaurus/Head': ['Head'],
  '@docusaurus/Interpolate': ['Interpolate', 'interpolate'],
  '@docusaurus/Link': ['Link'],
  '@docusaurus/Noop': ['Noop'],
  '@docusaurus/Translate': ['Translate', 'translate'],
  '@docusaurus/constants': ['DEFAULT_PLUGIN_ID'],
  '@docusaurus/isInternalUrl': ['isInternalUrl', 'hasProtocol'],
  '@docusaurus/useBaseUrl': ['useBaseUrl', 'useBaseUrlUtils'],
  '@docusaurus/useBrokenLinks': ['useBrokenLinks'],
  '@docusaurus/useDocusaurusContext': ['useDocusaurusContext'],
  '@docusaurus/useGlobalData': ['useAllPluginInstancesData', 'useGlobalData', 'usePluginData'],
  '@docusaurus/useIsBrowser': ['useIsBrowser'],
  '@docusaurus/useIsomorphicLayoutEffect': ['useIsomorphicLayoutEffect'],
  '@docusaurus/useRouteContext': ['useRouteContext'],
  '@docusaurus/router': ['Redirect', 'useHistory', 'useLocation'],
  '@docusaurus/theme-common': [
    'Collapsible',
    'composeProviders',
    'createStorageSlot',
    'ErrorCauseBoundary',
    'HtmlClassNameProvider',
    'listStorageKeys',
    'PageMetadata',
    'prefersReducedMotion',
    'ReactContextError',
    'ThemeClassNames',
    'useClearQueryString',
    'useCollapsible',
    'useColorMode',
    'useEvent',
    'usePluralForm',
    'usePrevious',
    'useQueryString',
    'useQueryStringList',
    'useStorageSlot',
    'useThemeConfig',
    'useWindowSize',
  ],
  // A component of the theme.
  '@docusaurus/theme-common/Details': [],
  '@docusaurus/theme-common/internal': ['splitNavbarItems', 'useNavbarMobileSidebar'],
  '@docusaurus/plugin-content-blog/client': [
    'groupBlogSidebarItemsByYear',
    'useBlogMetadata',
    'useBlogPost',
    'useVisibleBlogSidebarItems',
  ],
  '@docusaurus/plugin-content-docs/client': [
    'filterDocCardListItems',
    'findFirstSidebarItemLink',
    'isActiveSidebarItem',
    'useActiveDocContext',
    'useActivePlugin',
    'useActiveVersion',
    'useAllDocsData',
    'useCurrentSidebarCategory',
    'useCurrentSidebarSiblings',
    'useDoc',
    'useDocById',
    'useDocsData',
    'useDocsPreferredVersion',
    'useDocsSidebar',
    'useDocsVersion',
    'useDocsVersionCandidates',
    'useDocVersionSuggestions',
    'useLatestVersion',
    'useLayoutDoc',
    'useLayoutDocsSidebar',
    'useSidebarBreadcrumbs',
    'useVersions',
  ],
}

/** The import of Docusaurus that a name stands for; undefined for one that only Vellum has. */
export function docusaurusImport(name: string): DocusaurusImport | undefined {
  const [module] = Object.entries(DOCUSAURUS_EXPORTS).find(([, names]) => names.includes(name)) ?? []
  return module === undefined ? undefined : { module, isDefault: module === `@docusaurus/${name}` }
}
