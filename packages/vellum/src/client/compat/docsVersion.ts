// Hooks of Docusaurus' docs plugin about versions, and about documents and sidebars in the version of
// the page, else in the preferred one, else in the last. A page whose components call them loads the
// file of all documents, so they are for live pages; the navbar does not use them.

import type { DocsData, DocsVersionData } from '../../shared/docs.js'
import { isSamePath } from '../../shared/url.js'
import { HookError } from '../context/hookError.js'
import { usePage } from '../context/pageContext.js'
import { useSite } from '../context/siteContext.js'
import { type DocEntry, docsIdOf, latestOf, useAllDocsData, useDocsData, versionOfPage } from './docsData.js'
import { preferredVersionSlot, usePreferredVersions } from './preferredVersion.js'

/** The versions to look in, in this order: the page's, the preferred one when the page is mounted, the last. */
export function useDocsVersionCandidates(id?: string): readonly DocsVersionData[] {
  const data = useDocsData(id)
  const page = usePage()
  const { preferredVersion } = useDocsPreferredVersion(id)
  const versions = [versionOfPage(data, page), preferredVersion, latestOf(data)]
  return [...new Set(versions.filter((version) => version !== undefined && version !== null))]
}

/**
 * A document for an item of the layout; `null` for a draft, which is not shown. Throws a `HookError` for
 * unknown ids.
 */
export function useLayoutDoc(docId: string, id?: string): DocEntry | null {
  const candidates = useDocsVersionCandidates(id)
  const doc = candidates.flatMap(({ docs }) => docs).find((entry) => entry.id === docId)
  if (doc) return doc
  if (candidates.some(({ draftIds }) => draftIds.includes(docId))) return null
  const knownIds = candidates.flatMap(({ docs }) => docs.map((entry) => entry.id))
  throw new HookError(
    'unknown-doc',
    missingMessage({ what: `document with the id "${docId}"`, candidates, knownIds }),
  )
}

/** A sidebar for an item of the layout, with its first link. Throws a `HookError` for unknown ids. */
export function useLayoutDocsSidebar(sidebarId: string, id?: string): DocsVersionData['sidebars'][string] {
  const candidates = useDocsVersionCandidates(id)
  const foundSidebar = candidates.find(({ sidebars }) => Object.hasOwn(sidebars, sidebarId))?.sidebars[
    sidebarId
  ]
  if (foundSidebar) return foundSidebar
  const knownIds = candidates.flatMap(({ sidebars }) => Object.keys(sidebars))
  throw new HookError(
    'unknown-sidebar',
    missingMessage({ what: `sidebar with the id "${sidebarId}"`, candidates, knownIds }),
  )
}

function missingMessage({
  what,
  candidates,
  knownIds,
}: {
  what: string
  candidates: readonly DocsVersionData[]
  knownIds: readonly string[]
}): string {
  const names = candidates.map(({ name }) => `"${name}"`)
  const where = names.length > 1 ? `the versions ${names.join(', ')}` : `the version ${names.join()}`
  const ids = [...new Set(knownIds)].sort().join(', ')
  return `There is no ${what} in ${where}. Available ids: ${ids || 'none'}.`
}

/** The version of the page on screen, its document, and the same document in all versions by their name. */
export function useActiveDocContext(id?: string): {
  readonly activeVersion?: DocsVersionData
  readonly activeDoc?: DocEntry
  readonly alternateDocVersions: Readonly<Record<string, DocEntry>>
} {
  const data = useDocsData(id)
  const page = usePage()
  const activeVersion = versionOfPage(data, page)
  const activeDoc = activeVersion?.docs.find(({ path }) => isSamePath(path, page.path))
  if (!activeVersion || !activeDoc) {
    return { ...(activeVersion && { activeVersion }), alternateDocVersions: {} }
  }
  const others = data.versions.flatMap((version): [string, DocEntry][] => {
    const same = version.docs.find((entry) => entry.id === activeDoc.id)
    return same ? [[version.name, same]] : []
  })
  return { activeVersion, activeDoc, alternateDocVersions: Object.fromEntries(others) }
}

/** The last version, and the document on screen in it, if it has it. */
export function useDocVersionSuggestions(id?: string): {
  readonly latestVersionSuggestion: DocsVersionData | undefined
  readonly latestDocSuggestion?: DocEntry
} {
  const latestVersionSuggestion = latestOf(useDocsData(id))
  const { activeDoc } = useActiveDocContext(id)
  const latestDocSuggestion =
    activeDoc && latestVersionSuggestion?.docs.find((entry) => entry.id === activeDoc.id)
  return { latestVersionSuggestion, ...(latestDocSuggestion && { latestDocSuggestion }) }
}

/** The docs set of the page on screen. */
export function useActivePlugin(): { readonly pluginId: string; readonly pluginData: DocsData } | undefined {
  const all = useAllDocsData()
  const pluginId = docsIdOf(usePage())
  const pluginData = pluginId === undefined ? undefined : all[pluginId]
  return pluginId !== undefined && pluginData ? { pluginId, pluginData } : undefined
}

/**
 * The version that the visitor has chosen, `null` when none or not mounted yet; and a function that stores a
 * choice.
 */
export function useDocsPreferredVersion(id = 'default'): {
  readonly preferredVersion: DocsVersionData | null
  readonly savePreferredVersionName: (name: string) => void
} {
  const { versions } = useDocsData(id)
  const site = useSite()
  const name = usePreferredVersions()[id]
  return {
    preferredVersion: versions.find((version) => version.name === name) ?? null,
    savePreferredVersionName: (chosen) => {
      if (!site.forgetsVersions) preferredVersionSlot(id, site).set(chosen)
    },
  }
}

/** A version in the form that `useDocsVersion` returns. */
export interface DocsVersionView {
  /** The id of the docs set. */
  readonly pluginId: string
  /** The name of the version: `1.0`, or `current` */
  readonly version: string
  /** The label that readers see: `1.0.x` */
  readonly label: string
  /** Which banner its pages show: of a version that is not released, or no longer maintained. */
  readonly banner: DocsVersionData['banner']
  /** Whether pages show the label of the version. */
  readonly badge: boolean
  /** Whether search engines are asked to leave it out. */
  readonly noIndex: boolean
  /** The class of `<html>` on its pages. */
  readonly className: string
  /** Whether it is the version whose URLs do not contain its name. */
  readonly isLast: boolean
  /** The documents by id. */
  readonly docs: Readonly<Record<string, Pick<DocEntry, 'id' | 'title' | 'description' | 'sidebar'>>>
}

/** The version of the page on screen. Throws a `HookError` on pages that do not belong to the docs. */
export function useDocsVersion(): DocsVersionView {
  const all = useAllDocsData()
  const page = usePage()
  const data = all[docsIdOf(page) ?? '']
  const pageVersion = data && versionOfPage(data, page)
  if (!pageVersion) {
    throw new HookError(
      'no-version',
      `useDocsVersion() is only for pages of the docs, and ${page.path} is none.`,
    )
  }
  const { name, label, banner, badge, noIndex, className, isLast, docs } = pageVersion
  const entries = docs.map(({ id, title, description, sidebar }) => [id, { id, title, description, sidebar }])
  return {
    pluginId: data.id,
    version: name,
    label,
    banner,
    badge,
    noIndex,
    className,
    isLast,
    docs: Object.fromEntries(entries),
  }
}
