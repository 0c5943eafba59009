import { PostList, type PostListProps } from './PostList.js'

/** The posts of an author. */
export function PostAuthorPage({ page, body }: PostListProps) {
  return <PostList page={page} body={body} />
}
