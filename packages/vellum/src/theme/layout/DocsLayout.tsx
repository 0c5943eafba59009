import type { ReactNode } from 'react'
import { Sidebar } from '../sidebar/Sidebar.js'
import { BackToTop } from './BackToTop.js'

/** Sidebar and content, side by side. Stays mounted from document to document (SU-8). */
export function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <div className="vl-docs">
      <Sidebar />
      {children}
      <BackToTop />
    </div>
  )
}
