// What an author writes in `vellum.config.ts`. Only types: a config file that imports `defineConfig` must not load
// the schemas.

import type { UserConfig } from './configSchema.js'

export type { UserBlog } from './blogConfig.js'
export type { UserConfig } from './configSchema.js'
export type { ConfigTools } from './configTools.js'
export type { UserDocs } from './docsConfig.js'
export type { UserI18n } from './i18nConfig.js'
export type { UserNavbarItem } from './navbarConfig.js'
export type { Severity } from './schemaKinds.js'

/** Returns its argument; provides types and completion for `vellum.config.ts`. */
export function defineConfig(config: UserConfig): UserConfig {
  return config
}
