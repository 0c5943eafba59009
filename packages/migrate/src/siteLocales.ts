// The locales of a VitePress or Starlight site: both have an object by the names of folders, in which `root` has none.

import { join } from 'node:path'
import type { Findings } from './findings.js'
import { text, type Values } from './siteValues.js'

/** The name of its folder, or `root`, and its options. */
export type Locale = readonly [folder: string, options: Values]

/** The language of a locale: a folder may be called `zh_CN`, a language is `zh-CN`. */
export function languageOf([folder, { lang }]: Locale, rootLanguage = 'en'): string {
  return (folder === 'root' ? (text(lang) ?? rootLanguage) : folder).replaceAll('_', '-')
}

/** The field `i18n`. `hasFolderUrl`: whether the URLs of a locale have the name of its folder, which is not its language. */
export function localeFields(
  locales: readonly Locale[],
  {
    main,
    rootLanguage,
    baseUrl,
    hasFolderUrl,
  }: {
    readonly main: Locale
    readonly rootLanguage?: string | undefined
    readonly baseUrl: string
    readonly hasFolderUrl: (locale: Locale) => boolean
  },
): { readonly i18n: Values } {
  const nameOf = (locale: Locale) => languageOf(locale, rootLanguage)
  return {
    i18n: {
      defaultLocale: nameOf(main),
      locales: locales.map(nameOf),
      localeConfigs: Object.fromEntries(
        locales.map((locale) => [
          nameOf(locale),
          {
            label: text(locale[1].label) ?? nameOf(locale),
            ...(hasFolderUrl(locale) && { baseUrl: `${baseUrl.replace(/\/?$/, '/')}${locale[0]}/` }),
          },
        ]),
      ),
    },
  }
}

/** Reports that the pages of a locale belong below `i18n/`. */
export function reportLocaleFolder(locale: Locale, contentPath: string, findings: Findings): void {
  const [folder] = locale
  const target = `i18n/${languageOf(locale)}/docusaurus-plugin-content-docs`
  const at = join(contentPath, folder).replaceAll('\\', '/')
  findings.add({
    code: 'moved-files',
    outcome: 'hand',
    text: `Pages in ${folder} are in a different folder.`,
    fix: `mkdir -p ${target} && git mv ${at} ${target}/current`,
    at,
  })
}
