// Resolves parts of the theme: `@theme/X` is the site's own part or the engine's, `@theme-original/X` the engine's. Own
// parts replace modules of the theme: whatever imports such a module gets the part of the site.

import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { COMPONENTS_PART, isContentPart } from '../base/contentParts.js'
import { THEME_PIECES } from '../base/copiedParts.js'
import { VellumError } from '../base/errors.js'
import { FRAME_MODULE } from '../base/pageFrames.js'
import { layersOf } from '../base/partLayers.js'
import { relativePath } from '../base/relativePath.js'
import { THEME_PARTS } from '../base/themeParts.js'
import { siteFile } from '../base/usesState.js'
import { hasDefaultExport } from './defaultExport.js'
import { aliasModule } from './docusaurusAliases.js'
import { hasLiveParts, type OwnTheme } from './liveParts.js'
import {
  CONTENT_ONLY,
  FOR_COPIES,
  ITEM_TYPES,
  isCopyOfItem,
  lowerFile,
  moduleCode,
  ORIGINAL,
  PART_STYLES,
  partFile,
  REPLACED,
  SEARCH_BAR,
  SERVED,
  SERVER_THEME,
  SITE_PARTS,
} from './partCode.js'
import { hasOwnParts, isReplaced, originalOf, slotsAround } from './partReplacements.js'
import { internalFile, isShared, themeDir } from './themeModules.js'

/** The module of the theme in whose place is what a site adds to the shell. */
const SITE_PARTS_FILE = `${themeDir}siteParts.js`

/** The table of contents of a page whose HTML stays, of one that components may change, and what shows the latter. */
const PLAIN_TOC = `${themeDir}behaviours/toc.js`
const LIVE_TOC = `${themeDir}behaviours/liveToc.js`
const LIVE_CONTENT = new Set(
  ['layout/LiveContent', 'blog/LivePostContent'].map((module) => `${themeDir}${module}.js`),
)

/** A plugin that resolves parts; `own` is called for each module, because they change in development. */
export function replaceParts(own: () => OwnTheme): Plugin {
  return {
    name: 'vellum:theme-parts',
    enforce: 'pre',
    resolveId(name, importer) {
      if (name === SERVER_THEME || name === PART_STYLES) return `\0${name}`
      const [, scope, part = ''] = /^@(theme|theme-original|theme-init)\/(.+)$/.exec(name) ?? []
      const isServer = this.environment.name === 'ssr'
      if (scope) return resolvePart(part, { scope, own: own(), importer, isServer })
      if (name.startsWith(SERVED)) return name
      if (name.startsWith(FRAME_MODULE)) return `\0${name}`
      if (!importer) return undefined
      // Without own parts Node loads the theme itself.
      if (importer.startsWith(ORIGINAL) && isServer && !hasOwnParts(own())) {
        return { id: pathToFileURL(name).href, external: true }
      }
      const file = hasOwnParts(own()) ? engineFile(name, importer) : internalFile(name)
      if (file === undefined) return undefined
      if (file === SITE_PARTS_FILE) return SITE_PARTS
      if (isServer && (isShared(file) || !hasOwnParts(own()))) {
        return { id: pathToFileURL(file).href, external: true }
      }
      const [from = ''] = importer.split('?')
      // Components may remove the table of contents and create it again.
      if (file === PLAIN_TOC && LIVE_CONTENT.has(from) && hasLiveParts(own())) return LIVE_TOC
      if (!isReplaced(file, { own: own(), from })) return name.startsWith('.') ? undefined : file
      return REPLACED + file
    },
    load: {
      filter: {
        id: /^\0(?:vellum:(?:part|original-part|served-part|site-parts)|virtual:vellum\/(?:server-theme|part-styles|frame\/))/,
      },
      handler(id) {
        const isServer = this.environment.name === 'ssr'
        const { parts, slots } = own()
        // In development: a change may give a part state.
        const files = isServer
          ? [
              ...Object.values(parts),
              ...Object.values(slots)
                .flat()
                .map(({ file }) => file),
            ]
          : []
        for (const file of files) this.addWatchFile(file)
        checkExports(own())
        const code = moduleCode(id, { ...own(), isServer })
        return code === undefined ? undefined : { code, moduleType: 'js' }
      },
    },
  }
}

