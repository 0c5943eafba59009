// Items of the navbar, from the configuration to what is shown: documents, sidebars
// and versions become links. An item that points to nothing ends the build.

import { rebaseTarget } from '../../shared/docsVersions.js'
import type {
  DocsVersionsData,
  DropdownItemData,
  LinkTarget,
  NavbarDropdownData,
  NavbarItemData,
  NavbarLinkData,
} from '../../shared/site.js'
import { combineErrors, VellumError } from '../base/errors.js'
import { nearestName } from '../base/nearestName.js'
import type { DropdownItem, NavbarItem, SiteConfig } from '../config/siteConfig.js'
import type { DocsSet, SiteModel } from '../content/loadSiteModel.js'
import type { Version } from '../content/versions/version.js'
import { versionHint } from '../content/versions/versionList.js'
import { firstLinkOf } from './firstLink.js'
import { linkUrl } from './linkUrl.js'
import type { RouteUrls } from './routeUrls.js'
import { lastVersionOf } from './versions.js'

type LinkItem = Extract<DropdownItem, { attributes: unknown }>
type VersionDropdown = Extract<NavbarItem, { type: 'docsVersionDropdown' }>

/** What items are resolved against. */
export interface NavbarInput {
  readonly config: SiteConfig
  readonly model: SiteModel
  readonly urls: RouteUrls
  /** The sets that have several versions. */
  readonly docsVersions: readonly DocsVersionsData[]
}

