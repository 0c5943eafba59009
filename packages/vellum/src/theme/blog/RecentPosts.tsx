import { usePage } from '../../client/context/pageContext.js'
import { Anchor } from '../../client/runtime/Anchor.js'
import type { RecentPosts as RecentPostsData } from '../../shared/blogPage.js'
import { isSamePath } from '../../shared/url.js'
import { blogLabel } from '../labels/blogLabel.js'
import { classNames } from '../parts/classNames.js'

export interface RecentPostsProps {
  /** @default those of the page on screen, for parts that are written for Docusaurus */
  readonly recent?: RecentPostsData
}

/** The column with the newest posts. With script, small screens have it in the drawer. */
export function RecentPosts({ recent: ownRecent }: RecentPostsProps) {
  const page = usePage()
  const recent = ownRecent ?? ('recent' in page ? page.recent : undefined)
  if (!recent) return null
  const { path } = page
  const { title, years } = recent
  return (
    <aside className="vl-recent" aria-label={title}>
      <nav aria-label={blogLabel('theme.blog.sidebar.navAriaLabel')}>
        <div className="vl-recent-title">{title}</div>
        {years.map(({ year, posts, href }) => (
          <div key={year} className="vl-recent-year">
            <h2 className="vl-recent-heading">
              {href === undefined ? year : <Anchor href={href}>{year}</Anchor>}
            </h2>
            {posts.length > 0 && (
              <ul>
                {posts.map((post) => {
                  const isCurrent = isSamePath(post.href, path)
                  return (
                    <li key={post.href}>
                      <Anchor
                        href={post.href}
                        className={classNames('vl-recent-link', isCurrent && 'vl-recent-link--active')}
                        {...(isCurrent ? { 'aria-current': 'page' } : {})}
                      >
                        {post.title}
                      </Anchor>
                    </li>
                  )
                })}
              </ul>
            )}
          </div>
        ))}
      </nav>
    </aside>
  )
}
