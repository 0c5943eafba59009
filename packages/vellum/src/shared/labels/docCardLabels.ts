// The English label of the cards that link to categories.

/** English labels by their id in translation files; plural forms are separated by `|`. */
export const DOC_CARD_LABELS = {
  /** Text of the card of a category that has no description. */
  'theme.docs.DocCard.categoryDescription.plurals': '1 item|{count} items',
} as const
