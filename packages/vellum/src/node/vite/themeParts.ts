// Resolves parts of the theme: `@theme/X` is the site's own part or the engine's, `@theme-original/X` the engine's. Own
// parts replace modules of the theme: whatever imports such a module gets the part of the site.

import { dirname, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { COMPONENTS_PART, isContentPart } from '../base/contentParts.js'
import { VellumError } from '../base/errors.js'
import { FRAME_MODULE } from '../base/pageFrames.js'
import { layersOf, originalFile } from '../base/partLayers.js'
import { relativePath } from '../base/relativePath.js'
import { type ModuleExport, THEME_PARTS } from '../base/themeParts.js'
import { type SlotFile, type SlotFiles, THEME_SLOTS } from '../base/themeSlots.js'
import { siteFile, usesState } from '../base/usesState.js'
import { hasDefaultExport } from './defaultExport.js'
import { aliasModule } from './docusaurusAliases.js'
import { frameCode, hasLiveFooter, hasLiveParts, isLivePart, type OwnTheme } from './liveParts.js'

const ours = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const themeDir = ours('theme/').replace(/\/?$/, sep)
/** What Node itself loads to render pages: contexts must be the same there and in parts. */
const SHARED_DIRS = ['client/', 'shared/'].map((path) => ours(path).replace(/\/?$/, sep))

/** The files of a site that replace parts, by the names of the parts. */
export type PartFiles = Readonly<Record<string, string>>

const REPLACED = '\0vellum:part:'
const ORIGINAL = '\0vellum:original-part:'
/** A part in Node: its errors name it, and one with state is recorded. */
const SERVED = '\0vellum:served-part:'
/** The layout of a page that has a layout around it. */
const CONTENT_ONLY = '\0vellum:original-part-layout'
const SEARCH_BAR = '\0vellum:original-part-search'
const SITE_PARTS = '\0vellum:site-parts'
const SITE_PARTS_FILE = `${themeDir}siteParts.js`

/** The module that Node renders pages with. */
export const SERVER_THEME = 'virtual:vellum/server-theme'

/** The styles of parts that browsers get as HTML. */
export const PART_STYLES = 'virtual:vellum/part-styles'

const RECORD = `${themeDir}frame/recordedPart.js`
const NAMED = `${themeDir}frame/namedPart.js`
const PLAIN_TOC = `${themeDir}behaviours/toc.js`
const LIVE_TOC = `${themeDir}behaviours/liveToc.js`
const LIVE_CONTENT = new Set(
  ['layout/LiveContent', 'blog/LivePostContent'].map((module) => `${themeDir}${module}.js`),
)

/** Parts that take the place of no module: the search has a slot of its own, and the others are read, not shown. */
const NO_MODULES = new Set(['SearchBar', COMPONENTS_PART, 'prism-include-languages', 'ReactLiveScope'])

/** The parts that take part in a bundle. */
function replaceable(parts: PartFiles): [name: string, file: string][] {
  return Object.entries(parts).filter(([name]) => !NO_MODULES.has(name) && THEME_PARTS.has(name))
}

/** Whether a site has parts that take the place of the engine's, or components in slots. */
export function hasOwnParts({ parts, slots }: Pick<OwnTheme, 'parts' | 'slots'>): boolean {
  return replaceable(parts).length > 0 || Object.keys(slots).length > 0
}

/** The modules that a site's part takes the place of. */
function modulesOf(name: string): ThemeModule[] {
  const { module, exported, also = [] } = THEME_PARTS.get(name)!
  return [{ module, exported }, ...also].map(themeModule)
}

/** What `@theme-original` is. */
function originalOf(name: string): ThemeModule {
  const part = THEME_PARTS.get(name)!
  return themeModule(part.original ?? part)
}

/** A name that a file of the theme exports. */
interface ThemeModule {
  readonly file: string
  readonly exported: string
}

function themeModule({ module, exported }: ModuleExport): ThemeModule {
  return { file: `${themeDir}${module}.js`, exported }
}

/** What takes the place of a name that a file of the theme exports. */
interface Replacement extends ThemeModule {
  /** The part that the name belongs to. */
  readonly part: string
  /** The file of the site. */
  readonly from: string
}

/** Items of the navbar of one type; `DropdownNavbarItem`. */
const ITEM_PART = /^NavbarItem\/(\w+NavbarItem)$/

/** Resolves parts; `own` is called for each module, because they change in development. */
export function themeParts(own: () => OwnTheme): Plugin {
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
    return isOriginal || aliasModule(`@theme/${part}`) !== undefined
      ? undefined
      : siteFile(`@site/src/theme/${part}`, { file: '', siteDir: ownTheme.siteDir })
  }
  // Browsers alone render the search of a site: the engine's component knows it.
  if (part === 'SearchBar')
    return isOriginal || importer?.split('?')[0] === own ? ORIGINAL + part : SEARCH_BAR
  if (!isOriginal) {
    const { file } = originalOf(part)
    if (!isLayer && slotsAround(file, slots)) return REPLACED + file
    if (own !== undefined && !isLayer) return partFile(part, { ...ownTheme, isServer })
    // The page for unknown paths has the layout around it.
    if (part === 'Layout' && importer !== undefined && importer === parts.NotFound) return CONTENT_ONLY
    if (!isLayer && aliasModule(`@theme/${part}`) !== undefined) return undefined
  }
  return (scope !== 'theme-init' && originalFile(part, importer, ownTheme)) || ORIGINAL + part
}

