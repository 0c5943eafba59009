// The navbar and the sidebars of a VitePress site, as those of a site of Vellum.

import type { Findings } from './findings.js'
import { docId } from './otherEngines.js'
import { isValues, text, type Values } from './siteValues.js'

/** A VitePress site, as far as its configuration is known. */
export interface VitePressSite {
  readonly siteDir: string
  /** The folder of the pages. */
  readonly docsPath: string
  readonly config: Values
  /** Its `themeConfig`. */
  readonly theme: Values
  readonly findings: Findings
  /** The position of a field. */
  readonly at: (name: string) => string
}

/** The items of the navbar: those of `nav`, links of `socialLinks`, locales. */
export function navItems(site: VitePressSite): unknown[] {
  const { theme } = site
  const items = Array.isArray(theme.nav)
    ? theme.nav.filter(isValues).flatMap((item): Values[] => [navItem(item, site)].filter(isValues))
    : []
  const social = Array.isArray(theme.socialLinks) ? theme.socialLinks.filter(isValues) : []
  return [
    ...items.map((item) => ({ ...item, position: 'left' })),
    ...social.flatMap(({ icon, link, ariaLabel }) =>
      text(link)
        ? [{ label: text(ariaLabel) ?? text(icon) ?? 'Link', href: text(link), position: 'right' }]
        : [],
    ),
    ...localeItems(site.config),
  ]
}

/** Locales with sites of their own are links beside those of this one. */
function localeItems(config: Values): unknown[] {
  if (!isValues(config.locales)) return []
  const others = Object.values(config.locales).flatMap((value) =>
    isValues(value) && isElsewhere(value) ? [{ label: text(value.label) ?? '', href: text(value.link) }] : [],
  )
  if (ownLocales(config).length > 1) {
    const after = others.length > 0 ? { dropdownItemsAfter: others } : {}
    return [{ type: 'localeDropdown', position: 'right', ...after }]
  }
  const label = ownLocales(config).map(([, value]) => text(value.label))[0] ?? 'Languages'
  return others.length > 0 ? [{ type: 'dropdown', label, position: 'right', items: others }] : []
}

/** The locales whose pages are in this site. */
export function ownLocales(config: Values): [string, Values][] {
  const entries = isValues(config.locales) ? Object.entries(config.locales) : []
  return entries.filter((entry): entry is [string, Values] => isValues(entry[1]) && !isElsewhere(entry[1]))
}

function navItem(item: Values, site: VitePressSite): Values | undefined {
  const label = text(item.text) ?? ''
  if (Array.isArray(item.items)) {
    const below = item.items
      .filter(isValues)
      .flatMap((entry) => (Array.isArray(entry.items) ? entry.items.filter(isValues) : [entry]))
    return { type: 'dropdown', label, items: below.flatMap((entry) => navItem(entry, site) ?? []) }
  }
  const link = text(item.link)
  if (link === undefined) {
    site.findings.add({
      code: 'unreadable-options',
      outcome: 'hand',
      text: 'Items of `nav` without a link, or with a computed one, were not moved.',
      fix: 'Write them as items of `themeConfig.navbar`; components of Vue are written as components of React.',
      at: site.at('nav'),
    })
    return undefined
  }
  const extras = {
    ...(text(item.activeMatch) && { activeBaseRegex: text(item.activeMatch) }),
    ...(text(item.target) && { target: text(item.target) }),
    ...(text(item.rel) && { rel: text(item.rel) }),
  }
  return /^[a-z]+:/.test(link)
    ? { label, href: link, ...extras }
    : { label, to: link.replace(/\.(?:md|html)(?=[?#]|$)/, '') || '/', ...extras }
}

/** The sidebars by their names; undefined if the configuration has none. */
export function readSidebars(site: VitePressSite): Values | undefined {
  const { sidebar } = site.theme
  if (Array.isArray(sidebar))
    return { docs: sidebar.filter(isValues).flatMap((item) => sidebarItem(item, '', site) ?? []) }
  if (!isValues(sidebar)) return undefined
  return Object.fromEntries(
    Object.entries(sidebar)
      .filter(([path]) => isOfMainLocale(path, site))
      .map(([path, value]) => {
        const items = Array.isArray(value)
          ? value
          : isValues(value) && Array.isArray(value.items)
            ? value.items
            : []
        const base = isValues(value) ? (text(value.base) ?? '') : ''
        const name = path.replaceAll(/^\/|\/$/g, '').replaceAll('/', '-') || 'docs'
        return [name, items.filter(isValues).flatMap((item) => sidebarItem(item, base, site) ?? [])]
      }),
  )
}

/** Documents of other locales have the sidebar of the main one, with translated labels. */
function isOfMainLocale(path: string, { config, findings, at }: VitePressSite): boolean {
  const locales = isValues(config.locales) ? Object.keys(config.locales) : []
  const key = locales.find((name) => name !== 'root' && path.split('/').filter(Boolean)[0] === name)
  if (key === undefined) return true
  findings.add({
    code: 'unreadable-options',
    outcome: 'hand',
    text: `The sidebar of ${key} was not moved: its documents have that of the main locale.`,
    fix: `Write the labels into the files of \`vellum write-translations --locale ${key.replaceAll('_', '-')}\`.`,
    at: at('sidebar'),
  })
  return false
}

function sidebarItem(item: Values, parentBase: string, site: VitePressSite): unknown {
  const base = text(item.base) ?? parentBase
  const label = text(item.text) ?? ''
  const link = text(item.link)
  const full = link === undefined || /^[a-z]+:/.test(link) ? link : `${base}${link}`
  const id = full === undefined ? undefined : docId(site.siteDir, site.docsPath, full)
  if (Array.isArray(item.items)) {
    return {
      type: 'category',
      label,
      ...(item.collapsed === undefined ? { collapsible: false } : { collapsed: item.collapsed === true }),
      ...(id !== undefined && { link: { type: 'doc', id } }),
      items: item.items.filter(isValues).flatMap((entry) => sidebarItem(entry, base, site) ?? []),
    }
  }
  if (full === undefined) return undefined
  return id ? { type: 'doc', id, label } : { type: 'link', label, href: full }
}

/** Whether a locale is a different site: `link: 'https://cn.example.com'` */
const isElsewhere = ({ link }: Values) => typeof link === 'string' && /^(?:https?:)?\/\//.test(link)
