// One Vite configuration for building and for development: the browser's files and
// the modules that the server renders come from the same plugins.

import { type InlineConfig, mergeConfig } from 'vite'
import type { SiteConfig } from '../config/siteConfig.js'
import { componentModules } from './componentModules.js'
import { docSearchModules } from './docSearchModules.js'
import { generatedModules } from './generatedModules.js'
import { hostModules } from './hostModules.js'
import type { OwnTheme } from './liveParts.js'
import { hasOwnParts } from './partReplacements.js'
import { replaceParts } from './replaceParts.js'
import { sitePackages } from './sitePackages.js'
import { type SiteCode, sitePlugins } from './sitePlugins.js'

/** The input of the configuration. */
export interface ViteInput {
  readonly config: Pick<SiteConfig, 'siteDir' | 'baseUrl'>
  /** The whole configuration as it is now; undefined while it cannot be loaded. */
  readonly currentConfig: () => SiteConfig | undefined
  readonly code: SiteCode
  /** The files of the site in place of parts of the theme and in its slots, as they are now. */
  readonly ownTheme: () => OwnTheme
  readonly mode: 'production' | 'development'
  readonly cacheDir: string
  /** Files of host modules for browsers, when they differ: in development. */
  readonly forBrowser?: ReadonlyMap<string, string>
}

/** The configuration of the engine with the options of the site, whose plugins run first. */
export function withSiteOptions(options: InlineConfig, siteOptions: SiteConfig['vite']): InlineConfig {
  if (Object.keys(siteOptions).length === 0) return options
  const { plugins = [], ...rest } = siteOptions as InlineConfig
  const merged = mergeConfig(options, rest) as InlineConfig
  return { ...merged, plugins: [...plugins, ...(options.plugins ?? [])] }
}

/** The configuration of Vite for a site. */
export function viteConfig({
  config,
  currentConfig,
  code,
  ownTheme,
  mode,
  cacheDir,
  forBrowser,
}: ViteInput): InlineConfig {
  return {
    root: config.siteDir,
    base: config.baseUrl,
    configFile: false,
    envFile: false,
    publicDir: false,
    cacheDir,
    mode,
    // Vellum reports errors itself, once.
    logLevel: 'silent',
    clearScreen: false,
    appType: 'custom',
    resolve: { alias: [{ find: /^@site(?=\/)/, replacement: config.siteDir }] },
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [
      replaceParts(ownTheme),
      componentModules(config.siteDir, ownTheme),
      ...hostModules({ forBrowser, hasOwnParts: () => hasOwnParts(ownTheme()) }),
      docSearchModules(config),
      sitePackages(config),
      generatedModules(currentConfig),
      ...sitePlugins(code),
    ],
    builder: { sharedPlugins: true, sharedConfigBuild: true },
  }
}