/** The file of the engine that an import names: a relative one in the theme, or an internal one. */
function engineFile(name: string, importer: string): string | undefined {
  const [from = ''] = importer.split('?')
  if (name.startsWith('.') && from.startsWith(themeDir)) return resolve(dirname(from), name)
  const isOurs = importer === SITE_PARTS || importer.startsWith(`\0${FRAME_MODULE}`)
  return isOurs && name.startsWith(themeDir) ? name : internalFile(name)
}

/** `vellum/internal/theme/labels/label`: a file of the engine, for parts that were copied from it. */
export function internalFile(name: string): string | undefined {
  const [, path] = /^vellum\/internal\/((?:client|shared|theme)\/[\w/]+)$/.exec(name) ?? []
  return path === undefined ? undefined : ours(`${path}.js`)
}

/** What takes the place of names of a file of the theme. */
function replacementsOf(file: string, parts: PartFiles): Replacement[] {
  return replaceable(parts).flatMap(([part, from]) =>
    modulesOf(part).flatMap((module) => (module.file === file ? [{ ...module, part, from }] : [])),
  )
}

/** The site's items of one type, for a file of the theme that renders items. */
function typedItemsOf(
  file: string,
  parts: PartFiles,
): (ThemeModule & { items: [string, string][] }) | undefined {
  if ('NavbarItem' in parts) return undefined
  const items = Object.entries(parts).flatMap(([name, from]): [string, string][] => {
    const [, item] = ITEM_PART.exec(name) ?? []
    return item === undefined ? [] : [[item, from]]
  })
  const module = modulesOf('NavbarItem').find((candidate) => candidate.file === file)
  return module && items.length > 0 ? { ...module, items } : undefined
}

/** Whether a module gets the site's part in place of a file of the theme. */
function isReplaced(file: string, { own, from }: { own: OwnTheme; from: string }): boolean {
  const { parts } = own
  if (slotsAround(file, own.slots)) return true
  // The original of a part is made of the other originals of that part, and so is the copy of one.
  const isOriginalOf = (part: string) =>
    layersOf(part, own).includes(from) ||
    [originalOf(part), ...modulesOf(part)].some(({ file }) => file === from)
  const replacements = replacementsOf(file, parts)
  if (replacements.length > 0) return !replacements.some(({ part }) => isOriginalOf(part))
  return typedItemsOf(file, parts) !== undefined && !isOriginalOf('NavbarItem')
}

/** Whether Node loads a file itself. */
export function isShared(file: string): boolean {
  return SHARED_DIRS.some((dir) => file.startsWith(dir))
}

/** Whether a file is a module of the theme. */
export function isOfTheme(file: string): boolean {
  return file.startsWith(themeDir)
}

/** What modules are made of, and who loads them. */
type Loading = OwnTheme & { readonly isServer: boolean }

