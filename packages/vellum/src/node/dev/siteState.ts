// The configuration and the site as they were last loaded, or the errors that prevented it. Knows which files
// belong to the site; when to load it again is decided elsewhere.

import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { configFileName, errorWithConfigName } from '../base/configFileName.js'
import { errorWithOrigins } from '../base/dataPageOrigins.js'
import { type LoadedConfig, loadSiteConfig } from '../config/loadSiteConfig.js'
import type { SiteConfig } from '../config/siteConfig.js'
import { versionPaths } from '../content/versions/versionFiles.js'
import { chosenLocales } from '../steps/loadSite.js'
import { isConfigName, type KnownFiles } from './classifyChange.js'
import { type Attempt, attempt, type ProblemLog } from './devProblems.js'
import type { DevSite } from './devSite.js'

/** Which site is loaded. */
export interface SiteStateInput {
  readonly siteDir: string
  /** @default the base URL of the configuration */
  readonly baseUrl: string | undefined
  /** @default `vellum.config.ts` */
  readonly configFile?: string | undefined
  /** @default the default locale */
  readonly locale: string | undefined
  readonly problems: ProblemLog
  /** Folders of the packages that are linked into the site. */
  readonly packages: readonly string[]
}

/** A site that can be loaded again. */
export interface SiteState {
  /** The site, or the error that prevents it. */
  readonly current: () => Attempt<DevSite>
  /** The site; undefined while it has an error. */
  readonly site: () => DevSite | undefined
  /** The last configuration without an error. */
  readonly lastConfig: () => SiteConfig | undefined
  /** The base URL of the locale; undefined while the configuration has an error. */
  readonly baseUrl: () => string | undefined
  readonly knownFiles: () => KnownFiles
  /** Whether a file of the configuration was written after it was loaded. */
  readonly isConfigOutdated: () => Promise<boolean>
  readonly loadConfig: () => Promise<void>
  /** Makes the site from the configuration; an error is reported and kept. */
  readonly loadSite: (makeSite: (config: LoadedConfig) => Promise<DevSite>) => Promise<void>
}

/** Loads the configuration. Throws for a locale that it does not have. */
export async function openSiteState(input: SiteStateInput): Promise<SiteState> {
  const { siteDir, configFile, locale, problems, packages } = input
  const readConfig = () => attempt(() => loadSiteConfig(siteDir, { baseUrl: input.baseUrl, configFile }))
  let loadedAt = Date.now()
  let config = await readConfig()
  if (config.ok) chosenLocales(config.value.config, locale)
  let lastConfig = config.ok ? config.value.config : undefined
  let current: Attempt<DevSite> = { ok: false, error: undefined }
  const site = () => (current.ok ? current.value : undefined)
  const named = configFile === undefined ? [] : [resolve(siteDir, configFile), resolve(configFile)]
  // With an error it is unknown what it imports now: most likely what it imported before.
  let configFiles = config.ok ? config.value.files : named
  return {
    current: () => current,
    site,
    lastConfig: () => lastConfig,
    baseUrl: () => (config.ok ? localeBase(config.value, locale) : undefined),
    knownFiles: () =>
      knownFiles({ siteDir, configFiles, hasConfigError: !config.ok, packages, site: site() }),
    isConfigOutdated: async () => {
      const names = (await readdir(siteDir)).map((name) => join(siteDir, name))
      const files = new Set([...names.filter((file) => isConfigName(file, siteDir)), ...configFiles])
      const stats = await Promise.all([...files].map((file) => stat(file).catch(() => undefined)))
      return stats.some((entry) => entry && entry.mtimeMs > loadedAt)
    },
    loadConfig: async () => {
      loadedAt = Date.now()
      config = await readConfig()
      if (!config.ok) return
      lastConfig = config.value.config
      configFiles = config.value.files
    },
    loadSite: async (makeSite) => {
      const loaded = config
      if (loaded.ok) problems.warn('config', loaded.value.warnings)
      current = loaded.ok ? await attempt(() => makeSite(loaded.value)) : loaded
      if (!current.ok) {
        const error = errorWithOrigins(current.error, siteDir)
        current = { ok: false, error: errorWithConfigName(error, configFileName(siteDir, configFile)) }
      }
      if (current.ok) problems.warn('site', current.value.warnings)
      else problems.report(current.error)
    },
  }
}

/** Where the pages of the locale are. */
function localeBase({ config }: LoadedConfig, locale: string | undefined): string {
  const { defaultLocale, localeConfigs } = config.i18n
  return (localeConfigs[locale ?? defaultLocale] ?? config).baseUrl
}

/** The files that a site depends on, by what they affect. */
export function knownFiles({
  siteDir,
  configFiles,
  hasConfigError,
  packages,
  site,
}: {
  readonly siteDir: string
  readonly configFiles: readonly string[]
  readonly hasConfigError: boolean
  readonly packages: readonly string[]
  readonly site: Pick<DevSite, 'site'> | undefined
}): KnownFiles {
  // Without a site, every file may be the one that fixes it.
  const always = { siteDir, configFiles, hasConfigError, packages }
  if (!site) return { ...always, contentFiles: [], watched: [], contentDirs: [siteDir] }
  const { config, model, components } = site.site
  return {
    ...always,
    contentFiles: [...model.files, ...components.files],
    watched: config.plugins.flatMap(({ dev }) => (dev?.watch ?? []).map((path) => resolve(siteDir, path))),
    contentDirs: [
      ...config.docs.flatMap(({ id, path }) => [path, join(siteDir, versionPaths(id).docs)]),
      ...config.blog.map(({ path }) => path),
      ...(config.pages ? config.pages.paths : []),
      ...model.overlays.map(({ translated }) => translated),
    ],
  }
}
