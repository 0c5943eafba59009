import type { ReactNode } from 'react'

export interface RootProps {
  readonly children: ReactNode
}

/** Around every page. A site replaces it with providers of its own; without that, browsers do not have it. */
export function Root({ children }: RootProps) {
  return children
}
