import { PostTagsPage } from '../blog/PostTagsPage.js'
import { TagListPage, type TagListPageProps } from './TagListPage.js'

/** All tags, of the blog or of a docs set. */
export function AnyTagListPage({ page }: TagListPageProps) {
  return page.search.tag === 'blog_tags_list' ? <PostTagsPage page={page} /> : <TagListPage page={page} />
}
