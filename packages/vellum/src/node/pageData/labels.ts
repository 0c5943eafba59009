// Labels that Node itself writes into the data of pages, in the locale of the site.

import { BLOG_LABELS, type BlogLabelId } from '../../shared/labels/blogLabels.js'
import { PAGE_DATA_LABELS, type PageDataLabelId } from '../../shared/labels/sent/pageDataLabels.js'
import { fillIn, type Messages, pluralForm } from '../../shared/messages.js'

type LabelId = PageDataLabelId | BlogLabelId

const ENGLISH: Readonly<Record<LabelId, string>> = { ...PAGE_DATA_LABELS, ...BLOG_LABELS }

/** The labels of a locale. */
export interface Labels {
  /** A message by its id; the English one if there is no translation. */
  readonly text: (id: LabelId, values?: Values) => string
  /** A message in the plural form of a number; `count` is one of the values. */
  readonly plural: (id: LabelId, count: number) => string
}

type Values = Readonly<Record<string, string | number>>

/** Makes the labels of a locale from its translations. */
export function createLabels(messages: Messages, locale: string): Labels {
  const find = (id: LabelId) => messages[id] ?? ENGLISH[id]
  return {
    text: (id, values) => fillIn(find(id), values),
    plural: (id, count) => {
      const forms = find(id)
      // English forms follow the plural rules of English in every locale.
      const isEnglish = forms === ENGLISH[id]
      return fillIn(pluralForm(forms, { count, locale: isEnglish ? 'en' : locale }), { count })
    },
  }
}
