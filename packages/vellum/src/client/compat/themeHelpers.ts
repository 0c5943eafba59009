// Helpers that copies of Docusaurus' components import: of `@docusaurus/theme-common`, also of its internal module, and of
// `@docusaurus/plugin-content-docs/client`.

import type { DocsData, DocsVersionData } from '../../shared/docs.js'
import type { PageSidebarItem } from '../../shared/sidebar.js'
import { isSamePath as areSamePath, withoutBase } from '../../shared/url.js'
import { useLocation } from '../api/location.js'
import { usePage } from '../context/pageContext.js'
import { useSite } from '../context/siteContext.js'
import { versionOfPage } from './docsData.js'
import { isActiveSidebarItem, type PageSidebarCategory } from './docsSidebar.js'
import { useActivePlugin } from './docsVersion.js'
import { useQueryString } from './smallHooks.js'

/**
 * The path of the page without the base URL.
 * @since 0.2.0
 */
export function useLocalPathname(): string {
  const { pathname } = useLocation()
  return withoutBase(pathname, useSite().baseUrl) ?? pathname
}

/**
 * Whether two paths are the same page: case and a slash at the end do not count.
 * @since 0.2.0
 */
export function isSamePath(path1: string | undefined, path2: string | undefined): boolean {
  return areSamePath(path1, path2)
}

/**
 * Whether a text matches a regular expression, such as `activeBaseRegex` of an item of the navbar; case does not count.
 * @since 0.2.0
 */
export function isRegexpStringMatch(pattern?: string, text?: string): boolean {
  return pattern !== undefined && text !== undefined && new RegExp(pattern, 'i').test(text)
}

/**
 * The values of a list that are in it before already.
 * @since 0.2.0
 */
export function duplicates<Value>(
  values: readonly Value[],
  isSame: (a: Value, b: Value) => boolean = (a, b) => a === b,
): Value[] {
  return values.filter((value, i) => values.findIndex((other) => isSame(other, value)) !== i)
}

/**
 * A list without its duplicates.
 * @since 0.2.0
 */
export function uniq<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}

/**
 * The values of a list by the key of each.
 * @since 0.2.0
 */
export function groupBy<Value, Key extends string | number>(
  values: Iterable<Value>,
  keyOf: (value: Value, index: number) => Key,
): Record<Key, Value[]> {
  const groups = {} as Record<Key, Value[]>
  let index = 0
  for (const value of values) {
    const key = keyOf(value, index)
    groups[key] ??= []
    groups[key].push(value)
    index += 1
  }
  return groups
}

/**
 * Whether the links of the footer are columns.
 * @since 0.2.0
 */
export function isMultiColumnFooterLinks(links: readonly object[]): boolean {
  return links[0] !== undefined && 'title' in links[0]
}

/**
 * A value in the query of the URL; `null` if it is not there.
 * @since 0.2.0
 */
export function useQueryStringValue(key: string | null): string | null {
  const [value] = useQueryString(key ?? '')
  return key === null ? null : value
}

/**
 * The docs set and the version of the page; undefined on pages of none.
 * @since 0.2.0
 */
export function useActivePluginAndVersion():
  | {
      readonly activePlugin: { readonly pluginId: string; readonly pluginData: DocsData }
      readonly activeVersion: DocsVersionData | undefined
    }
  | undefined {
  const activePlugin = useActivePlugin()
  const page = usePage()
  return activePlugin && { activePlugin, activeVersion: versionOfPage(activePlugin.pluginData, page) }
}

/**
 * The first category that a condition holds for, at any depth.
 * @since 0.2.0
 */
export function findSidebarCategory(
  items: readonly PageSidebarItem[],
  condition: (category: PageSidebarCategory) => boolean,
): PageSidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue
    const found = condition(item) ? item : findSidebarCategory(item.items, condition)
    if (found) return found
  }
  return undefined
}

/**
 * Whether the sidebar shows an item: unlisted ones only while they are on screen.
 * @since 0.2.0
 */
export function isVisibleSidebarItem(item: PageSidebarItem, activePath: string): boolean {
  if (item.type === 'html') return true
  if (isActiveSidebarItem(item, activePath)) return true
  if (item.type === 'link') return !item.unlisted
  const hasListedLink = item.href !== undefined && !item.linkUnlisted
  return hasListedLink || item.items.some((child) => isVisibleSidebarItem(child, activePath))
}

/**
 * The items that the sidebar shows.
 * @since 0.2.0
 */
export function useVisibleSidebarItems(
  items: readonly PageSidebarItem[],
  activePath: string,
): readonly PageSidebarItem[] {
  return items.filter((item) => isVisibleSidebarItem(item, activePath))
}
