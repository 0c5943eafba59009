import { useEffect, useLayoutEffect, useRef } from 'react'
import { useIsBrowser } from '../../client/api/browser.js'
import { useLocation } from '../../client/api/location.js'
import { ignoreJumpTo } from '../behaviours/jumps.js'
import { label } from '../labels/label.js'

/** A button that appears while scrolling up, and scrolls to the top of the page. */
export function BackToTop() {
  return useIsBrowser() && <Button />
}

function Button() {
  const button = useRef<HTMLButtonElement>(null)
  const jumps = useRef(false)
  const { pathname, search, hash } = useLocation()
  // Loads its code with the first scroll: before, it is not needed.
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const attach = () =>
      import('../behaviours/backToTop.js').then(
        ({ attachBackToTop }) => button.current && attachBackToTop(button.current, { jumps, signal }),
        // When loading fails, the page works without it.
        () => {},
      )
    addEventListener('scroll', attach, { passive: true, once: true, signal })
    return () => abort.abort()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation counts
  useLayoutEffect(() => {
    button.current?.classList.remove('vl-back-to-top--shown')
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
