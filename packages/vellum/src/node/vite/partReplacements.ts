// Which names of the theme's modules a site replaces: by parts, by items of the navbar, and by what is around them in slots.

import { COMPONENTS_PART } from '../base/contentParts.js'
import { layersOf } from '../base/partLayers.js'
import { THEME_PARTS } from '../base/themeParts.js'
import { type SlotFile, THEME_SLOTS } from '../base/themeSlots.js'
import type { OwnTheme } from './liveParts.js'
import { type ThemeModule, themeModule } from './themeModules.js'

/** Parts that take the place of no module: the search has a slot of its own, and the others are read, not shown. */
const NO_MODULES = new Set(['SearchBar', COMPONENTS_PART, 'prism-include-languages', 'ReactLiveScope'])

/** The parts that take the place of modules, with their files. */
export function partsWithModules(parts: OwnTheme['parts']): [name: string, file: string][] {
  return Object.entries(parts).filter(([name]) => !NO_MODULES.has(name) && THEME_PARTS.has(name))
}

/** Whether a site has parts that take the place of the engine's, or components in slots. */
export function hasOwnParts({ parts, slots }: Pick<OwnTheme, 'parts' | 'slots'>): boolean {
  return partsWithModules(parts).length > 0 || Object.keys(slots).length > 0
}

/** The modules that a site's part takes the place of. */
function modulesOf(name: string): ThemeModule[] {
  const { module, exported, also = [] } = THEME_PARTS.get(name)!
  return [{ module, exported }, ...also].map(themeModule)
}

/** What `@theme-original` is. */
export function originalOf(name: string): ThemeModule {
  const part = THEME_PARTS.get(name)!
  return themeModule(part.original ?? part)
}

/** What takes the place of a name that a file of the theme exports. */
export interface Replacement extends ThemeModule {
  /** The part that the name belongs to. */
  readonly part: string
  /** The file of the site. */
  readonly from: string
}

/** Parts that are the items of the navbar of one type: `NavbarItem/DropdownNavbarItem` */
const ITEM_PART = /^NavbarItem\/(\w+NavbarItem)$/

/** What takes the place of names of a file of the theme. */
export function replacementsOf(file: string, parts: OwnTheme['parts']): Replacement[] {
  return partsWithModules(parts).flatMap(([part, from]) =>
    modulesOf(part).flatMap((module) => (module.file === file ? [{ ...module, part, from }] : [])),
  )
}

/** The site's items of one type, for a file of the theme that renders items. */
export function typedItemsOf(
  file: string,
  parts: OwnTheme['parts'],
): (ThemeModule & { items: [string, string][] }) | undefined {
  if ('NavbarItem' in parts) return undefined
  const items = Object.entries(parts).flatMap(([name, from]): [string, string][] => {
    const [, item] = ITEM_PART.exec(name) ?? []
    return item === undefined ? [] : [[item, from]]
  })
  const module = modulesOf('NavbarItem').find((candidate) => candidate.file === file)
  return module && items.length > 0 ? { ...module, items } : undefined
}

/** Whether a module gets the site's part in place of a file of the theme. */
export function isReplaced(file: string, { own, from }: { own: OwnTheme; from: string }): boolean {
  const { parts } = own
  if (slotsAround(file, own.slots)) return true
  // The original of a part is made of the other originals of that part, and so is the copy of one.
  const isOriginalOf = (part: string) =>
    layersOf(part, own).includes(from) ||
    [originalOf(part), ...modulesOf(part)].some(({ file }) => file === from)
  const replacements = replacementsOf(file, parts)
  if (replacements.length > 0) return !replacements.some(({ part }) => isOriginalOf(part))
  return typedItemsOf(file, parts) !== undefined && !isOriginalOf('NavbarItem')
}

/** A component in a slot. */
export interface SlotComponent extends SlotFile {
  /** `before` or `after` what it is around. */
  readonly side: string
  /** The name of the slot, and its position there. */
  readonly position: string
  readonly isInShell: boolean
}

/** The components in slots around a component of the theme. */
export interface Slotted {
  readonly exported: string
  readonly components: readonly SlotComponent[]
}

/** The components in the slots around what a file of the theme exports. */
export function slotsAround(file: string, slots: OwnTheme['slots']): Slotted | undefined {
  const around = Object.entries(slots).flatMap(([name, components]) => {
    const module = THEME_SLOTS.get(name)!
      .around.map(themeModule)
      .find((candidate) => candidate.file === file)
    if (!module) return []
    const side = name.split(':')[1]!
    const isInShell = THEME_SLOTS.get(name)!.place === 'shell'
    const positioned = components.map((component, i) => ({
      ...component,
      side,
      position: `${name}:${i}`,
      isInShell,
    }))
    return [{ ...module, components: positioned }]
  })
  const [first] = around
  return first && { exported: first.exported, components: around.flatMap(({ components }) => components) }
}
