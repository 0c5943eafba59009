import { type ComponentType, useEffect, useState } from 'react'

/** A button that appears while scrolling up, and scrolls to the top of the page. Loaded with the first scroll. */
export function BackToTop() {
  const [Button, setButton] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      import('./BackToTopButton.js').then(
        ({ BackToTopButton }) => setButton(() => BackToTopButton),
        // When loading fails, the page works without it.
        () => {},
      )
    addEventListener('scroll', load, { passive: true, once: true })
    return () => removeEventListener('scroll', load)
  }, [])
  return Button && <Button />
}
