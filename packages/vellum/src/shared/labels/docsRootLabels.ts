// The English title of the page at the root of the docs when no doc has that path.

/** English labels by their id in translation files. */
export const DOCS_ROOT_LABELS = {
  /** Title of the page at `docs.routeBasePath`, if no document has that URL. */
  'theme.docs.root.title': 'Documentation',
} as const
