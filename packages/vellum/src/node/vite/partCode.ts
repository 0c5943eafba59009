// The code of the modules that take the place of modules of the theme. In: the id of a module, and what a site has of the
// theme. Out: code that imports the files of the site and of the theme.

import { COMPONENTS_PART, isContentPart } from '../base/contentParts.js'
import { PART_PROPS, type PartProps } from '../base/copiedParts.js'
import { FRAME_MODULE } from '../base/pageFrames.js'
import { layersOf, originalFile } from '../base/partLayers.js'
import { readIfFile } from '../base/readIfFile.js'
import { relativePath } from '../base/relativePath.js'
import { THEME_PARTS } from '../base/themeParts.js'
import { THEME_SLOTS } from '../base/themeSlots.js'
import { usesState } from '../base/usesState.js'
import { frameCode, hasLiveFooter, hasLiveParts, isLivePart, type OwnTheme } from './liveParts.js'
import {
  originalOf,
  partsWithModules,
  type Replacement,
  replacementsOf,
  type SlotComponent,
  type Slotted,
  slotsAround,
  typedItemsOf,
} from './partReplacements.js'
import { themeDir } from './themeModules.js'

/** A module of the theme, by its file, with what the site puts in its place. */
export const REPLACED = '\0vellum:part:'

/** The engine's own part, by its name. */
export const ORIGINAL = '\0vellum:original-part:'

/** A part in Node: its errors name it, and one with state is recorded. */
export const SERVED = '\0vellum:served-part:'

/** A copy of a part, by its name, with the props that it reads, for other copies that give it those of the theme. */
export const FOR_COPIES = '\0vellum:part-for-copies:'

/** The components of navbar items by type, for a copy of what renders one: those of the theme, and the site's own. */
export const ITEM_TYPES = '\0vellum:part-item-types'

/** The layout of a page that has a layout around it. */
export const CONTENT_ONLY = '\0vellum:original-part-layout'

/** The search of the engine, for a part around it. */
export const SEARCH_BAR = '\0vellum:original-part-search'

/** What a site adds to the shell. */
export const SITE_PARTS = '\0vellum:site-parts'

/** The module that Node renders pages with. */
export const SERVER_THEME = 'virtual:vellum/server-theme'

/** The styles of parts that browsers get as HTML. */
export const PART_STYLES = 'virtual:vellum/part-styles'

const RECORD = `${themeDir}frame/recordedPart.js`
const NAMED = `${themeDir}frame/namedPart.js`
const ADAPTED = `${themeDir}copies/partProps.js`

/** What modules are made of, and who loads them. */
export type Loading = OwnTheme & { readonly isServer: boolean }

/** The code of a module with one of the ids above; undefined for any other id. */
export function moduleCode(id: string, own: Loading): string | undefined {
  const { parts, slots } = own
  const text = JSON.stringify
  if (id.startsWith(REPLACED)) return replacedCode(id.slice(REPLACED.length), own)
  if (id.startsWith(FOR_COPIES)) {
    const part = id.slice(FOR_COPIES.length)
    const { module, to } = PART_PROPS.get(part)!
    return [
      `import Part from ${text(partFile(part, own))}`,
      `import { ${to} } from ${text(`${themeDir}${module}.js`)}`,
      `import { whenRendered } from ${text(ADAPTED)}`,
      `export default whenRendered(() => ${to}(Part))`,
    ].join('\n')
  }
  if (id === ITEM_TYPES) return itemTypesCode(own)
  if (id.startsWith(SERVED)) {
    const [part = '', layer] = id.slice(SERVED.length).split(':')
    const file = layer === undefined ? parts[part]! : layersOf(part, own)[Number(layer)]!
    const isLive = layer === undefined && isLivePart(part, own)
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
    const part = id.slice(ORIGINAL.length)
    const { file, exported } = originalOf(part)
    const { module, own: accepting } = PART_PROPS.get(part) ?? {}
    if (!accepting) return `export * from ${text(file)}\nexport { ${exported} as default } from ${text(file)}`
    return [
      `export * from ${text(file)}`,
      `import { ${exported} as Original } from ${text(file)}`,
      `import { ${accepting} } from ${text(`${themeDir}${module}.js`)}`,
      `import { whenRendered } from ${text(ADAPTED)}`,
      `export default whenRendered(() => ${accepting}(Original))`,
    ].join('\n')
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
    const files = partsWithModules(parts).flatMap(([name, file]) =>
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
      ...items.flatMap(([name, from]) => {
        const { module, to } = propsForCopy(`NavbarItem/${name}`, from) ?? {}
        if (!to) return [`import ${name} from ${text(from)}`]
        return [
          `import ${name}Part from ${text(from)}`,
          `import { ${to} as ${name}To } from ${text(`${themeDir}${module}.js`)}`,
          `import { whenRendered as ${name}When } from ${text(ADAPTED)}`,
          `const ${name} = ${name}When(() => ${name}To(${name}Part))`,
        ]
      }),
      `export const ${exported} = withTypedItems(Original, { ${items.map(([name]) => name).join(', ')} })`,
    )
  }
  return [`export * from ${text(file)}`, ...names].join('\n')
}

