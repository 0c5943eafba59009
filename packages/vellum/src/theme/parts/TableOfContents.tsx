import type { PageBody } from '../../client/context/theme.js'
import type { PageToc } from '../../shared/pageBase.js'
import { nestToc, type TocItem } from '../../shared/toc.js'
import { contentLabel } from '../labels/contentLabel.js'

/** The entries of a page: none when it hides them or has no headings. */
export function tocItems(toc: PageToc | undefined, body: PageBody): readonly TocItem[] {
  if (!toc) return []
  const headings = body.type === 'component' ? (body.toc ?? toc.headings) : toc.headings
  return nestToc(headings, toc)
}

export interface TableOfContentsProps {
  readonly items: readonly TocItem[]
}

/** The column next to an article. Its behaviour in the browser is in behaviours/toc.ts. */
export function TableOfContents({ items }: TableOfContentsProps) {
  return (
    <div className="vl-toc-column">
      <nav
        className="theme-doc-toc-desktop"
        aria-label={contentLabel('theme.TOCCollapsible.toggleButtonLabel')}
      >
        <TocList items={items} className="table-of-contents" linkClassName="table-of-contents__link" />
      </nav>
    </div>
  )
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

export interface TocListProps {
  readonly items: readonly TocItem[]
  readonly className?: string
  readonly linkClassName?: string
}

/** Entries as nested lists of links. */
export function TocList({ items, className, linkClassName }: TocListProps) {
  if (items.length === 0) return null
  return (
    <ul className={className}>
      {items.map(({ id, value, children }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a partial that is shown twice has the same ids twice
        <li key={`${i} ${id}`}>
          <a
            href={`#${id}`}
            className={linkClassName}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler returns HTML
            dangerouslySetInnerHTML={{ __html: value }}
          />
          <TocList items={children} {...(linkClassName ? { linkClassName } : {})} />
        </li>
      ))}
    </ul>
  )
}
