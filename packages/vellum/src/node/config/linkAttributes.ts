// Sets the extra attributes of a link apart from the fields the engine reads.

import type { Attributes } from './userThemeConfig.js'

/** The fields of a link, and its further attributes apart. */
export type Link<Fields> = Readonly<Fields> & { readonly attributes: Readonly<Attributes> }

/** Not attributes, though they are on some links. */
const CONTROLS = ['type', 'position', 'dropdownItemsBefore', 'dropdownItemsAfter']

/** { to: '/a', target: '_top' } → { to: '/a', attributes: { target: '_top' } } */
export function splitLink<Fields extends object>(
  link: object,
  known: readonly (keyof Fields)[],
): Link<Fields> {
  const own: Record<string, unknown> = {}
  const attributes: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(link)) {
    if (CONTROLS.includes(key) || value === undefined) continue
    const target = known.includes(key as keyof Fields) ? own : attributes
    target[key] = value
  }
  return { ...own, attributes } as Link<Fields>
}
