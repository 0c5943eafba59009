// The problems of a site's content before a page is compiled, with the severity of each: for a build and for
// the development server.

import { formatDuplicateRoutes } from '../output/brokenLinkErrors.js'
import type { Site } from './loadSite.js'
import { localeFileProblems } from './localeFiles.js'
import type { Problem } from './problems.js'
import { slugPosition } from './slugPositions.js'
import { unusedCode } from './unusedCode.js'
import { unusedPlaces } from './unusedPlaces.js'

/** All problems of a site in one locale that need no compiled page. */
export function siteProblems(site: Site): Problem[] {
  const { config, model, duplicates, components } = site
  const routes = formatDuplicateRoutes(
    duplicates.map(({ path, sources }) => ({
      path,
      sources: sources.map((source) => slugPosition(config.siteDir, source)),
    })),
    config.onDuplicateRoutes,
  )
  return [
    ...model.warnings,
    ...[
      ...localeFileProblems(config, model.locale),
      ...unusedCode(config),
      ...unusedPlaces(site),
      ...components.warnings,
    ].map((error) => ({
      severity: 'warn' as const,
      error,
    })),
    ...(routes ? [{ severity: config.onDuplicateRoutes, error: routes }] : []),
  ]
}
