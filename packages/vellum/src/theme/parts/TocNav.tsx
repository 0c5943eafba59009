import type { TocItem } from '../../shared/toc.js'
import { contentLabel } from '../labels/contentLabel.js'
import { TocList } from './TocList.js'

export interface TocNavProps {
  readonly items: readonly TocItem[]
}

/** The headings of a page in the column next to it. */
export function TocNav({ items }: TocNavProps) {
  return (
    <nav
      className="theme-doc-toc-desktop"
      aria-label={contentLabel('theme.TOCCollapsible.toggleButtonLabel')}
    >
      <TocList items={items} className="table-of-contents" linkClassName="table-of-contents__link" />
    </nav>
  )
}
