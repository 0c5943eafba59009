// The stylesheets of the theme that a site uses.

import type { SiteFeatures } from './siteFeatures.js'

/** A stylesheet, by the name that hostModules.ts knows. */
export type ThemeStyle = `vellum/${
  | 'theme'
  | 'announcement'
  | 'dropdowns'
  | 'hideableSidebar'
  | 'markdownPages'
  | 'pageMenu'
  | 'search'
  | 'typeHints'
  | 'badges'
  | 'tags'
  | 'versions'
  | 'blog'
  | 'infima'}.css`

/** What decides which stylesheets a site needs. */
export interface StyledParts {
  /** What the shell shows. */
  readonly features: SiteFeatures
  /** Whether a version shows a banner or a badge on its pages. */
  readonly hasVersions: boolean
  /** Whether an item of a sidebar has a badge. */
  readonly hasBadges: boolean
  /** Whether a document has tags. */
  readonly hasTags: boolean
  /** Whether there are posts. */
  readonly hasBlog: boolean
  /** Whether types are shown in samples: the site has a type checker. */
  readonly hasTypeHints: boolean
  /** Whether the site's own styles rely on Infima's classes and variables. */
  readonly infima: boolean
}

/** The stylesheets, in the order of the cascade. */
export function themeStyles({
  features,
  hasVersions,
  hasBadges,
  hasTags,
  hasBlog,
  hasTypeHints,
  infima,
}: StyledParts): ThemeStyle[] {
  const styles: readonly (readonly [ThemeStyle, isUsed: boolean])[] = [
    ['vellum/theme.css', true],
    ['vellum/announcement.css', features.HAS_ANNOUNCEMENT_BAR],
    ['vellum/dropdowns.css', features.HAS_DROPDOWNS || features.HAS_LOCALE_DROPDOWN],
    ['vellum/hideableSidebar.css', features.HAS_HIDEABLE_SIDEBAR],
    ['vellum/markdownPages.css', features.HAS_MARKDOWN_PAGES],
    ['vellum/pageMenu.css', features.HAS_PAGE_MENU],
    ['vellum/search.css', features.HAS_SEARCH || features.HAS_ALGOLIA],
    ['vellum/typeHints.css', hasTypeHints],
    ['vellum/badges.css', hasBadges],
    ['vellum/tags.css', hasTags || hasBlog],
    ['vellum/versions.css', hasVersions],
    ['vellum/blog.css', hasBlog],
    ['vellum/infima.css', infima],
  ]
  return styles.flatMap(([name, isUsed]) => (isUsed ? [name] : []))
}
