import type { ReactNode } from 'react'
import { PostContext } from '../../client/context/postContext.js'
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
  const isPage = page !== undefined
  return (
    <PostContext value={{ post, isPage }}>
      <PostContainer className={className}>
        <PostHeader post={post} isPage={isPage} />
        <PostContent>{children}</PostContent>
        <PostFooter post={post} page={page} />
      </PostContainer>
    </PostContext>
  )
}
