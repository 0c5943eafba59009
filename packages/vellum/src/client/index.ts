// The public names of `vellum/client`: what pages, content and themes may use.
// `renderHtml` is not among them: it is for Node, which loads its file by path.
// index.test.ts pins the names.

// Links
export { Anchor, type AnchorProps, isActiveHref } from './api/Anchor.js'
// The announcement bar
export {
  type AnnouncementBarState,
  useAnnouncementBar,
  useAnnouncementBarSync,
} from './api/announcementBar.js'
// Addresses below the base
export { type BaseUrlOptions, type BaseUrlUtils, useBaseUrl, useBaseUrlUtils } from './api/baseUrl.js'
// Server and browser
export { BrowserOnly, type BrowserOnlyProps, ExecutionEnvironment, useIsBrowser } from './api/browser.js'
// The colour mode
export {
  type ColorMode,
  type ColorModeChoice,
  type ColorModeToggleState,
  useColorMode,
  useColorModeSync,
  useColorModeToggle,
} from './api/colorMode.js'
// Failures
export {
  ErrorBoundary,
  type ErrorBoundaryProps,
  type ErrorFallbackProps,
  errorText,
} from './api/ErrorBoundary.js'
// The head of the document
export { Head, type HeadProps } from './api/Head.js'
// Placeholders in messages
export { Interpolate, type InterpolateProps, type InterpolateValues, interpolate } from './api/interpolate.js'
export { Link, type LinkProps } from './api/Link.js'
// Parts that load later
export { type LazyPartOptions, lazyPart, type PartLoader } from './api/lazyPart.js'
// The place of the page
export { type History, type Location, useHistory, useLocation } from './api/location.js'
// Title and description
export {
  HtmlClassNameProvider,
  PageMetadata,
  type PageMetadataProps,
} from './api/PageMetadata.js'
export { Redirect } from './api/Redirect.js'
// Words
export {
  type PluralForms,
  Translate,
  type TranslateInput,
  type TranslateProps,
  translate,
  translateNodes,
  usePluralForm,
} from './api/translate.js'
// The size of the window
export { DESKTOP_WIDTH, useWindowSize, type WindowSize } from './api/windowSize.js'
// Documents
export {
  type DocEntry,
  DocsProvider,
  useActiveVersion,
  useAllDocsData,
  useDescriptionOf,
  useDocById,
  useDocsData,
  useLatestVersion,
  useVersions,
} from './compat/docsData.js'
export {
  type PageSidebarCategory,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
  useDocsSidebar,
} from './compat/docsSidebar.js'
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
} from './compat/docsVersion.js'
// The site in the shapes of Docusaurus
export {
  type I18nView,
  type SiteConfigView,
  type ThemeConfigView,
  useDocusaurusContext,
  useGlobalData,
  usePluginData,
  useThemeConfig,
} from './compat/docusaurusContext.js'
export { HelperError, type HelperErrorCode } from './compat/helperError.js'
// The preferred version of the docs
export {
  usePreferredVersionSync,
  usePreferredVersions,
  VERSION_ATTRIBUTE,
} from './compat/preferredVersion.js'
export { blockTraversal } from './compat/traversal.js'
export { type CollectHeadTag, HeadProvider } from './context/headContext.js'
// Colours of code
export { type HighlightCode, HighlighterProvider, type HighlightInput } from './context/highlighter.js'
export {
  PageProvider,
  PageSidebarProvider,
  type ShownSidebar,
  usePage,
  usePageSidebar,
} from './context/pageContext.js'
// The site
export { SiteProvider, useSite } from './context/siteContext.js'
// What a theme is
export {
  type LayoutProps,
  type LiveBody,
  type LivePage,
  type PageBody,
  type ShellTheme,
  type Theme,
  ThemeProvider,
  useTheme,
} from './context/theme.js'
// The page on screen
export { isConstrained, whenIdle } from './runtime/ahead.js'
// Focus
export { focusBriefly } from './runtime/focus.js'
export { loadPart } from './runtime/loadPart.js'
// Stored values
export { createStorageSlot, type StorageSlot, useStorageSlot } from './runtime/storage.js'
export { useHighlighter } from './server/highlightRecord.js'
