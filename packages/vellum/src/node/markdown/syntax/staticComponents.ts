// The components of the theme whose markup the compiler writes itself: a page that has only these needs no code.

/** Their names, below `@theme/`. */
export const STATIC_COMPONENTS = ['Tabs', 'TabItem', 'Admonition', 'Details', 'IdealImage'] as const

/** One of them. */
export type StaticComponent = (typeof STATIC_COMPONENTS)[number]
