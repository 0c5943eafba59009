// What links of the navbar and of the footer share: target, logo, attributes, rules.

import { z } from 'zod'
import {
  type Attributes,
  anything,
  attributeValue,
  dictionary,
  fields,
  flag,
  type InputOf,
  isRecord,
  matching,
  type Named,
  type OutputOf,
  openFields,
  type Report,
  type Schema,
  text,
} from './schemaKinds.js'

const size = matching<string | number>('a string or a number', (value) =>
  /^(string|number)$/.test(typeof value),
)

/** The target of a link. */
export const targetFields = {
  /** A page of the site. Exactly one of `to` and `href`. @example '/docs/introduction' */
  to: text.optional(),
  /** Any URL. Exactly one of `to` and `href`. @example 'https://github.com/troth/troth' */
  href: text.optional(),
  /** Whether `baseUrl` is put before `href`. @default false */
  prependBaseUrlToHref: flag.optional(),
}

export interface UserTarget extends InputOf<typeof targetFields> {}

/**
 * A link: further fields become attributes of its anchor, such as `target`, `title` and `aria-label`.
 * { to: '/a', target: '_top' } → { to: '/a', attributes: { target: '_top' } }
 */
export function linkSchema<Shape extends z.ZodRawShape>(shape: Shape) {
  // Docusaurus passes on any value: `null` is none, `style` is an object, `customProps` is data for a replaced part.
  const withStyle = {
    ...shape,
    style: dictionary(size).optional(),
    customProps: dictionary(anything).optional(),
  } as Shape
  const written = z.preprocess(
    (link) =>
      isRecord(link) ? Object.fromEntries(Object.entries(link).filter(([, value]) => value !== null)) : link,
    openFields(withStyle, attributeValue),
  ) as unknown as ReturnType<typeof openFields<Shape>>
  return written.transform((link) => {
    const entries = Object.entries(link)
    return {
      ...Object.fromEntries(entries.filter(([key]) => Object.hasOwn(shape, key))),
      attributes: Object.fromEntries(
        entries.filter(([key, value]) => !Object.hasOwn(shape, key) && value !== undefined),
      ),
    } as z.output<z.ZodObject<Shape, z.core.$strict>> & { attributes: Attributes }
  })
}

/** Reports a link that has both or neither of `to` and `href`. */
export function checkTarget(link: Record<string, unknown>, report: Report): void {
  const givenKeys = ['to', 'href'].filter((key) => (link[key] ?? undefined) !== undefined)
  if (givenKeys.length === 1) return
  report({
    code: 'invalid-link-target',
    message: `{field} has ${givenKeys.length ? 'both `to` and `href`' : 'neither `to` nor `href`'}: a link needs exactly one.`,
    hint: `${givenKeys.length ? 'Keep' : 'Add'} \`to\` for a page of this site, or \`href\` for any other URL.`,
  })
}

/** Reports a link that has both `label` and `html`. */
export function checkText(link: Record<string, unknown>, report: Report): void {
  if ((link.label ?? undefined) === undefined || (link.html ?? undefined) === undefined) return
  report({
    code: 'label-and-html',
    message: '{field} has both `label` and `html`.',
    hint: 'Keep `label` for plain text, or `html` for markup.',
  })
}

const logoFields = fields({
  /** Path in a static folder, or a URL. @example 'img/logo.svg' */
  src: text,
  /** The logo in dark mode. @default `src` */
  srcDark: text.optional(),
  /** Text for readers who do not see it; '' when the title says the same. @example 'Troth' */
  alt: text.optional(),
  /** Width in pixels or as CSS. @example 32 */
  width: size.optional(),
  /** Height in pixels or as CSS. @example 32 */
  height: size.optional(),
  /** Class of the image. @example 'logo' */
  className: text.optional(),
  /** Inline style of the image. @example { borderRadius: 4 } */
  style: dictionary(size).optional(),
  /** Target of its link. @default home in the navbar, no link in the footer @example 'https://example.com' */
  href: text.optional(),
  /** The link's `target`. @example '_self' */
  target: text.optional(),
})

const logo = logoFields.transform((image) => ({ ...image, srcDark: image.srcDark ?? image.src }))

/** The logo of the navbar or the footer. */
export interface UserLogo extends Named, z.input<typeof logoFields> {}

/** A logo; `srcDark` is `src` when there is no other. */
export interface LogoConfig extends OutputOf<typeof logo> {}

export const logoSchema: Schema<LogoConfig, UserLogo> = logo
