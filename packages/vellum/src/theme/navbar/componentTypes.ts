import type { Theme } from '../../client/context/theme.js'

/** Components of navbar items of the site's own types, `custom-…`: none. A site replaces it. */
export const componentTypes: NonNullable<Theme['navbarItems']> = {}
