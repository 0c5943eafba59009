// When every page is rendered: checks the links of all locales, and the targets of their searches.

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
  for (const { links, site, search } of groups.flatMap(({ locales }) => locales)) {
    problems.add(links.problems(reported))
    problems.addOne(site.config.onBrokenAnchors, searchProblem(site, search))
  }
  problems.throwIfFailed()
}
