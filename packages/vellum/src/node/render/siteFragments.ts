// The parts of a site that are the same on many pages, as HTML that browsers fetch once:
// the footer and the whole lists of sidebars.

import type { Messages } from '../../shared/messages.js'
import type { SiteData } from '../../shared/site.js'
import { deferStyles } from '../output/inlineStyles.js'
import { type PreparedSidebar, wholeList } from '../pageData/pageSidebar.js'
import { type LoadTheme, loadThemeRenderer } from './themeRenderer.js'

/** What fragments are rendered with. */
export interface FragmentInput {
  readonly site: SiteData
  readonly messages: Messages
  readonly loadTheme?: LoadTheme | undefined
}

/** The footer of a site as HTML. */
export async function renderFooter({ site, messages, loadTheme }: FragmentInput): Promise<string> {
  const { theme, renderFooter } = await loadThemeRenderer(loadTheme)
  return deferStyles(renderFooter({ site, messages, theme }))
}

/** The whole list of a sidebar as HTML. */
export async function renderSidebar(
  sidebar: PreparedSidebar,
  { site, messages, loadTheme }: FragmentInput,
): Promise<string> {
  const { theme, renderSidebarList } = await loadThemeRenderer(loadTheme)
  return deferStyles(renderSidebarList({ site, messages, theme, items: wholeList(sidebar) }))
}
