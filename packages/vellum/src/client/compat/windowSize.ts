// Whether the window is wide enough for the desktop layout. CSS asks the same question
// with the same width (SH-4, DV-1).

import { useSyncExternalStore } from 'react'

/** The smallest width of the desktop layout, in pixels. */
export const DESKTOP_WIDTH = 996

/** `ssr` = on the server and in the first render. */
export type WindowSize = 'ssr' | 'desktop' | 'mobile'

/** The size of the window; renders again only when it becomes another one (SH-5). */
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
