// The version of a page: the URL of the same page in the other versions, the banner and the badge above it,
// and the canonical URL for search engines.

import { hrefInVersion, rebaseHref } from '../../../shared/docsVersions.js'
import type { DocsNavigation } from '../../../shared/page.js'
import type { PageBase, PageVersion } from '../../../shared/pageBase.js'
import type { Route } from '../../content/routes.js'
import type { ModelIndex, VersionIndex } from '../modelIndex.js'

/** A page of a version. */
export interface VersionedPage {
  readonly context: ModelIndex
  readonly route: Extract<Route, { docsId: string }>
  readonly versionIndex: VersionIndex
}

/** The fields that all pages of a version have. */
export function versionFields(page: VersionedPage): Pick<PageBase, 'version' | 'noIndex' | 'canonical'> {
  const { context, route, versionIndex } = page
  const { versions } = context.docsSet(versionIndex.docsId)
  const last = versions.findIndex(({ version }) => version.isLast)
  // Search engines should prefer the last version to older ones. A newer page may be a different one.
  const isOld = versions.indexOf(versionIndex) > last
  const current = isOld ? samePage(route, versions[last]!) : undefined
  return {
    ...(versions.length > 1 && { version: pageVersion(page) }),
    ...(versionIndex.version.noIndex && { noIndex: true }),
    ...(current !== undefined && { canonical: context.urls.href(current) }),
  }
}

/** The banner and the badge of documents and indexes. */
export function versionNotices(page: VersionedPage): Pick<DocsNavigation, 'versionBanner' | 'versionBadge'> {
  const { context, versionIndex } = page
  const { banner, badge, label } = versionIndex.version
  const latest = context.docsSet(versionIndex.docsId).versions.find(({ version }) => version.isLast)?.version
  return {
    ...(banner &&
      latest && {
        versionBanner: {
          type: banner,
          label,
          latest: {
            label: latest.label,
            href: hrefInLast(page, latest.mainDoc.permalink),
            version: latest.name,
          },
        },
      }),
    ...(badge && { versionBadge: label }),
  }
}

function hrefInLast(page: VersionedPage, mainPermalink: string): string {
  const { context, route, versionIndex } = page
  const { data } = context.docsSet(versionIndex.docsId)
  const path = context.urls.href(route.path)
  const to = data?.versions.find(({ name }) => name === data.last)
  // Without other versions the last one is that of the page.
  if (!data || !to) return versionIndex.version.isLast ? path : context.urls.href(mainPermalink)
  return hrefInVersion({ path, version: pageVersion(page) }, { set: data, to })
}

/** The version of a page, with the URLs of the same page in other versions that cannot be derived. */
function pageVersion({ context, route, versionIndex }: VersionedPage): PageVersion {
  const { docsId, version } = versionIndex
  const { data, versions } = context.docsSet(docsId)
  const base = { docsId, name: version.name }
  const versionLink = (name: string) => data?.versions.find((link) => link.name === name)
  const from = versionLink(version.name)
  const path = context.urls.href(route.path)
  const elsewhere: Record<string, string | null> = {}
  let isElsewhere = false
  for (const other of versions) {
    const to = versionLink(other.version.name)
    if (other === versionIndex || !from || !to) continue
    const same = samePage(route, other)
    if (same === undefined) {
      elsewhere[to.name] = null
      continue
    }
    isElsewhere = true
    const href = context.urls.href(same)
    if (href !== rebaseHref(path, { from, to })) elsewhere[to.name] = href
  }
  if (!isElsewhere) return { ...base, elsewhere: null }
  return Object.keys(elsewhere).length > 0 ? { ...base, elsewhere } : base
}

/** The permalink of the same page in another version: by the id of a document, by the slug of an index. */
function samePage({ type, id }: VersionedPage['route'], other: VersionIndex): string | undefined {
  switch (type) {
    case 'doc':
      return other.docs.get(id)?.permalink
    case 'generated-index':
      return other.version.generatedIndexes.find(({ slug }) => slug === id)?.permalink
    case 'docs-root':
      return other.version.path
    case 'tags':
    case 'tag':
      return undefined
  }
}
