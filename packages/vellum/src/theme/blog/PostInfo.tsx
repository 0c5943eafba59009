import { interpolate } from '../../client/api/interpolate.js'
import { usePluralForm } from '../../client/api/translate.js'
import { type ShownPostProps, useShownPost } from '../../client/context/postContext.js'
import { blogLabel } from '../labels/blogLabel.js'

export type PostInfoProps = Pick<ShownPostProps, 'post'>

/** `Mar 1, 2025 · 3 min read` */
export function PostInfo(props: PostInfoProps) {
  const { date, readingTime } = useShownPost(props).post
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
