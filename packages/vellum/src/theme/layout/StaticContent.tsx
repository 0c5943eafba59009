import { useLayoutEffect, useRef } from 'react'
import { useContentEnvironment } from '../behaviours/contentEnvironment.js'
import { enhanceContent } from '../behaviours/enhanceContent.js'
import { attachToc } from '../behaviours/toc.js'

export interface StaticContentProps {
  /** The `<main>` as Node has rendered it. */
  readonly html: string
}

/** The content of a page without live components: served nodes that stay as they are, with plain script. */
export function StaticContent({ html }: StaticContentProps) {
  const element = useRef<HTMLDivElement>(null)
  const environment = useContentEnvironment()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML is other elements
  useLayoutEffect(() => enhanceContent(element.current!, { environment }), [html])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useLayoutEffect(() => attachToc(element.current!, environment), [html])
  return (
    <div
      ref={element}
      className="vl-main"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: Node has rendered it
      dangerouslySetInnerHTML={{ __html: html }}
      // A visitor may have opened details before the script was loaded.
      suppressHydrationWarning
    />
  )
}
