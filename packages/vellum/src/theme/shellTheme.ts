// The part of the theme that every page loads in the browser. Keep it small: what shows
// content without state belongs to theme.ts, and stays on the server.

import type { ShellTheme } from '../client/context/theme.js'
import { DocsLayout } from './layout/DocsLayout.js'
import { KeptFooter } from './layout/KeptFooter.js'
import { Layout } from './layout/Layout.js'
import { StaticMain } from './layout/StaticMain.js'
import { ErrorPage } from './pages/ErrorPage.js'

export const shellTheme: ShellTheme = {
  Layout,
  DocsLayout,
  StaticMain,
  Footer: KeptFooter,
  ErrorPage,
}
