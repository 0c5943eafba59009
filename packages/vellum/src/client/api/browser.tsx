// Whether code runs on the server or in the browser. The first render in the browser must match the
// server's, so both count as "not yet a browser".

import { type ReactNode, useSyncExternalStore } from 'react'
import { useDocsLater } from '../context/docsContext.js'

const never = () => () => {}

/** False on the server and in the first render, true once the page is mounted. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

export interface BrowserOnlyProps {
  /** Called when the page is mounted; returns what to show. */
  readonly children: () => ReactNode
  /** Shown until then, and without script. @default null */
  readonly fallback?: ReactNode
}

/**
 * Shows `fallback` in the served document, and what the function returns in the browser.
 * @example
 * <BrowserOnly fallback={<p>Loading the map</p>}>{() => <Map />}</BrowserOnly>
 */
export function BrowserOnly({ children, fallback = null }: BrowserOnlyProps) {
  const isBrowser = useIsBrowser()
  useDocsLater()
  if (typeof children !== 'function') {
    throw new Error(
      'The child of <BrowserOnly> must be a function that returns what to show: <BrowserOnly>{() => <Clock />}</BrowserOnly>.',
    )
  }
  return <>{isBrowser ? children() : fallback}</>
}
