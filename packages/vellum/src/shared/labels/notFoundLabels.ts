// The English labels of the 404 page.

/** English labels by their id in translation files. */
export const NOT_FOUND_LABELS = {
  'theme.NotFound.title': 'Page Not Found',
  'theme.NotFound.p1': 'We could not find the page you were looking for.',
  'theme.NotFound.p2':
    'If a link brought you here, please let the owner of that site know so they can fix the link.',
  'theme.NotFound.nearestPages': 'These pages have a similar path:',
} as const
