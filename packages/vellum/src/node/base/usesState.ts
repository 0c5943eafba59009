// Whether a component of a site needs its code in the browser: it has state, effects or handlers of events, in its own code,
// in files of the site that it imports, or in packages. Reads code as text.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { CONTENT_COMPONENTS } from '../../shared/contentComponents.js'
import { COMPONENTS_PART } from './contentParts.js'
import { THEME_PIECES } from './copiedParts.js'
import { originalFile, type PartFiles } from './partLayers.js'
import { readIfFile } from './readIfFile.js'
import { THEME_PARTS } from './themeParts.js'

/** Hooks that do something after the page was served, handlers, and components that are rendered in browsers only, or later. */
export const STATE =
  /\buse(?:State|Reducer|Context|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|Transition|Optimistic|ActionState|IsBrowser|ColorMode|Location|History|WindowSize)\s*[(<]|\bon[A-Z]\w*=\{|<BrowserOnly\b|<(?:React\.)?Suspense\b|\blazy\s*\(|\bextends\s+(?:React\.)?(?:Pure)?Component\b/

/** What the code of a component does. */
export interface Traits {
  readonly hasState: boolean
  readonly hasStyles: boolean
}

/** A site with its own parts of the theme. */
export interface CodeSite extends PartFiles {
  readonly siteDir: string
}

/** Reads the traits of files and of what they import. */
export interface TraitReader {
  /** Those of a file and of what it imports; files in `seen` are known already. */
  readonly file: (file: string, seen?: Set<string>) => Traits
  /** Those of a module that a file imports. */
  readonly imported: (source: string, importer: string, seen: Set<string>) => Traits
  /** The files that were read. */
  readonly files: ReadonlySet<string>
}

/** Reads the code of a site. A module that cannot be read has no traits. */
export function createTraitReader(site: CodeSite): TraitReader {
  const { siteDir, parts } = site
  const files = new Set<string>()
  return { file: fileTraits, imported: importTraits, files }

  function fileTraits(file: string, seen: Set<string> = new Set()): Traits {
    if (seen.has(file)) return { hasState: false, hasStyles: false }
    seen.add(file)
    files.add(file)
    // Types are no code.
    const code = (readIfFile(file) ?? '').replace(/\bimport\s+type\b[^'"]*['"][^'"]+['"]/g, '')
    const sources = [...code.matchAll(/(?:\bfrom|\bimport|\brequire\()\s*['"]([^'"]+)['"]/g)]
    return mergeTraits([
      { hasState: STATE.test(code), hasStyles: false },
      ...sources.map(([, source = '']) => importTraits(source, file, seen)),
    ])
  }

  function importTraits(source: string, file: string, seen: Set<string>): Traits {
    if (/\.(?:css|scss|sass|less|styl)$/.test(source)) return { hasState: false, hasStyles: true }
    const own = siteFile(source, { file, siteDir })
    if (own) return fileTraits(own, seen)
    const [, scope, part = ''] = /^@(theme|theme-original)\/(.+)$/.exec(source) ?? []
    const shown = scope === 'theme' ? parts[part] : originalFile(part, file, site)
    const partFile = part === COMPONENTS_PART ? undefined : shown
    if (partFile !== undefined) return fileTraits(partFile, seen)
    if (scope === 'theme' && !isOfEngine(part)) {
      const added = siteFile(`@site/src/theme/${part}`, { file, siteDir })
      // That of a plugin may do anything.
      return added === undefined ? { hasState: true, hasStyles: false } : fileTraits(added, seen)
    }
    return { hasState: NEEDS_BROWSER.test(source) || packageHasState(source, file), hasStyles: false }
  }
}

/** Whether `@theme/…` is a component of the engine, whose pages do what it needs. */
function isOfEngine(name: string): boolean {
  return THEME_PARTS.has(name) || THEME_PIECES.has(name) || COMPONENTS.has(name)
}

const COMPONENTS: ReadonlySet<string> = new Set([
  ...CONTENT_COMPONENTS,
  ...['IdealImage', 'Layout', 'MDXComponents', 'NotFound'],
])

/** Whether a file of a site, or what it imports, uses state. */
export function usesState(file: string, site: CodeSite): boolean {
  return createTraitReader(site).file(file).hasState
}

/** Hooks that read the data of all documents. */
const DOCS_HOOK =
  /\buse(?:Active(?:DocContext|Plugin|PluginAndVersion|Version)|All(?:DocsData|PluginInstancesData)|CurrentSidebar(?:Category|Siblings)|Doc(?:ById|VersionSuggestions)|Docs(?:Data|PreferredVersion|Sidebar|Version|VersionCandidates)|GlobalData|LatestVersion|LayoutDoc(?:sSidebar)?|PluginData|Versions)\s*[(<]/

/** Whether a file of a site, or one that it imports, reads the data of all documents. */
export function usesDocs(file: string, site: CodeSite): boolean {
  const reader = createTraitReader(site)
  reader.file(file)
  return [...reader.files].some((read) => DOCS_HOOK.test(readIfFile(read) ?? ''))
}

/** All of several traits. */
export function mergeTraits(traits: readonly Traits[]): Traits {
  return {
    hasState: traits.some(({ hasState }) => hasState),
    hasStyles: traits.some(({ hasStyles }) => hasStyles),
  }
}

/** Modules of the theme and of Docusaurus that do their work in browsers. */
const NEEDS_BROWSER =
  /^@(?:theme(?:-original|-init)?\/Mermaid|docusaurus\/(?:BrowserOnly|useIsBrowser|ExecutionEnvironment))$/

/** Names that are no packages with components: modules of the engine, of Node, React itself. */
const NO_PACKAGE =
  /^(?:[./]|@site\/|@theme(?:-original|-init)?\/|@docusaurus\/|vellum\/|node:|react(?:-dom)?(?:\/|$))/

/** State in the code of a package, which may be compiled: `(0, react.useState)(0)`, `onClick: f`. */
const COMPILED_STATE =
  /\buse(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|Transition)\b|\bon(?:Click|Change|Input|Submit|Key(?:Down|Up)|Mouse\w+|Pointer\w+|Focus|Blur)\s*:|^['"]use client['"]/m

/** Whether a package has components with state. One that cannot be found has: its page ships its code. */
function packageHasState(name: string, importer: string): boolean {
  if (NO_PACKAGE.test(name) || /\.\w{2,5}$/.test(name)) return false
  try {
    return COMPILED_STATE.test(readFileSync(createRequire(importer).resolve(name), 'utf8'))
  } catch {
    return true
  }
}

/** The file of the site that a module imports; undefined for packages and files that do not exist. */
export function siteFile(
  name: string,
  { file, siteDir }: { readonly file: string; readonly siteDir: string },
): string | undefined {
  const path = name.startsWith('@site/')
    ? join(siteDir, name.slice('@site/'.length))
    : /^\.{1,2}(?:\/|$)/.test(name)
      ? join(dirname(file), name)
      : undefined
  return path === undefined ? undefined : candidates(path).find((path) => readIfFile(path) !== undefined)
}

/** The files that a path may name. */
function candidates(path: string): string[] {
  if (/\.[cm]?[jt]sx?$/.test(path)) return [path, path.replace(/\.js(x?)$/, '.ts$1')]
  if (/\.\w+$/.test(path)) return []
  return ['', '/index'].flatMap((end) => ['tsx', 'ts', 'jsx', 'js'].map((ext) => `${path}${end}.${ext}`))
}
