// Checks `themeConfig.footer`: columns with titles, or links in one row.

import { checkTarget, checkText } from './linkRules.js'
import { logoSchema } from './navbarSchema.js'
import {
  anything,
  attributeValue,
  choose,
  fields,
  flag,
  isRecord,
  list,
  matching,
  oneOf,
  openFields,
  type Report,
  text,
} from './schemaKinds.js'
import type { FooterLinkFields, UserFooter, UserFooterColumn, UserFooterLink } from './userConfig.js'

const linkFields = openFields<FooterLinkFields, string | number | boolean>(
  {},
  { label: text, html: text, to: text, href: text, className: text, prependBaseUrlToHref: flag },
  attributeValue,
)

const link = choose<UserFooterLink>(() => linkFields, checkLink)

const column = fields<UserFooterColumn>(
  { items: list(link) },
  {
    title: matching<string | null>(
      'a string or `null`',
      (value) => value === null || typeof value === 'string',
    ),
  },
)

const links = choose<UserFooterColumn[] | UserFooterLink[]>((value) => {
  if (isMixed(value)) return anything as never
  return Array.isArray(value) && value.some(isColumn) ? list(column) : list(link)
}, checkForm)

/** `themeConfig.footer`. */
export const footerSchema = fields<UserFooter>(
  {},
  { style: oneOf(['light', 'dark']), links, logo: logoSchema, copyright: text },
)

function checkLink(item: unknown, report: Report): void {
  if (!isRecord(item)) return
  checkText(item, report)
  if (item.html !== undefined) return
  checkTarget(item, report)
  if (item.label === undefined) {
    report({ message: '{field} has no `label`.', hint: 'Add `label`, or `html` alone for markup.' })
  }
}

function checkForm(value: unknown, report: Report): void {
  if (!isMixed(value)) return
  report({
    message: '{field} mixes columns and simple links: it must be one or the other.',
    hint: 'Put every link into the `items` of a column, or remove the columns and list the links only.',
  })
}

function isMixed(value: unknown): boolean {
  return Array.isArray(value) && value.some(isColumn) && !value.every(isColumn)
}

/** Whether an entry is a column: it has a title, or, with the title left out, a list of links. */
function isColumn(entry: unknown): boolean {
  return isRecord(entry) && ('title' in entry || 'items' in entry)
}
