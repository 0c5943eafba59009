// A React context that must be provided: its hook fails with the names of the hook
// and of the provider when it is used outside (DH-7).

import { type Context, createContext, useContext } from 'react'
import { HookError } from './hookError.js'

// No value of ours is this one, so `undefined` stays a value that can be provided.
const MISSING = Symbol('no provider')

/** A context whose value may be anything, or not be there at all. */
export type RequiredContext<T> = Context<T | typeof MISSING>

/** Makes a context that has no default. */
export function createRequiredContext<T>(): RequiredContext<T> {
  return createContext<T | typeof MISSING>(MISSING)
}

/** Reads a context on behalf of a hook; both names are for the message of the error. */
export function useRequired<T>(context: RequiredContext<T>, hook: string, provider: string): T {
  const value = useContext(context)
  if (value === MISSING) {
    throw new HookError(
      'no-provider',
      `${hook}() is used outside of <${provider}>. Call it in a component of a page.`,
    )
  }
  return value as T
}
