import { Anchor } from '../../client/runtime/Anchor.js'
import { contentLabel } from '../labels/contentLabel.js'

export interface EditLinkProps {
  /** URL of the source. */
  readonly editUrl: string
}

/** A link to the source of the page. */
export function EditLink({ editUrl }: EditLinkProps) {
  return (
    <Anchor href={editUrl} className="theme-edit-this-page">
      {contentLabel('theme.common.editThisPage')}
    </Anchor>
  )
}
