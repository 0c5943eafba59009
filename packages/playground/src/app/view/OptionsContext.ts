// The site's options, for the components that show them.

import { createContext, useContext } from 'react'
import type { PlaygroundOptions } from '../options.js'

export const OptionsContext = createContext<PlaygroundOptions | undefined>(undefined)

/** The options of the playground around a component. */
export function useOptions(): PlaygroundOptions {
  return useContext(OptionsContext)!
}
