// The URL of a page in another version. Nearly all pages have the same path below each version, so
// a page's data has only the exceptions, and a version adds nothing to the pages of the others.

import type { PageVersion } from './pageBase.js'
import type { DocsVersionsData, LinkTarget, VersionLink } from './site.js'

/** `/docs/next/a` from `/docs/next` to `/docs/1.0` → `/docs/1.0/a` */
export function rebaseHref(
  href: string,
  { from, to }: { readonly from: Pick<VersionLink, 'path'>; readonly to: Pick<VersionLink, 'path'> },
): string {
  return to.path + href.slice(from.path.length)
}

/** The URL of a page in another version of its docs set; the version's main document when it does not have the page. */
export function hrefInVersion(
  { path, version }: { readonly path: string; readonly version: PageVersion },
  { set, to }: { readonly set: DocsVersionsData; readonly to: VersionLink },
): string {
  const { name, elsewhere } = version
  const from = set.versions.find((candidate) => candidate.name === name)
  if (to.name === name) return path
  const special = elsewhere === null ? null : elsewhere?.[to.name]
  if (special === null || !from) return to.href
  return special ?? rebaseHref(path, { from, to })
}

/** The same link in another version, if the version has its target at the same path. */
export function rebaseTarget(
  { label, href, active, onlyOn }: LinkTarget,
  versions: Parameters<typeof rebaseHref>[1],
): LinkTarget {
  const moved = rebaseHref(href, versions)
  return {
    ...(label !== undefined && { label }),
    href: moved,
    active,
    ...(onlyOn !== undefined && { onlyOn: moved }),
  }
}
