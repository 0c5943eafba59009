// The theme as Node loads it to render pages. The build puts all that this imports into one file: scripts/bundleTheme.mjs.

export { theme } from '../theme.js'
