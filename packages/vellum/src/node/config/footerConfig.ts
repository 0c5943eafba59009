// `themeConfig.footer`: columns with titles, or links in one row.

import { z } from 'zod'
import {
  checkTarget,
  checkText,
  linkSchema,
  logoSchema,
  targetFields,
  type UserTarget,
} from './linkFields.js'
import {
  anything,
  choose,
  fields,
  isRecord,
  list,
  matching,
  type Named,
  type OutputOf,
  oneOf,
  type Report,
  type Schema,
  text,
} from './schemaKinds.js'

const linkFields = linkSchema({
  ...targetFields,
  /** Text of the link. @example 'Docs' */
  label: text.optional(),
  /** Raw HTML in place of a link. @example '<img src="/badge.svg" alt="Deployed">' */
  html: text.optional(),
  /** Class of the link. @example 'footer-link' */
  className: text.optional(),
})

/**
 * A link of the footer: `label` with exactly one of `to` and `href`, or `html` alone. Further fields become
 * attributes.
 */
export interface UserFooterLink extends UserTarget, z.input<typeof linkFields> {}

/** A link of the footer. */
export interface FooterLink extends OutputOf<typeof linkFields> {}

const link: Schema<FooterLink, UserFooterLink> = choose(() => linkFields, checkLink)

const column = fields({
  /** Heading of the column. @default null */
  title: matching<string | null>(
    'a string or `null`',
    (value) => value === null || typeof value === 'string',
  ).default(null),
  /** Class of the column. @example 'footer-wide' */
  className: z.nullable(text).optional(),
  /** Links below it. @default [] @example [{ label: 'Docs', to: '/docs' }] */
  items: list(link).default([]),
})

/** A column of the footer. */
export interface UserFooterColumn extends Named, z.input<typeof column> {}

/** A column of the footer. */
export interface FooterColumn extends OutputOf<typeof column> {}

/** The two forms of a footer. */
export type FooterLinks =
  | { readonly type: 'columns'; readonly columns: readonly FooterColumn[] }
  | { readonly type: 'row'; readonly links: readonly FooterLink[] }

const columns = list(column).transform((items): FooterLinks => ({ type: 'columns', columns: items }))
const row = list(link).transform((items): FooterLinks => ({ type: 'row', links: items }))

const links = choose((value): Schema<FooterLinks, UserFooterColumn[] | UserFooterLink[]> => {
  // Its rule reports it.
  if (isMixed(value)) return anything as never
  return Array.isArray(value) && value.some(isColumn) ? columns : row
}, checkForm)

const footer = fields({
  /** Colours. @default 'light' */
  style: oneOf(['light', 'dark']).default('light'),
  /** Columns with titles, or links in one row; not both. @default [] @example [{ title: 'More', items: [] }] */
  links: links.prefault([]),
  /** Image in the bottom block. */
  logo: logoSchema.optional(),
  /** HTML in the bottom block. @example 'Copyright © 2025' */
  copyright: text.optional(),
})

/** `themeConfig.footer`. */
export interface UserFooter extends Named, z.input<typeof footer> {}

/** The block at the end of a page. */
export interface FooterConfig extends OutputOf<typeof footer> {}

export const footerSchema: Schema<FooterConfig, UserFooter> = footer

function checkLink(item: unknown, report: Report): void {
  if (!isRecord(item)) return
  checkText(item, report)
  if ((item.html ?? undefined) !== undefined) return
  checkTarget(item, report)
  if ((item.label ?? undefined) === undefined) {
    report({
      code: 'missing-label',
      message: '{field} has no `label`.',
      hint: 'Add `label`, or `html` alone for markup.',
    })
  }
}

function checkForm(value: unknown, report: Report): void {
  if (!isMixed(value)) return
  report({
    code: 'mixed-footer-links',
    message: '{field} mixes columns and simple links: it must be one or the other.',
    hint: 'Put every link into the `items` of a column, or remove the columns and list the links only.',
  })
}

function isMixed(value: unknown): boolean {
  return Array.isArray(value) && value.some(isColumn) && !value.every(isColumn)
}

/** Whether an item is a column: it has a title, or, with the title left out, a list of links. */
function isColumn(item: unknown): boolean {
  return isRecord(item) && ('title' in item || 'items' in item)
}
