// The parts of a site that are the same on many pages, as HTML that browsers fetch once:
// the footer and the whole lists of sidebars.

import type { Messages } from '../../shared/messages.js'
import type { SiteData } from '../../shared/site.js'
import { deferStyles } from '../output/inlineStyles.js'
import { type PreparedSidebar, wholeList } from '../pageData/pageSidebar.js'
import { fragmentError } from './renderError.js'
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
  return deferStyles(fragment('footer', () => renderFooter({ site, messages, theme })))
}

/** The whole list of a sidebar as HTML. */
export async function renderSidebar(
  sidebar: PreparedSidebar,
  { site, messages, loadTheme }: FragmentInput,
): Promise<string> {
  const { theme, renderSidebarList } = await loadThemeRenderer(loadTheme)
  const items = wholeList(sidebar)
  return deferStyles(fragment('sidebar', () => renderSidebarList({ site, messages, theme, items })))
}

function fragment(name: Parameters<typeof fragmentError>[0], render: () => string): string {
  try {
    return render()
  } catch (error) {
    throw fragmentError(name, error)
  }
}
