import { type ComponentType, useEffect, useState } from 'react'

/** The place of the button to the top. Its code comes with the first scroll: before, there is nothing to go back to. */
export function BackToTop() {
  const [Button, setButton] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      import('./BackToTopButton.js').then(
        ({ BackToTopButton }) => setButton(() => BackToTopButton),
        // The page can be scrolled without it.
        () => {},
      )
    addEventListener('scroll', load, { passive: true, once: true })
    return () => removeEventListener('scroll', load)
  }, [])
  return Button && <Button />
}
