// Resolves parts of the theme: `@theme/X` is the site's own part or the engine's, `@theme-original/X` the engine's. Own
// parts replace modules of the theme: whatever imports such a module gets the part of the site.

import { dirname, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { THEME_PARTS } from '../base/themeParts.js'
import { usesState } from '../base/usesState.js'
import { aliasModule } from './docusaurusAliases.js'

const ours = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const themeDir = ours('theme/').replace(/\/?$/, sep)
/** What Node itself loads to render pages: contexts must be the same there and in parts. */
const SHARED_DIRS = ['client/', 'shared/'].map((path) => ours(path).replace(/\/?$/, sep))

/** The files of a site that replace parts, by the names of the parts. */
export type PartFiles = Readonly<Record<string, string>>

const REPLACED = '\0vellum:part:'
const ORIGINAL = '\0vellum:original-part:'
const SITE_PARTS = '\0vellum:site-parts'
const SITE_PARTS_FILE = `${themeDir}siteParts.js`

/** The module that Node renders pages with. */
export const SERVER_THEME = 'virtual:vellum/server-theme'

/** The styles of parts that browsers get as HTML. */
export const PART_STYLES = 'virtual:vellum/part-styles'

/** The parts that take part in a bundle: the search has a slot of its own. */
function replaceable(parts: PartFiles): [name: string, file: string][] {
  return Object.entries(parts).filter(([name]) => name !== 'SearchBar' && THEME_PARTS.has(name))
}

/** Whether a site has parts that take the place of the engine's. */
export function hasOwnParts(parts: PartFiles): boolean {
  return replaceable(parts).length > 0
}

/** A part's modules: that with its own name, and that of the shell for the layout. */
function modulesOf(name: string): { file: string; exported: string }[] {
  const { module, exported } = THEME_PARTS.get(name)!
  const own = { file: `${themeDir}${module}.js`, exported }
  return name === 'Layout' ? [own, { file: `${themeDir}layout/Layout.js`, exported: 'Layout' }] : [own]
}

/** Resolves parts; `parts` is called for each module, because they change in development. */
export function themeParts(parts: () => PartFiles): Plugin {
  /** The names that a module of the theme exports in place of its own, with the files that have them. */
  const replacements = (file: string) =>
    replaceable(parts()).flatMap(([name, from]) =>
      modulesOf(name).flatMap((module) => (module.file === file ? [{ ...module, name, from }] : [])),
    )
  return {
    name: 'vellum:theme-parts',
    enforce: 'pre',
    resolveId(name, importer) {
      if (name === SERVER_THEME || name === PART_STYLES) return `\0${name}`
      const [, scope, part = ''] = /^@(theme|theme-original|theme-init)\/(.+)$/.exec(name) ?? []
      const own = parts()[part]
      if (scope === 'theme' && own !== undefined && importer !== own) return own
      const isListed = scope === 'theme' && aliasModule(name) !== undefined
      if (scope && !isListed && THEME_PARTS.has(part) && part !== 'SearchBar') return ORIGINAL + part
      if (!importer) return undefined
      // Without own parts Node loads the theme itself.
      if (importer.startsWith(ORIGINAL) && this.environment.name === 'ssr' && !hasOwnParts(parts())) {
        return { id: pathToFileURL(name).href, external: true }
      }
      if (!hasOwnParts(parts()) || !name.startsWith('.')) return undefined
      const [from = ''] = importer.split('?')
      if (!from.startsWith(themeDir)) return undefined
      const file = resolve(dirname(from), name)
      if (file === SITE_PARTS_FILE) return SITE_PARTS
      if (this.environment.name === 'ssr' && isShared(file)) {
        return { id: pathToFileURL(file).href, external: true }
      }
      const replaced = replacements(file)
      if (replaced.length === 0) return undefined
      // The original of a part is made of the other originals of that part.
      const isOriginal = replaced.some(({ name }) => modulesOf(name).some((module) => module.file === from))
      return isOriginal ? undefined : REPLACED + file
    },
    load: {
      filter: {
        id: /^\0(?:vellum:(?:part|original-part|site-parts)|virtual:vellum\/(?:server-theme|part-styles))/,
      },
      handler(id) {
        const code = moduleCode(id, { parts: parts(), replacements })
        return code === undefined ? undefined : { code, moduleType: 'js' }
      },
    },
  }
}

/** Whether Node loads a file itself. */
export function isShared(file: string): boolean {
  return SHARED_DIRS.some((dir) => file.startsWith(dir))
}

/** Whether a file is a module of the theme. */
export function isOfTheme(file: string): boolean {
  return file.startsWith(themeDir)
}

function moduleCode(
  id: string,
  {
    parts,
    replacements,
  }: { parts: PartFiles; replacements: (file: string) => { exported: string; from: string }[] },
): string | undefined {
  const text = JSON.stringify
  if (id.startsWith(REPLACED)) {
    const file = id.slice(REPLACED.length)
    const names = replacements(file).map(
      ({ exported, from }) => `export { default as ${exported} } from ${text(from)}`,
    )
    return [`export * from ${text(file)}`, ...names].join('\n')
  }
  if (id.startsWith(ORIGINAL)) {
    const [{ file, exported } = { file: '', exported: '' }] = modulesOf(id.slice(ORIGINAL.length))
    return `export * from ${text(file)}\nexport { ${exported} as default } from ${text(file)}`
  }
  if (id === SITE_PARTS) return sitePartsCode(parts)
  if (id === `\0${SERVER_THEME}`) {
    return `export { theme } from ${text(`${themeDir}theme.js`)}`
  }
  if (id === `\0${PART_STYLES}`) {
    const files = replaceable(parts).flatMap(([name, file]) =>
      THEME_PARTS.get(name)!.place === 'content' ? [file] : [],
    )
    // Exported, so that the styles of unused components stay.
    return files.map((file, i) => `export { default as part${i} } from ${text(file)}`).join('\n')
  }
  return undefined
}

/** What a site adds to the shell. A footer with state is rendered in browsers, too. */
function sitePartsCode({ Root, Footer, ...parts }: PartFiles): string {
  const items = parts['NavbarItem/ComponentTypes']
  const text = JSON.stringify
  const isLiveFooter = Footer !== undefined && usesState(Footer)
  return [
    ...(Root ? [`import Root from ${text(Root)}`] : []),
    ...(items ? [`import navbarItems from ${text(items)}`] : []),
    ...(isLiveFooter ? [`import { Footer } from ${text(`${themeDir}layout/Footer.js`)}`] : []),
    `export const siteParts = { ${[Root && 'Root', items && 'navbarItems', isLiveFooter && 'Footer'].filter(Boolean).join(', ')} }`,
  ].join('\n')
}
