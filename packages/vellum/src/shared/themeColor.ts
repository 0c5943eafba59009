// `<meta name="theme-color">` for one colour mode: in the head as it is served, and in the browser.

import type { HeadTag } from './headTag.js'
import type { SiteData } from './site.js'

/** The attribute with the mode whose colour it is, once `media` no longer says it. */
export const THEME_COLOR_MODE = 'data-mode'

/** A tag for a site: where the system does not decide, its `media` is that of the default mode. */
export function withThemeColorMode(tag: HeadTag, { colorMode }: Pick<SiteData, 'colorMode'>): HeadTag {
  const { name, media } = tag.attributes
  const mode =
    /^theme-color$/i.test(String(name)) && /color-scheme\s*:\s*(light|dark)/.exec(String(media))?.[1]
  if (tag.tagName !== 'meta' || !mode || colorMode.respectPrefersColorScheme) return tag
  const isShown = mode === colorMode.defaultMode
  return {
    ...tag,
    attributes: { ...tag.attributes, media: isShown ? 'all' : 'not all', [THEME_COLOR_MODE]: mode },
  }
}
