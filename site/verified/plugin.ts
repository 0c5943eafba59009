// The plugin for the last line of pages with samples.

import type { Plugin } from 'vellum'
import { readTroth } from '../reference/trothFiles'
import { remarkVerified } from './remarkVerified'

export function verified(): Plugin {
  return {
    name: 'verified',
    config: async ({ once }) => ({
      markdown: {
        beforeDefaultRemarkPlugins: [
          [remarkVerified, { version: await once('version', () => readTroth().version) }],
        ],
      },
      theme: { customCss: [new URL('verified.css', import.meta.url).href] },
    }),
  }
}