/**
 * Declares the site's part under a name, with the props that a copy of Docusaurus' part reads; one of documents is that of
 * the theme on other pages.
 */
function ownPart(
  name: string,
  { own, file, loading }: { own: Replacement; file: string; loading: Loading },
): string[] {
  const text = JSON.stringify
  const from = text(partFile(own.part, loading))
  const { module, to } = propsForCopy(own.part, own.from) ?? {}
  const isOfDocs = own.part.startsWith('DocItem/')
  if (!isOfDocs && !to) return [`import ${name} from ${from}`]
  const part = to ? `${name}When(() => ${name}To(${name}Part))` : `${name}Part`
  return [
    `import ${name}Part from ${from}`,
    ...(to
      ? [
          `import { ${to} as ${name}To } from ${text(`${themeDir}${module}.js`)}`,
          `import { whenRendered as ${name}When } from ${text(ADAPTED)}`,
        ]
      : []),
    ...(isOfDocs
      ? [
          `import { ${own.exported} as ${name}Original } from ${text(file)}`,
          `import { onDocs as ${name}OnDocs } from ${text(`${themeDir}frame/onDocs.js`)}`,
        ]
      : []),
    `const ${name} = ${isOfDocs ? `${name}OnDocs(${part}, ${name}Original)` : part}`,
  ]
}

/** The module of what a part takes the place of; in Node its errors name it, too. */
export function lowerFile(part: string, importer: string | undefined, loading: Loading): string | undefined {
  const file = originalFile(part, importer, loading)
  if (file === undefined || !loading.isServer || NO_COMPONENTS.has(part)) return file
  return `${SERVED}${part}:${layersOf(part, loading).indexOf(file)}`
}

/** What gives a site's part the props that a copy of Docusaurus' part reads. */
function propsForCopy(part: string, file: string): PartProps | undefined {
  const props = PART_PROPS.get(part)
  return props?.isForCopies && IS_OF_THEME.test(readIfFile(file) ?? '') ? undefined : props
}

/** Whether a part of a site is a copy that other copies give the data of the theme: those of the navbar have its items. */
export function isCopyOfItem(part: string, file: string): boolean {
  return part === 'NavbarItem' && propsForCopy(part, file) !== undefined
}

/** The code of a part around the theme's own, or of a copy of that. */
const IS_OF_THEME = /['"](?:@theme-(?:original|init)|vellum)\//

/** The module of a part; in Node its errors name it. */
export function partFile(part: string, { parts, isServer }: Loading): string {
  return isServer && !NO_COMPONENTS.has(part) ? SERVED + part : parts[part]!
}

/** Parts that are objects of components. */
const NO_COMPONENTS = new Set(['NavbarItem/ComponentTypes', 'Admonition/Types', COMPONENTS_PART])

/** Whether browsers keep the HTML of a component in the shell. */
function isKeptSlot({ file, isInShell }: SlotComponent, own: OwnTheme): boolean {
  return isInShell && !usesState(file, own)
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

/** Types of items as Docusaurus names them, with their components. */
const ITEMS =
  'Default Dropdown Html Search LocaleDropdown Doc DocSidebar DocsVersion DocsVersionDropdown'.split(' ')

function itemTypesCode({ parts }: Loading): string {
  const typeOf = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
  const types = parts['NavbarItem/ComponentTypes']
  return [
    ...ITEMS.map((name) => `import ${name} from "@theme/NavbarItem/${name}NavbarItem"`),
    ...(types ? [`import types from ${JSON.stringify(types)}`] : []),
    `export default { ${ITEMS.map((name) => `${typeOf(name)}: ${name}`).join(', ')}${types ? ', ...types' : ''} }`,
  ].join('\n')
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
