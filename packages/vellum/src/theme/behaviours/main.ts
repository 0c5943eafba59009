// Makes a page's content work: all that is HTML, and not components.

import { enhanceContent } from './content.js'
import type { Place } from './place.js'
import { attachToc } from './toc.js'

/** Attaches every behaviour to the content in a container; what it returns detaches them. */
export function enhanceMain(container: HTMLElement, place: Place): () => void {
  const ends = [enhanceContent(container, place), attachToc(container, place)]
  return () => {
    for (const end of ends) end()
  }
}
