import type { PageBase } from '../../shared/pageBase.js'
import { contentLabel } from '../labels/contentLabel.js'
import { Admonition } from '../mdx/Admonition.js'

/** The notice on a draft or an unlisted page; nothing for other pages. */
export function VisibilityNotice({ notice }: Pick<PageBase, 'notice'>) {
  if (notice === undefined) return null
  return (
    <Admonition
      type="caution"
      title={contentLabel(`theme.${notice}Content.title`)}
      className={`theme-${notice}-banner`}
    >
      <p>{contentLabel(`theme.${notice}Content.message`)}</p>
    </Admonition>
  )
}