/** The items of the bar. Throws one error for all that fail (NB-9). */
export function navbarItems({ config, model, urls, docsVersions }: NavbarInput): NavbarItemData[] {
  const problems: VellumError[] = []
  const items = config.themeConfig.navbar.items.flatMap((item) => {
    try {
      return barItem(item)
    } catch (cause) {
      problems.push(failedItem(item, cause))
      return []
    }
  })
  if (problems.length > 0) throw combineErrors(problems)
  return items

  function barItem(item: NavbarItem): NavbarItemData[] {
    const { position } = item
    switch (item.type) {
      case 'dropdown': {
        const href = linkUrl(item, urls)
        const items = item.items.flatMap(entry)
        return [{ type: 'dropdown', ...textOf(item), ...(href !== undefined && { href }), items, position }]
      }
      case 'docsVersionDropdown':
        return versionDropdown(item).map((data) => ({ ...data, position }))
      case 'localeDropdown': {
        const { queryString, className } = item
        const [before, after] = [
          item.dropdownItemsBefore.flatMap(entry),
          item.dropdownItemsAfter.flatMap(entry),
        ]
        return [
          { type: 'localeDropdown', queryString, ...(className && { className }), before, after, position },
        ]
      }
      case 'search':
        return [{ type: 'search', ...(item.className && { className: item.className }), position }]
      default:
        return entry(item).map((data) => ({ ...data, position }))
    }
  }

  function entry(item: DropdownItem): DropdownItemData[] {
    switch (item.type) {
      case 'default': {
        const href = linkUrl(item, urls) ?? ''
        return [link(item, { href, isPage: item.to !== undefined })]
      }
      case 'doc':
        return inEachVersion(item.docsPluginId, (version) => docLink(item, version))
      case 'docSidebar':
        return inEachVersion(item.docsPluginId, (version) => sidebarLink(item, version))
      case 'docsVersion':
        return inEachVersion(item.docsPluginId, (version) => {
          const href = linkUrl(item, urls) ?? urls.href(version.mainDoc.permalink)
          return link(item, { href, label: version.label, isPage: item.href === undefined })
        })
      case 'html':
        return [{ type: 'html', value: item.value, ...(item.className && { className: item.className }) }]
      default:
        return [{ type: 'custom', name: item.type, props: item.props }]
    }
  }

  /** A link into the last version, and how it differs in the others: pages of a version lead to its own (VR-9). */
  function inEachVersion(
    docsId: string,
    linkIn: (version: Version) => NavbarLinkData | undefined,
  ): NavbarLinkData[] {
    const { versions } = docsSet(docsId)
    const last = lastVersion(docsId)
    const link = linkIn(last)
    if (!link) return []
    const places = docsVersions.find(({ id }) => id === docsId)?.versions
    const placeOf = ({ name }: Version) => places?.find((place) => place.name === name)
    const from = placeOf(last)
    if (!from) return [link]
    const others: [string, LinkTarget | null][] = versions.flatMap((version) => {
      const to = placeOf(version)
      if (version === last || !to) return []
      const own = linkIn(version)
      const target = own ? targetOf(own) : null
      const isUsual = JSON.stringify(target) === JSON.stringify(rebaseTarget(link, { from, to }))
      return isUsual ? [] : [[version.name, target]]
    })
    const differs = others.length > 0 ? { others: Object.fromEntries(others) } : {}
    return [{ ...link, follows: { docsId, ...differs } }]
  }

  function docLink(
    item: Extract<DropdownItem, { type: 'doc' }>,
    version: Version,
  ): NavbarLinkData | undefined {
    const { docId, docsPluginId } = item
    const doc = version.docs.find(({ id }) => id === docId)
    if (!doc) {
      // A draft, which production leaves out in silence (NI-12); and where a version lacks it, the last one has it.
      if (version.draftIds.has(docId) || !version.isLast) return undefined
      const elsewhere = docsSet(docsPluginId).versions.filter(({ docs }) =>
        docs.some(({ id }) => id === docId),
      )
      throw unknownName({
        what: `document "${docId}"`,
        name: docId,
        version,
        known: version.docs.map(({ id }) => id),
        elsewhere,
      })
    }
    const href = urls.href(doc.permalink)
    const { sidebar } = doc.navigation
    const active = {
      exact: true,
      ...(sidebar !== undefined && { sidebar: { docsId: docsPluginId, id: sidebar } }),
      ...activeClass(item),
    }
    return { type: 'link', ...textOf(item, doc.id), href, active, ...(doc.unlisted && { onlyOn: href }) }
  }

  function sidebarLink(
    item: Extract<DropdownItem, { type: 'docSidebar' }>,
    version: Version,
  ): NavbarLinkData | undefined {
    const { sidebarId, docsPluginId } = item
    const { versions } = docsSet(docsPluginId)
    const sidebar = Object.hasOwn(version.sidebars, sidebarId) ? version.sidebars[sidebarId] : undefined
    if (!sidebar) {
      if (!version.isLast) return undefined
      throw unknownName({
        what: `sidebar "${sidebarId}"`,
        name: sidebarId,
        version,
        known: Object.keys(version.sidebars),
        elsewhere: versions.filter(({ sidebars }) => Object.hasOwn(sidebars, sidebarId)),
      })
    }
    const first = firstLinkOf(sidebar)
    if (!first) {
      const where = versions.length > 1 ? ` of the version "${version.name}"` : ''
      throw new VellumError(
        `The sidebar "${sidebarId}"${where} leads nowhere: it has no document that can be shown.`,
        {
          hint: 'Add a document to it, or remove the navbar item.',
        },
      )
    }
    const active = { exact: true, sidebar: { docsId: docsPluginId, id: sidebarId }, ...activeClass(item) }
    return { type: 'link', ...textOf(item, first.label), href: urls.href(first.href), active }
  }

  function versionDropdown(item: VersionDropdown): (NavbarDropdownData | NavbarLinkData)[] {
    const set = docsSet(item.docsPluginId)
    const last = lastVersion(item.docsPluginId)
    const versions = chosenVersions(item, set)
    // Of several, which one is read depends on the page, and with it where they lead (VD-4).
    const several = set.versions.length > 1
    const entries = versions.map(
      ({ version, label }): NavbarLinkData => ({
        type: 'link',
        label,
        href: urls.href(version.mainDoc.permalink),
        active: several ? {} : { basePath: urls.href(version.path) },
        attributes: {},
        ...(several && { version: { docsId: set.id, name: version.name } }),
      }),
    )
    const items = [
      ...item.dropdownItemsBefore.flatMap(entry),
      ...entries,
      ...item.dropdownItemsAfter.flatMap(entry),
    ]
    const shown = versions.find(({ version }) => version === last) ?? versions[0]
    const label = shown?.label ?? last.label
    const href = urls.href((shown?.version ?? last).mainDoc.permalink)
    // One entry is nothing to choose from (VD-6).
    if (items.length > 1) {
      const isPlain = item.dropdownActiveClassDisabled ? ({ isPlain: true } as const) : {}
      const { label: _, ...unnamed } = item
      return [{ type: 'dropdown', ...textOf(unnamed, label), href, items, versionsOf: set.id, ...isPlain }]
    }
    const only = link(item, { href, label, isPage: !item.dropdownActiveClassDisabled })
    return [{ ...only, ...(entries[0]?.version && { version: entries[0].version }) }]
  }

  function chosenVersions(
    { versions: wanted }: VersionDropdown,
    { versions }: DocsSet,
  ): { version: Version; label: string }[] {
    if (!wanted) return versions.map((version) => ({ version, label: version.label }))
    const labels: readonly (readonly [string, string | undefined])[] = Array.isArray(wanted)
      ? wanted.map((name: string) => [name, undefined])
      : Object.entries(wanted).map(([name, { label }]) => [name, label])
    return labels.map(([name, label]) => {
      const version = versions.find((candidate) => candidate.name === name)
      if (version) return { version, label: label ?? version.label }
      throw new VellumError(
        `The \`docsVersionDropdown\` item names the version "${name}", which does not exist.`,
        {
          hint: versionHint(
            name,
            versions.map((candidate) => candidate.name),
          ),
        },
      )
    })
  }

  function link(
    item: LinkItem | VersionDropdown,
    { href, label, isPage }: { href: string; label?: string; isPage: boolean },
  ): NavbarLinkData {
    const { activeBasePath, activeBaseRegex, exact } = item
    const active = {
      ...(activeBaseRegex !== undefined && { regex: activeBaseRegex }),
      ...(activeBasePath !== undefined && { basePath: urls.file(activeBasePath) }),
      ...(exact !== undefined && { exact }),
      ...activeClass(item),
    }
    const isActivable = isPage && href.startsWith('/') && !href.startsWith('//')
    return { type: 'link', ...textOf(item, label), href, active: isActivable ? active : undefined }
  }

  function docsSet(id: string): DocsSet {
    const found = model.docs.find((set) => set.id === id)
    if (found) return found
    const known = model.docs.map((set) => set.id)
    throw new VellumError(
      known.length > 0
        ? `There is no set of documents with the id "${id}".`
        : 'The item needs documents, and `docs` is off.',
      {
        hint:
          known.length > 0
            ? `${didYouMean(id, known)}Available ids: ${known.join(', ')}.`
            : 'Remove the item, or `docs: false`.',
      },
    )
  }

  /** The version that items lead to: no other is being read where the bar is made (VR-9). */
  function lastVersion(docsPluginId: string): Version {
    const set = docsSet(docsPluginId)
    const version = lastVersionOf(set)
    if (!version) throw new VellumError(`The set of documents "${set.id}" has no version.`)
    return version
  }
}

