// The public names of `vellum/client`: what pages, content and themes may use.
// `renderPage` is not among them: it is for Node, which loads its file by path.
// index.test.ts pins the names.

// Links
export { Anchor, type AnchorProps, isActiveHref } from './Anchor.js'
// The page on screen
export { isConstrained, whenIdle } from './ahead.js'
// The announcement bar
export { type AnnouncementBarState, useAnnouncementBar, useAnnouncementBarSync } from './announcementBar.js'
// Addresses below the base
export { type BaseUrlOptions, type BaseUrlUtils, useBaseUrl, useBaseUrlUtils } from './baseUrl.js'
// Server and browser
export { BrowserOnly, type BrowserOnlyProps, ExecutionEnvironment, useIsBrowser } from './browser.js'
// The colour mode
export {
  type ColorMode,
  type ColorModeChoice,
  type ColorModeToggleState,
  useColorMode,
  useColorModeSync,
  useColorModeToggle,
} from './colorMode.js'
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
} from './docsData.js'
export {
  type PageSidebarCategory,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
  useDocsSidebar,
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
// The site in the shapes of Docusaurus
export {
  type I18nView,
  type SiteConfigView,
  type ThemeConfigView,
  useDocusaurusContext,
  useGlobalData,
  usePluginData,
  useThemeConfig,
} from './docusaurusContext.js'
// Failures
export {
  ErrorBoundary,
  type ErrorBoundaryProps,
  type ErrorFallbackProps,
  errorText,
} from './ErrorBoundary.js'
// Focus
export { focusBriefly } from './focus.js'
// The head of the document
export { Head, type HeadProps } from './Head.js'
export { type CollectHeadTag, HeadProvider } from './headContext.js'
export { HelperError, type HelperErrorCode } from './helperError.js'
// Colours of code
export { type HighlightCode, HighlighterProvider, type HighlightInput } from './highlighter.js'
export { useHighlighter } from './highlightRecord.js'
// Placeholders in messages
export { Interpolate, type InterpolateProps, type InterpolateValues, interpolate } from './interpolate.js'
export { Link, type LinkProps } from './Link.js'
// Parts that load later
export { type LazyPartOptions, lazyPart, type PartLoader } from './lazyPart.js'
export { loadPart } from './loadPart.js'
// The place of the page
export { type History, type Location, useHistory, useLocation } from './location.js'
// Title and description
export {
  HtmlClassNameProvider,
  PageMetadata,
  type PageMetadataProps,
} from './PageMetadata.js'
export {
  PageProvider,
  PageSidebarProvider,
  type ShownSidebar,
  usePage,
  usePageSidebar,
} from './pageContext.js'
// The preferred version of the docs
export { usePreferredVersionSync, usePreferredVersions, VERSION_ATTRIBUTE } from './preferredVersion.js'
export { Redirect } from './Redirect.js'
// The site
export { SiteProvider, useSite } from './siteContext.js'
// Stored values
export { createStorageSlot, type StorageSlot, useStorageSlot } from './storage.js'
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
} from './theme.js'
// Words
export {
  type PluralForms,
  Translate,
  type TranslateInput,
  type TranslateProps,
  translate,
  translateNodes,
  usePluralForm,
} from './translate.js'
export { blockTraversal } from './traversal.js'
// The size of the window
export { DESKTOP_WIDTH, useWindowSize, type WindowSize } from './windowSize.js'
