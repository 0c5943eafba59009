import type { ReactNode } from 'react'

export interface MDXContentProps {
  /** The text of a page. */
  readonly children?: ReactNode
}

/** Around the text of every page that is written in Markdown. */
export function MDXContent({ children }: MDXContentProps) {
  return children
}
/** Text that is HTML needs no element of its own while nothing is around it. */
MDXContent.isOriginal = true
