import type { ReactNode } from 'react'

export interface PostContentProps {
  /** The text of the post, or its excerpt, with its own element. */
  readonly children: ReactNode
}

/** The text of a post, or its excerpt. */
export function PostContent({ children }: PostContentProps) {
  return children
}
