// The stylesheets of content that few pages have, by a class in the HTML of such content: only a page that shows the
// class loads them. Those of plugins are among them.

import { fileURLToPath } from 'node:url'
import type { SiteConfig } from '../config/siteConfig.js'

const ours = (path: string) => fileURLToPath(new URL(`../../theme/mdx/${path}`, import.meta.url))

/** The engine's own, by class. Each is in the layer `vellum`, like the theme. */
const CONTENT_STYLES: Readonly<Record<string, string>> = {
  'vl-code-notes': ours('CodeNotation.css'),
}

/** The stylesheets, absolute, by the class that a page shows. */
export function contentStyles({ theme }: Pick<SiteConfig, 'theme'>): Readonly<Record<string, string>> {
  return { ...CONTENT_STYLES, ...theme.pageCss }
}