function moduleCode(id: string, own: Loading): string | undefined {
  const { parts, slots } = own
  const text = JSON.stringify
  if (id.startsWith(REPLACED)) return replacedCode(id.slice(REPLACED.length), own)
  if (id.startsWith(SERVED)) {
    const part = id.slice(SERVED.length)
    const file = parts[part]!
    const isLive = isLivePart(part, own)
    const named = `namedPart(Part, ${text(relativePath(own.siteDir, file))})`
    return [
      `export * from ${text(file)}`,
      `import Part from ${text(file)}`,
      `import { namedPart } from ${text(NAMED)}`,
      ...(isLive ? [`import { recordedPart } from ${text(RECORD)}`] : []),
      `export default ${isLive ? `recordedPart(${named})` : named}`,
    ].join('\n')
  }
  if (id.startsWith(`\0${FRAME_MODULE}`)) return frameCode(id.slice(FRAME_MODULE.length + 1), themeDir)
  if (id === SEARCH_BAR) {
    return `export { SearchBar as default } from ${text(`${themeDir}navbar/SearchBar.js`)}`
  }
  if (id === CONTENT_ONLY) {
    return `export { ContentOnly as default } from ${text(`${themeDir}layout/ContentOnly.js`)}`
  }
  if (id.startsWith(ORIGINAL)) {
    const { file, exported } = originalOf(id.slice(ORIGINAL.length))
    return `export * from ${text(file)}\nexport { ${exported} as default } from ${text(file)}`
  }
  if (id === SITE_PARTS) return sitePartsCode(own)
  if (id === `\0${SERVER_THEME}`) {
    if (!hasLiveParts(own)) return `export { theme } from ${text(`${themeDir}theme.js`)}`
    return [
      `import { theme as wholeTheme } from ${text(`${themeDir}theme.js`)}`,
      `import { frames } from ${text(`${themeDir}frame/frames.js`)}`,
      'export const theme = { ...wholeTheme, frames }',
    ].join('\n')
  }
  if (id === `\0${PART_STYLES}`) {
    const files = replaceable(parts).flatMap(([name, file]) =>
      THEME_PARTS.get(name)!.place === 'content' && !isContentPart(name) ? [file] : [],
    )
    const slotFiles = Object.entries(slots).flatMap(([name, components]) =>
      components.flatMap(({ file }) =>
        THEME_SLOTS.get(name)!.place === 'content' || !usesState(file, own) ? [file] : [],
      ),
    )
    // Exported, so that the styles of unused components stay.
    return [
      ...(slotFiles.length > 0 ? [`import ${text(`${themeDir}slots/slots.css`)}`] : []),
      ...[...files, ...slotFiles].map((file, i) => `export { default as part${i} } from ${text(file)}`),
    ].join('\n')
  }
  return undefined
}

/** A file of the theme with the parts of the site in place of its own. */
function replacedCode(file: string, loading: Loading): string {
  const { parts, slots, isServer } = loading
  const text = JSON.stringify
  const slotted = slotsAround(file, slots)
  if (slotted) {
    const own = replacementsOf(file, parts).find(({ exported }) => exported === slotted.exported)
    return [
      `export * from ${text(file)}`,
      ...(own
        ? ownPart('Base', { own, file, loading })
        : [`import { ${slotted.exported} as Base } from ${text(file)}`]),
      `import { withSlots } from ${text(`${themeDir}slots/withSlots.js`)}`,
      ...(isServer
        ? [`import { recordedPart } from ${text(RECORD)}`, `import { namedPart } from ${text(NAMED)}`]
        : []),
      ...slotted.components.flatMap((component, i) =>
        isServer || !isKeptSlot(component, loading) ? [`import Slot${i} from ${text(component.file)}`] : [],
      ),
      `export const ${slotted.exported} = withSlots(Base, { before: [${fillings(slotted, 'before', loading)}], after: [${fillings(slotted, 'after', loading)}] })`,
      `export { ${slotted.exported} as default }`,
    ].join('\n')
  }
  const names = replacementsOf(file, parts).flatMap((own, i) => [
    ...ownPart(`Own${i}`, { own, file, loading }),
    `export { Own${i} as ${own.exported} }`,
  ])
  const typed = typedItemsOf(file, parts)
  if (typed) {
    const { exported, items } = typed
    names.push(
      `import { ${exported} as Original } from ${text(file)}`,
      `import { withTypedItems } from ${text(`${themeDir}navbar/items/typedItems.js`)}`,
      ...items.map(([name, from]) => `import ${name} from ${text(from)}`),
      `export const ${exported} = withTypedItems(Original, { ${items.map(([name]) => name).join(', ')} })`,
    )
  }
  return [`export * from ${text(file)}`, ...names].join('\n')
}

