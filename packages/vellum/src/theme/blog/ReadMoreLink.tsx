import { Anchor } from '../../client/runtime/Anchor.js'
import { blogLabel } from '../labels/blogLabel.js'

export interface ReadMoreLinkProps {
  readonly blogPostTitle: string
  /** URL of the post. */
  readonly to: string
}

/** The link from an excerpt to the whole post. */
export function ReadMoreLink({ blogPostTitle, to }: ReadMoreLinkProps) {
  return (
    <Anchor
      href={to}
      className="vl-read-more"
      aria-label={blogLabel('theme.blog.post.readMoreLabel', { title: blogPostTitle })}
    >
      {blogLabel('theme.blog.post.readMore')}
    </Anchor>
  )
}
