// The components that all pages of a site may show: those that it registers in `src/theme/MDXComponents`, and the parts of
// the theme for content that it replaces. Says what the compiler must know of each: whether it needs its code in browsers.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { COMPONENTS_PART, shownNames } from '../base/contentParts.js'
import { VellumError } from '../base/errors.js'
import { relativePath } from '../base/relativePath.js'
import { STATE } from '../base/usesState.js'
import type { SiteConfig } from '../config/siteConfig.js'
import type { ContentComponents } from '../markdown/compile/types.js'

/** The components of a site. */
export interface SiteComponents {
  readonly components: ContentComponents
  /** Those that import stylesheets. */
  readonly styled: ReadonlySet<string>
  /** The files that they are made of: a change may give a component state. */
  readonly files: readonly string[]
  readonly warnings: readonly VellumError[]
}

/** What the code of a component does. */
interface Traits {
  hasState: boolean
  hasStyles: boolean
}

/** Finds the components of a site. */
export async function findSiteComponents({
  siteDir,
  parts,
}: Pick<SiteConfig, 'siteDir' | 'parts'>): Promise<SiteComponents> {
  const shown = shownNames(parts)
  const registered = parts[COMPONENTS_PART]
  if (shown.size === 0 && registered === undefined)
    return { components: {}, styled: new Set(), files: [], warnings: [] }
  // Loaded only here: it reads code with the parser of the bundler.
  const { readComponents, readText, siteFile } = await import('../vite/readComponents.js')
  const files = new Set<string>()
  const components: Record<string, { readonly hasState: boolean }> = {}
  const styled = new Set<string>()
  const add = (name: string, { hasState, hasStyles }: Traits) => {
    components[name] = { hasState }
    if (hasStyles) styled.add(name)
  }
  for (const [name, partFiles] of shown) {
    const seen = new Set<string>()
    add(name, mergeTraits(partFiles.map((file) => fileTraits(file, seen))))
  }
  const read = registered === undefined ? undefined : readComponents(registered, siteDir)
  for (const [name, { file, texts, imports }] of read?.components ?? []) {
    const seen = new Set<string>()
    const own = { hasState: texts.some((text) => STATE.test(text)), hasStyles: false }
    add(name, mergeTraits([own, ...imports.map((source) => importTraits(source, file, seen))]))
  }
  for (const file of read?.files ?? []) files.add(file)
  return {
    components: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
    styled,
    files: [...files],
    warnings: unreadWarnings(read?.unread ?? []),
  }

  function fileTraits(file: string, seen: Set<string>): Traits {
    if (seen.has(file)) return { hasState: false, hasStyles: false }
    seen.add(file)
    files.add(file)
    const code = readText(file) ?? ''
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
    const [, part = ''] = /^@theme\/(.+)$/.exec(source) ?? []
    const partFile = part === COMPONENTS_PART ? undefined : parts[part]
    if (partFile !== undefined) return fileTraits(partFile, seen)
    return { hasState: NEEDS_BROWSER.test(source) || packageHasState(source, file), hasStyles: false }
  }

  function unreadWarnings(
    unread: readonly { readonly file: string; readonly line: number; readonly column: number }[],
  ): VellumError[] {
    if (unread.length === 0) return []
    return [
      new VellumError('Components for all pages cannot be read from the code.', {
        code: 'unread-components',
        files: unread.map(({ file, line, column }) => `${relativePath(siteDir, file)}:${line}:${column}`),
        hint: 'Export an object that names each component: `export default { ...MDXComponents, Highlight }`. Other objects may be spread into it if they are constants or default exports of such files.',
      }),
    ]
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

function mergeTraits(traits: readonly Traits[]): Traits {
  return {
    hasState: traits.some(({ hasState }) => hasState),
    hasStyles: traits.some(({ hasStyles }) => hasStyles),
  }
}
