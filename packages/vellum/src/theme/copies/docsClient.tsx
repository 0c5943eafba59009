// Names of `@docusaurus/plugin-content-docs/client` that copies of Docusaurus' components import, besides those of
// `vellum/client/compat`.

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

/** Shows its children: what they need is there without it. */
function Transparent({ children }: { readonly children?: ReactNode }): ReactNode {
  return children
}

export {
  Transparent as DocProvider,
  Transparent as DocsPreferredVersionContextProvider,
  Transparent as DocsSidebarProvider,
  Transparent as DocsVersionProvider,
}

interface ExpandedState {
  /** The position of the category that is open, if one is. */
  readonly expandedItem: number | null
  readonly setExpandedItem: (item: number | null) => void
}

const ExpandedContext = createContext<ExpandedState>({ expandedItem: null, setExpandedItem: () => {} })

/** Knows which category of a list is open, for lists with one open category. */
export function DocSidebarItemsExpandedStateProvider({ children }: { readonly children?: ReactNode }) {
  const [expandedItem, setExpandedItem] = useState<number | null>(null)
  const state = useMemo(() => ({ expandedItem, setExpandedItem }), [expandedItem])
  return <ExpandedContext value={state}>{children}</ExpandedContext>
}

/** Which category of the list around is open. */
export function useDocSidebarItemsExpandedState(): ExpandedState {
  return useContext(ExpandedContext)
}

/** Nothing: Node writes the data that search engines read. */
export function useBreadcrumbsStructuredData(): Readonly<Record<string, never>> {
  return {}
}

/** Where the search of Docusaurus looks; the one here has no tags. */
export function getDocsVersionSearchTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`
}
