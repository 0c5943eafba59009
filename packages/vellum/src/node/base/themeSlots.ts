// The slots of the theme: positions in every page that components of a site or of a plugin fill. Knows the names of
// modules, and nothing of bundlers.

import type { ModuleExport } from './themeParts.js'

/** A slot of the theme. */
export interface ThemeSlot {
  /** The components of the theme that it is before or after. */
  readonly around: readonly ModuleExport[]
  /** As of a part: `content` is rendered when the site is built, and its code is not sent. */
  readonly place: 'shell' | 'content'
  /** Where it is, for lists. */
  readonly about: string
}

const slots = (
  name: string,
  place: ThemeSlot['place'],
  around: readonly ModuleExport[],
  [before, after]: readonly [string, string],
): [string, ThemeSlot][] => [
  [`${name}:before`, { around, place, about: before }],
  [`${name}:after`, { around, place, about: after }],
]

/** All slots, by name. */
export const THEME_SLOTS: ReadonlyMap<string, ThemeSlot> = new Map([
  ...slots(
    'navbar',
    'shell',
    [{ module: 'navbar/Navbar', exported: 'Navbar' }],
    ['Above the navbar.', 'Below the navbar.'],
  ),
  ...slots(
    'sidebar',
    'shell',
    [{ module: 'sidebar/SidebarNav', exported: 'SidebarNav' }],
    ['Above the links of the sidebar.', 'Below the links of the sidebar.'],
  ),
  ...slots(
    'article',
    'content',
    [{ module: 'parts/Article', exported: 'Article' }],
    ['Above the text of a document, a post or a Markdown page.', 'Below the text, above tags and edit link.'],
  ),
  ...slots(
    'toc',
    'content',
    [{ module: 'parts/TocNav', exported: 'TocNav' }],
    ['Above the table of contents.', 'Below the table of contents.'],
  ),
  ...slots(
    'footer',
    'shell',
    [
      { module: 'layout/StaticFooter', exported: 'StaticFooter' },
      { module: 'layout/Footer', exported: 'Footer' },
    ],
    ['Above the footer.', 'Below the footer.'],
  ),
])

/** A component in a slot. */
export interface SlotFile {
  /** Its file, absolute. */
  readonly file: string
  /** The pages that show it, as regular expressions of paths below the base URL; all without. */
  readonly pages: readonly string[] | undefined
  /** The same as authors write them. */
  readonly patterns?: readonly string[]
}

/** The components in slots, by the names of the slots, in the order in which they are shown. */
export type SlotFiles = Readonly<Record<string, readonly SlotFile[]>>

/** A pattern of paths as the source of a regular expression: `*` is a name, `**` any number of them. */
export function pathPattern(pattern: string): string {
  const source = pattern
    .replace(/\/$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*\*$/, '(?:/\u0001)?')
    .replace(/\*\*/g, '\u0001')
    .replace(/\*/g, '[^/]*')
    .replaceAll('\u0001', '.*')
  return `^${source}/?$`
}
