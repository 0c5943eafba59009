import { type ShownPostProps, useShownPost } from '../../client/context/postContext.js'
import { Anchor } from '../../client/runtime/Anchor.js'

export type PostTitleProps = ShownPostProps

/** The title of a post: a heading, in lists with a link. */
export function PostTitle(props: PostTitleProps) {
  const { post, isPage } = useShownPost(props)
  const { title, href, language } = post
  if (isPage) return <h1 {...language}>{title}</h1>
  return (
    <h2 {...language}>
      <Anchor href={href} className="vl-post-title">
        {title}
      </Anchor>
    </h2>
  )
}
