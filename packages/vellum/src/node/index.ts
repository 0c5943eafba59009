// What other programs may use of the engine.

// What commands report
export { formatError, VellumError } from './base/errors.js'
export { createLogger, type Logger, silentLogger } from './base/logger.js'
// Commands
export {
  type BuildOptions,
  type BuildResult,
  build,
  createDevServer,
  type DevServer,
  type DevServerOptions,
  type ServedSite,
  type ServeOptions,
  serve,
  type WriteTranslationsOptions,
  type WrittenTranslations,
  writeTranslations,
} from './cli/commands.js'
// A site's configuration
export { type ConfigTools, defineConfig, type UserConfig } from './config/userConfig.js'
