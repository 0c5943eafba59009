// `@docusaurus/useRouteContext`: which plugin of Docusaurus would have made the page.

import { usePage } from '../context/pageContext.js'
import { docsIdOf } from './docsData.js'

/** The origin of the page on screen. */
export interface RouteContextView {
  /** The plugin and its instance. */
  readonly plugin: { readonly name: string; readonly id: string }
}

/** The plugin of Docusaurus whose pages the page on screen is one of. */
export function useRouteContext(): RouteContextView {
  const page = usePage()
  const docsId = docsIdOf(page)
  const kind = docsId !== undefined ? 'docs' : /^(?:post|blog)/.test(page.type) ? 'blog' : 'pages'
  return { plugin: { name: `docusaurus-plugin-content-${kind}`, id: docsId ?? 'default' } }
}
