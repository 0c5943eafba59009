import { useLayoutEffect, useRef } from 'react'
import { useContentEnvironment } from '../behaviours/contentEnvironment.js'
import { enhanceMain } from '../behaviours/main.js'

/** The content of a page as HTML. Its nodes are kept as they were served; what they do is plain script. */
export function StaticContent({ html }: { html: string }) {
  const element = useRef<HTMLDivElement>(null)
  const environment = useContentEnvironment()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML is other elements
  useLayoutEffect(() => enhanceMain(element.current!, environment), [html])
  return (
    <div
      ref={element}
      className="vl-main"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: Node has rendered it
      dangerouslySetInnerHTML={{ __html: html }}
      // A visitor may have opened details before the script was there.
      suppressHydrationWarning
    />
  )
}
