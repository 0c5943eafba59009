import { PostList, type PostListProps } from './PostList.js'

/** A page of all posts. */
export function PostListPage({ page, body }: PostListProps) {
  return <PostList page={page} body={body} />
}
