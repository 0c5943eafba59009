// The colour mode as components read it. As served it is the site's default, whatever
// the visitor has chosen: CSS, not React, shows the right one before that (CM-15).

import { useSite } from './siteContext.js'

/** Mode and choice are separate values (CM-1). */
export interface ColorMode {
  readonly colorMode: 'light' | 'dark'
  /** `null` = the visitor has not chosen. */
  readonly colorModeChoice: 'light' | 'dark' | null
  readonly setColorMode: (mode: 'light' | 'dark' | null) => void
}

export function useColorMode(): ColorMode {
  const { colorMode } = useSite()
  return { colorMode: colorMode.defaultMode, colorModeChoice: null, setColorMode: () => {} }
}
