// The public names of `vellum/client/compat`: all of `vellum/client`, and what content written for
// Docusaurus imports from `@docusaurus/…`. node/vite/docusaurusAliases.ts resolves these imports to
// this file. ../index.test.ts pins the names.

export * from '../index.js'

// @docusaurus/ExecutionEnvironment, @docusaurus/theme-common

export { ExecutionEnvironment } from '../api/executionEnvironment.js'
export { HtmlClassNameProvider } from '../api/PageMetadata.js'
export { createStorageSlot } from '../runtime/storage.js'
export { type StorageSlot, useStorageSlot } from './storageSlots.js'
export { useWindowSize, type WindowSize } from './windowSize.js'

// @docusaurus/useBrokenLinks, @docusaurus/useRouteContext, @docusaurus/isInternalUrl, @docusaurus/constants

export { type BrokenLinks, useBrokenLinks } from './brokenLinks.js'
export { ThemeClassNames } from './classNames.js'
export {
  Collapsible,
  type CollapsibleProps,
  type CollapsibleState,
  useCollapsible,
} from './collapsible.js'
export { type RouteContextView, useRouteContext } from './routeContext.js'
export {
  composeProviders,
  DEFAULT_PLUGIN_ID,
  hasProtocol,
  isInternalUrl,
  listStorageKeys,
  Noop,
  prefersReducedMotion,
  ReactContextError,
  useClearQueryString,
  useEvent,
  useIsomorphicLayoutEffect,
  usePrevious,
  useQueryString,
  useQueryStringList,
} from './smallHooks.js'

// @docusaurus/theme-common, @docusaurus/plugin-content-docs/client, in parts of a theme

export {
  duplicates,
  findSidebarCategory,
  groupBy,
  isMultiColumnFooterLinks,
  isRegexpStringMatch,
  isSamePath,
  isVisibleSidebarItem,
  uniq,
  useActivePluginAndVersion,
  useLocalPathname,
  useQueryStringValue,
  useVisibleSidebarItems,
} from './themeHelpers.js'
export {
  type DocView,
  ErrorCauseBoundary,
  type NavbarMobileSidebar,
  splitNavbarItems,
  useDoc,
  useNavbarMobileSidebar,
} from './themeParts.js'

// @docusaurus/plugin-content-blog/client

export {
  type BlogPostView,
  groupBlogSidebarItemsByYear,
  useBlogMetadata,
  useBlogPost,
  useVisibleBlogSidebarItems,
} from './blogPost.js'

// @docusaurus/useDocusaurusContext, @docusaurus/useGlobalData

export {
  type I18nView,
  type SiteConfigView,
  type SiteMetadataView,
  type ThemeConfigView,
  useAllPluginInstancesData,
  useDocusaurusContext,
  useGlobalData,
  usePluginData,
  useThemeConfig,
} from './docusaurusContext.js'

// @docusaurus/plugin-content-docs/client

export type { DocsData, DocsVersionData } from '../../shared/docs.js'
export { HookError, type HookErrorCode } from '../context/hookError.js'
export {
  type DocEntry,
  useActiveVersion,
  useAllDocsData,
  useDocById,
  useDocsData,
  useLatestVersion,
  useVersions,
} from './docsData.js'
export {
  type BreadcrumbItem,
  filterDocCardListItems,
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  type PageSidebarCategory,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
  useDocsSidebar,
  useSidebarBreadcrumbs,
} from './docsSidebar.js'
export {
  type DocsVersionView,
  useActiveDocContext,
  useActivePlugin,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocsVersionCandidates,
  useDocVersionSuggestions,
  useLayoutDoc,
  useLayoutDocsSidebar,
} from './docsVersion.js'
