// Where the tags that components add to <head> go: on the server to a collector, in the browser into
// the document.

import type { HeadTag } from '../../shared/headTag.js'
import { createRequiredContext, useRequired } from './requiredContext.js'

/** Collects a tag that a component adds to `<head>`. */
export type CollectHeadTag = (tag: HeadTag) => void

/** The name of a tag that is not written: what `useBrokenLinks` reports to the check of links. */
export const LINK_REPORT = 'vellum:link-report'

/** The collector of tags; in the browser there is none: tags go into the document. */
export const HeadContext = createRequiredContext<CollectHeadTag | undefined>('HeadContext')

/** The collector, on the server. */
export function useHeadCollector(): CollectHeadTag | undefined {
  return useRequired(HeadContext, 'Head')
}
