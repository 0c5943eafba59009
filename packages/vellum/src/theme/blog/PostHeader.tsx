import { type ShownPostProps, useShownPost } from '../../client/context/postContext.js'
import { Authors } from './Authors.js'
import { PostInfo } from './PostInfo.js'
import { PostTitle } from './PostTitle.js'

export type PostHeaderProps = ShownPostProps

/** Title, date, reading time and authors of a post. */
export function PostHeader(props: PostHeaderProps) {
  const { post, isPage } = useShownPost(props)
  return (
    <header className="vl-post-header">
      <PostTitle post={post} isPage={isPage} />
      <PostInfo post={post} />
      {post.authors.length > 0 && <Authors authors={post.authors} />}
    </header>
  )
}
