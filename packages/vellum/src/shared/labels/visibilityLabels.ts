// The English labels of the notices on unlisted pages, drafts and scheduled posts.

/** English labels by their id in translation files. */
export const VISIBILITY_LABELS = {
  /** Title of the notice on an unlisted page. */
  'theme.unlistedContent.title': 'Unlisted page',
  /** Text of the notice on an unlisted page. */
  'theme.unlistedContent.message':
    'This page is unlisted. Search engines do not index it, and only readers with a direct link can find it.',
  /** Title of the notice on a draft, in development. */
  'theme.draftContent.title': 'Draft page',
  /** Text of the notice on a draft, in development. */
  'theme.draftContent.message':
    'This page is a draft. It is visible in development only, and is not part of the published site.',
  /** Title of the notice on a post whose date is in the future, in development. @since 0.2.0 */
  'theme.scheduledContent.title': 'Scheduled post',
  /** Text of the notice on a post whose date is in the future, in development. @since 0.2.0 */
  'theme.scheduledContent.message':
    'The date of this post is in the future. It is visible in development only until a build after that date.',
} as const
