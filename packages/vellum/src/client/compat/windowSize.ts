// Whether the window is wide enough for the desktop layout. The theme's media queries use the same
// width.

import { useSyncExternalStore } from 'react'

/** The smallest width of the desktop layout, in pixels. */
export const DESKTOP_WIDTH = 996

/** `ssr` = on the server and in the first render. */
export type WindowSize = 'ssr' | 'desktop' | 'mobile'

/** The size of the window; components render again only when it changes. */
export function useWindowSize(): WindowSize {
  return useSyncExternalStore<WindowSize>(
    onResize,
    () => (window.innerWidth >= DESKTOP_WIDTH ? 'desktop' : 'mobile'),
    () => 'ssr',
  )
}

function onResize(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}
