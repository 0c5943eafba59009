import { interpolate } from '../../client/api/interpolate.js'
import { usePluralForm } from '../../client/api/translate.js'
import { Anchor } from '../../client/runtime/Anchor.js'
import type { PostSummary } from '../../shared/blogPage.js'
import { blogLabel } from '../labels/blogLabel.js'
import { Authors } from './Authors.js'

export interface PostHeaderProps {
  readonly post: PostSummary
  /** Whether the title is the heading of the page; in lists it is a link. @default false */
  readonly isPage?: boolean
}

/** Title, date, reading time and authors of a post. */
export function PostHeader({ post, isPage = false }: PostHeaderProps) {
  const { title, href, authors, language } = post
  return (
    <header className="vl-post-header">
      {isPage ? (
        <h1 {...language}>{title}</h1>
      ) : (
        <h2 {...language}>
          <Anchor href={href} className="vl-post-title">
            {title}
          </Anchor>
        </h2>
      )}
      <PostInfo post={post} />
      {authors.length > 0 && <Authors authors={authors} />}
    </header>
  )
}

/** `Mar 1, 2025 · 3 min read` */
function PostInfo({ post: { date, readingTime } }: Pick<PostHeaderProps, 'post'>) {
  const { selectMessage } = usePluralForm()
  return (
    <div className="vl-post-info">
      <time dateTime={date.iso}>{date.text}</time>
      {readingTime !== undefined &&
        ` · ${String(
          interpolate(selectMessage(readingTime, blogLabel('theme.blog.post.readingTime.plurals')), {
            readingTime,
          }),
        )}`}
    </div>
  )
}
