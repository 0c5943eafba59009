// Where tags for <head> go that components ask for: on the server to a collector, in
// the browser into the document.

import { type ReactNode, useMemo } from 'react'
import type { HeadTag } from '../../shared/headTag.js'
import { createRequiredContext, useRequired } from './requiredContext.js'

/** Takes a tag that a component asks for. */
export type CollectHeadTag = (tag: HeadTag) => void

/** On the server a function that takes tags; in the browser there is none, and tags go into the document. */
const HeadContext = createRequiredContext<{ readonly collect: CollectHeadTag | undefined }>()

/** Gives the collector to the components below. */
export function HeadProvider({
  collect,
  children,
}: {
  collect: CollectHeadTag | undefined
  children: ReactNode
}) {
  const value = useMemo(() => ({ collect }), [collect])
  return <HeadContext value={value}>{children}</HeadContext>
}

/** The collector, on the server. */
export function useHeadCollector(): CollectHeadTag | undefined {
  return useRequired(HeadContext, 'Head', 'HeadProvider').collect
}
