// The rules that links of the navbar and of the footer share.

import type { Report } from './schemaKinds.js'

/** Reports a link that has both or neither of `to` and `href`. */
export function checkTarget(link: Record<string, unknown>, report: Report): void {
  const given = ['to', 'href'].filter((key) => link[key] !== undefined)
  if (given.length === 1) return
  report({
    message: `{field} has ${given.length ? 'both `to` and `href`' : 'neither `to` nor `href`'}: a link needs exactly one.`,
    hint: given.length
      ? 'Keep `to` for a page of this site, or `href` for any other address.'
      : 'Add `to` for a page of this site, or `href` for any other address.',
  })
}

/** Reports a link that has both `label` and `html`. */
export function checkText(link: Record<string, unknown>, report: Report): void {
  if (link.label === undefined || link.html === undefined) return
  report({
    message: '{field} has both `label` and `html`.',
    hint: 'Keep `label` for plain text, or `html` for markup.',
  })
}
