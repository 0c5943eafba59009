// Renders the pages of all locales into the folder of the new site, and collects their links.

import type { SearchRecord } from 'vellum-search/node'
import type { Progress } from '../base/logger.js'
import type { Site } from '../steps/loadSite.js'
import { createSiteLinkCheck, type SiteLinkCheck } from '../steps/siteLinkCheck.js'
import type { BuildContext } from './buildContext.js'
import type { BundledGroup } from './bundleLocales.js'
import type { CompiledLocale } from './compileLocales.js'
import { valuesOf } from './jobs/outcome.js'
import { type OnPage, planRendering, type Rendering, type RenderPlan } from './planRendering.js'

/** A locale whose pages are written. */
export interface RenderedLocale extends CompiledLocale {
  readonly rendering: Rendering
  readonly links: SiteLinkCheck
  /** The search records of its pages, in no order. */
  readonly search: readonly SearchRecord[]
}

/** Renders the pages that are not in the cache; throws one error for all pages of a locale that failed. */
export async function renderLocales(
  context: BuildContext,
  groups: readonly BundledGroup[],
  progress: Progress,
): Promise<BundledGroup<RenderedLocale>[]> {
  const sites = groups.flatMap(({ locales }) => locales.map(({ site }) => site))
  const planned: BundledGroup<PlannedLocale>[] = []
  for (const group of groups) {
    const locales: PlannedLocale[] = []
    for (const locale of group.locales) {
      const others = sites.filter((site) => site !== locale.site)
      locales.push(await planLocale(context, { locale, others, group }))
    }
    planned.push({ ...group, locales })
  }
  const plans = planned.flatMap(({ locales }) => locales.map(({ plan }) => plan))
  progress.expect(plans.reduce((sum, { count }) => sum + count, 0))
  for (const outcomes of await context.runner.render(plans, progress.advance)) valuesOf(outcomes)
  await context.runner.close()
  return planned.map((group) => ({
    ...group,
    locales: group.locales.map(({ plan, ...locale }) => ({ ...locale, rendering: plan.end() })),
  }))
}

interface PlannedLocale extends Omit<RenderedLocale, 'rendering'> {
  readonly plan: RenderPlan
}

async function planLocale(
  context: BuildContext,
  {
    locale,
    others,
    group: { bundle, pageAssets },
  }: {
    locale: CompiledLocale
    others: readonly Site[]
    group: BundledGroup
  },
): Promise<PlannedLocale> {
  const { site, compiled } = locale
  const assetNames = [...pageAssets.keys(), ...bundle.files.map(({ name }) => name)]
  const links = createSiteLinkCheck({
    site,
    others,
    assetNames,
    compiled,
    partials: bundle.partials,
    redirects: context.redirects.get(site.assetPath)!.list,
  })
  const search: SearchRecord[] = []
  const onPage: OnPage = (index, page) => {
    links.add(index, page)
    if (page.search) search.push(page.search)
  }
  const plan = await planRendering(context, { locale, bundle, onPage })
  return { ...locale, links, search, plan }
}
