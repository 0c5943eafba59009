// Words that Node itself puts into pages, in the language of the site.

import { BLOG_LABELS, type BlogLabelId } from '../../shared/labels/blogLabels.js'
import { PAGE_LABELS, type PageLabelId } from '../../shared/labels/pageLabels.js'
import { fillIn, type Messages, pluralForm } from '../../shared/messages.js'

type LabelId = PageLabelId | BlogLabelId

const ENGLISH: Readonly<Record<LabelId, string>> = { ...PAGE_LABELS, ...BLOG_LABELS }

/** The words of a language. */
export interface Labels {
  /** A message by its id; the English one when there is no translation (TR-2). */
  readonly text: (id: LabelId, values?: Values) => string
  /** The same, with forms for numbers; `count` is one of the values (TR-5). */
  readonly plural: (id: LabelId, count: number) => string
}

type Values = Readonly<Record<string, string | number>>

export function createLabels(messages: Messages, locale: string): Labels {
  const find = (id: LabelId) => messages[id] ?? ENGLISH[id]
  return {
    text: (id, values) => fillIn(find(id), values),
    plural: (id, count) => {
      const forms = find(id)
      // English forms follow the rules of English, whatever the language of the site.
      const isEnglish = forms === ENGLISH[id]
      return fillIn(pluralForm(forms, { count, locale: isEnglish ? 'en' : locale }), { count })
    },
  }
}
