// Renders the pages of all locales into the folder of the new site, and collects their links.

import type { Progress } from '../base/logger.js'
import type { SearchRecord } from '../search/searchRecord.js'
import type { BuildContext } from './buildContext.js'
import type { BundledGroup } from './bundleLocales.js'
import type { CompiledLocale } from './compileLocales.js'
import { type OnPage, type Rendering, renderLocale } from './renderLocale.js'
import { createSiteLinkCheck, type SiteLinkCheck } from './siteLinkCheck.js'

/** A locale whose pages are written. */
export interface RenderedLocale extends CompiledLocale {
  readonly rendering: Rendering
  readonly links: SiteLinkCheck
  /** What the search keeps of its pages, in no order. */
  readonly search: readonly SearchRecord[]
}

/** Renders all locales. Threads of one locale end before the next one starts: it needs their memory. */
export async function renderLocales(
  context: BuildContext,
  groups: readonly BundledGroup[],
  progress: Progress,
): Promise<BundledGroup<RenderedLocale>[]> {
  const sites = groups.flatMap(({ locales }) => locales.map(({ site }) => site))
  const rendered: BundledGroup<RenderedLocale>[] = []
  for (const group of groups) {
    const { bundle, pageAssets } = group
    const assetNames = [...pageAssets.keys(), ...bundle.files.map(({ name }) => name)]
    const locales: RenderedLocale[] = []
    for (const locale of group.locales) {
      const { site, compiled } = locale
      const others = sites.filter((other) => other !== site)
      const links = createSiteLinkCheck({ site, others, assetNames, compiled })
      const search: SearchRecord[] = []
      const onPage: OnPage = (index, page) => {
        links.add(index, page)
        const source = compiled.get(site.routes[index]?.source ?? '')
        context.external?.add({ ...page, source: source && { file: source.source, links: source.links } })
        if (page.search) search.push(page.search)
      }
      const rendering = await renderLocale(context, { locale, bundle, onPage, progress })
      await locale.runner.close()
      locales.push({ ...locale, rendering, links, search })
    }
    rendered.push({ ...group, locales })
  }
  return rendered
}
