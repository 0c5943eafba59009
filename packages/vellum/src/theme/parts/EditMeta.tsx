import { usePage } from '../../client/context/pageContext.js'
import type { LastUpdateText } from '../../shared/pageBase.js'
import { classNames } from './classNames.js'
import { EditLink } from './EditLink.js'
import { LastUpdated } from './LastUpdated.js'

/** The edit link of a page, and its last update. */
export interface EditMetaData {
  readonly editUrl: string | undefined
  readonly lastUpdate?: LastUpdateText | undefined
}

export interface EditMetaProps {
  /** @default the page on screen, for parts that are written for Docusaurus */
  readonly page?: EditMetaData
  readonly className?: string
}

/** The edit link of a page and its last update; nothing when it has neither. */
export function EditMeta({ page: ownPage, className }: EditMetaProps) {
  const shownPage = usePage()
  const page = ownPage ?? ('editUrl' in shownPage ? shownPage : undefined)
  if (!page || !hasEditMeta(page)) return null
  const { editUrl, lastUpdate } = page
  return (
    <div className={classNames(className, 'vl-doc-meta')}>
      {editUrl !== undefined && <EditLink editUrl={editUrl} />}
      {isUpdateKnown(lastUpdate) && <LastUpdated lastUpdate={lastUpdate} />}
    </div>
  )
}

/** Whether a page has an edit link or a last update to show. */
export function hasEditMeta({ editUrl, lastUpdate }: EditMetaData): boolean {
  return editUrl !== undefined || isUpdateKnown(lastUpdate)
}

function isUpdateKnown(lastUpdate: LastUpdateText | undefined): lastUpdate is LastUpdateText {
  return lastUpdate !== undefined && (lastUpdate.date !== undefined || lastUpdate.author !== undefined)
}
