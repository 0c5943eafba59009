// The English labels of the breadcrumbs.

/** English labels by their id in translation files. */
export const BREADCRUMB_LABELS = {
  /** Name of the breadcrumbs for screen readers. */
  'theme.docs.breadcrumbs.navAriaLabel': 'Breadcrumbs',
  /** First breadcrumb, an icon that links to the home page. */
  'theme.docs.breadcrumbs.home': 'Home page',
} as const
