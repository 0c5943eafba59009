import { PostList, type PostListProps } from './PostList.js'

/** The posts of a tag. */
export function PostTagPage({ page, body }: PostListProps) {
  return <PostList page={page} body={body} />
}