/** Declares the site's part under a name; one of documents is that of the theme on other pages. */
function ownPart(
  name: string,
  { own, file, loading }: { own: Replacement; file: string; loading: Loading },
): string[] {
  const text = JSON.stringify
  const from = text(partFile(own.part, loading))
  if (!own.part.startsWith('DocItem/')) return [`import ${name} from ${from}`]
  return [
    `import ${name}Part from ${from}`,
    `import { ${own.exported} as ${name}Original } from ${text(file)}`,
    `import { onDocs as ${name}OnDocs } from ${text(`${themeDir}frame/onDocs.js`)}`,
    `const ${name} = ${name}OnDocs(${name}Part, ${name}Original)`,
  ]
}

/** The module of a part; in Node its errors name it. */
function partFile(part: string, { parts, isServer }: Loading): string {
  return isServer && !NO_COMPONENTS.has(part) ? SERVED + part : parts[part]!
}

/** Parts that are objects of components. */
const NO_COMPONENTS = new Set(['NavbarItem/ComponentTypes', 'Admonition/Types', COMPONENTS_PART])

/** Files for parts and slots must have a default export. */
function checkExports({ siteDir, parts, slots }: OwnTheme): void {
  const files = [
    ...Object.entries(parts).flatMap(([name, file]) => (UNCHECKED.has(name) ? [] : [file])),
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

/** A component in a slot. */
interface SlotComponent extends SlotFile {
  readonly side: string
  /** The name of the slot, and its position there. */
  readonly position: string
  readonly isInShell: boolean
}

/** The components in slots around a component of the theme. */
interface Slotted {
  readonly exported: string
  readonly components: readonly SlotComponent[]
}

/** Whether browsers keep the HTML of a component in the shell. */
function isKeptSlot({ file, isInShell }: SlotComponent, own: OwnTheme): boolean {
  return isInShell && !usesState(file, own)
}

/** The components in the slots around what a file of the theme exports. */
function slotsAround(file: string, slots: SlotFiles): Slotted | undefined {
  const around = Object.entries(slots).flatMap(([name, components]) => {
    const module = THEME_SLOTS.get(name)!
      .around.map(themeModule)
      .find((candidate) => candidate.file === file)
    if (!module) return []
    const side = name.split(':')[1]!
    const isInShell = THEME_SLOTS.get(name)!.place === 'shell'
    const positioned = components.map((component, i) => ({
      ...component,
      side,
      position: `${name}:${i}`,
      isInShell,
    }))
    return [{ ...module, components: positioned }]
  })
  const [first] = around
  return first && { exported: first.exported, components: around.flatMap(({ components }) => components) }
}

/** The components of one side, as code. */
function fillings({ components }: Slotted, side: 'before' | 'after', loading: Loading): string {
  const text = JSON.stringify
  return components
    .flatMap((component, i) => {
      if (component.side !== side) return []
      const isKept = isKeptSlot(component, loading)
      const isRecorded = loading.isServer && !component.isInShell && usesState(component.file, loading)
      const path = text(relativePath(loading.siteDir, component.file))
      const shown = loading.isServer ? `namedPart(Slot${i}, ${path})` : `Slot${i}`
      const fields = [
        ...(loading.isServer || !isKept
          ? [`Component: ${isRecorded ? `recordedPart(${shown})` : shown}`]
          : []),
        ...(isKept ? [`kept: ${text(component.position)}`] : []),
        ...(component.pages ? [`pages: new RegExp(${text(component.pages.join('|'))})`] : []),
      ]
      return [`{ ${fields.join(', ')} }`]
    })
    .join(', ')
}

/** What a site adds to the shell. A footer with state is rendered in browsers, too. */
function sitePartsCode(own: Loading): string {
  const { parts } = own
  const { Root } = parts
  const items = parts['NavbarItem/ComponentTypes']
  const text = JSON.stringify
  const isLiveFooter = hasLiveFooter(own)
  return [
    ...(Root ? [`import Root from ${text(partFile('Root', own))}`] : []),
    ...(items ? [`import navbarItems from ${text(items)}`] : []),
    ...(isLiveFooter ? [`import { Footer } from ${text(`${themeDir}layout/Footer.js`)}`] : []),
    `export const siteParts = { ${[Root && 'Root', items && 'navbarItems', isLiveFooter && 'Footer'].filter(Boolean).join(', ')} }`,
  ].join('\n')
}
