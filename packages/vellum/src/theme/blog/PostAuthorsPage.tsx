import { interpolate } from '../../client/api/interpolate.js'
import { usePluralForm } from '../../client/api/translate.js'
import type { PostAuthorsPage as PostAuthorsPageData } from '../../shared/blogPage.js'
import { blogLabel } from '../labels/blogLabel.js'
import { Author } from './Authors.js'
import { BlogLayout } from './BlogLayout.js'

/** All authors of the blog. */
export function PostAuthorsPage({ page }: { page: PostAuthorsPageData }) {
  const { selectMessage } = usePluralForm()
  return (
    <BlogLayout recent={page.recent}>
      <main className="vl-doc vl-doc--wide">
        <div className="vl-doc-column">
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
        </div>
      </main>
    </BlogLayout>
  )
}
