// Leaves code out of a site's bundle that its configuration does not use: the names of shared/features.ts
// become plain `true` and `false` in the modules for browsers.

import { readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minifySync } from 'rolldown/utils'
import type { Plugin } from 'vite'
import type * as features from '../../shared/features.js'
import type { SiteData } from '../../shared/site.js'
import { hasLiveParts, type OwnTheme } from './liveParts.js'

const NO_PARTS: OwnTheme = { siteDir: '', parts: {}, slots: {} }

/** The features of the shell that a site uses. */
export type SiteFeatures = { readonly [Name in keyof typeof features]: boolean }

export function siteFeatures(site: SiteData, own: OwnTheme = NO_PARTS): SiteFeatures {
  const { parts } = own
  const { announcementBar, navbar, footer, docsSidebar, docsVersions, search, algolia, hasOwnSearchBar } =
    site
  const { items, hideOnScroll } = navbar
  const has = (type: string) => items.some((item) => item.type === type)
  const children = items.flatMap((item) => {
    if (item.type === 'dropdown') return item.items
    return item.type === 'localeDropdown' ? [...item.before, ...item.after] : []
  })
  // Components of the site may render items of any type.
  const hasBuiltInSearch = !hasOwnSearchBar || (parts.SearchBar !== undefined && wrapsSearch(parts.SearchBar))
  const hasOwnItems = Object.keys(parts).some((name) => name.startsWith('NavbarItem'))
  return {
    HAS_SERVER_CODE: false,
    HAS_ANNOUNCEMENT_BAR: announcementBar !== undefined,
    HAS_DROPDOWNS: has('dropdown') || hasOwnItems,
    HAS_VERSIONS: docsVersions !== undefined,
    HAS_LOCALE_DROPDOWN: has('localeDropdown') || hasOwnItems,
    HAS_CUSTOM_ITEMS: [...items, ...children].some(({ type }) => type === 'custom'),
    HAS_THEMED_LOGO: [navbar.logo, footer?.logo].some((logo) => logo && logo.src !== logo.srcDark),
    HAS_HIDE_ON_SCROLL: hideOnScroll,
    HAS_SEARCH: search !== undefined && !algolia && hasBuiltInSearch,
    HAS_ALGOLIA: algolia !== undefined && hasBuiltInSearch,
    HAS_OWN_SEARCH_BAR: hasOwnSearchBar === true,
    HAS_MARKDOWN_PAGES: site.hasMarkdownPages === true,
    HAS_PAGE_MENU: site.pageMenu !== undefined,
    HAS_MANY_RECENT_POSTS: site.hasManyRecentPosts === true,
    HAS_LIVE_PARTS: hasLiveParts(own),
    HAS_EXCLUSIVE_CATEGORIES: docsSidebar.autoCollapseCategories,
    HAS_HIDEABLE_SIDEBAR: docsSidebar.hideable,
  }
}

/** Whether the search component of a site shows the engine's own. */
function wrapsSearch(file: string): boolean {
  return /@theme-(?:original|init)\/SearchBar\b/.test(readFileSync(file, 'utf8'))
}

/** Puts the features of a site into the engine's own modules. */
export function featurePlugin(features: SiteFeatures): Plugin {
  return {
    name: 'vellum:features',
    enforce: 'pre',
    transform: {
      filter: { code: IMPORT },
      handler(code, id) {
        if (this.environment.name !== 'client') return undefined
        const fixed = code
          .replace(IMPORT, '')
          .replace(/\bHAS_[A-Z_]+\b/g, (name) => String(features[name as keyof SiteFeatures] ?? name))
        // A part that a site has copied from the engine, not compiled yet.
        if (!id.startsWith(engine)) return { code: fixed, map: null }
        // Dead branches must be gone before modules are linked, or the modules that they name stay.
        const { code: alive } = minifySync(id, fixed, { mangle: false, codegen: { removeWhitespace: false } })
        // And none of our modules has side effects.
        return { code: alive.replace(/^import "\.[^"]*";$/gm, ''), map: null }
      },
    },
  }
}

const engine = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/?$/, sep)
const IMPORT =
  /import \{[^}]*\} from ['"](?:[./]+shared\/features\.js|vellum\/internal\/shared\/features)['"];?/
