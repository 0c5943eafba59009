import { Anchor } from '../../client/runtime/Anchor.js'
import { contentLabel } from '../labels/contentLabel.js'

export interface EditLinkProps {
  /** URL of the source. */
  readonly href: string
}

/** A link to the source of the page. */
export function EditLink({ href }: EditLinkProps) {
  return (
    <Anchor href={href} className="theme-edit-this-page">
      {contentLabel('theme.common.editThisPage')}
    </Anchor>
  )
}