/** What a link says, and what it looks like. */
function textOf(
  {
    label,
    html,
    className,
    attributes,
  }: LinkItem | VersionDropdown | Extract<NavbarItem, { type: 'dropdown' }>,
  otherwise?: string,
): Pick<NavbarLinkData, 'label' | 'html' | 'className' | 'attributes'> {
  const text = label ?? (html === undefined ? otherwise : undefined)
  return {
    ...(text !== undefined && { label: text }),
    ...(html !== undefined && { html }),
    ...(className !== undefined && { className }),
    attributes,
  }
}

function activeClass({ activeClassName }: { readonly activeClassName?: string }): { className?: string } {
  return activeClassName === undefined ? {} : { className: activeClassName }
}

/** A document or a sidebar that is not there (DH-4, DH-5). */
function unknownName({
  what,
  name,
  version,
  known,
  elsewhere,
}: {
  what: string
  name: string
  version: Version
  known: readonly string[]
  /** Versions that have it. */
  elsewhere: readonly Version[]
}): VellumError {
  const others = elsewhere.map((other) => `"${other.name}"`).join(', ')
  const mend =
    elsewhere.length > 0
      ? `It is in ${others}, but pages outside of the docs lead into the last version. `
      : didYouMean(name, known)
  return new VellumError(`The ${what} does not exist in the version "${version.name}".`, {
    hint: `${mend}Available ids: ${[...known].sort().join(', ') || 'none'}.`,
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

function didYouMean(name: string, known: readonly string[]): string {
  const meant = nearestName(name, known)
  return meant === undefined ? '' : `Did you mean "${meant}"? `
}

function failedItem(item: NavbarItem, cause: unknown): VellumError {
  return new VellumError(
    `A navbar item cannot be shown. Check the navbar item configuration in \`themeConfig.navbar.items\`:\n${JSON.stringify(asConfigured(item), null, 2)}`,
    { cause },
  )
}

/** An item with its attributes where the user wrote them, and without the defaults. */
function asConfigured(item: unknown): unknown {
  if (Array.isArray(item)) return item.map(asConfigured)
  if (typeof item !== 'object' || item === null) return item
  const { attributes, props, ...fields } = item as Record<string, unknown>
  const all = Object.entries({ ...fields, ...(props as object), ...(attributes as object) })
  return Object.fromEntries(
    all
      .filter(([key, value]) => !(key in DEFAULTS && JSON.stringify(DEFAULTS[key]) === JSON.stringify(value)))
      .map(([key, value]) => [key, asConfigured(value)]),
  )
}

const DEFAULTS: { readonly [field: string]: unknown } = {
  docsPluginId: 'default',
  dropdownActiveClassDisabled: false,
  dropdownItemsBefore: [],
  dropdownItemsAfter: [],
}
