// Small helpers of `@docusaurus/…` and `@docusaurus/theme-common` that need nothing of the site.

import {
  type ComponentType,
  createElement,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { isExternalUrl } from '../../shared/url.js'
import { useHistory } from '../api/history.js'
import { useLocation } from '../api/location.js'

/** The id of the only instance of a plugin. */
export const DEFAULT_PLUGIN_ID = 'default'

/** Whether a URL is one of this site: it has no protocol and no host. */
export function isInternalUrl(url?: string): boolean {
  return url !== undefined && !isExternalUrl(url)
}

/** Whether a URL has a protocol, or a host. */
export function hasProtocol(url: string): boolean {
  return isExternalUrl(url)
}

/** `useLayoutEffect` in browsers, `useEffect` on the server, where React would warn. */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Renders nothing. */
export function Noop(): null {
  return null
}

/** A function that stays the same, and always runs the latest callback. */
// biome-ignore lint/suspicious/noExplicitAny: callbacks of any parameters must fit.
export function useEvent<Callback extends (...parameters: any[]) => unknown>(callback: Callback): Callback {
  const latest = useRef(callback)
  useIsomorphicLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback(((...parameters) => latest.current(...parameters)) as Callback, [])
}

/** The value of the render before; undefined in the first one. */
export function usePrevious<Value>(value: Value): Value | undefined {
  const previous = useRef<Value>(undefined)
  useIsomorphicLayoutEffect(() => {
    previous.current = value
  })
  return previous.current
}

/** Whether the visitor asks for less motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Props of composed providers. */
interface ProvidersProps {
  /** What they are around. */
  readonly children?: ReactNode
}

/** One component of several providers, the first of them outside. */
export function composeProviders(
  providers: readonly ComponentType<ProvidersProps>[],
): ComponentType<ProvidersProps> {
  return ({ children }) =>
    providers.reduceRight<ReactNode>((inner, provider) => createElement(provider, null, inner), children)
}

/** The error of a hook that is used outside of its provider. */
export class ReactContextError extends Error {
  override readonly name = 'ReactContextError'
  constructor(provider: string, additionalInfo = '') {
    super(`A hook is called outside of <${provider}>. ${additionalInfo}`.trim())
  }
}

/** The keys of the visitor's storage. */
export function listStorageKeys(): string[] {
  try {
    return Object.keys(window.localStorage)
  } catch {
    // The visitor does not allow storage.
    return []
  }
}

/** How a hook changes the query of the URL. */
interface QueryOptions {
  /** Whether the visitor gets back with the button of the browser. @default false */
  readonly push?: boolean
}

/** The query of the URL, and a function that changes it. */
function useQuery(): [URLSearchParams, (change: (query: URLSearchParams) => void, push: boolean) => void] {
  const { pathname, search, hash } = useLocation()
  const history = useHistory()
  const change = (edit: (query: URLSearchParams) => void, push: boolean) => {
    const query = new URLSearchParams(search)
    edit(query)
    const text = query.toString()
    history[push ? 'push' : 'replace'](pathname + (text && `?${text}`) + hash)
  }
  return [new URLSearchParams(search), change]
}

/** A value in the query of the URL, `null` if it is not there, and a function that changes it. */
export function useQueryString(
  key: string,
): [value: string | null, set: (value: string | null, options?: QueryOptions) => void] {
  const [query, change] = useQuery()
  const set = (value: string | null, { push = false }: QueryOptions = {}) =>
    change((next) => (value === null || value === '' ? next.delete(key) : next.set(key, value)), push)
  return [query.get(key), set]
}

/**
 * All values of a key in the query of the URL, and a function that changes them.
 * @since 0.2.0
 */
export function useQueryStringList(
  key: string,
): [values: string[], set: (values: readonly string[], options?: QueryOptions) => void] {
  const [query, change] = useQuery()
  const set = (values: readonly string[], { push = false }: QueryOptions = {}) =>
    change((next) => {
      next.delete(key)
      for (const value of values) next.append(key, value)
    }, push)
  return [query.getAll(key), set]
}

/**
 * A function that removes the query of the URL.
 * @since 0.2.0
 */
export function useClearQueryString(): () => void {
  const [, change] = useQuery()
  return () =>
    change((query) => {
      for (const key of [...query.keys()]) query.delete(key)
    }, false)
}
