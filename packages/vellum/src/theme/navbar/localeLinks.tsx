// Links to the same page in each locale. Plain anchors that load documents: each locale is a site of
// its own.

import type { ReactNode } from 'react'
import type { Location } from '../../client/api/location.js'
import { Anchor } from '../../client/runtime/Anchor.js'
import type { DropdownItemData, LocaleDropdownData, SiteData } from '../../shared/site.js'
import { withoutBase } from '../../shared/url.js'
import { classNames } from '../parts/classNames.js'
import { renderEntry, type SlotContext } from './renderEntry.js'

/** Renders the list items of a locale dropdown. */
export function renderLocaleLinks(item: LocaleDropdownData, context: SlotContext): readonly ReactNode[] {
  const { slot, site, location, onActivate } = context
  const render = (child: DropdownItemData) => renderEntry(child, context)
  const rest = urlAfterBase({ site, location, queryString: item.queryString })
  const links = site.locales.map((locale) => (
    <li key={locale.name} className={slot === 'menu' ? 'menu__list-item' : undefined}>
      <Anchor
        href={(locale.url ?? '') + locale.baseUrl + rest}
        // Lists have fewer pages if fewer posts are translated, and a translation may have its own slug.
        unchecked
        // A locale on another host is the same site.
        target="_self"
        rel={undefined}
        lang={locale.htmlLang}
        data-native=""
        className={classNames(`${slot}__link`, locale.name === site.locale.name && `${slot}__link--active`)}
        onClick={onActivate}
      >
        {locale.label}
      </Anchor>
    </li>
  ))
  return [...item.before.map(render), ...links, ...item.after.map(render)]
}

export interface UrlAfterBaseInput {
  readonly site: Pick<SiteData, 'baseUrl' | 'locale'>
  readonly location: Location
  readonly queryString: string
}

/** The part after the base URL of a locale: path, query with the configured one added, hash. */
export function urlAfterBase({ site, location, queryString }: UrlAfterBaseInput): string {
  const { pathname, search, hash } = location
  const path = withoutBase(pathname, site.locale.baseUrl) ?? withoutBase(pathname, site.baseUrl) ?? '/'
  const query = [search, queryString].map((part) => part.replace(/^\?/, '')).filter(Boolean)
  return path.slice(1) + (query.length > 0 ? `?${query.join('&')}` : '') + hash
}
