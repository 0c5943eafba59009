import { useLayoutEffect, useRef } from 'react'
import { usePage } from '../../client/context/pageContext.js'
import { useSite } from '../../client/context/siteContext.js'
import { Anchor } from '../../client/runtime/Anchor.js'
import { HAS_PAGE_MENU } from '../../shared/features.js'
import { markdownHref } from '../../shared/markdownPath.js'
import { attachCopyPage } from '../behaviours/copyPage.js'
import { contentLabel } from '../labels/contentLabel.js'
import { PageMenu } from './PageMenu.js'

/** A link that copies the Markdown of the page, and the menu beside it; nothing when the site has neither. */
export function CopyPage() {
  const { hasMarkdownPages, pageMenu, baseUrl } = useSite()
  const { path } = usePage()
  const link = useRef<HTMLAnchorElement>(null)
  useLayoutEffect(() => (link.current ? attachCopyPage(link.current) : undefined), [])
  const menu = HAS_PAGE_MENU && pageMenu && <PageMenu {...pageMenu} />
  // The file is no page: neither the link check nor the router may treat it as one.
  const copyLink = hasMarkdownPages && (
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
  if (!menu) return copyLink
  return (
    <div className="vl-page-actions">
      {copyLink}
      {menu}
    </div>
  )
}
