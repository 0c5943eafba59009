// `@generated/…`: the files that Docusaurus writes for the code of a site, as modules with plain data.

import type { Plugin } from 'vite'
import { VellumError } from '../base/errors.js'
import { didYouMean } from '../base/nearestName.js'
import type { SiteConfig } from '../config/siteConfig.js'
import type { GENERATED_NAMES } from './docusaurusAliases.js'

/** The data of each module; what only Docusaurus knows is empty. */
const MODULES: Readonly<Record<(typeof GENERATED_NAMES)[number], (config: SiteConfig) => unknown>> = {
  'docusaurus.config': ({ themeConfig, i18n, ...config }) => ({
    title: config.title,
    tagline: config.tagline,
    url: config.url,
    baseUrl: config.baseUrl,
    favicon: config.favicon,
    titleDelimiter: config.titleDelimiter,
    trailingSlash: config.trailingSlash,
    noIndex: config.noIndex,
    customFields: config.customFields,
    organizationName: config.organizationName,
    projectName: config.projectName,
    i18n: { defaultLocale: i18n.defaultLocale, locales: Object.keys(i18n.localeConfigs) },
    themeConfig: { ...themeConfig, ...themeConfig.other },
  }),
  'site-metadata': () => ({ docusaurusVersion: '3', pluginVersions: {} }),
  i18n: ({ i18n }) => ({
    defaultLocale: i18n.defaultLocale,
    locales: Object.keys(i18n.localeConfigs),
    currentLocale: i18n.defaultLocale,
    localeConfigs: i18n.localeConfigs,
  }),
  globalData: ({ pluginData = {} }) => pluginData,
  codeTranslations: () => ({}),
}

const PREFIX = '@generated/'

/** Resolves `@generated/docusaurus.config` and the others. */
export function generatedModules(currentConfig: () => SiteConfig | undefined): Plugin {
  return {
    name: 'vellum:generated-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@generated\// },
      handler(name, importer) {
        const key = moduleKey(name)
        if (Object.hasOwn(MODULES, key)) return `\0${PREFIX}${key}`
        const names = Object.keys(MODULES).map((known) => PREFIX + known)
        throw new VellumError(`The import "${name}" is not available.`, {
          code: 'unavailable-import',
          files: importer ? [importer.split('?')[0]!] : [],
          hint: didYouMean(name, names) ?? `These names are available: ${names.join(', ')}.`,
        })
      },
    },
    load: {
      filter: { id: /^\0@generated\// },
      handler(id) {
        const config = currentConfig()
        const data = config && MODULES[id.slice(PREFIX.length + 1) as keyof typeof MODULES](config)
        return `export default ${JSON.stringify(data) ?? '{}'}`
      },
    },
  }
}

/** `@generated/docusaurus.config.mjs` → `docusaurus.config` */
function moduleKey(name: string): string {
  return name.slice(PREFIX.length).replace(/\.(?:mjs|js|json)$/, '')
}
