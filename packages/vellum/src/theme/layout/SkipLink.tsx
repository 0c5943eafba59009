import type { MouseEvent } from 'react'
import { focusBriefly } from '../../client/runtime/focus.js'
import { label } from '../labels/label.js'

/** The id of the element around a page's content; its `__` tells crawlers to ignore it (SH-2). */
export const CONTENT_ID = '__vellum_skip'

/**
 * The first link of every page: over the navbar to the content (SK-1, SK-2, SK-4). The
 * router finds its region by the class, to move the focus there after a navigation (SK-6).
 */
export function SkipLink() {
  const name = label('theme.common.skipToMainContent')
  return (
    // biome-ignore lint/a11y/useSemanticElements: focus moves to this region after a navigation (SK-6)
    <div role="region" className="vl-skip-region" aria-label={name}>
      <a className="vl-skip" href={`#${CONTENT_ID}`} onClick={skip}>
        {name}
      </a>
    </div>
  )
}

/** Moves the focus only: the address stays as it is. */
function skip(event: MouseEvent): void {
  const content = document.querySelector<HTMLElement>('main') ?? document.getElementById(CONTENT_ID)
  if (!content) return
  event.preventDefault()
  focusBriefly(content)
}
