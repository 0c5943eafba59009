// The parts of a site that are the same on many pages, as HTML that browsers fetch once:
// the footer and the whole lists of sidebars.

import type { Messages } from '../../shared/messages.js'
import type { SiteData } from '../../shared/site.js'
import { deferStyles } from '../output/inlineStyles.js'
import { type PreparedSidebar, wholeList } from '../pageData/pageSidebar.js'
import { loadThemeRenderer } from './themeRenderer.js'

/** The footer of a site as HTML. */
export async function renderFooter(site: SiteData, messages: Messages): Promise<string> {
  const { theme, renderFooter } = await loadThemeRenderer()
  return deferStyles(renderFooter({ site, messages, theme }))
}

/** The whole list of a sidebar as HTML. */
export async function renderSidebar(
  sidebar: PreparedSidebar,
  { site, messages }: { readonly site: SiteData; readonly messages: Messages },
): Promise<string> {
  const { theme, renderSidebarList } = await loadThemeRenderer()
  return deferStyles(renderSidebarList({ site, messages, theme, items: wholeList(sidebar) }))
}
