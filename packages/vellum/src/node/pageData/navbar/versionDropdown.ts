// The navbar item `docsVersionDropdown`: a list of versions, or one link when there is nothing to choose.

import type { DropdownItemData, NavbarDropdownData, NavbarLinkData } from '../../../shared/site.js'
import { VellumError } from '../../base/errors.js'
import type { DropdownItem } from '../../config/siteConfig.js'
import type { DocsSet } from '../../content/loadSiteModel.js'
import type { Version } from '../../content/versions/version.js'
import { versionHint } from '../../content/versions/versionList.js'
import { linkData, linkText, type VersionDropdown } from './linkItem.js'
import { docsSetOf, lastVersion, type NavbarContext } from './navbarContext.js'

/** The input of the dropdown. */
export interface VersionDropdownOptions {
  readonly context: NavbarContext
  /** Resolves the items before and after the versions. */
  readonly resolve: (items: readonly DropdownItem[]) => DropdownItemData[]
}

/** The dropdown of versions; a link when it has one entry. */
export function versionDropdown(
  item: VersionDropdown,
  { context, resolve }: VersionDropdownOptions,
): NavbarDropdownData | NavbarLinkData {
  const { urls } = context
  const set = docsSetOf(context, item.docsPluginId)
  const last = lastVersion(context, item.docsPluginId)
  const versions = listedVersions(item, set)
  const entries = versions.map((listed) => versionEntry(listed, { set, context }))
  const items = [...resolve(item.dropdownItemsBefore), ...entries, ...resolve(item.dropdownItemsAfter)]
  const shown = versions.find(({ version }) => version === last) ?? versions[0]
  const label = shown?.label ?? last.label
  const href = urls.href((shown?.version ?? last).mainDoc.permalink)
  if (items.length > 1) {
    const isPlain = item.dropdownActiveClassDisabled ? ({ isPlain: true } as const) : {}
    const { label: _, ...unnamed } = item
    return { type: 'dropdown', ...linkText(unnamed, label), href, items, versionsOf: set.id, ...isPlain }
  }
  const only = linkData(item, { href, label, isPage: !item.dropdownActiveClassDisabled, urls })
  return { ...only, ...(entries[0]?.version && { version: entries[0].version }) }
}

interface ListedVersion {
  readonly version: Version
  readonly label: string
}

function versionEntry(
  { version, label }: ListedVersion,
  { set, context: { urls } }: { set: DocsSet; context: NavbarContext },
): NavbarLinkData {
  // With several versions, the current one and the targets depend on the page.
  const isOneOfSeveral = set.versions.length > 1
  return {
    type: 'link',
    label,
    href: urls.href(version.mainDoc.permalink),
    active: isOneOfSeveral ? {} : { basePath: urls.href(version.path) },
    attributes: {},
    ...(isOneOfSeveral && { version: { docsId: set.id, name: version.name } }),
  }
}

/** The versions that the item lists: those that it names, or all. */
function listedVersions({ versions: named }: VersionDropdown, { versions }: DocsSet): ListedVersion[] {
  if (!named) return versions.map((version) => ({ version, label: version.label }))
  const labels: readonly (readonly [string, string | undefined])[] = Array.isArray(named)
    ? named.map((name: string) => [name, undefined])
    : Object.entries(named).map(([name, { label }]) => [name, label])
  return labels.map(([name, label]) => {
    const version = versions.find((candidate) => candidate.name === name)
    if (version) return { version, label: label ?? version.label }
    throw new VellumError(
      `The \`docsVersionDropdown\` item names the version "${name}", which does not exist.`,
      {
        code: 'unknown-version',
        hint: versionHint(
          name,
          versions.map((candidate) => candidate.name),
        ),
      },
    )
  })
}
