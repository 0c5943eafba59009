import { usePage } from '../../client/context/pageContext.js'
import { Anchor } from '../../client/runtime/Anchor.js'
import type { RecentPosts as RecentPostsData } from '../../shared/blogPage.js'
import { isSamePath } from '../../shared/url.js'
import { blogLabel } from '../labels/blogLabel.js'
import { classNames } from '../parts/classNames.js'

export interface RecentPostsProps {
  readonly recent: RecentPostsData
}

/** The column with the newest posts. With script, small screens have it in the drawer. */
export function RecentPosts({ recent: { title, years } }: RecentPostsProps) {
  const { path } = usePage()
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
