// A component whose code is loaded when it is first shown. Until then it shows nothing, after a delay
// a loading message; when loading fails, the error and a button that retries.

import { type ComponentType, useEffect, useState } from 'react'
import { LAZY_PART_LABELS } from '../../shared/labels/lazyPartLabels.js'
import { translate } from './translate.js'

/** Loads a module with a component as default export: `() => import('./Chart')` */
export type PartLoader<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/** How a part is loaded. */
export interface LazyPartOptions {
  /** Milliseconds until the loading message is shown. @default 200 */
  readonly delay?: number
}

type Part<Props> =
  | { readonly type: 'loading'; readonly isSlow: boolean }
  | { readonly type: 'loaded'; readonly Component: ComponentType<Props> }
  | { readonly type: 'failed'; readonly error: unknown }

/**
 * Returns a component that loads its code when it is first shown: `const Chart = lazyPart(() =>
 * import('./Chart'))`.
 */
export function lazyPart<Props extends object>(
  load: PartLoader<Props>,
  { delay = 200 }: LazyPartOptions = {},
): ComponentType<Props> {
  // A failure is not kept, so that a retry calls the loader again.
  let loaded: ComponentType<Props> | undefined
  // biome-ignore lint/correctness/noComponentHookFactories: each loader has a component of its own
  return function LazyPart(props: Props) {
    const [part, setPart] = useState<Part<Props>>(() =>
      loaded ? { type: 'loaded', Component: loaded } : { type: 'loading', isSlow: false },
    )
    const isLoading = part.type === 'loading'
    useEffect(() => {
      if (!isLoading) return
      let isUnmounted = false
      const set = (next: Part<Props>) => {
        if (!isUnmounted) setPart(next)
      }
      const slow = setTimeout(() => set({ type: 'loading', isSlow: true }), delay)
      load().then(
        (module) => {
          loaded = module.default
          set({ type: 'loaded', Component: module.default })
        },
        (error: unknown) => set({ type: 'failed', error }),
      )
      return () => {
        isUnmounted = true
        clearTimeout(slow)
      }
    }, [isLoading])
    switch (part.type) {
      case 'loading':
        return part.isSlow ? <Loading /> : null
      case 'loaded':
        return <part.Component {...props} />
      case 'failed':
        return (
          <div role="alert" className="vl-error">
            <p className="vl-error-text">{String(part.error)}</p>
            <button
              type="button"
              className="vl-button"
              onClick={() => setPart({ type: 'loading', isSlow: false })}
            >
              {translate({
                id: 'theme.ErrorPageContent.retry',
                message: LAZY_PART_LABELS['theme.ErrorPageContent.retry'],
              })}
            </button>
          </div>
        )
    }
  }
}

function Loading() {
  return (
    <p role="status" className="vl-loading">
      {translate({ id: 'theme.loading', message: LAZY_PART_LABELS['theme.loading'] })}
    </p>
  )
}
