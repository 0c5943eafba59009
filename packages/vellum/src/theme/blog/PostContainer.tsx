import type { ReactNode } from 'react'

export interface PostContainerProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The element of a post. */
export function PostContainer({ className, children }: PostContainerProps) {
  return <article className={className}>{children}</article>
}
