// Dates of pages as text.

import type { SiteConfig } from '../config/siteConfig.js'

/**
 * Formats dates in a locale, in UTC, so that every machine builds the same page. The first date loads what the locale
 * calls days and months: 10 ms, which a site without dates need not spend.
 */
export function dateFormat(
  { i18n }: Pick<SiteConfig, 'i18n'>,
  locale: string,
  fields: Pick<Intl.DateTimeFormatOptions, 'day' | 'month' | 'year'>,
): (date: number) => string {
  const { calendar = 'gregory' } = i18n.localeConfigs[locale] ?? {}
  let format: Intl.DateTimeFormat | undefined
  return (date) => {
    format ??= new Intl.DateTimeFormat(locale, { ...fields, timeZone: 'UTC', calendar })
    return format.format(date)
  }
}
