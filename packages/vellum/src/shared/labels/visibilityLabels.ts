// The English labels of the notices on unlisted pages and drafts.

/** English labels by their id in translation files. */
export const VISIBILITY_LABELS = {
  'theme.unlistedContent.title': 'Unlisted page',
  'theme.unlistedContent.message':
    'This page is unlisted. Search engines do not index it, and only readers with a direct link can find it.',
  'theme.draftContent.title': 'Draft page',
  'theme.draftContent.message':
    'This page is a draft. It is visible in development only, and is not part of the published site.',
} as const
