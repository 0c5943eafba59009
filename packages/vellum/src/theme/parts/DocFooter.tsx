import type { DocPage } from '../../shared/page.js'
import { EditMeta, hasEditMeta } from './EditMeta.js'
import { TagList } from './TagList.js'

export interface DocFooterProps {
  readonly page: DocPage
}

/** Tags, edit link and last update of a document; nothing when it has none of them. */
export function DocFooter({ page }: DocFooterProps) {
  const { tags } = page
  if (tags.length === 0 && !hasEditMeta(page)) return null
  return (
    <footer className="theme-doc-footer">
      {tags.length > 0 && <TagList tags={tags} />}
      <EditMeta page={page} />
    </footer>
  )
}
