// The data of all documents for components: `DocsData` from the model.

import type { DocsData, DocsVersionData } from '../../../shared/docs.js'
import type { SiteConfig } from '../../config/siteConfig.js'
import type { SiteModel } from '../../content/loadSiteModel.js'
import type { Version } from '../../content/versions/version.js'
import { createRouteUrls, localeBaseUrl, type RouteUrls } from '../links/routeUrls.js'
import { firstLinkOf } from './firstLink.js'

/** The data of every docs set. */
export function makeDocsData({ config, model }: { config: SiteConfig; model: SiteModel }): DocsData[] {
  const { trailingSlash } = config
  const urls = createRouteUrls({ baseUrl: localeBaseUrl(config, model.locale), trailingSlash })
  return model.docs.map((set) => ({
    id: set.id,
    versions: set.versions.map((version) => versionData(version, urls)),
  }))
}

function versionData(version: Version, urls: RouteUrls): DocsVersionData {
  const docs = version.docs.map(({ id, permalink, navigation, title, description, unlisted }) => ({
    id,
    path: urls.href(permalink),
    sidebar: navigation.sidebar,
    ...(unlisted && { unlisted }),
    title,
    description,
  }))
  const indexes = version.generatedIndexes.map(({ slug, permalink, sidebar, title, description = '' }) => ({
    id: slug,
    path: urls.href(permalink),
    sidebar,
    title,
    description,
  }))
  const sidebars = Object.entries(version.sidebars).map(([id, items]) => {
    const link = firstLinkOf(items)
    return [id, link ? { link: { label: link.label, path: urls.href(link.href) } } : {}] as const
  })
  return {
    name: version.name,
    label: version.label,
    path: urls.href(version.path),
    isLast: version.isLast,
    banner: version.banner ?? null,
    badge: version.badge,
    className: version.className,
    noIndex: version.noIndex,
    mainDocId: version.mainDoc.id,
    docs: [...docs, ...indexes],
    draftIds: [...version.draftIds],
    sidebars: Object.fromEntries(sidebars),
  }
}
