import { useEffect, useState } from 'react'
import { useSite } from '../../client/context/siteContext.js'

/** Class of the element around the footer. */
export const STATIC_FOOTER_CLASS = 'vl-kept'

// The same on every page, so what the first one brought stays good.
let kept: string | undefined

/** The footer in the browser: HTML that Node has made, kept as it was served. */
export function StaticFooter() {
  const { footerFile } = useSite()
  kept ??= document.querySelector(`.${STATIC_FOOTER_CLASS}`)?.innerHTML
  const [html, setHtml] = useState(kept)
  useEffect(() => {
    // The first page had none; this one has.
    if (html !== undefined || footerFile === undefined) return
    fetch(footerFile)
      .then((response) => response.text())
      .then((text) => {
        kept = text
        setHtml(text)
      })
      // A page can be read without its footer.
      .catch(() => {})
  }, [html, footerFile])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: Node has rendered it
  return <div className={STATIC_FOOTER_CLASS} dangerouslySetInnerHTML={{ __html: html ?? '' }} />
}
