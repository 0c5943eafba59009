// Which components of a site around the text of pages have state: the pages that show them are rendered in browsers, too,
// except for their text. Makes the modules that browsers load for such pages.

import { isContentPart } from '../base/contentParts.js'
import { PAGE_FRAMES } from '../base/pageFrames.js'
import { THEME_PARTS } from '../base/themeParts.js'
import { THEME_SLOTS } from '../base/themeSlots.js'
import { usesDocs, usesState } from '../base/usesState.js'
import type { SiteConfig } from '../config/siteConfig.js'

/** What a site has of the theme: the files that replace parts, and those in slots. */
export type OwnTheme = Pick<SiteConfig, 'siteDir' | 'parts' | 'slots'> &
  Partial<Pick<SiteConfig, 'partLayers'>>

/** Parts that are the same on all pages: the footer, and the list of the sidebar. */
const SHARED_PART = /^(?:Footer|DocSidebarItems?)(?:\/|$)/

/** Whether a part is around the text of a page. */
function isFramePart(name: string): boolean {
  const part = THEME_PARTS.get(name)
  return part?.place === 'content' && !isContentPart(name) && !SHARED_PART.test(name) && !NO_EFFECT.test(name)
}

const NO_EFFECT = /^(?:prism-include-languages|ReactLiveScope)$/

/** Whether a site's file is a part around the text of pages, with state. */
export function isLivePart(name: string, own: OwnTheme): boolean {
  const file = own.parts[name]
  return file !== undefined && isFramePart(name) && usesState(file, own)
}

/** Whether a site has components around the text of pages that have state: parts, or in slots. */
export function hasLiveParts(own: OwnTheme): boolean {
  return (
    Object.keys(own.parts).some((name) => isLivePart(name, own)) ||
    Object.entries(own.slots).some(
      ([slot, components]) =>
        THEME_SLOTS.get(slot)!.place === 'content' && components.some(({ file }) => usesState(file, own)),
    )
  )
}

/** Whether browsers render the footer: the site's own, or a part of it, has state. */
export function hasLiveFooter(own: OwnTheme): boolean {
  return Object.entries(own.parts).some(
    ([name, file]) => /^Footer(?:\/|$)/.test(name) && usesState(file, own),
  )
}

/** Whether a site has parts, or components in slots, that read the data of all documents. */
export function hasDocsParts(own: OwnTheme): boolean {
  const inSlots = Object.values(own.slots).flatMap((components) => components.map(({ file }) => file))
  return [...Object.values(own.parts), ...inSlots].some((file) => usesDocs(file, own))
}

/** The module that browsers load for a type of page. */
export function frameCode(type: string, themeDir: string): string | undefined {
  const frame = PAGE_FRAMES[type]
  if (!frame) return undefined
  const from = (module: string) => JSON.stringify(`${themeDir}${module}.js`)
  return [
    `import { ${frame.exported} } from ${from(frame.module)}`,
    `import { liveFrame } from ${from('frame/liveFrame')}`,
    `export const vellumMain = liveFrame(${frame.exported})`,
    'export default vellumMain',
  ].join('\n')
}
