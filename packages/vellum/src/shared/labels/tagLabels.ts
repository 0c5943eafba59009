// The English labels of tags.

/** The labels that pages show, by their id. */
export const TAG_LABELS = {
  'theme.tags.tagsPageTitle': 'Tags',
  'theme.tags.tagsListLabel': 'Tags:',
  'theme.tags.tagsPageLink': 'View all tags',
} as const

/** The titles of the page of one tag, by their id; plural forms are separated by `|`. */
export const TAG_PAGE_LABELS = {
  'theme.docs.tagDocListPageTitle': '{nDocsTagged} with "{tagName}"',
  'theme.docs.tagDocListPageTitle.nDocsTagged': 'One doc tagged|{count} docs tagged',
} as const
