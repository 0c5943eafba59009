// The data that all pages of a site are rendered with, in one locale. The command passes what it sends to
// browsers: styles, scripts, and the files that pages load when they need more of the sidebars and the docs.

import { hashOf } from '../cache/diskCache.js'
import { makeSiteHead } from '../pageData/head/siteHead.js'
import { type ListFile, listFiles } from '../pageData/modelIndex.js'
import type { RenderContext, SiteSidebar } from '../render/renderContext.js'
import { hasDocsParts } from '../vite/liveParts.js'
import type { Site } from './loadSite.js'

/** What a command sends to browsers. */
export interface Delivery {
  /** What every document has. */
  readonly documents: Omit<
    RenderContext,
    keyof OfSite | 'hasSlots' | 'hasDocsParts' | 'site' | 'messages' | 'head' | 'buildId' | 'theme'
  >
  readonly theme?: RenderContext['theme']
  /** The URL of the whole list of a sidebar as HTML. */
  readonly listUrl: (list: ListFile) => Promise<string>
  /** The URL of the data of all docs as one file; only pages whose components use it load it. */
  readonly docsUrl: () => Promise<string>
}

type OfSite = Pick<RenderContext, 'docs' | 'docsFile' | 'sidebars'>

/** The context of a site. */
export async function siteContext(
  site: Site,
  { documents, theme, listUrl, docsUrl }: Delivery,
): Promise<RenderContext> {
  const { context: index, model, data, docs, messages, feeds } = site
  const sidebars: Record<string, SiteSidebar> = {}
  for (const file of listFiles(index, model)) {
    sidebars[file.key] = { id: file.id, items: file.list.items, file: await listUrl(file) }
  }
  const context = {
    site: data,
    messages,
    head: makeSiteHead(site, feeds),
    ...(Object.keys(site.config.slots).length > 0 && { hasSlots: true }),
    ...(hasDocsParts(site.config) && { hasDocsParts: true }),
    ...documents,
  }
  // The same for the same shell, whatever the content of pages: a different id means that open tabs have an
  // old shell. The name of a script changes with everything that it loads.
  const buildId = hashOf(JSON.stringify(context)).slice(0, 12)
  const docsFile = docs.length === 0 ? undefined : await docsUrl()
  return { ...context, ...(theme && { theme }), docs, docsFile, sidebars, buildId }
}
