import type { ReactNode } from 'react'
import type { RecentPosts as RecentPostsData } from '../../shared/blogPage.js'
import { RecentPosts } from './RecentPosts.js'

export interface BlogLayoutProps {
  readonly recent: RecentPostsData | undefined
  readonly children: ReactNode
}

/** The recent posts and the content, side by side. */
export function BlogLayout({ recent, children }: BlogLayoutProps) {
  return (
    <div className="vl-blog">
      {recent && <RecentPosts recent={recent} />}
      {children}
    </div>
  )
}
