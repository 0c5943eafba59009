// The badge of an item of the sidebar: what authors write in front matter, `_category_` files and sidebar files, and the badge
// that is shown.

import { z } from 'zod'
import { BADGE_COLORS, type BadgeColor, type SidebarBadge } from '../../../shared/sidebarBadge.js'
import { strictObject } from '../files/objectSchema.js'

/** A badge as its author writes it: a text, or a text with its colour. */
export type WrittenBadge =
  | string
  | {
      /** Text of the badge. @since 0.2.0 @example 'beta' */
      readonly text: string
      /** A colour of the theme. @default green for `new`, gold for `beta` and `experimental`, red for `deprecated`, else grey @since 0.2.0 @example 'blue' */
      readonly color?: 'accent' | 'green' | 'grey' | 'blue' | 'gold' | 'red' | 'purple' | 'teal' | undefined
    }

/** Checks a badge. */
export const badgeSchema: z.ZodType<WrittenBadge> = z.union([
  z.string().min(1),
  strictObject({ text: z.string().min(1), color: z.enum(BADGE_COLORS).optional() }),
])

/** What a badge must be, for messages. */
export const EXPECTED_BADGE = `a text, or an object with text and color, which is one of ${BADGE_COLORS.join(', ')}`

/** The colours of words that many sites use. */
const COLORS_OF_WORDS: ReadonlyMap<string, BadgeColor> = new Map([
  ['new', 'green'],
  ['beta', 'gold'],
  ['experimental', 'gold'],
  ['deprecated', 'red'],
])

/** `'new'` → `{ text: 'new', color: 'green' }` */
export function shownBadge(writtenBadge: WrittenBadge): SidebarBadge {
  const { text, color = COLORS_OF_WORDS.get(text.toLowerCase()) ?? 'grey' }: Exclude<WrittenBadge, string> =
    typeof writtenBadge === 'string' ? { text: writtenBadge } : writtenBadge
  return { text, color }
}
