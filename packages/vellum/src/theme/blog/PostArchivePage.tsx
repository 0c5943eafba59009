import { Anchor } from '../../client/runtime/Anchor.js'
import type { PostArchivePage as PostArchivePageData } from '../../shared/blogPage.js'
import { blogLabel } from '../labels/blogLabel.js'
import { MainColumn } from '../parts/MainColumn.js'

export interface PostArchivePageProps {
  readonly page: PostArchivePageData
}

/** All posts of the blog, by year. */
export function PostArchivePage({ page }: PostArchivePageProps) {
  return (
    <MainColumn isStandalone>
      <h1>{blogLabel('theme.blog.archive.title')}</h1>
      {page.years.map(({ year, posts }) => (
        <section key={year} className="vl-archive-year">
          <h2 id={year}>{year}</h2>
          <ul>
            {posts.map(({ title, href, date }) => (
              <li key={href}>
                <time dateTime={date.iso}>{date.text}</time>
                <Anchor href={href}>{title}</Anchor>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </MainColumn>
  )
}
