// Navbar items that link into the docs: `doc`, `docSidebar` and `docsVersion`. They link into the last
// version; on pages of another version the shell replaces the target with the one there.

import { rebaseTarget } from '../../../shared/docsVersions.js'
import type { LinkTarget, NavbarLinkData } from '../../../shared/site.js'
import { sentences, VellumError } from '../../base/errors.js'
import { didYouMean } from '../../base/nearestName.js'
import type { DropdownItem } from '../../config/siteConfig.js'
import type { Version } from '../../content/versions/version.js'
import { firstLinkOf } from '../docs/firstLink.js'
import { activeClass, linkData, linkText } from './linkItem.js'
import { linkUrl } from './linkUrl.js'
import { docsSetOf, lastVersion, type NavbarContext } from './navbarContext.js'

/** An item that links into the docs. */
export type DocsItem = Extract<DropdownItem, { type: 'doc' | 'docSidebar' | 'docsVersion' }>

/** The link of an item with its targets in the other versions; none when the document is a draft. */
export function docsLinks(item: DocsItem, context: NavbarContext): NavbarLinkData[] {
  const docsId = item.docsPluginId
  const last = lastVersion(context, docsId)
  const link = linkInVersion(item, { version: last, context })
  if (!link) return []
  const versions = context.docsVersions.find(({ id }) => id === docsId)?.versions
  const versionLink = ({ name }: Version) => versions?.find((candidate) => candidate.name === name)
  const from = versionLink(last)
  if (!from) return [link]
  const others = docsSetOf(context, docsId).versions.flatMap((version): [string, LinkTarget | null][] => {
    const to = versionLink(version)
    if (version === last || !to) return []
    const ownLink = linkInVersion(item, { version, context })
    const target = ownLink ? targetOf(ownLink) : null
    // The shell derives this target itself.
    const isDerived = JSON.stringify(target) === JSON.stringify(rebaseTarget(link, { from, to }))
    return isDerived ? [] : [[version.name, target]]
  })
  const differs = others.length > 0 ? { others: Object.fromEntries(others) } : {}
  return [{ ...link, follows: { docsId, ...differs } }]
}

interface InVersion {
  readonly version: Version
  readonly context: NavbarContext
}

/** The link in one version; `undefined` when the version does not have the target. */
function linkInVersion(item: DocsItem, inVersion: InVersion): NavbarLinkData | undefined {
  switch (item.type) {
    case 'doc':
      return docLink(item, inVersion)
    case 'docSidebar':
      return sidebarLink(item, inVersion)
    case 'docsVersion':
      return versionLink(item, inVersion)
  }
}

function docLink(
  item: Extract<DocsItem, { type: 'doc' }>,
  { version, context }: InVersion,
): NavbarLinkData | undefined {
  const { docId, docsPluginId } = item
  const doc = version.docs.find(({ id }) => id === docId)
  if (!doc) {
    // Production leaves drafts out without a message; another version falls back to the last one.
    if (version.draftIds.has(docId) || !version.isLast) return undefined
    throw unknownTarget({
      what: `document "${docId}"`,
      name: docId,
      version,
      knownIds: version.docs.map(({ id }) => id),
      elsewhere: docsSetOf(context, docsPluginId).versions.filter(({ docs }) =>
        docs.some(({ id }) => id === docId),
      ),
    })
  }
  const href = context.urls.href(doc.permalink)
  const { sidebar } = doc.navigation
  const active = {
    exact: true,
    ...(sidebar !== undefined && { sidebar: { docsId: docsPluginId, id: sidebar } }),
    ...activeClass(item),
  }
  return { type: 'link', ...linkText(item, doc.id), href, active, ...(doc.unlisted && { onlyOn: href }) }
}

function sidebarLink(
  item: Extract<DocsItem, { type: 'docSidebar' }>,
  { version, context }: InVersion,
): NavbarLinkData | undefined {
  const { sidebarId, docsPluginId } = item
  const { versions } = docsSetOf(context, docsPluginId)
  const sidebar = Object.hasOwn(version.sidebars, sidebarId) ? version.sidebars[sidebarId] : undefined
  if (!sidebar) {
    if (!version.isLast) return undefined
    throw unknownTarget({
      what: `sidebar "${sidebarId}"`,
      name: sidebarId,
      version,
      knownIds: Object.keys(version.sidebars),
      elsewhere: versions.filter(({ sidebars }) => Object.hasOwn(sidebars, sidebarId)),
    })
  }
  const first = firstLinkOf(sidebar)
  if (!first) {
    const where = versions.length > 1 ? ` of the version "${version.name}"` : ''
    throw new VellumError(`The sidebar "${sidebarId}"${where} has no document that can be shown.`, {
      code: 'empty-sidebar',
      hint: 'Add a document to it, or remove the navbar item.',
    })
  }
  const active = { exact: true, sidebar: { docsId: docsPluginId, id: sidebarId }, ...activeClass(item) }
  return { type: 'link', ...linkText(item, first.label), href: context.urls.href(first.href), active }
}

function versionLink(
  item: Extract<DocsItem, { type: 'docsVersion' }>,
  { version, context: { urls } }: InVersion,
): NavbarLinkData {
  const href = linkUrl(item, urls) ?? urls.href(version.mainDoc.permalink)
  return linkData(item, { href, label: version.label, isPage: item.href === undefined, urls })
}

/** The error for a document or a sidebar that does not exist. */
function unknownTarget({
  what,
  name,
  version,
  knownIds,
  elsewhere,
}: {
  what: string
  name: string
  version: Version
  knownIds: readonly string[]
  /** Versions that have it. */
  elsewhere: readonly Version[]
}): VellumError {
  const others = elsewhere.map((other) => `"${other.name}"`).join(', ')
  return new VellumError(`The ${what} does not exist in the version "${version.name}".`, {
    code: 'unknown-navbar-target',
    hint: sentences(
      elsewhere.length > 0
        ? `It is in ${others}, but pages outside of the docs link to the last version.`
        : didYouMean(name, knownIds),
      `Available ids: ${[...knownIds].sort().join(', ') || 'none'}.`,
    ),
  })
}

/** The part of a link that differs from version to version. */
function targetOf({ label, href, active, onlyOn }: NavbarLinkData): LinkTarget {
  return {
    ...(label !== undefined && { label }),
    href,
    active,
    ...(onlyOn !== undefined && { onlyOn }),
  }
}
