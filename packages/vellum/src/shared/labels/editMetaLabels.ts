// The English labels of the last line of a doc: the edit link and the last update.

/** English labels by their id in translation files. */
export const EDIT_META_LABELS = {
  /** Link to the source of a page. */
  'theme.common.editThisPage': 'Edit this page',
  /** Line with date and author of the last change; each of the two may be empty. */
  'theme.lastUpdated.lastUpdatedAtBy': 'Last updated{atDate}{byUser}',
  /** `{atDate}` of that line. */
  'theme.lastUpdated.atDate': ' on {date}',
  /** `{byUser}` of that line. */
  'theme.lastUpdated.byUser': ' by {user}',
} as const
