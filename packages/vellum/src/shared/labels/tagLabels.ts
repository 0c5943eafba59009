// The English labels of tags.

/** The labels that pages show, by their id. */
export const TAG_LABELS = {
  /** Title of the list of tags. */
  'theme.tags.tagsPageTitle': 'Tags',
  /** Before the tags of a page. */
  'theme.tags.tagsListLabel': 'Tags:',
  /** Link from the page of a tag to the list of tags. */
  'theme.tags.tagsPageLink': 'View all tags',
} as const

/** The titles of the page of one tag, by their id; plural forms are separated by `|`. */
export const TAG_PAGE_LABELS = {
  /** Title of the page of a tag; `{nDocsTagged}` is the label below. */
  'theme.docs.tagDocListPageTitle': '{nDocsTagged} with "{tagName}"',
  /** How many documents have a tag. */
  'theme.docs.tagDocListPageTitle.nDocsTagged': 'One doc tagged|{count} docs tagged',
} as const
