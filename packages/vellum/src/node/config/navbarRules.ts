// The types of navbar items, and the rules over several fields of one.

import { nearestName } from '../base/nearestName.js'
import { checkTarget, checkText } from './linkFields.js'
import { isRecord, type Report } from './schemaKinds.js'

const ITEM_TYPES = [
  'default',
  'dropdown',
  'html',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'localeDropdown',
  'search',
] as const

/** A type of item; `default` with `items` is a `dropdown`. */
export type ItemType = (typeof ITEM_TYPES)[number]

/** The type of an item, with the default for a missing type; undefined if it is unknown. */
export function itemType(item: unknown): ItemType | 'custom' | undefined {
  if (!isRecord(item)) return 'default'
  const { type = 'default' } = item
  if (type === 'default' && 'items' in item) return 'dropdown'
  return isCustomType(type) ? 'custom' : ITEM_TYPES.find((candidate) => candidate === type)
}

/** Whether a type names a component that the site registers. */
export function isCustomType(type: unknown): boolean {
  return typeof type === 'string' && type.startsWith('custom-')
}

/** Reports an item of the navbar whose fields contradict each other. */
export function checkItem(item: unknown, report: Report): void {
  if (!isRecord(item)) return
  const type = itemType(item)
  if (type === undefined) reportType(item, report)
  if (type === 'default') checkTarget(item, report)
  if (type !== 'html' && type !== 'custom') checkText(item, report)
}

function reportType(item: Record<string, unknown>, report: Report): void {
  const guess = typeof item.type === 'string' ? nearestName(item.type, ITEM_TYPES) : undefined
  const types = ITEM_TYPES.map((type) => `"${type}"`).join(', ')
  report({
    code: 'unknown-navbar-type',
    message: `{field} is ${JSON.stringify(item.type)}, which is not a type of navbar item.`,
    hint: guess
      ? `Did you mean "${guess}"?`
      : `Use one of ${types}, or a name that starts with "custom-" for a component of your own.`,
    path: ['type'],
  })
}

/** Reports an item that may not be in a dropdown, or whose fields contradict each other. */
export function checkDropdownItem(item: unknown, report: Report): void {
  if (!isRecord(item)) return
  const type = itemType(item)
  if (type === 'dropdown' || type === 'docsVersionDropdown' || type === 'localeDropdown') {
    report({
      code: 'not-in-dropdown',
      message: '{field} is a dropdown inside a dropdown: nested dropdowns are not allowed.',
      hint: 'Move it to `themeConfig.navbar.items`, or put its links directly into the outer dropdown.',
    })
    return
  }
  if (type === 'search') {
    report({
      code: 'not-in-dropdown',
      message: '{field} is a search box inside a dropdown, which is not allowed.',
      hint: 'Move it to `themeConfig.navbar.items`.',
    })
    return
  }
  checkItem(item, report)
  if (item.position !== undefined) {
    report({
      code: 'not-in-dropdown',
      message: '{field} is set inside a dropdown, where items have no side.',
      hint: 'Remove it, or set it on the dropdown itself.',
      path: ['position'],
    })
  }
}
