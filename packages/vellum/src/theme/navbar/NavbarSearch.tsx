import type { ReactNode } from 'react'
import { classNames } from '../parts/classNames.js'

export interface NavbarSearchProps {
  readonly className?: string | undefined
  /** The search. */
  readonly children: ReactNode
}

/** The element around the search. */
export function NavbarSearch({ className, children }: NavbarSearchProps) {
  return <div className={classNames('navbar__search', className)}>{children}</div>
}
