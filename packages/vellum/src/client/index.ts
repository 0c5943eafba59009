// The public names of `vellum/client`: what the pages and components of a site may use. The theme imports the
// files themselves, so the names here are the contract with sites alone. Docusaurus' other hooks are in
// compat/index.ts. index.test.ts pins the names.

// Links, URLs and navigation

export { type BaseUrlOptions, type BaseUrlUtils, useBaseUrl, useBaseUrlUtils } from './api/baseUrl.js'
export { type History, useHistory } from './api/history.js'
export { Link, type LinkProps } from './api/Link.js'
export { type Location, useLocation } from './api/location.js'
export { Redirect, type RedirectProps } from './api/Redirect.js'
export type { RouteFunctions, RouteUpdate } from './runtime/routeEvents.js'

// The head of the document

export { Head, type HeadProps } from './api/Head.js'
export { PageMetadata, type PageMetadataProps } from './api/PageMetadata.js'

// Messages and translations

export { Interpolate, type InterpolateProps, type InterpolateValues, interpolate } from './api/interpolate.js'
export {
  type PluralForms,
  Translate,
  type TranslateInput,
  type TranslateProps,
  translate,
  usePluralForm,
} from './api/translate.js'

// What differs between server, browser and visitor

export { BrowserOnly, type BrowserOnlyProps, useIsBrowser } from './api/browser.js'
export { type ColorMode, type ColorModeChoice, useColorMode } from './api/colorMode.js'

// Components in slots of the theme

export type { SlotProps } from './context/slot.js'

// Errors, and components that load later

export { ErrorBoundary, type ErrorBoundaryProps } from './api/ErrorBoundary.js'
export type { ErrorFallbackProps } from './api/ErrorCatcher.js'
export { type LazyPartOptions, lazyPart, type PartLoader } from './api/lazyPart.js'
