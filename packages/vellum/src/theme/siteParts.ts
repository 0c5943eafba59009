// What a site adds to the shell: a module of the bundler takes the place of this one when it does.

import type { ShellTheme } from '../client/context/theme.js'

/** Parts that the theme itself does not have. */
export const siteParts: Pick<ShellTheme, 'Root' | 'navbarItems'> & Partial<Pick<ShellTheme, 'Footer'>> = {}
