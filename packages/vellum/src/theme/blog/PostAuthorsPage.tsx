import { interpolate } from '../../client/api/interpolate.js'
import { usePluralForm } from '../../client/api/translate.js'
import type { PostAuthorsPage as PostAuthorsPageData } from '../../shared/blogPage.js'
import { blogLabel } from '../labels/blogLabel.js'
import { MainColumn } from '../parts/MainColumn.js'
import { Author } from './Authors.js'
import { BlogLayout } from './BlogLayout.js'

export interface PostAuthorsPageProps {
  readonly page: PostAuthorsPageData
}

/** All authors of the blog. */
export function PostAuthorsPage({ page }: PostAuthorsPageProps) {
  const { selectMessage } = usePluralForm()
  return (
    <BlogLayout recent={page.recent}>
      <MainColumn>
        <h1>{blogLabel('theme.blog.authorsList.pageTitle')}</h1>
        <ul className="vl-author-list">
          {page.authors.map((author, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: authors may have no name, and never move
            <li key={index}>
              <Author author={author} />
              {author.description !== undefined && <p>{author.description}</p>}
              <div className="vl-post-info">
                {interpolate(selectMessage(author.count, blogLabel('theme.blog.post.plurals')), {
                  count: author.count,
                })}
              </div>
            </li>
          ))}
        </ul>
      </MainColumn>
    </BlogLayout>
  )
}
