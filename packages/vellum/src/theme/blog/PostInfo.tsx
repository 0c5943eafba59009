import { interpolate } from '../../client/api/interpolate.js'
import { usePluralForm } from '../../client/api/translate.js'
import type { PostSummary } from '../../shared/blogPage.js'
import { blogLabel } from '../labels/blogLabel.js'

export interface PostInfoProps {
  readonly post: PostSummary
}

/** `Mar 1, 2025 · 3 min read` */
export function PostInfo({ post: { date, readingTime } }: PostInfoProps) {
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
