import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSite } from '../../client/context/siteContext.js'
import { applyStyles } from '../behaviours/applyStyles.js'

/** Class of the element around the footer. */
export const STATIC_FOOTER_CLASS = 'vl-kept'

// The same on every page, so the HTML of the first one is kept.
let footerHtml: string | undefined

/** The footer in the browser: the HTML that Node has rendered, kept as it was served. */
export function StaticFooter() {
  const { footerFile } = useSite()
  footerHtml ??= document.querySelector(`.${STATIC_FOOTER_CLASS}`)?.innerHTML
  const [html, setHtml] = useState(footerHtml)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The first page had no footer; this one has.
    if (html !== undefined || footerFile === undefined) return
    fetch(footerFile)
      .then((response) => response.text())
      .then((text) => {
        footerHtml = text
        setHtml(text)
      })
      // When loading fails, the page works without its footer.
      .catch(() => {})
  }, [html, footerFile])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the HTML has the styles
  useLayoutEffect(() => applyStyles(element.current!), [html])
  const content = { __html: html ?? '' }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: Node has rendered it
  return <div ref={element} className={STATIC_FOOTER_CLASS} dangerouslySetInnerHTML={content} />
}
