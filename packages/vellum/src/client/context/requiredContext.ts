// A React context without default: outside of its provider the hook fails with an error that names
// the hook and the provider.

import { type Context, createContext, useContext } from 'react'
import { HookError } from './hookError.js'

// A unique value, so that `undefined` can be provided.
const MISSING = Symbol('no provider')

/** A context whose value may be anything, or missing. */
export type RequiredContext<T> = Context<T | typeof MISSING>

/** Creates a context that has no default; errors contain its name. */
export function createRequiredContext<T>(displayName: string): RequiredContext<T> {
  return Object.assign(createContext<T | typeof MISSING>(MISSING), { displayName })
}

/** Reads a context for a hook, which the error names. */
export function useRequired<T>(context: RequiredContext<T>, hook: string): T {
  const value = useContext(context)
  if (value === MISSING) {
    throw new HookError(
      'no-provider',
      `${hook}() is used outside of <${context.displayName}>. Call it in a component of a page.`,
    )
  }
  return value as T
}

/** Reads a context that may be missing. */
export function useOptional<T>(context: RequiredContext<T>): T | undefined {
  const value = useContext(context)
  return value === MISSING ? undefined : (value as T)
}
