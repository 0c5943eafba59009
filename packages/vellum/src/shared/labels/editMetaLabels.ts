// The English labels of the last line of a doc: the edit link and the last update.

/** English labels by their id in translation files. */
export const EDIT_META_LABELS = {
  'theme.common.editThisPage': 'Edit this page',
  'theme.lastUpdated.lastUpdatedAtBy': 'Last updated{atDate}{byUser}',
  'theme.lastUpdated.atDate': ' on {date}',
  'theme.lastUpdated.byUser': ' by {user}',
} as const
