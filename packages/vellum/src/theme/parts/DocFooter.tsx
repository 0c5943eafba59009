import { Anchor } from '../../client/runtime/Anchor.js'
import type { DocPage } from '../../shared/page.js'
import type { LastUpdateText } from '../../shared/pageBase.js'
import { contentLabel, contentLabelNodes } from '../labels/contentLabel.js'

/** Tags, edit link and last change of a document; nothing when there is none of them (PG-3). */
export function DocFooter({ page: { tags, editUrl, lastUpdate } }: { page: DocPage }) {
  const changed = lastUpdate && (lastUpdate.date || lastUpdate.author !== undefined)
  if (tags.length === 0 && editUrl === undefined && !changed) return null
  return (
    <footer className="theme-doc-footer">
      {tags.length > 0 && <TagList tags={tags} />}
      {(editUrl !== undefined || changed) && (
        <div className="vl-doc-meta">
          {editUrl !== undefined && <EditLink href={editUrl} />}
          {changed && <LastUpdated lastUpdate={lastUpdate} />}
        </div>
      )}
    </footer>
  )
}

/** The tags of a document or a post. */
export function TagList({ tags }: Pick<DocPage, 'tags'>) {
  return (
    <div className="vl-doc-tags">
      <b>{contentLabel('theme.tags.tagsListLabel')}</b>
      <ul className="vl-tags">
        {tags.map((tag) => (
          <li key={tag.href}>
            <Anchor
              href={tag.href}
              rel="tag"
              className="vl-tag"
              {...(tag.description ? { title: tag.description } : {})}
            >
              {tag.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A link to the source of the page. */
export function EditLink({ href }: { href: string }) {
  return (
    <Anchor href={href} className="theme-edit-this-page">
      {contentLabel('theme.common.editThisPage')}
    </Anchor>
  )
}

/** When and by whom a page was changed. */
export function LastUpdated({ lastUpdate: { date, author } }: { lastUpdate: LastUpdateText }) {
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
