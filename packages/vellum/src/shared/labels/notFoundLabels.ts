// The English labels of the 404 page.

/** English labels by their id in translation files. */
export const NOT_FOUND_LABELS = {
  /** Title of the page for unknown paths. */
  'theme.NotFound.title': 'Page Not Found',
  /** First paragraph of the page for unknown paths. */
  'theme.NotFound.p1': 'We could not find the page you were looking for.',
  /** Second paragraph of the page for unknown paths. */
  'theme.NotFound.p2':
    'If a link brought you here, please let the owner of that site know so they can fix the link.',
  /** Before links to pages that the search finds for an unknown path. */
  'theme.NotFound.nearestPages': 'These pages may help:',
} as const
