import { useEffect, useLayoutEffect, useRef } from 'react'
import { useIsBrowser } from '../../client/api/browser.js'
import { useLocation } from '../../client/api/location.js'
import { ignoreJumpTo } from '../behaviours/jumps.js'
import { label } from '../labels/label.js'

/** A button that appears on the way up, and leads to the top of the page (PG-4). */
export function BackToTop() {
  return useIsBrowser() && <Button />
}

function Button() {
  const button = useRef<HTMLButtonElement>(null)
  const jumps = useRef(false)
  const { pathname, search, hash } = useLocation()
  // Its code comes with the first scroll: before, there is nothing to go back to.
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const attach = () =>
      import('../behaviours/backToTop.js').then(
        ({ attachBackToTop }) => button.current && attachBackToTop(button.current, { jumps, signal }),
        // The page can be scrolled without it.
        () => {},
      )
    addEventListener('scroll', attach, { passive: true, once: true, signal })
    return () => abort.abort()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of the place counts
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
