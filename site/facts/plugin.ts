// The plugin for figures in sentences: `:fact[default.timeout]`.

import type { Plugin } from 'vellum'
import { readFacts } from './readFacts'
import { remarkFacts } from './remarkFacts'

export function facts(): Plugin {
  return {
    name: 'facts',
    config: async ({ once }) => ({
      markdown: {
        beforeDefaultRemarkPlugins: [[remarkFacts, { facts: await once('facts', () => readFacts()) }]],
      },
    }),
  }
}
