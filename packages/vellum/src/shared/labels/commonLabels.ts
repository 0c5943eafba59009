// The English labels that both Node and the components of the theme write: in Markdown, in MDX and
// as titles of generated pages.

/** By their id; plural forms are separated by `|`. */
export const COMMON_LABELS = {
  'theme.NotFound.title': 'Page Not Found',
  'theme.tags.tagsPageTitle': 'Tags',
  'theme.docs.DocCard.categoryDescription.plurals': '1 item|{count} items',
  'theme.common.headingLinkTitle': 'Direct link to {heading}',
  'theme.details.summary': 'Details',
  'theme.admonition.note': 'note',
  'theme.admonition.tip': 'tip',
  'theme.admonition.info': 'info',
  'theme.admonition.warning': 'warning',
  'theme.admonition.danger': 'danger',
} as const
