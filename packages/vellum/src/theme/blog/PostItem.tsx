import type { ReactNode } from 'react'
import type { ListedPost, PostPage, PostSummary } from '../../shared/blogPage.js'
import { PostContainer } from './PostContainer.js'
import { PostContent } from './PostContent.js'
import { PostFooter } from './PostFooter.js'
import { PostHeader } from './PostHeader.js'

export interface PostItemProps {
  readonly post: PostSummary | ListedPost
  /** The page of the post; none in lists. */
  readonly page?: PostPage
  readonly className?: string
  /** The text of the post, or its excerpt. */
  readonly children: ReactNode
}

/** A post: on its page, or in a list. */
export function PostItem({ post, page, className = page ? undefined : 'vl-post', children }: PostItemProps) {
  return (
    <PostContainer className={className}>
      <PostHeader post={post} isPage={page !== undefined} />
      <PostContent>{children}</PostContent>
      <PostFooter post={post} page={page} />
    </PostContainer>
  )
}
