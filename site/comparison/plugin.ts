// The plugin for the comparison with other clients.

import type { Plugin } from 'vellum'
import { COMPARISON } from './comparison'
import { remarkComparison } from './remarkComparison'

export function comparison(): Plugin {
  return {
    name: 'comparison',
    // The rows are passed so that the page is compiled again when they have changed.
    config: { markdown: { beforeDefaultRemarkPlugins: [[remarkComparison, { rows: COMPARISON }]] } },
  }
}
