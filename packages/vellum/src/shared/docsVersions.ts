// Where a page is in another version. Nearly all pages are at the same place below each
// version, so a page names only what is not: a version costs the others nothing.

import type { PageVersion } from './pageBase.js'
import type { DocsVersionsData, LinkTarget, VersionLink } from './site.js'

/** `/docs/next/a` from `/docs/next` to `/docs/1.0` → `/docs/1.0/a` */
export function rebaseHref(
  href: string,
  { from, to }: { readonly from: Pick<VersionLink, 'path'>; readonly to: Pick<VersionLink, 'path'> },
): string {
  return to.path + href.slice(from.path.length)
}

/** The address of a page in another version of its set; that of the version's main document when it is not there (VD-4). */
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

/** The link in another version, if it leads to the same place there. */
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
