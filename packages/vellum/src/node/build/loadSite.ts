// Configuration and content of a site, and what all its pages are made from. The
// first steps of every command.

import type { DocsData } from '../../shared/docs.js'
import { normalPath } from '../../shared/sidebar.js'
import type { SiteData } from '../../shared/site.js'
import { importConfigFile } from '../config/importConfigFile.js'
import { loadSiteConfig } from '../config/loadSiteConfig.js'
import type { SiteConfig } from '../config/siteConfig.js'
import { loadSiteModel, type SiteModel } from '../content/loadSiteModel.js'
import { type DuplicateRoute, duplicateRoutes, type Route, routesOf } from '../content/routes.js'
import { makeDocsData } from '../pages/docsData.js'
import { type FeedFile, feedFiles } from '../pages/feedFiles.js'
import type { MarkdownTargets } from '../pages/linkResolver.js'
import { markdownTargets } from '../pages/markdownTargets.js'
import { createPageContext, type PageContext } from '../pages/pageContext.js'
import { makeSiteData } from '../pages/siteData.js'

/** A site, loaded. */
export interface Site {
  readonly config: SiteConfig
  /** The config file and what it imports, absolute. */
  readonly configFiles: readonly string[]
  readonly model: SiteModel
  readonly data: SiteData
  readonly docs: readonly DocsData[]
  readonly context: PageContext
  /** One for each path. */
  readonly routes: readonly Route[]
  readonly duplicates: readonly DuplicateRoute[]
  readonly targets: MarkdownTargets
  /** Of the blog; none without posts. */
  readonly feeds: readonly FeedFile[]
}

/** Which site, and for whom. */
export interface LoadSiteInput {
  readonly siteDir: string
  readonly baseUrl: string | undefined
  /** For readers: without drafts. Else for its writers. */
  readonly production: boolean
}

export async function loadSite({ siteDir, baseUrl, production }: LoadSiteInput): Promise<Site> {
  const loaded = await loadSiteConfig(siteDir, baseUrl === undefined ? {} : { baseUrl })
  return siteFrom(loaded, { production })
}

/** The content for a configuration that is loaded already. */
export async function siteFrom(
  { config, files: configFiles }: { config: SiteConfig; files: readonly string[] },
  { production }: { production: boolean },
): Promise<Site> {
  const locale = config.i18n.defaultLocale
  const model = await loadSiteModel({ config, locale, production, importFile: importConfigFile })
  const context = createPageContext({ config, model })
  const routes = routesOf(model)
  return {
    config,
    configFiles,
    model,
    data: makeSiteData({ config, model, locale }),
    docs: makeDocsData({ config, model }),
    context,
    routes: firstOfEach(routes),
    duplicates: duplicateRoutes(routes),
    targets: markdownTargets(model, context.addresses),
    feeds: feedFiles({ config, model, addresses: context.addresses }),
  }
}

/** Of several pages with one path the first one is built. */
function firstOfEach(routes: readonly Route[]): Route[] {
  const seen = new Set<string>()
  return routes.filter(({ path }) => {
    const key = normalPath(path)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
