// The back-to-top button. BackToTop.tsx loads it with the first scroll, because nobody can see it before.

import { useEffect, useLayoutEffect, useRef } from 'react'
import { useIsBrowser } from '../../client/api/browser.js'
import { useLocation } from '../../client/api/location.js'
import { attachBackToTop, SHOWN } from '../behaviours/backToTop.js'
import { ignoreJumpTo } from '../behaviours/jumps.js'
import { label } from '../labels/label.js'

/** A button that appears while scrolling up, and scrolls to the top of the page. */
export function BackToTopButton() {
  return useIsBrowser() && <Button />
}

function Button() {
  const button = useRef<HTMLButtonElement>(null)
  const jumps = useRef(false)
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    const abort = new AbortController()
    if (button.current) attachBackToTop(button.current, { jumps, signal: abort.signal })
    return () => abort.abort()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation counts
  useLayoutEffect(() => {
    button.current?.classList.remove(SHOWN)
    ignoreJumpTo(hash, jumps)
  }, [pathname, search, hash])
  return (
    <button
      ref={button}
      type="button"
      className="theme-back-to-top-button vl-back-to-top"
      aria-label={label('theme.BackToTopButton.buttonAriaLabel')}
    />
  )
}
