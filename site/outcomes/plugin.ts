// The plugin for the explorer of outcomes; the table itself is a directive of the reference.

import type { Plugin } from 'vellum'

export function outcomes(): Plugin {
  return {
    name: 'outcomes',
    config: {
      theme: { customCss: [new URL('outcomes.css', import.meta.url).href] },
      clientModules: [new URL('start.ts', import.meta.url).href],
    },
  }
}
