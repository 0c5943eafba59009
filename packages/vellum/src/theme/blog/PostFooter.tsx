import type { ListedPost, PostPage, PostSummary } from '../../shared/blogPage.js'
import { classNames } from '../parts/classNames.js'
import { EditMeta, hasEditMeta } from '../parts/EditMeta.js'
import { TagList } from '../parts/TagList.js'
import { ReadMoreLink } from './ReadMoreLink.js'

export interface PostFooterProps {
  readonly post: PostSummary | ListedPost
  /** The page of the post; none in lists. */
  readonly page?: PostPage | undefined
}

/** Tags of a post; on its page the edit link and the last update, in lists the link to the rest of it. */
export function PostFooter({ post, page }: PostFooterProps) {
  const { title, href, tags } = post
  const isTruncated = 'truncated' in post && post.truncated
  if (tags.length === 0 && !isTruncated && !(page && hasEditMeta(page))) return null
  return (
    <footer className={classNames('vl-post-footer', !page && 'vl-post-footer--listed')}>
      {tags.length > 0 && (
        <div className="theme-blog-footer-tags-row">
          <TagList tags={tags} />
        </div>
      )}
      {isTruncated && <ReadMoreLink blogPostTitle={title} to={href} />}
      {page && <EditMeta page={page} className="theme-blog-footer-edit-meta-row" />}
    </footer>
  )
}
