// What the environment of code supports, in the form of Docusaurus.

const canUseDOM = typeof window !== 'undefined' && typeof document !== 'undefined'

/** What the current environment supports. For effects and handlers; use `useIsBrowser` while rendering. */
export const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM && typeof screen !== 'undefined',
} as const
