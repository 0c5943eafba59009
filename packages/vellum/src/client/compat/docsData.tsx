// What components may ask about all documents (DH-1, DH-6, VR-7).

import type { ReactNode } from 'react'
import type { DocsData, DocsVersionData } from '../../shared/docs.js'
import type { PageData } from '../../shared/page.js'
import { usePage } from '../context/pageContext.js'
import { createRequiredContext, useRequired } from '../context/requiredContext.js'
import { HelperError } from './helperError.js'

/** Where answers about documents come from. */
export interface DocsSource {
  /** All sets of documents. */
  readonly all: () => readonly DocsData[]
  /** The description of a document, by its address. */
  readonly descriptionOf: (href: string) => string | undefined
}

const DocsContext = createRequiredContext<DocsSource>()

/** Gives the documents to the components below. */
export function DocsProvider({ source, children }: { source: DocsSource; children: ReactNode }) {
  return <DocsContext value={source}>{children}</DocsContext>
}

/** All documents, with a note of what was asked: browsers get these answers with the page, and nothing else. */
export function recordDocs(docs: readonly DocsData[]): {
  readonly source: DocsSource
  readonly asked: { all: boolean; readonly descriptions: Record<string, string> }
} {
  const asked = { all: false, descriptions: {} as Record<string, string> }
  const source: DocsSource = {
    all: () => {
      asked.all = true
      return docs
    },
    descriptionOf: (href) => {
      for (const { versions } of docs) {
        for (const version of versions) {
          const found = version.docs.find(({ path }) => path === href)
          if (!found) continue
          if (found.description) asked.descriptions[href] = found.description
          return found.description
        }
      }
      return undefined
    },
  }
  return { source, asked }
}

/** Gives the description of a document by its address. */
export function useDescriptionOf(): (href: string) => string | undefined {
  return useRequired(DocsContext, 'useDescriptionOf', 'DocsProvider').descriptionOf
}

/** A document, or a generated index, of a version. */
export type DocEntry = DocsVersionData['docs'][number]

/** All sets of documents by their id; empty when docs are not enabled. */
export function useAllDocsData(): Readonly<Record<string, DocsData>> {
  const docs = useRequired(DocsContext, 'useAllDocsData', 'DocsProvider').all()
  return Object.fromEntries(docs.map((data) => [data.id, data]))
}

/** One set of documents; an error when there is none (DH-6). */
export function useDocsData(id = 'default'): DocsData {
  return docsWithId(useRequired(DocsContext, 'useDocsData', 'DocsProvider').all(), id)
}

/** The versions of a set, newest first. */
export function useVersions(id?: string): readonly DocsVersionData[] {
  return useDocsData(id).versions
}

/** The version that is served without its name in the path. */
export function useLatestVersion(id?: string): DocsVersionData | undefined {
  return useDocsData(id).versions.find(({ isLast }) => isLast)
}

/** The version that the page on screen belongs to, else the latest one. */
export function useActiveVersion(id?: string): DocsVersionData {
  const docs = useRequired(DocsContext, 'useActiveVersion', 'DocsProvider').all()
  return activeVersion(docs, { page: usePage(), id })
}

/** The document with that id in the active version (DH-1). Without id: nothing, and no error. */
export function useDocById(id: string): DocEntry
export function useDocById(id: string | undefined): DocEntry | undefined
export function useDocById(id: string | undefined): DocEntry | undefined {
  const { all } = useRequired(DocsContext, 'useDocById', 'DocsProvider')
  const page = usePage()
  if (id === undefined) return undefined
  const version = activeVersion(all(), { page, id: undefined })
  const doc = version.docs.find((entry) => entry.id === id)
  if (!doc) {
    throw new HelperError(
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
  if (!active) throw new HelperError('no-docs', `The docs with the id "${data.id}" have no version.`)
  return active
}

/** The set of documents that a page belongs to. */
export function docsIdOf(page: PageData): string | undefined {
  return page.version?.docsId ?? ('docsId' in page ? page.docsId : undefined)
}

/** The version of a set that a page belongs to; `undefined` when it belongs to none. */
export function versionOfPage({ id, versions }: DocsData, page: PageData): DocsVersionData | undefined {
  if (page.version) {
    const { docsId, name } = page.version
    return docsId === id ? versions.find((version) => version.name === name) : undefined
  }
  if (docsIdOf(page) === id) return versions[0]
  return versions.find((version) => version.docs.some(({ path }) => path === page.path))
}

/** The last version of a set. */
export function latestOf({ versions }: DocsData): DocsVersionData | undefined {
  return versions.find(({ isLast }) => isLast) ?? versions[0]
}

function docsWithId(docs: readonly DocsData[], id: string): DocsData {
  const data = docs.find((candidate) => candidate.id === id)
  if (data) return data
  const known = docs.map((candidate) => `"${candidate.id}"`).join(', ')
  throw new HelperError(
    'no-docs',
    `Docs data was requested, but the docs${id === 'default' ? '' : ` with the id "${id}"`} are not enabled.`,
    { cause: new Error(`There is no set of documents with the id "${id}". Available: ${known || 'none'}.`) },
  )
}
