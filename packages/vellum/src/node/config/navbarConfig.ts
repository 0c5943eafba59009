// `themeConfig.navbar`: the logo, and items of all types with their fields and allowed positions.

import { z } from 'zod'
import { linkSchema, logoSchema, targetFields, type UserTarget } from './linkFields.js'
import { checkDropdownItem, checkItem, type ItemType, isCustomType, itemType } from './navbarRules.js'
import {
  anything,
  choose,
  dictionary,
  fields,
  flag,
  type InputOf,
  list,
  matching,
  type Named,
  type OutputOf,
  oneOf,
  openFields,
  type Schema,
  text,
} from './schemaKinds.js'

const pattern = matching<string>('a regular expression, written as a string', (value) => {
  try {
    return typeof value === 'string' && Boolean(new RegExp(value))
  } catch {
    return false
  }
})

const positionField = {
  /** Side of the bar; not inside a dropdown. @default 'right' */
  position: oneOf(['left', 'right']).optional(),
}

const linkFields = {
  ...targetFields,
  ...positionField,
  /** Text of the link. Not together with `html`. @example 'Docs' */
  label: text.optional(),
  /** Raw HTML in place of the label. @example '<b>Docs</b>' */
  html: text.optional(),
  /** Class of the link. @example 'header-link' */
  className: text.optional(),
  /** The link is active on all pages whose path starts with this. @example '/docs' */
  activeBasePath: text.optional(),
  /** The link is active on all pages whose path matches. @example '/docs/(next|v8)' */
  activeBaseRegex: pattern.optional(),
  /** Class of the active link. @example 'is-active' */
  activeClassName: text.optional(),
  /** Whether the link is active only on exactly its own page. @default false */
  exact: flag.optional(),
}

/** One declaration for all links, so that an editor finds the doc comment of a field before it knows the type. */
interface UserLinkFields extends UserTarget, InputOf<typeof linkFields> {}

const docsFields = {
  ...linkFields,
  /** Which docs set. @default 'default' */
  docsPluginId: text.default('default'),
}

const linkItem = linkSchema({ type: oneOf(['default']).default('default'), ...linkFields })

const docItem = linkSchema({
  type: oneOf(['doc']),
  /** Id of the document. @example 'introduction' */
  docId: text,
  ...docsFields,
})

const sidebarItem = linkSchema({
  type: oneOf(['docSidebar']),
  /** Name of the sidebar. @example 'tutorialSidebar' */
  sidebarId: text,
  ...docsFields,
})

const versionItem = linkSchema({ type: oneOf(['docsVersion']), ...docsFields })

const htmlItem = fields({
  type: oneOf(['html']),
  ...positionField,
  /** The HTML. @example '<hr>' */
  value: text,
  /** Class of the container. @example 'separator' */
  className: text.optional(),
})

const customFields = openFields(
  {
    type: matching<`custom-${string}`>('a name that starts with "custom-"', isCustomType),
    ...positionField,
  },
  anything,
)

const customItem = customFields.transform(({ type, position, ...props }) => ({ type, position, props }))

/** A plain link. */
export interface UserNavbarLink extends UserLinkFields, z.input<typeof linkItem> {}

/** A link to a document. */
export interface UserNavbarDoc extends UserLinkFields, z.input<typeof docItem> {}

/** A link to the first page of a sidebar. */
export interface UserNavbarDocSidebar extends UserLinkFields, z.input<typeof sidebarItem> {}

/** A link to the main page of the version that is being read. */
export interface UserNavbarDocsVersion extends UserLinkFields, z.input<typeof versionItem> {}

/** Raw HTML. */
export interface UserNavbarHtml extends Named, z.input<typeof htmlItem> {}

/** An item whose component the site registers. */
export interface UserNavbarCustom extends Named, z.input<typeof customFields> {}

/** An item of a dropdown. */
export type UserDropdownItem =
  | UserNavbarLink
  | UserNavbarDoc
  | UserNavbarDocSidebar
  | UserNavbarDocsVersion
  | UserNavbarHtml
  | UserNavbarCustom

/** An item whose component the site registers; `props` are all its fields but type and side. */
export interface CustomItem extends OutputOf<typeof customItem> {}

/** An item of a dropdown; it has no `position`. */
export type DropdownItem =
  | OutputOf<typeof linkItem | typeof docItem | typeof sidebarItem | typeof versionItem | typeof htmlItem>
  | CustomItem

