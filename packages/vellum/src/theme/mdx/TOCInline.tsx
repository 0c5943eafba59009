import { useSite } from '../../client/context/siteContext.js'
import { nestToc, type TocHeading } from '../../shared/toc.js'
import { TocList } from '../parts/TocList.js'

export interface TOCInlineProps {
  /** Headings; a Markdown page exports its own as `toc`. */
  readonly toc: readonly TocHeading[]
  /** First heading level listed. @default `themeConfig.tableOfContents.minHeadingLevel` */
  readonly minHeadingLevel?: number
  /** Last heading level listed. @default `themeConfig.tableOfContents.maxHeadingLevel` */
  readonly maxHeadingLevel?: number
}

/** A table of contents in the text; by default with the heading levels of the site, not of the page. */
export function TOCInline({ toc, minHeadingLevel, maxHeadingLevel }: TOCInlineProps) {
  const { tableOfContents } = useSite()
  const items = nestToc(toc, {
    min: minHeadingLevel ?? tableOfContents.minHeadingLevel,
    max: maxHeadingLevel ?? tableOfContents.maxHeadingLevel,
  })
  return (
    <div className="vl-toc-inline">
      <TocList items={items} />
    </div>
  )
}
