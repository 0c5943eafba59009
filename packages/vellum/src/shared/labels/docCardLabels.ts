// The English label of the cards that link to categories.

/** English labels by their id in translation files; plural forms are separated by `|`. */
export const DOC_CARD_LABELS = {
  'theme.docs.DocCard.categoryDescription.plurals': '1 item|{count} items',
} as const
