// The part of the theme that every page loads in the browser. Keep it small: components of content
// without state belong in theme.ts, and stay on the server.

import type { ShellTheme } from '../client/context/theme.js'
import { DocsLayout } from './layout/DocsLayout.js'
import { Layout } from './layout/Layout.js'
import { StaticContent } from './layout/StaticContent.js'
import { StaticFooter } from './layout/StaticFooter.js'
import { ErrorPage } from './pages/ErrorPage.js'
import { siteParts } from './siteParts.js'

/** The shell: all that browsers load of the theme on every page. */
export const shellTheme: ShellTheme = {
  Layout,
  DocsLayout,
  StaticContent,
  Footer: StaticFooter,
  ErrorPage,
  ...siteParts,
}
