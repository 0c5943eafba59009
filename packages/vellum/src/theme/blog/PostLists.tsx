import { PostAuthorPage } from './PostAuthorPage.js'
import type { PostListProps } from './PostList.js'
import { PostListPage } from './PostListPage.js'
import { PostTagPage } from './PostTagPage.js'

/** A page of posts: of the whole blog, of a tag, or of an author. */
export function PostLists({ page, body }: PostListProps) {
  switch (page.of) {
    case 'tag':
      return <PostTagPage page={page} body={body} />
    case 'author':
      return <PostAuthorPage page={page} body={body} />
    case 'blog':
      return <PostListPage page={page} body={body} />
  }
}
