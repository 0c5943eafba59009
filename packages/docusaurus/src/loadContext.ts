// The context of Docusaurus, from the configuration as the site has written it.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PluginConfigInput } from 'vellum'
import type { LoadContext, LocaleConfig } from './docusaurusTypes.js'
import { listedPlugins } from './listedPlugins.js'

const CONFIG_FILES = ['vellum.config', 'docusaurus.config'].flatMap((name) =>
  ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `${name}.${ending}`),
)

/** The argument of a plugin, with the values of Docusaurus for what a site leaves out. */
export function contextOf({ siteDir, config }: Pick<PluginConfigInput, 'siteDir' | 'config'>): LoadContext {
  const { baseUrl } = config
  const { defaultLocale = 'en', locales = [defaultLocale], localeConfigs = {} } = config.i18n ?? {}
  const i18n = {
    path: 'i18n',
    defaultLocale,
    locales,
    localeConfigs: Object.fromEntries(
      locales.map((locale) => [locale, { ...localeDefaults(locale), ...localeConfigs[locale] }]),
    ),
  }
  return {
    siteDir,
    siteVersion: versionOf(siteDir),
    siteConfigPath: CONFIG_FILES.map((file) => join(siteDir, file)).find((file) => existsSync(file)) ?? '',
    generatedFilesDir: join(siteDir, '.vellum/docusaurus'),
    localizationDir: join(siteDir, 'i18n', defaultLocale),
    siteConfig: {
      tagline: '',
      customFields: {},
      themeConfig: {},
      staticDirectories: ['static'],
      ...config,
      ...listedPlugins(config),
      i18n,
    },
    outDir: join(siteDir, 'dist'),
    baseUrl,
    i18n: { ...i18n, currentLocale: defaultLocale },
    codeTranslations: {},
  }
}

function localeDefaults(locale: string): LocaleConfig {
  return {
    label: new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale,
    direction: RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr',
    htmlLang: locale,
    calendar: 'gregory',
    path: locale,
  }
}

/** Languages that are written from right to left: engines disagree on where `Intl.Locale` says so. */
const RIGHT_TO_LEFT = /^(?:ar|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/

function versionOf(siteDir: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(join(siteDir, 'package.json'), 'utf8')) as { version?: string }).version
  } catch {
    return undefined
  }
}
