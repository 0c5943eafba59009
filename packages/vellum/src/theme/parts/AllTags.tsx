import { Anchor } from '../../client/runtime/Anchor.js'
import type { TagListPage } from '../../shared/page.js'

export type AllTagsProps = Pick<TagListPage, 'tags'>

/** Tags with the number of their pages. */
export function AllTags({ tags }: AllTagsProps) {
  return (
    <ul className="vl-tags">
      {tags.map((tag) => (
        <li key={tag.href}>
          <Anchor href={tag.href} rel="tag" className="vl-tag">
            {tag.label} <span className="vl-tag-count">{tag.count}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
