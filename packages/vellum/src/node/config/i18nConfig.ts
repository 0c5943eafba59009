// `i18n`: the locales of a site, and the configuration of one of them: its URL, its folder, the files it shares.

import { resolve } from 'node:path'
import type { z } from 'zod'
import { VellumError } from '../base/errors.js'
import {
  choose,
  dictionary,
  fields,
  flag,
  isRecord,
  matching,
  type Named,
  type OutputOf,
  oneOf,
  type Report,
  type Schema,
  text,
} from './schemaKinds.js'
import { basePath, siteUrl, withOuterSlashes } from './siteUrl.js'

const calendar = matching<string>(
  'a calendar such as "gregory", "japanese" or "persian"',
  (value) => typeof value === 'string' && isCalendar(value),
)

const locale = fields({
  /** Name in the menu. @default the language's own name @example 'Français' */
  label: text.optional(),
  /** Writing direction. @default 'rtl' for languages written so, else 'ltr' */
  direction: oneOf(['ltr', 'rtl']).optional(),
  /** The `lang` of its pages. @default the locale @example 'fr-FR' */
  htmlLang: text.optional(),
  /** Calendar for dates. @default 'gregory' */
  calendar: calendar.default('gregory'),
  /** Its folder in `i18n`. @default the locale */
  path: text.optional(),
  /** Where it is published, when it has a host of its own: protocol and host. @default the site's `url` */
  url: siteUrl.optional(),
  /** Path it is served under. @default the site's for the default locale, else with the locale added: '/fr/' */
  baseUrl: basePath.optional(),
  /** Whether its folder in `i18n` is read. @default true when there is such a folder */
  translate: flag.optional(),
})

/** `i18n.localeConfigs.<locale>`. */
export interface UserLocale extends Named, z.input<typeof locale> {}

type CheckedLocale = OutputOf<typeof locale>

/** One locale. */
export interface LocaleConfig extends Required<Omit<CheckedLocale, 'translate'>> {
  /** Folder of its pages below that of the built site: '' or `fr/`. */
  readonly outPath: string
  /** Whether it has its own files, because it is on a different host, or not below the site's base. */
  readonly isStandalone: boolean
  /** Whether its folder is read; `undefined` = if there is one. */
  readonly translate: boolean | undefined
}

const i18n = fields({
  /** The locale at the root of the site. @default the first of `locales` */
  defaultLocale: matching<string>(
    'a string that is not empty',
    (value) => typeof value === 'string' && value !== '',
  ).optional(),
  /** All locales, in the order of the menu. @default ['en'] @example ['en', 'fr'] */
  locales: matching<string[]>(
    'an array of at least one locale, such as ["en"]',
    (value) => Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string'),
  ).optional(),
  /** Folder of the translations. @default 'i18n' */
  path: text.default('i18n'),
  /** Options per locale. @default {} @example { fr: { label: 'Français' } } */
  localeConfigs: dictionary(locale as Schema<CheckedLocale, UserLocale>).default({}),
})

/** `i18n`. */
export interface UserI18n extends Named, z.input<typeof i18n> {}

type CheckedI18n = OutputOf<typeof i18n>

/** The locales of the site; `path` is absolute. */
export interface I18nConfig extends Required<Omit<CheckedI18n, 'localeConfigs'>> {
  /** One entry for each locale. */
  readonly localeConfigs: Readonly<Record<string, LocaleConfig>>
}

export const i18nSchema: Schema<CheckedI18n, UserI18n> = choose(() => i18n, checkLocales)

function checkLocales(value: unknown, report: Report): void {
  if (!isRecord(value)) return
  const { defaultLocale, localeConfigs } = value
  const locales = Array.isArray(value.locales) ? value.locales : [defaultLocale ?? 'en']
  const listed = `\`i18n.locales\` has ${locales.map((name) => JSON.stringify(name)).join(', ')}`
  locales.forEach((name, i) => {
    if (typeof name !== 'string' || isLanguageTag(name)) return
    report({
      code: 'invalid-locale',
      message: `{field} is "${name}", which is not a language tag.`,
      hint: tagHint(name),
      path: Array.isArray(value.locales) ? ['locales', i] : ['defaultLocale'],
    })
  })
  if (defaultLocale !== undefined && !locales.includes(defaultLocale)) {
    report({
      code: 'unlisted-locale',
      message: `{field} is ${JSON.stringify(defaultLocale)}, but ${listed} only.`,
      hint: 'Add it to `i18n.locales`, or choose one of those.',
      path: ['defaultLocale'],
    })
  }
  for (const name of Object.keys(isRecord(localeConfigs) ? localeConfigs : {})) {
    if (locales.includes(name)) continue
    report({
      code: 'unlisted-locale',
      message: `{field} describes a locale that is not in use: ${listed} only.`,
      hint: 'Add it to `i18n.locales`, or remove it here.',
      path: ['localeConfigs', name],
    })
  }
}

