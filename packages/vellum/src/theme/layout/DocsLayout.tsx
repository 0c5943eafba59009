import type { ReactNode } from 'react'
import { Sidebar } from '../sidebar/Sidebar.js'
import { BackToTop } from './BackToTop.js'

export interface DocsLayoutProps {
  readonly children: ReactNode
}

/** Sidebar and content, side by side. Stays mounted from document to document. */
export function DocsLayout({ children }: DocsLayoutProps) {
  return (
    <div className="vl-docs">
      <Sidebar />
      {children}
      <BackToTop />
    </div>
  )
}
