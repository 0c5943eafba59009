import { Anchor } from '../../client/runtime/Anchor.js'
import type { PostSummary } from '../../shared/blogPage.js'

export interface PostTitleProps {
  readonly post: PostSummary
  /** Whether the title is the heading of the page; in lists it is a link. @default false */
  readonly isPage?: boolean
}

/** The title of a post: a heading, in lists with a link. */
export function PostTitle({ post: { title, href, language }, isPage = false }: PostTitleProps) {
  if (isPage) return <h1 {...language}>{title}</h1>
  return (
    <h2 {...language}>
      <Anchor href={href} className="vl-post-title">
        {title}
      </Anchor>
    </h2>
  )
}
