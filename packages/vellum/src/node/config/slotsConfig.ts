// The components in slots of the theme.

import type { z } from 'zod'
import { choose, fields, list, matching, type Named, type Schema, text } from './schemaKinds.js'

const slotFields = fields({
  /** The file of the component, from the folder of the site. @example './src/Feedback.tsx' */
  component: text,
  /**
   * The pages that show it: paths below the base URL, in which `*` stands for a name and `**` for any number of them.
   * @default all pages
   * @example '/docs/**'
   */
  pages: choose(
    (value): Schema<string | string[]> =>
      Array.isArray(value)
        ? list(text)
        : matching('a path or an array of them', () => typeof value === 'string'),
  ).optional(),
})

/** A component in a slot. */
export interface UserSlot extends Named, z.input<typeof slotFields> {}

/** A component in a slot, or its file alone. */
export type UserSlotEntry = string | UserSlot

const entry = choose(
  (value): Schema<UserSlotEntry> =>
    typeof value === 'object' && value !== null
      ? slotFields
      : matching<string>(
          'a file name or an object with the field `component`',
          () => typeof value === 'string',
        ),
)

const slot = choose(
  (value): Schema<UserSlotEntry | UserSlotEntry[]> => (Array.isArray(value) ? list(entry) : entry),
).optional()

const shape = fields({
  /** Above the navbar. */
  'navbar:before': slot,
  /** Below the navbar. */
  'navbar:after': slot,
  /** Above the links of the sidebar. */
  'sidebar:before': slot,
  /** Below the links of the sidebar. */
  'sidebar:after': slot,
  /** Above the text of a document, a post or a Markdown page. */
  'article:before': slot,
  /** Below the text, above tags and edit link. */
  'article:after': slot,
  /** Above the table of contents. */
  'toc:before': slot,
  /** Below the table of contents. */
  'toc:after': slot,
  /** Above the footer. */
  'footer:before': slot,
  /** Below the footer. */
  'footer:after': slot,
})

/** `theme.slots`, as an author writes it. */
export interface UserSlots extends Named, z.input<typeof shape> {}

/** The components in slots, by slot. */
export const slotsSchema: Schema<z.output<typeof shape>, UserSlots> = shape
