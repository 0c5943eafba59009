// The English labels of the breadcrumbs.

/** English labels by their id in translation files. */
export const BREADCRUMB_LABELS = {
  'theme.docs.breadcrumbs.navAriaLabel': 'Breadcrumbs',
  'theme.docs.breadcrumbs.home': 'Home page',
} as const
