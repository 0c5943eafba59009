import { useLayoutEffect, useRef } from 'react'
import { usePage } from '../../client/context/pageContext.js'
import { useSite } from '../../client/context/siteContext.js'
import { Anchor } from '../../client/runtime/Anchor.js'
import { markdownHref } from '../../shared/markdownPath.js'
import { attachCopyPage } from '../behaviours/copyPage.js'
import { contentLabel } from '../labels/contentLabel.js'

/** A link to the Markdown of the page, which copies it; nothing when the site has no such files. */
export function CopyPage() {
  const { hasMarkdownPages, baseUrl } = useSite()
  const { path } = usePage()
  const link = useRef<HTMLAnchorElement>(null)
  useLayoutEffect(() => (link.current ? attachCopyPage(link.current) : undefined), [])
  if (!hasMarkdownPages) return null
  // The file is no page: neither the link check nor the router may treat it as one.
  return (
    <Anchor
      ref={link}
      className="vl-page-markdown"
      href={markdownHref(path, baseUrl)}
      data-native=""
      unchecked
    >
      {contentLabel('theme.docs.markdown.copy')}
    </Anchor>
  )
}
