// Checks `themeConfig.navbar`: the logo, and items of all types with what each
// may hold and where it may stand.

import type { z } from 'zod'
import { nearestName } from '../base/nearestName.js'
import { checkTarget, checkText } from './linkRules.js'
import {
  anything,
  attributeValue,
  choose,
  dictionary,
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
import type {
  NavbarLinkFields,
  UserDropdownItem,
  UserLogo,
  UserNavbar,
  UserNavbarHtml,
  UserNavbarItem,
  UserNavbarSearch,
} from './userConfig.js'

const size = matching<string | number>('a string or a number', (value) =>
  /^(string|number)$/.test(typeof value),
)

/** A logo, of the navbar or of the footer. */
export const logoSchema = fields<UserLogo>(
  { src: text },
  {
    srcDark: text,
    alt: text,
    width: size,
    height: size,
    className: text,
    style: dictionary(size),
    href: text,
    target: text,
  },
)

const position = oneOf(['left', 'right'])

const pattern = matching<string>('a regular expression, written as a string', (value) => {
  try {
    return typeof value === 'string' && Boolean(new RegExp(value))
  } catch {
    return false
  }
})

const linkFields = {
  label: text,
  html: text,
  className: text,
  position,
  to: text,
  href: text,
  prependBaseUrlToHref: flag,
  activeBasePath: text,
  activeBaseRegex: pattern,
  activeClassName: text,
  exact: flag,
}

const dropdownItems: z.ZodType<UserDropdownItem[]> = list(
  choose((item) => schemaFor(item) as z.ZodType<UserDropdownItem>, checkDropdownItem),
)

const additions = { dropdownItemsBefore: dropdownItems, dropdownItemsAfter: dropdownItems }

const versions = choose<string[] | Record<string, { label?: string }>>((value) =>
  Array.isArray(value) ? list(text) : dictionary(fields<{ label?: string }>({}, { label: text })),
)

/** What each type of item may hold. `default` with `items` is a `dropdown`. */
const ITEM_SCHEMAS: Record<string, z.ZodType> = {
  default: link({}, {}),
  dropdown: link({ items: dropdownItems }, {}),
  html: fields<UserNavbarHtml>({ type: oneOf(['html']), value: text }, { className: text, position }),
  doc: link({ docId: text }, { docsPluginId: text }),
  docSidebar: link({ sidebarId: text }, { docsPluginId: text }),
  docsVersion: link({}, { docsPluginId: text }),
  docsVersionDropdown: link(
    {},
    { docsPluginId: text, dropdownActiveClassDisabled: flag, versions, ...additions },
  ),
  localeDropdown: link({}, { queryString: text, ...additions }),
  search: fields<UserNavbarSearch>({ type: oneOf(['search']) }, { className: text, position }),
}

const customItem = openFields<{ position?: 'left' | 'right' }, unknown>({}, { position }, anything)

/** `themeConfig.navbar`. */
export const navbarSchema = fields<UserNavbar>(
  {},
  {
    title: text,
    logo: logoSchema,
    items: list(choose((item) => schemaFor(item) as z.ZodType<UserNavbarItem>, checkItem)),
    hideOnScroll: flag,
    style: oneOf(['dark', 'primary']),
  },
)

/** A link with some fields of its own; the fields that are not known become attributes of the anchor. */
function link(required: Record<string, z.ZodType>, optional: Record<string, z.ZodType>): z.ZodType {
  return openFields<NavbarLinkFields & { type?: string }, string | number | boolean>(
    required,
    { type: text, ...linkFields, ...optional },
    attributeValue,
  )
}

function schemaFor(item: unknown): z.ZodType {
  const type = typeOf(item)
  if (type.startsWith('custom-')) return customItem
  // An unknown type is reported by its rule; its fields are then anybody's guess.
  return ITEM_SCHEMAS[type] ?? anything
}

/** Type of an item, with what a missing type means; '' if it has no meaning. */
function typeOf(item: unknown): string {
  if (!isRecord(item)) return 'default'
  const { type = 'default' } = item
  if (type === 'default' && 'items' in item) return 'dropdown'
  return typeof type === 'string' && (Object.hasOwn(ITEM_SCHEMAS, type) || type.startsWith('custom-'))
    ? type
    : ''
}

function checkItem(item: unknown, report: Report): void {
  if (!isRecord(item)) return
  const type = typeOf(item)
  if (type === '') reportType(item, report)
  if (type === 'default') checkTarget(item, report)
  if (type !== 'html' && !type.startsWith('custom-')) checkText(item, report)
}

function reportType(item: Record<string, unknown>, report: Report): void {
  const known = Object.keys(ITEM_SCHEMAS)
  const guess = typeof item.type === 'string' ? nearestName(item.type, known) : undefined
  const types = known.map((type) => `"${type}"`).join(', ')
  report({
    message: `{field} is ${JSON.stringify(item.type)}, which is not a type of navbar item.`,
    hint: guess
      ? `Did you mean "${guess}"?`
      : `Use one of ${types}, or a name that starts with "custom-" for a component of your own.`,
    path: ['type'],
  })
}

function checkDropdownItem(item: unknown, report: Report): void {
  if (!isRecord(item)) return
  const type = typeOf(item)
  if (type === 'dropdown' || type === 'docsVersionDropdown' || type === 'localeDropdown') {
    report({
      message: '{field} is a dropdown inside a dropdown: nested dropdowns are not allowed.',
      hint: 'Move it to `themeConfig.navbar.items`, or put its links directly into the outer dropdown.',
    })
    return
  }
  if (type === 'search') {
    report({
      message: '{field} is a search box inside a dropdown, which is not allowed.',
      hint: 'Move it to `themeConfig.navbar.items`.',
    })
    return
  }
  checkItem(item, report)
  if (item.position !== undefined) {
    report({
      message: '{field} is set inside a dropdown, where items have no side.',
      hint: 'Remove it, or set it on the dropdown itself.',
      path: ['position'],
    })
  }
}
