import type { MouseEvent } from 'react'
import { focusBriefly } from '../../client/runtime/focus.js'
import { label } from '../labels/label.js'

/** The id of the element around a page's content. Crawlers ignore links to it because of the `__`. */
export const CONTENT_ID = '__vellum_skip'

/**
 * The first link of every page: past the navbar to the content. The router finds its region by the class
 * and moves the focus there after a navigation.
 */
export function SkipLink() {
  const name = label('theme.common.skipToMainContent')
  return (
    // biome-ignore lint/a11y/useSemanticElements: the router focuses this region after a navigation
    <div role="region" className="vl-skip-region" aria-label={name}>
      <a className="vl-skip" href={`#${CONTENT_ID}`} onClick={skip}>
        {name}
      </a>
    </div>
  )
}

/** Moves the focus only: the URL stays. */
export function skip(event: MouseEvent): void {
  const content = document.querySelector<HTMLElement>('main') ?? document.getElementById(CONTENT_ID)
  if (!content) return
  event.preventDefault()
  focusBriefly(content)
}
