import { Anchor } from '../../client/runtime/Anchor.js'
import type { LastUpdateText } from '../../shared/pageBase.js'
import { contentLabel, contentLabelNodes } from '../labels/contentLabel.js'
import { classNames } from './classNames.js'

export interface EditMetaProps {
  readonly page: {
    readonly editUrl: string | undefined
    readonly lastUpdate?: LastUpdateText | undefined
  }
  readonly className?: string
}

/** The edit link of a page and its last update; nothing when it has neither. */
export function EditMeta({ page, className }: EditMetaProps) {
  if (!hasEditMeta(page)) return null
  const { editUrl, lastUpdate } = page
  return (
    <div className={classNames(className, 'vl-doc-meta')}>
      {editUrl !== undefined && <EditLink href={editUrl} />}
      {isUpdateKnown(lastUpdate) && <LastUpdated lastUpdate={lastUpdate} />}
    </div>
  )
}

/** Whether a page has an edit link or a last update to show. */
export function hasEditMeta({ editUrl, lastUpdate }: EditMetaProps['page']): boolean {
  return editUrl !== undefined || isUpdateKnown(lastUpdate)
}

export interface EditLinkProps {
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

function isUpdateKnown(lastUpdate: LastUpdateText | undefined): lastUpdate is LastUpdateText {
  return lastUpdate !== undefined && (lastUpdate.date !== undefined || lastUpdate.author !== undefined)
}

function LastUpdated({ lastUpdate: { date, author } }: { lastUpdate: LastUpdateText }) {
  return (
    <span className="theme-last-updated">
      {contentLabelNodes('theme.lastUpdated.lastUpdatedAtBy', {
        atDate: date
          ? contentLabelNodes('theme.lastUpdated.atDate', {
              date: <time dateTime={date.iso}>{date.text}</time>,
            })
          : '',
        byUser:
          author === undefined
            ? ''
            : contentLabelNodes('theme.lastUpdated.byUser', { user: <b>{author}</b> }),
      })}
    </span>
  )
}
