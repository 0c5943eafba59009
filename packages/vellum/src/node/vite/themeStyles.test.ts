import { describe, expect, it } from 'vitest'
import * as all from '../../shared/features.js'
import type { SiteFeatures } from './siteFeatures.js'
import { themeStyles } from './themeStyles.js'

const none = Object.fromEntries(Object.keys(all).map((name) => [name, false])) as SiteFeatures
const plain = {
  features: none,
  hasVersions: false,
  hasBadges: false,
  hasTags: false,
  hasBlog: false,
  hasTypeHints: false,
  infima: false,
}

describe('themeStyles', () => {
  it('has the theme for every site, and no sheet of an unused feature', () => {
    expect(themeStyles(plain)).toEqual(['vellum/theme.css'])
  })

  it.each([
    ['HAS_ANNOUNCEMENT_BAR', 'vellum/announcement.css'],
    ['HAS_DROPDOWNS', 'vellum/dropdowns.css'],
    ['HAS_LOCALE_DROPDOWN', 'vellum/dropdowns.css'],
    ['HAS_HIDEABLE_SIDEBAR', 'vellum/hideableSidebar.css'],
    ['HAS_MARKDOWN_PAGES', 'vellum/markdownPages.css'],
    ['HAS_PAGE_MENU', 'vellum/pageMenu.css'],
  ])('depends on %s of the shell', (feature, style) => {
    const features = { ...none, [feature]: true }
    expect(themeStyles({ ...plain, features })).toEqual(['vellum/theme.css', style])
  })

  it('has tags for a document with tags and for a blog', () => {
    expect(themeStyles({ ...plain, hasTags: true })).toEqual(['vellum/theme.css', 'vellum/tags.css'])
    expect(themeStyles({ ...plain, hasBlog: true })).toContain('vellum/tags.css')
  })

  it('has the types in samples for a site with a type checker', () => {
    expect(themeStyles({ ...plain, hasTypeHints: true })).toEqual([
      'vellum/theme.css',
      'vellum/typeHints.css',
    ])
  })

  it('keeps the order of the cascade: Infima last', () => {
    expect(
      themeStyles({
        features: all,
        hasVersions: true,
        hasBadges: true,
        hasTags: true,
        hasBlog: true,
        hasTypeHints: true,
        infima: true,
      }),
    ).toEqual([
      'vellum/theme.css',
      'vellum/announcement.css',
      'vellum/dropdowns.css',
      'vellum/hideableSidebar.css',
      'vellum/markdownPages.css',
      'vellum/pageMenu.css',
      'vellum/search.css',
      'vellum/typeHints.css',
      'vellum/badges.css',
      'vellum/tags.css',
      'vellum/versions.css',
      'vellum/blog.css',
      'vellum/infima.css',
    ])
  })
})
