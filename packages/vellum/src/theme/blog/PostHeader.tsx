import { Authors } from './Authors.js'
import { PostInfo } from './PostInfo.js'
import { PostTitle, type PostTitleProps } from './PostTitle.js'

export type PostHeaderProps = PostTitleProps

/** Title, date, reading time and authors of a post. */
export function PostHeader({ post, isPage = false }: PostHeaderProps) {
  return (
    <header className="vl-post-header">
      <PostTitle post={post} isPage={isPage} />
      <PostInfo post={post} />
      {post.authors.length > 0 && <Authors authors={post.authors} />}
    </header>
  )
}
