// React Fast Refresh: a component that is loaded again replaces its previous version, and keeps its state if
// its hooks are the same. Loaded before React, which it connects to. Only `vellum dev` loads it, for the
// modules of a site.

import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  performReactRefresh,
  register,
} from 'react-refresh/runtime'

// A worker of the site may import the same modules, without a page.
if (typeof window === 'object') injectIntoGlobalHook(window)

let keepsState = false
let isScheduled = false
/** The newest version of each module. */
const versions = new Map<string, number>()
const signedTypes = new WeakSet<object>()

/**
 * Components keep their state from now on. Before, they are mounted again: what React has hydrated may be the
 * HTML of an older version, and React does not compare.
 */
export function keepState(): void {
  keepsState = true
}

/** Records which component a function is, by the name of its module and its own name. `url` is that of the module. */
export function registerComponent(type: unknown, module: string, { name, url }: ComponentSource): void {
  const version = Number(new URL(url).searchParams.get('t'))
  // A module that arrives late is not shown, and does not replace a newer one.
  if (version < (versions.get(module) ?? 0)) return
  versions.set(module, version)
  if (isObject(type) && !signedTypes.has(type)) createSignature()(type, '')
  register(type, `${module} ${name}`)
  if (isScheduled) return
  isScheduled = true
  // After the modules that are loaded together, and before the importing module renders what they export.
  queueMicrotask(() => {
    isScheduled = false
    performReactRefresh()
  })
}

interface ComponentSource {
  readonly name: string
  readonly url: string
}

/** Creates the function that records the hooks of a component. */
export function createSignature(): Sign {
  const record = createSignatureFunctionForTransform()
  return (type, key, mustReset, customHooks) => {
    // Without arguments it is called by the component itself, in each render.
    if (key === undefined) return record()
    if (isObject(type)) signedTypes.add(type)
    return record(type, key, mustReset || !keepsState, customHooks)
  }
}

// Written out: declarations must not name a package without types.
type Sign = (
  type?: unknown,
  key?: string,
  mustReset?: boolean,
  customHooks?: () => readonly unknown[],
) => unknown

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
}
