// Hooks of `@docusaurus/plugin-content-docs/client` that read docs sets, versions and documents.
// A page whose components call them loads the file of all documents.

import type { DocsData, DocsVersionData } from '../../shared/docs.js'
import type { PageData } from '../../shared/page.js'
import { useDocsSource } from '../context/docsContext.js'
import { HookError } from '../context/hookError.js'
import { usePage } from '../context/pageContext.js'

/** A document, or a generated index, of a version. */
export type DocEntry = DocsVersionData['docs'][number]

/** All docs sets by id; empty when docs are disabled. */
export function useAllDocsData(): Readonly<Record<string, DocsData>> {
  const docs = useDocsSource('useAllDocsData').all()
  return Object.fromEntries(docs.map((data) => [data.id, data]))
}

/** One docs set. Throws a `HookError` when it does not exist. */
export function useDocsData(id = 'default'): DocsData {
  return docsWithId(useDocsSource('useDocsData').all(), id)
}

/** The versions of a docs set, newest first. */
export function useVersions(id?: string): readonly DocsVersionData[] {
  return useDocsData(id).versions
}

/** The last version, whose paths do not contain its name. */
export function useLatestVersion(id?: string): DocsVersionData | undefined {
  return useDocsData(id).versions.find(({ isLast }) => isLast)
}

/** The version of the page on screen, else the last one. */
export function useActiveVersion(id?: string): DocsVersionData {
  const docs = useDocsSource('useActiveVersion').all()
  return activeVersion(docs, { page: usePage(), id })
}

/**
 * The document with that id in the active version. Throws a `HookError` when there is none; returns
 * `undefined` without id.
 */
export function useDocById(id: string): DocEntry
export function useDocById(id: string | undefined): DocEntry | undefined
export function useDocById(id: string | undefined): DocEntry | undefined {
  const { all } = useDocsSource('useDocById')
  const page = usePage()
  if (id === undefined) return undefined
  const version = activeVersion(all(), { page, id: undefined })
  const doc = version.docs.find((entry) => entry.id === id)
  if (!doc) {
    throw new HookError(
      'unknown-doc',
      `There is no document with the id "${id}" in the version "${version.name}".`,
    )
  }
  return doc
}

function activeVersion(
  docs: readonly DocsData[],
  { page, id }: { page: PageData; id: string | undefined },
): DocsVersionData {
  const data = docsWithId(docs, id ?? docsIdOf(page) ?? 'default')
  const active = versionOfPage(data, page) ?? latestOf(data)
  if (!active) throw new HookError('no-docs', `The docs with the id "${data.id}" have no version.`)
  return active
}

/** The id of a page's docs set. */
export function docsIdOf(page: PageData): string | undefined {
  return page.version?.docsId ?? ('docsId' in page ? page.docsId : undefined)
}

/** The version of a docs set that a page belongs to; `undefined` when it belongs to none. */
export function versionOfPage({ id, versions }: DocsData, page: PageData): DocsVersionData | undefined {
  if (page.version) {
    const { docsId, name } = page.version
    return docsId === id ? versions.find((version) => version.name === name) : undefined
  }
  if (docsIdOf(page) === id) return versions[0]
  return versions.find((version) => version.docs.some(({ path }) => path === page.path))
}

/** The last version of a docs set. */
export function latestOf({ versions }: DocsData): DocsVersionData | undefined {
  return versions.find(({ isLast }) => isLast) ?? versions[0]
}

function docsWithId(docs: readonly DocsData[], id: string): DocsData {
  const data = docs.find((candidate) => candidate.id === id)
  if (data) return data
  const knownIds = docs.map((candidate) => `"${candidate.id}"`).join(', ')
  throw new HookError(
    'no-docs',
    `Docs data was requested, but the docs${id === 'default' ? '' : ` with the id "${id}"`} are not enabled.`,
    { cause: new Error(`There is no docs set with the id "${id}". Available: ${knownIds || 'none'}.`) },
  )
}
