// The public names of `vellum/client`: what pages, content and themes may use.
// `renderPage` is not among them: it is for Node, which loads its file by path.
// index.test.ts pins the names.

// Addresses below the base
export { type BaseUrlOptions, type BaseUrlUtils, useBaseUrl, useBaseUrlUtils } from './baseUrl.js'
// Server and browser
export { BrowserOnly, type BrowserOnlyProps, ExecutionEnvironment, useIsBrowser } from './browser.js'
// The colour mode
export { type ColorMode, useColorMode } from './colorMode.js'
// Documents
export {
  type DocEntry,
  DocsProvider,
  useActiveVersion,
  useAllDocsData,
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
// The head of the document
export { type CollectHeadTag, Head, type HeadProps, HeadProvider } from './Head.js'
// Colours of code
export {
  type HighlightCode,
  HighlighterProvider,
  type HighlightInput,
  useHighlighter,
} from './highlighter.js'
// Placeholders in messages
export { Interpolate, type InterpolateProps, type InterpolateValues, interpolate } from './interpolate.js'
// Links
export { Anchor, type AnchorProps, isActiveHref, Link, type LinkProps } from './Link.js'
// The place of the page
export { type History, type Location, Redirect, useHistory, useLocation } from './location.js'
// Title and description
export {
  HtmlClassNameProvider,
  PageMetadata,
  type PageMetadataProps,
} from './PageMetadata.js'
// The page on screen
export { PageProvider, PageSidebarProvider, usePage, usePageSidebar } from './pageContext.js'
// The site
export { SiteProvider, useSite } from './siteContext.js'
// What a theme is
export { type LayoutProps, type PageBody, type Theme, ThemeProvider, useTheme } from './theme.js'
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
