// The colour that browsers give to their own bars. A site has one `meta` for each colour mode, by `media`, which knows the
// system alone; from here on the mode on screen decides.

import { ROOT_ATTRIBUTES } from '../../shared/rootAttributes.js'
import { THEME_COLOR_MODE } from '../../shared/themeColor.js'

const METAS = `meta[name=theme-color]:is([${THEME_COLOR_MODE}],[media*=color-scheme])`

/** Makes the theme colours of the document those of its mode. */
export function updateThemeColor(): void {
  const mode = document.documentElement.getAttribute(ROOT_ATTRIBUTES.mode)
  for (const meta of document.head.querySelectorAll<HTMLMetaElement>(METAS)) {
    const own = meta.getAttribute(THEME_COLOR_MODE) ?? (/dark/.test(meta.media) ? 'dark' : 'light')
    meta.setAttribute(THEME_COLOR_MODE, own)
    meta.media = own === mode ? 'all' : 'not all'
  }
}
