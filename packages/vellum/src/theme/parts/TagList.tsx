import { Anchor } from '../../client/runtime/Anchor.js'
import type { DocPage } from '../../shared/page.js'
import { contentLabel } from '../labels/contentLabel.js'

export type TagListProps = Pick<DocPage, 'tags'>

/** The tags of a document or a post. */
export function TagList({ tags }: TagListProps) {
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
