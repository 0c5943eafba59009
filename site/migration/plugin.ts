// The plugin for tables of migrations.

import type { Plugin } from 'vellum'
import { MIGRATIONS } from './migrations'
import { remarkMigration } from './remarkMigration'

export function migration(): Plugin {
  return {
    name: 'migration',
    // The rows are passed so that a page is compiled again when they have changed.
    config: { markdown: { beforeDefaultRemarkPlugins: [[remarkMigration, { rows: MIGRATIONS }]] } },
  }
}
