// Makes a page's content work: all that is HTML, and not components.

import type { ContentEnvironment } from './contentEnvironment.js'
import { enhanceContent } from './enhanceContent.js'
import { attachToc } from './toc.js'

/** Attaches every behaviour to the content in a container; what it returns detaches them. */
export function enhanceMain(container: HTMLElement, environment: ContentEnvironment): () => void {
  const ends = [enhanceContent(container, environment), attachToc(container, environment)]
  return () => {
    for (const end of ends) end()
  }
}
