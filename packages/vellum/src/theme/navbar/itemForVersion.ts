// The links of a navbar item on a page of versioned docs. Links to documents go to the version of the page,
// otherwise to the one that the reader prefers, otherwise to the last; entries of a version dropdown go to
// the same document in their version.

import type { Location } from '../../client/api/location.js'
import { usePreferredVersions, VERSION_ATTRIBUTE } from '../../client/compat/preferredVersion.js'
import { hrefInVersion, rebaseTarget } from '../../shared/docsVersions.js'
import type { PageData } from '../../shared/page.js'
import type {
  DocsVersionsData,
  DropdownItemData,
  LinkTarget,
  NavbarItemData,
  NavbarLinkData,
  SiteData,
} from '../../shared/site.js'

/** What the targets of links depend on. */
export interface VersionContext {
  readonly page: PageData
  readonly sets: readonly DocsVersionsData[]
  /** Version by the id of the docs set; empty before the page is mounted. */
  readonly preferred: Readonly<Record<string, string>>
  readonly location: Location
}

/** The item with its links on the page on screen. */
export function useItemForVersion(
  item: NavbarItemData,
  { page, site, location }: Pick<VersionContext, 'page' | 'location'> & { readonly site: SiteData },
): NavbarItemData {
  const preferred = usePreferredVersions()
  return itemForVersion(item, { page, sets: site.docsVersions ?? [], preferred, location })
}

/** The item with its links on a page. */
export function itemForVersion(item: NavbarItemData, context: VersionContext): NavbarItemData {
  switch (item.type) {
    case 'link':
      return { ...linkForVersion(item, context), position: item.position }
    case 'dropdown': {
      const items = item.items.map((child) => entryForVersion(child, context))
      const shown = item.versionsOf === undefined ? undefined : shownVersion(item.versionsOf, items, context)
      if (!shown) return { ...item, items }
      const { label, href } = shown
      return { ...item, items, href, ...(item.html === undefined && label !== undefined && { label }) }
    }
    case 'localeDropdown': {
      const inVersion = (children: readonly DropdownItemData[]) =>
        children.map((child) => entryForVersion(child, context))
      return { ...item, before: inVersion(item.before), after: inVersion(item.after) }
    }
    default:
      return item
  }
}

function entryForVersion(item: DropdownItemData, context: VersionContext): DropdownItemData {
  return item.type === 'link' ? linkForVersion(item, context) : item
}

function linkForVersion(link: NavbarLinkData, context: VersionContext): NavbarLinkData {
  if (link.version) return versionLink(link, link.version, context)
  if (!link.follows) return link
  const { docsId, others } = link.follows
  const set = context.sets.find(({ id }) => id === docsId)
  const from = set?.versions.find(({ name }) => name === set.last)
  if (!set || !from) return link
  for (const name of candidates(set, context)) {
    if (name === set.last) return link
    const to = set.versions.find((version) => version.name === name)
    const target = others?.[name]
    // The document is missing in that version: try the next one.
    if (!to || target === null) continue
    return withTarget(link, target ?? rebaseTarget(link, { from, to }))
  }
  return link
}

function withTarget({ label: _, onlyOn: __, ...link }: NavbarLinkData, target: LinkTarget): NavbarLinkData {
  return { ...link, ...target }
}

/** An entry of a version dropdown: the same document in its version, with query and hash. */
function versionLink(
  link: NavbarLinkData,
  { docsId, name }: NonNullable<NavbarLinkData['version']>,
  { page, sets, location }: VersionContext,
): NavbarLinkData {
  const { path, version } = page
  const set = sets.find(({ id }) => id === docsId)
  const to = set?.versions.find((candidate) => candidate.name === name)
  const isIn = version !== undefined && version.docsId === docsId
  const href = isIn && set && to ? hrefInVersion({ path, version }, { set, to }) : link.href
  const isCurrent = isIn && version.name === name
  return {
    ...link,
    href: href + location.search + location.hash,
    // Active when the page has its version, whatever the URL.
    active: isCurrent && link.active ? { basePath: path } : undefined,
    attributes: { ...link.attributes, [VERSION_ATTRIBUTE]: `${docsId}/${name}` },
  }
}

/** The entry that the button of a version dropdown shows. */
function shownVersion(
  docsId: string,
  items: readonly DropdownItemData[],
  context: VersionContext,
): Pick<NavbarLinkData, 'label' | 'href'> | undefined {
  const set = context.sets.find(({ id }) => id === docsId)
  if (!set) return undefined
  const entries = items.filter((item) => item.type === 'link' && item.version !== undefined)
  const links = entries as readonly NavbarLinkData[]
  for (const name of candidates(set, context)) {
    const foundLink = links.find(({ version }) => version?.name === name)
    if (foundLink) return foundLink
  }
  return links[0]
}

/** The versions to try, in this order. */
function candidates({ id, last }: DocsVersionsData, { page, preferred }: VersionContext): readonly string[] {
  const current = page.version?.docsId === id ? [page.version.name] : []
  return [...current, ...(preferred[id] === undefined ? [] : [preferred[id]]), last]
}