function isLanguageTag(name: string): boolean {
  try {
    // Tags of more letters are well-formed, as in "french", and no language has one.
    return Intl.getCanonicalLocales(name).length === 1 && /^[a-z]{2,3}(?:-|$)/i.test(name)
  } catch {
    return false
  }
}

/** Asks `Intl`, which knows aliases, and takes "gregory" where it does not know the name. */
function isCalendar(name: string): boolean {
  if (name === 'gregory') return true
  try {
    return new Intl.DateTimeFormat('en', { calendar: name }).resolvedOptions().calendar !== 'gregory'
  } catch {
    return false
  }
}

/** How to write a locale: `en_US` and `french` are probably "en-US" and "fr". */
function tagHint(name: string): string {
  const dashed = name.replaceAll('_', '-')
  const meant = isLanguageTag(dashed) ? dashed : tagOf(name)
  if (meant !== undefined)
    return `Did you mean "${meant}"? \`label\` in \`i18n.localeConfigs\` is the name that readers see.`
  return 'Write the code of a language, such as "fr", with a dash before the region, as in "pt-BR".'
}

/** The code of a language by its name in English: `French` → `fr` */
function tagOf(name: string): string | undefined {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) => names.of(code)?.toLowerCase() === name.toLowerCase())
}

/** Computes each locale; `url` and `baseUrl` are the site's. */
export function completeI18n(
  user: CheckedI18n,
  { siteDir, url, baseUrl }: { siteDir: string; url: string; baseUrl: string },
): I18nConfig {
  const locales = user.locales ?? [user.defaultLocale ?? 'en']
  const defaultLocale = user.defaultLocale ?? locales[0]!
  const urlsOf = (name: string) => ({
    url: user.localeConfigs[name]?.url ?? url,
    baseUrl:
      user.localeConfigs[name]?.baseUrl ??
      (name === defaultLocale ? baseUrl : withOuterSlashes(baseUrl + name)),
  })
  const main = urlsOf(defaultLocale)
  const completeLocale = (name: string): LocaleConfig => {
    const userLocale = user.localeConfigs[name]
    const urls = urlsOf(name)
    const isStandalone = urls.url !== main.url || !urls.baseUrl.startsWith(main.baseUrl)
    return {
      label: userLocale?.label ?? ownName(name),
      direction: userLocale?.direction ?? (RIGHT_TO_LEFT.has(new Intl.Locale(name).language) ? 'rtl' : 'ltr'),
      htmlLang: userLocale?.htmlLang ?? name,
      calendar: userLocale?.calendar ?? 'gregory',
      path: userLocale?.path ?? name,
      ...urls,
      outPath:
        name === defaultLocale ? '' : isStandalone ? `${name}/` : urls.baseUrl.slice(main.baseUrl.length),
      isStandalone,
      translate: userLocale?.translate,
    }
  }
  return {
    defaultLocale,
    locales,
    path: resolve(siteDir, user.path),
    localeConfigs: Object.fromEntries(locales.map((name) => [name, completeLocale(name)])),
  }
}

/** Loading the names of all languages takes 25 ms, which most sites do not need. */
const OWN_NAMES: ReadonlyMap<string, string> = new Map([['en', 'English']])

/** 'fr' → 'Français' */
function ownName(locale: string): string {
  const known = OWN_NAMES.get(locale)
  if (known !== undefined) return known
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

// `Intl.Locale.prototype.textInfo` has the direction, but engines disagree on its name.
const RIGHT_TO_LEFT = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** Reports two locales with one URL: the pages of one would hide those of the other. */
export function checkLocaleUrls({ localeConfigs }: I18nConfig, { file }: { file: string }): void {
  const taken = new Map<string, string>()
  for (const [name, { url, baseUrl }] of Object.entries(localeConfigs)) {
    const other = taken.get(url + baseUrl)
    taken.set(url + baseUrl, name)
    if (other === undefined) continue
    throw new VellumError(`The locales "${other}" and "${name}" have the same URL, ${url + baseUrl}.`, {
      code: 'duplicate-locale-url',
      files: [file],
      hint: `Give one of them another \`baseUrl\` or \`url\` in \`i18n.localeConfigs\`, or leave both out.`,
    })
  }
}

/** What differs from locale to locale. */
interface Localized {
  readonly url: string
  readonly baseUrl: string
  readonly assetBase: string
  readonly i18n: I18nConfig
}

/** The configuration as the pages of one locale see it. */
export function configForLocale<Config extends Localized>(config: Config, locale: string): Config {
  const { defaultLocale, localeConfigs } = config.i18n
  const { url, baseUrl, isStandalone } = localeConfigs[locale]!
  return {
    ...config,
    url,
    baseUrl,
    assetBase: isStandalone ? baseUrl : localeConfigs[defaultLocale]!.baseUrl,
  }
}
