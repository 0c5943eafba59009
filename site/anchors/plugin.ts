// The plugin that keeps links to renamed sections working.

import type { Plugin } from 'vellum'
import { OLD_IDS } from './oldIds'
import { remarkOldIds } from './remarkOldIds'

export function oldIds(): Plugin {
  return {
    name: 'old-ids',
    config: { markdown: { beforeDefaultRemarkPlugins: [[remarkOldIds, { oldIds: OLD_IDS }]] } },
  }
}
