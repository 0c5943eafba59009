// A source of documents for the server that records what the components of a page read.

import type { DocsData } from '../../shared/docs.js'
import type { UsedDocs } from '../../shared/rendering.js'
import type { DocsSource } from '../context/docsContext.js'

/**
 * All documents as a source; `used` returns what was read from it so far. `mayReadLater` is whether components that
 * only browsers render may read documents.
 */
export function recordDocs(
  docs: readonly DocsData[],
  { mayReadLater = false }: { readonly mayReadLater?: boolean | undefined } = {},
): {
  readonly source: DocsSource
  readonly used: () => UsedDocs
} {
  let needsAllDocs = false
  const descriptions: Record<string, string> = {}
  const source: DocsSource = {
    all: () => {
      needsAllDocs = true
      return docs
    },
    onBrowserOnly: () => {
      needsAllDocs ||= mayReadLater
    },
    descriptionOf: (href) => {
      for (const { versions } of docs) {
        for (const version of versions) {
          const foundDoc = version.docs.find(({ path }) => path === href)
          if (!foundDoc) continue
          if (foundDoc.description) descriptions[href] = foundDoc.description
          return foundDoc.description
        }
      }
      return undefined
    },
  }
  return { source, used: () => ({ all: needsAllDocs, descriptions }) }
}