/** `@theme/X` is the site's part, else the engine's. */
function resolvePart(
  part: string,
  {
    scope,
    own: ownTheme,
    importer,
    isServer,
  }: { scope: string; own: OwnTheme; importer: string | undefined; isServer: boolean },
): string | undefined {
  const { parts, slots } = ownTheme
  const own = parts[part]
  const isOriginal = scope !== 'theme'
  const isLayer = layersOf(part, ownTheme).includes(importer?.split('?')[0] ?? '')
  // What belongs to a part may be imported by its name, as in Docusaurus.
  if (!THEME_PARTS.has(part)) {
    const isKnown = aliasModule(`@theme/${part}`) !== undefined && !THEME_PIECES.has(part)
    if (isOriginal || isKnown) return undefined
    const file = siteFile(`@site/src/theme/${part}`, { file: '', siteDir: ownTheme.siteDir })
    return file === importer?.split('?')[0] ? undefined : file
  }
  // Browsers alone render the search of a site: the engine's component knows it.
  if (part === 'SearchBar')
    return isOriginal || importer?.split('?')[0] === own ? ORIGINAL + part : SEARCH_BAR
  if (!isOriginal) {
    // A copy of the sidebar renders its list in browsers, too; that of the theme is HTML.
    if (part === 'DocSidebarItems' && own === undefined && isInSidebarCopy(importer)) return ITEMS_OF_COPY
    const item = parts.NavbarItem
    if (
      part === 'NavbarItem/ComponentTypes' &&
      item !== undefined &&
      importer?.split('?')[0] === item &&
      isCopyOfItem('NavbarItem', item)
    )
      return ITEM_TYPES
    const { file } = originalOf(part)
    if (!isLayer && slotsAround(file, slots)) return REPLACED + file
    if (own !== undefined && !isLayer && isCopyOfItem(part, own)) return FOR_COPIES + part
    if (own !== undefined && !isLayer) return partFile(part, { ...ownTheme, isServer })
    // Pages have the layout around them.
    if (part === 'Layout' && importer !== undefined && isPagePart(importer, ownTheme)) return CONTENT_ONLY
    if (!isLayer && aliasModule(`@theme/${part}`) !== undefined) return undefined
  }
  return (scope !== 'theme-init' && lowerFile(part, importer, { ...ownTheme, isServer })) || ORIGINAL + part
}

const ITEMS_OF_COPY = `${themeDir}copies/sidebarItems.js`

/** Whether a file of a site belongs to its part `DocSidebar`. */
function isInSidebarCopy(importer = ''): boolean {
  return /[\\/]theme[\\/]DocSidebar[\\/]/.test(importer) && !importer.startsWith(themeDir)
}

/** Whether a file is a part around the text of pages, which Docusaurus shows without a layout: the part has one. */
function isPagePart(file: string, own: OwnTheme): boolean {
  return Object.keys(own.parts).some(
    (part) =>
      THEME_PARTS.get(part)?.place === 'content' &&
      !isContentPart(part) &&
      layersOf(part, own).includes(file.split('?')[0]!),
  )
}

/** The file of the engine that an import names: a relative one in the theme, or an internal one. */
function engineFile(name: string, importer: string): string | undefined {
  const [from = ''] = importer.split('?')
  if (name.startsWith('.') && from.startsWith(themeDir)) return resolve(dirname(from), name)
  const isOurs = importer === SITE_PARTS || importer.startsWith(`\0${FRAME_MODULE}`)
  return isOurs && name.startsWith(themeDir) ? name : internalFile(name)
}

/** Files for parts and slots must have a default export. */
function checkExports({ siteDir, parts, slots, partLayers }: OwnTheme): void {
  const files = [
    ...Object.keys(parts).flatMap((name) =>
      UNCHECKED.has(name) ? [] : layersOf(name, { parts, partLayers }),
    ),
    ...Object.values(slots).flatMap((components) => components.map(({ file }) => file)),
  ]
  const missing = files.filter((file) => !hasDefaultExport(file))
  if (missing.length === 0) return
  throw new VellumError('A file for the theme has no default export.', {
    code: 'part-without-default',
    files: missing.map((file) => relativePath(siteDir, file)),
    hint: 'Export the component that is shown: `export default function Footer() { … }`.',
  })
}

/** Components are read from the file without running it, which reports what is missing; the others have no effect. */
const UNCHECKED = new Set([COMPONENTS_PART, 'prism-include-languages', 'ReactLiveScope'])
