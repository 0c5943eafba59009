// Items of the navbar, from the configuration to what is shown: documents, sidebars
// and versions become links. An item that points to nothing ends the build.

import type {
  DropdownItemData,
  NavbarDropdownData,
  NavbarItemData,
  NavbarLinkData,
} from '../../shared/site.js'
import type { DropdownItem, NavbarItem, SiteConfig } from '../config/siteConfig.js'
import type { DocsSet, SiteModel } from '../content/loadSiteModel.js'
import type { Version } from '../content/loadVersion.js'
import { combineErrors, nearest, VellumError } from '../errors.js'
import type { Addresses } from './addresses.js'
import { firstLinkOf } from './firstLink.js'
import { linkAddress } from './linkAddress.js'
import { lastVersionOf } from './versions.js'

type LinkItem = Extract<DropdownItem, { attributes: unknown }>
type VersionDropdown = Extract<NavbarItem, { type: 'docsVersionDropdown' }>

/** What items are resolved against. */
export interface NavbarInput {
  readonly config: SiteConfig
  readonly model: SiteModel
  readonly addresses: Addresses
}

/** The items of the bar. Throws one error for all that fail (NB-9). */
export function navbarItems({ config, model, addresses }: NavbarInput): NavbarItemData[] {
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
        const href = linkAddress(item, addresses)
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
        const href = linkAddress(item, addresses) ?? ''
        return [link(item, { href, isPage: item.to !== undefined })]
      }
      case 'doc':
        return docLink(item)
      case 'docSidebar':
        return [sidebarLink(item)]
      case 'docsVersion': {
        const version = lastVersion(item.docsPluginId)
        const href = linkAddress(item, addresses) ?? addresses.href(version.mainDoc.permalink)
        return [link(item, { href, label: version.label, isPage: item.href === undefined })]
      }
      case 'html':
        return [{ type: 'html', value: item.value, ...(item.className && { className: item.className }) }]
      default:
        return [{ type: 'custom', name: item.type, props: item.props }]
    }
  }

  function docLink(item: Extract<DropdownItem, { type: 'doc' }>): NavbarLinkData[] {
    const { docId, docsPluginId } = item
    const version = lastVersion(docsPluginId)
    const doc = version.docs.find(({ id }) => id === docId)
    if (!doc) {
      // A draft, which production leaves out in silence (NI-12).
      if (version.draftIds.has(docId)) return []
      throw unknownName({
        what: `document "${docId}"`,
        name: docId,
        version,
        known: version.docs.map(({ id }) => id),
      })
    }
    const href = addresses.href(doc.permalink)
    const { sidebar } = doc.place
    const active = {
      exact: true,
      ...(sidebar !== undefined && { sidebar: { docsId: docsPluginId, id: sidebar } }),
      ...activeClass(item),
    }
    return [{ type: 'link', ...textOf(item, doc.id), href, active, ...(doc.unlisted && { onlyOn: href }) }]
  }

  function sidebarLink(item: Extract<DropdownItem, { type: 'docSidebar' }>): NavbarLinkData {
    const { sidebarId, docsPluginId } = item
    const version = lastVersion(docsPluginId)
    const sidebar = Object.hasOwn(version.sidebars, sidebarId) ? version.sidebars[sidebarId] : undefined
    if (!sidebar) {
      throw unknownName({
        what: `sidebar "${sidebarId}"`,
        name: sidebarId,
        version,
        known: Object.keys(version.sidebars),
      })
    }
    const first = firstLinkOf(sidebar)
    if (!first) {
      throw new VellumError(
        `The sidebar "${sidebarId}" leads nowhere: it has no document that can be shown.`,
        {
          hint: 'Add a document to it, or remove the navbar item.',
        },
      )
    }
    const active = { exact: true, sidebar: { docsId: docsPluginId, id: sidebarId }, ...activeClass(item) }
    return { type: 'link', ...textOf(item, first.label), href: addresses.href(first.href), active }
  }

  function versionDropdown(item: VersionDropdown): (NavbarDropdownData | NavbarLinkData)[] {
    const set = docsSet(item.docsPluginId)
    const last = lastVersion(item.docsPluginId)
    const versions = chosenVersions(item, set)
    const entries = versions.map(
      ({ version, label }): NavbarLinkData => ({
        type: 'link',
        label,
        href: addresses.href(version.mainDoc.permalink),
        active: { basePath: addresses.href(version.path) },
        attributes: {},
      }),
    )
    const items = [
      ...item.dropdownItemsBefore.flatMap(entry),
      ...entries,
      ...item.dropdownItemsAfter.flatMap(entry),
    ]
    const shown = versions.find(({ version }) => version === last) ?? versions[0]
    const label = shown?.label ?? last.label
    const href = addresses.href((shown?.version ?? last).mainDoc.permalink)
    // One entry is nothing to choose from (VD-6).
    if (items.length > 1) {
      const isPlain = item.dropdownActiveClassDisabled ? ({ isPlain: true } as const) : {}
      return [{ type: 'dropdown', ...textOf(item, label), href, items, isVersions: true, ...isPlain }]
    }
    return [link(item, { href, label, isPage: !item.dropdownActiveClassDisabled })]
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
      const known = versions.map((candidate) => candidate.name)
      throw new VellumError(
        `The \`docsVersionDropdown\` item names the version "${name}", which does not exist.`,
        { hint: `${didYouMean(name, known)}Available versions: ${known.join(', ')}.` },
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
      ...(activeBasePath !== undefined && { basePath: addresses.file(activeBasePath) }),
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
    const version = lastVersionOf(set, config)
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
}: {
  what: string
  name: string
  version: Version
  known: readonly string[]
}): VellumError {
  return new VellumError(`The ${what} does not exist in the version "${version.name}".`, {
    hint: `${didYouMean(name, known)}Available ids: ${[...known].sort().join(', ') || 'none'}.`,
  })
}

function didYouMean(name: string, known: readonly string[]): string {
  const meant = nearest(name, known)
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
