// The same page in each language (LD-1 … LD-6). Plain anchors that load documents:
// another language is another site.

import type { ReactNode } from 'react'
import type { Location } from '../../client/api/location.js'
import type { LocaleDropdownData, SiteData } from '../../shared/site.js'
import { withoutBase } from '../../shared/url.js'
import { classNames } from '../parts/classNames.js'
import { type EntryContext, type EntrySlot, renderEntry } from './renderEntry.js'

/** The list items of the dropdown. */
export function renderLocaleLinks(
  item: LocaleDropdownData,
  place: EntrySlot,
  context: EntryContext,
): readonly ReactNode[] {
  const { site, location, onActivate } = context
  const entry = (child: LocaleDropdownData['before'][number]) => renderEntry(child, place, context)
  const rest = urlAfterBase({ site, location, queryString: item.queryString })
  const links = site.locales.map((locale) => (
    <li key={locale.name} className={place === 'menu' ? 'menu__list-item' : undefined}>
      <a
        href={(locale.url ?? '') + locale.baseUrl + rest}
        target="_self"
        lang={locale.htmlLang}
        data-native=""
        className={classNames(`${place}__link`, locale.name === site.locale.name && `${place}__link--active`)}
        onClick={onActivate}
      >
        {locale.label}
      </a>
    </li>
  ))
  return [...item.before.map(entry), ...links, ...item.after.map(entry)]
}

export interface UrlAfterBaseInput {
  readonly site: Pick<SiteData, 'baseUrl' | 'locale'>
  readonly location: Location
  readonly queryString: string
}

/** What follows the base of a language: path, query with the configured one added, hash (LD-2, LD-3). */
export function urlAfterBase({ site, location, queryString }: UrlAfterBaseInput): string {
  const { pathname, search, hash } = location
  const path = withoutBase(pathname, site.locale.baseUrl) ?? withoutBase(pathname, site.baseUrl) ?? '/'
  const query = [search, queryString].map((part) => part.replace(/^\?/, '')).filter(Boolean)
  return path.slice(1) + (query.length > 0 ? `?${query.join('&')}` : '') + hash
}
