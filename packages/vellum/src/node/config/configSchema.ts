// The whole of `vellum.config.ts`: its fields, and its plugins.

import type { z } from 'zod'
import { configFields, type UserFields } from './configFields.js'
import { type PluginEntry, pluginsSchema } from './pluginsConfig.js'
import { fields } from './schemaKinds.js'

/** A configuration. */
export const configSchema = fields({ ...configFields.shape, plugins: pluginsSchema.default([]) })

/** The default export of `vellum.config.ts`. */
export interface UserConfig extends UserFields {
  /**
   * Plugins, in the order in which they run. An entry that is `false` is skipped, a list counts as its entries.
   * @default []
   */
  plugins?: readonly PluginEntry[] | undefined
}

/** A checked configuration with its defaults. */
export type CheckedConfig = z.output<typeof configSchema>
