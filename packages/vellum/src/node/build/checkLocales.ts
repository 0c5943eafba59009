// When every page is rendered: checks the links of all locales, the targets of their searches, and that pages
// have their social cards.

import { unfitCards } from '../steps/siteCards.js'
import { searchProblem } from '../steps/siteSearch.js'
import type { BuildContext } from './buildContext.js'
import type { BundledGroup } from './bundleLocales.js'
import type { RenderedLocale } from './renderLocales.js'

/** Reports broken links; throws when one fails the build. */
export function checkLocales(
  { problems }: Pick<BuildContext, 'problems'>,
  groups: readonly BundledGroup<RenderedLocale>[],
): void {
  // A page without translation has the broken links of the original: they are reported once.
  const reported = new Set<string>()
  for (const { links, site, search, rendering } of groups.flatMap(({ locales }) => locales)) {
    problems.add(links.problems(reported))
    problems.addOne(site.config.onBrokenAnchors, searchProblem(site, search))
    const unfit = rendering.reports.filter(({ card }) => card === null).map(({ path }) => path)
    problems.addOne('warn', unfitCards(unfit, site.model))
  }
  problems.throwIfFailed()
}