const dropdownItems: Schema<DropdownItem[], UserDropdownItem[]> = list(
  choose((item) => schemaFor(item) as Schema<DropdownItem, UserDropdownItem>, checkDropdownItem),
)

const dropdownItem = linkSchema({
  // `default` with `items` is a dropdown.
  type: oneOf(['default', 'dropdown'])
    .optional()
    .transform(() => 'dropdown' as const),
  ...linkFields,
  /** Links, in order. @example [{ to: '/docs/v8', label: '8.x' }] */
  items: dropdownItems,
})

const additionFields = {
  /** Items above. @default [] */
  dropdownItemsBefore: dropdownItems.default([]),
  /** Items below. @default [] */
  dropdownItemsAfter: dropdownItems.default([]),
}

const listedVersion = fields({
  /** Its name in the list. @default the label of the version @example '8.x' */
  label: text.optional(),
})

/** A version in the list of versions. */
export interface UserListedVersion extends Named, z.input<typeof listedVersion> {}

const versionsItem = linkSchema({
  type: oneOf(['docsVersionDropdown']),
  ...docsFields,
  ...additionFields,
  /** Whether the button never looks active. @default false */
  dropdownActiveClassDisabled: flag.default(false),
  /** Which versions, in order; all when left out. @example ['current', '8.x'] */
  versions: choose(
    (value): Schema<string[] | Record<string, UserListedVersion>> =>
      Array.isArray(value) ? list(text) : dictionary(listedVersion),
  ).optional(),
})

const localesItem = linkSchema({
  type: oneOf(['localeDropdown']),
  ...linkFields,
  ...additionFields,
  /** Added to the query of each item. @default '' @example '?persistLocale=true' */
  queryString: text.default(''),
})

const searchItem = fields({
  type: oneOf(['search']),
  ...positionField,
  /** Class of the container. @example 'navbar-search' */
  className: text.optional(),
})

/** A list of links that opens. */
export interface UserNavbarDropdown extends UserLinkFields, z.input<typeof dropdownItem> {}

/** The list of versions. */
export interface UserNavbarVersions extends UserLinkFields, z.input<typeof versionsItem> {}

/** The list of locales. */
export interface UserNavbarLocales extends UserLinkFields, z.input<typeof localesItem> {}

/** The slot of the search box. */
export interface UserNavbarSearch extends Named, z.input<typeof searchItem> {}

/** An item of the navbar. */
export type UserNavbarItem =
  | UserDropdownItem
  | UserNavbarDropdown
  | UserNavbarVersions
  | UserNavbarLocales
  | UserNavbarSearch

/** An item of the navbar. */
export type NavbarItem = (
  | DropdownItem
  | OutputOf<typeof dropdownItem | typeof versionsItem | typeof localesItem | typeof searchItem>
) & { readonly position: 'left' | 'right' }

const navbarItem = choose(
  (item) => schemaFor(item) as Schema<NavbarItem, UserNavbarItem>,
  checkItem,
).transform((item): NavbarItem => ({ ...item, position: item.position ?? 'right' }))

const navbar = fields({
  /** Text next to the logo. @default '' @example 'Troth' */
  title: z
    .nullable(text)
    .transform((title) => title ?? '')
    .default(''),
  /** Image that links home. */
  logo: logoSchema.optional(),
  /** Items, in order. @default [] @example [{ to: '/docs/introduction', label: 'Docs', position: 'left' }] */
  items: list(navbarItem).default([]),
  /** Whether the bar leaves the screen while the reader scrolls down. @default false */
  hideOnScroll: flag.default(false),
  /** Colours of the bar; unset, it follows the page. @example 'dark' */
  style: oneOf(['dark', 'primary']).optional(),
})

/** `themeConfig.navbar`. */
export interface UserNavbar extends Named, z.input<typeof navbar> {}

/** The bar at the top. */
export interface NavbarConfig extends OutputOf<typeof navbar> {}

export const navbarSchema: Schema<NavbarConfig, UserNavbar> = navbar

const ITEM_SCHEMAS: Record<ItemType, z.ZodType> = {
  default: linkItem,
  dropdown: dropdownItem,
  html: htmlItem,
  doc: docItem,
  docSidebar: sidebarItem,
  docsVersion: versionItem,
  docsVersionDropdown: versionsItem,
  localeDropdown: localesItem,
  search: searchItem,
}

function schemaFor(item: unknown): z.ZodType {
  const type = itemType(item)
  if (type === 'custom') return customItem
  // The rule of the item reports an unknown type; nothing is known of its fields.
  return type === undefined ? anything : ITEM_SCHEMAS[type]
}
