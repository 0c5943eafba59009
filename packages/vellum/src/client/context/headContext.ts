// Where the tags that components add to <head> go: on the server to a collector, in the browser into
// the document.

import type { HeadTag } from '../../shared/headTag.js'
import { createRequiredContext, useOptional, useRequired } from './requiredContext.js'

/** Collects a tag that a component adds to `<head>`. */
export type CollectHeadTag = (tag: HeadTag) => void

/** The name of a tag that is not written: what `useBrokenLinks` reports to the check of links. */
export const LINK_REPORT = 'vellum:link-report'

/** The name of a tag that is not written: a link that the engine has made, rather than the HTML or JSX of a site. */
export const MADE_LINK = 'vellum:made-link'

/** The collector of tags; in the browser there is none: tags go into the document. */
export const HeadContext = createRequiredContext<CollectHeadTag | undefined>('HeadContext')

/** The collector, on the server. */
export function useHeadCollector(): CollectHeadTag | undefined {
  return useRequired(HeadContext, 'Head')
}

/** Names a link to the check of links; Node only. Footers and lists that browsers fetch are rendered without collector. */
export function useMadeLink(href: string): void {
  useOptional(HeadContext)?.({ tagName: MADE_LINK, attributes: { href } })
}
