// The links of an item on the page that is read: links into the documents lead to the version
// of the page, else to the one that the reader prefers, else to the last (VR-9); entries of
// the list of versions lead to the same document (VD-4).

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

/** What decides where links lead. */
export interface VersionContext {
  readonly page: PageData
  readonly sets: readonly DocsVersionsData[]
  /** By the id of the set; none before the page is mounted. */
  readonly preferred: Readonly<Record<string, string>>
  readonly location: Location
}

/** The item as the page on screen shows it. */
export function useItemForVersion(
  item: NavbarItemData,
  { page, site, location }: Pick<VersionContext, 'page' | 'location'> & { readonly site: SiteData },
): NavbarItemData {
  const preferred = usePreferredVersions()
  return itemForVersion(item, { page, sets: site.docsVersions ?? [], preferred, location })
}

/** The item as a page shows it. */
export function itemForVersion(item: NavbarItemData, context: VersionContext): NavbarItemData {
  switch (item.type) {
    case 'link':
      return { ...linkOn(item, context), position: item.position }
    case 'dropdown': {
      const items = item.items.map((child) => entryOn(child, context))
      const read = item.versionsOf === undefined ? undefined : readVersion(item.versionsOf, items, context)
      if (!read) return { ...item, items }
      const { label, href } = read
      return { ...item, items, href, ...(item.html === undefined && label !== undefined && { label }) }
    }
    case 'localeDropdown': {
      const each = (children: readonly DropdownItemData[]) => children.map((child) => entryOn(child, context))
      return { ...item, before: each(item.before), after: each(item.after) }
    }
    default:
      return item
  }
}

function entryOn(item: DropdownItemData, context: VersionContext): DropdownItemData {
  return item.type === 'link' ? linkOn(item, context) : item
}

function linkOn(link: NavbarLinkData, context: VersionContext): NavbarLinkData {
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
    // In that version it is not there: the next one may have it.
    if (!to || target === null) continue
    return withTarget(link, target ?? rebaseTarget(link, { from, to }))
  }
  return link
}

function withTarget({ label: _, onlyOn: __, ...link }: NavbarLinkData, target: LinkTarget): NavbarLinkData {
  return { ...link, ...target }
}

/** An entry of the list: the same document in its version, with query and hash. */
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
  const isRead = isIn && version.name === name
  return {
    ...link,
    href: href + location.search + location.hash,
    // Marked when its version is read, whatever the address.
    active: isRead && link.active ? { basePath: path } : undefined,
    attributes: { ...link.attributes, [VERSION_ATTRIBUTE]: `${docsId}/${name}` },
  }
}

/** The entry that the button of the list stands for (VD-5). */
function readVersion(
  docsId: string,
  items: readonly DropdownItemData[],
  context: VersionContext,
): Pick<NavbarLinkData, 'label' | 'href'> | undefined {
  const set = context.sets.find(({ id }) => id === docsId)
  if (!set) return undefined
  const entries = items.filter((item) => item.type === 'link' && item.version !== undefined)
  const links = entries as readonly NavbarLinkData[]
  for (const name of candidates(set, context)) {
    const found = links.find(({ version }) => version?.name === name)
    if (found) return found
  }
  return links[0]
}

/** The versions that may be meant, the first one first (VR-9). */
function candidates({ id, last }: DocsVersionsData, { page, preferred }: VersionContext): readonly string[] {
  const read = page.version?.docsId === id ? [page.version.name] : []
  return [...read, ...(preferred[id] === undefined ? [] : [preferred[id]]), last]
}
