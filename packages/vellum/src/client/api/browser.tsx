// Where the code runs. Server and first render in the browser must agree, so both
// are "not yet a browser" (AS-10).

import { type ReactNode, useSyncExternalStore } from 'react'

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
  /** Called once the page is mounted. */
  readonly children: () => ReactNode
  readonly fallback?: ReactNode
}

/** Shows `fallback` in the page as it is served, and what the function gives in the browser. */
export function BrowserOnly({ children, fallback = null }: BrowserOnlyProps) {
  const isBrowser = useIsBrowser()
  if (typeof children !== 'function') {
    throw new Error(
      'The child of <BrowserOnly> must be a function that gives what to show: <BrowserOnly>{() => <Clock />}</BrowserOnly>.',
    )
  }
  return <>{isBrowser ? children() : fallback}</>
}

const canUseDOM = typeof window !== 'undefined' && typeof document !== 'undefined'

/** What the place that the code runs in can do. Not for rendering: use `useIsBrowser` there. */
export const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM && typeof screen !== 'undefined',
} as const
