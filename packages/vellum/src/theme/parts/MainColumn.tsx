import type { ReactNode } from 'react'
import type { TocItem } from '../../shared/toc.js'
import { classNames } from './classNames.js'
import { TableOfContents } from './TableOfContents.js'

export interface MainColumnProps {
  /** Whether the page has no column next to it: neither a sidebar nor recent posts. */
  readonly isStandalone?: boolean
  /** Whether the text takes the width of the table of contents, too. @default true without entries */
  readonly isWide?: boolean
  /** The entries of the table of contents. @default none */
  readonly toc?: readonly TocItem[]
  readonly className?: string
  readonly children: ReactNode
}

/** The `<main>` of a page: a column of text and the table of contents next to it. */
export function MainColumn({
  isStandalone = false,
  toc = [],
  isWide = toc.length === 0,
  className,
  children,
}: MainColumnProps) {
  return (
    <main className={classNames('vl-doc', isStandalone && 'vl-page', isWide && 'vl-doc--wide', className)}>
      <div className="vl-doc-column">{children}</div>
      {toc.length > 0 && (
        <div className="vl-toc-column">
          <TableOfContents items={toc} />
        </div>
      )}
    </main>
  )
}
