import type { PageBody } from '../../client/context/theme.js'
import type { PageToc } from '../../shared/pageBase.js'
import { nestToc, type TocItem } from '../../shared/toc.js'
import { contentLabel } from '../labels/contentLabel.js'
import { TocNav } from './TocNav.js'

/** The entries of a page: none when it hides them or has no headings. */
export function tocItems(toc: PageToc | undefined, body: PageBody): readonly TocItem[] {
  if (!toc) return []
  const headings = body.type === 'component' ? (body.toc ?? toc.headings) : toc.headings
  return nestToc(headings, toc)
}

export interface TableOfContentsProps {
  readonly items: readonly TocItem[]
}

/** The content of the column next to an article. Its behaviour in the browser is in behaviours/toc.ts. */
export function TableOfContents({ items }: TableOfContentsProps) {
  return <TocNav items={items} />
}

/** The block above an article on small screens. The served HTML has the button only. */
export function MobileTableOfContents() {
  return (
    <div className="theme-doc-toc-mobile">
      <button type="button" className="vl-toc-toggle" aria-expanded="false">
        {contentLabel('theme.TOCCollapsible.toggleButtonLabel')}
      </button>
    </div>
  )
}
