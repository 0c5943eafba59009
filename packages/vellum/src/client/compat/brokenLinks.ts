// `@docusaurus/useBrokenLinks`: links and anchors that the HTML of a page does not show, for the check of links.

import { isExternalUrl } from '../../shared/url.js'
import { useFinalHref } from '../api/Link.js'
import { LINK_REPORT, useHeadCollector } from '../context/headContext.js'

/** Functions that report to the check of links. They do nothing in browsers. */
export interface BrokenLinks {
  /** Reports an anchor: links to it are not broken, although the page has no element with that id when it is built. */
  readonly collectAnchor: (anchor: string | undefined) => void
  /** Reports a link, which is broken if there is no such page. */
  readonly collectLink: (link: string | undefined) => void
}

/** Reports links and anchors that only code shows. Call the functions while the component renders. */
export function useBrokenLinks(): BrokenLinks {
  const collect = useHeadCollector()
  const base = useFinalHref('/')
  const report = (attributes: { href: string } | { id: string }) =>
    collect?.({ tagName: LINK_REPORT, attributes })
  return {
    collectAnchor: (anchor) => {
      if (anchor) report({ id: anchor })
    },
    collectLink: (link) => {
      if (!link || isExternalUrl(link)) return
      const isBased = !link.startsWith('/') || link.startsWith(base)
      report({ href: isBased ? link : base.replace(/\/$/, '') + link })
    },
  }
}
