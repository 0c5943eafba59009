// Where the tags that components add to <head> go: on the server to a collector, in the browser into
// the document.

import type { ReactNode } from 'react'
import type { HeadTag } from '../../shared/headTag.js'
import { createRequiredContext, useRequired } from './requiredContext.js'

/** Collects a tag that a component adds to `<head>`. */
export type CollectHeadTag = (tag: HeadTag) => void

/** In the browser there is no collector: tags go into the document. */
const HeadContext = createRequiredContext<CollectHeadTag | undefined>()

/** Provides the collector to the components below. */
export function HeadProvider({
  collect,
  children,
}: {
  collect: CollectHeadTag | undefined
  children: ReactNode
}) {
  return <HeadContext value={collect}>{children}</HeadContext>
}

/** The collector, on the server. */
export function useHeadCollector(): CollectHeadTag | undefined {
  return useRequired(HeadContext, 'Head', 'HeadProvider')
}
