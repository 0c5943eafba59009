// The badge of an item of the sidebar: a word in a colour of the theme.

/** The colours, which are tokens of the theme: `green` is `--vl-green`. */
export const BADGE_COLORS = ['accent', 'green', 'grey', 'blue', 'gold', 'red', 'purple', 'teal'] as const

/** One of them. */
export type BadgeColor = (typeof BADGE_COLORS)[number]

/** A badge. */
export interface SidebarBadge {
  readonly text: string
  readonly color: BadgeColor
}
