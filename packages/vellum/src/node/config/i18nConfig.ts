// The languages of a site, and the site in one of them: where its pages are, what is
// shared with the others.

import { resolve } from 'node:path'
import { VellumError } from '../base/errors.js'
import type { UserI18n } from './userConfig.js'

/** The languages of the site. */
export interface I18nConfig {
  readonly defaultLocale: string
  readonly locales: readonly string[]
  /** Folder of the translations. */
  readonly path: string
  /** One entry for each locale. */
  readonly localeConfigs: Readonly<Record<string, LocaleConfig>>
}

/** One language. */
export interface LocaleConfig {
  readonly label: string
  readonly direction: 'ltr' | 'rtl'
  readonly htmlLang: string
  readonly calendar: string
  /** Name of its folder in `i18n`. */
  readonly path: string
  /** Protocol and host, no slash at the end. */
  readonly url: string
  /** Base of its pages, with both slashes. */
  readonly baseUrl: string
  /** Folder of its pages below that of the built site: '' or `fr/`. */
  readonly outPath: string
  /** It has files of its own, because it is elsewhere: on another host, or not below the site's base. */
  readonly isStandalone: boolean
  /** Whether its folder is read; `undefined` = if there is one. */
  readonly translate: boolean | undefined
}

/** Fills in the defaults; `url` and `baseUrl` are the site's. */
export function completeI18n(
  user: UserI18n = {},
  { siteDir, url, baseUrl }: { siteDir: string; url: string; baseUrl: string },
): I18nConfig {
  const locales = user.locales ?? [user.defaultLocale ?? 'en']
  const defaultLocale = user.defaultLocale ?? locales[0]!
  const placeOf = (locale: string) => {
    const given = user.localeConfigs?.[locale]
    return {
      url: given?.url === undefined ? url : new URL(given.url).origin,
      baseUrl: withOuterSlashes(given?.baseUrl ?? (locale === defaultLocale ? baseUrl : baseUrl + locale)),
    }
  }
  const main = placeOf(defaultLocale)
  const localeConfigs = locales.map((locale): [string, LocaleConfig] => {
    const given = user.localeConfigs?.[locale]
    const place = placeOf(locale)
    const isStandalone = place.url !== main.url || !place.baseUrl.startsWith(main.baseUrl)
    return [
      locale,
      {
        label: given?.label ?? ownName(locale),
        direction: given?.direction ?? (RIGHT_TO_LEFT.has(new Intl.Locale(locale).language) ? 'rtl' : 'ltr'),
        htmlLang: given?.htmlLang ?? locale,
        calendar: given?.calendar ?? 'gregory',
        path: given?.path ?? locale,
        ...place,
        outPath:
          locale === defaultLocale
            ? ''
            : isStandalone
              ? `${locale}/`
              : place.baseUrl.slice(main.baseUrl.length),
        isStandalone,
        translate: given?.translate,
      },
    ]
  })
  return {
    defaultLocale,
    locales,
    path: resolve(siteDir, user.path ?? 'i18n'),
    localeConfigs: Object.fromEntries(localeConfigs),
  }
}

/** Two languages at one address: the pages of one would hide those of the other. */
export function checkLocaleUrls({ localeConfigs }: I18nConfig, { file }: { file: string }): void {
  const taken = new Map<string, string>()
  for (const [locale, { url, baseUrl }] of Object.entries(localeConfigs)) {
    const address = url + baseUrl
    const other = taken.get(address)
    taken.set(address, locale)
    if (other === undefined) continue
    throw new VellumError(`The languages "${other}" and "${locale}" have the same address, ${address}.`, {
      files: [file],
      hint: `Give one of them another \`baseUrl\` or \`url\` in \`i18n.localeConfigs\`, or leave both out.`,
    })
  }
}

/** What differs from language to language. */
interface Placed {
  readonly url: string
  readonly baseUrl: string
  readonly assetBase: string
  readonly i18n: I18nConfig
}

/** The configuration as the pages of one language see it. */
export function configForLocale<Config extends Placed>(config: Config, locale: string): Config {
  const { defaultLocale, localeConfigs } = config.i18n
  const { url, baseUrl, isStandalone } = localeConfigs[locale]!
  return {
    ...config,
    url,
    baseUrl,
    assetBase: isStandalone ? baseUrl : localeConfigs[defaultLocale]!.baseUrl,
  }
}

/** 'troth' → '/troth/' */
export function withOuterSlashes(path: string): string {
  return `/${path}/`.replace(/\/{2,}/g, '/')
}

/** 'fr' → 'Français' */
function ownName(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

// `Intl.Locale.prototype.textInfo` would tell, but engines disagree on its name.
const RIGHT_TO_LEFT = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'])
