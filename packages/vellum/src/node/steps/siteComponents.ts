// The components that all pages of a site may show: those that it registers in `src/theme/MDXComponents`, and the parts of
// the theme for content that it replaces. Says what the compiler must know of each: whether it needs its code in browsers.

import { COMPONENTS_PART, shownNames } from '../base/contentParts.js'
import { VellumError } from '../base/errors.js'
import { relativePath } from '../base/relativePath.js'
import { type CodeSite, createTraitReader, mergeTraits, STATE, type Traits } from '../base/usesState.js'
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

/** Finds the components of a site. */
export async function findSiteComponents({ siteDir, parts, partLayers }: CodeSite): Promise<SiteComponents> {
  const shown = shownNames(parts)
  const registered = parts[COMPONENTS_PART]
  if (shown.size === 0 && registered === undefined)
    return { components: {}, styled: new Set(), files: [], warnings: [] }
  // Loaded only here: it reads code with the parser of the bundler.
  const { readComponents } = await import('../vite/readComponents.js')
  const traits = createTraitReader({ siteDir, parts, partLayers })
  const components: Record<string, { readonly hasState: boolean }> = {}
  const styled = new Set<string>()
  const add = (name: string, { hasState, hasStyles }: Traits) => {
    components[name] = { hasState }
    if (hasStyles) styled.add(name)
  }
  for (const [name, partFiles] of shown) {
    const seen = new Set<string>()
    add(name, mergeTraits(partFiles.map((file) => traits.file(file, seen))))
  }
  const read =
    registered === undefined ? undefined : readComponents(registered, { siteDir, parts, partLayers })
  for (const [name, { file, texts, imports }] of read?.components ?? []) {
    const seen = new Set<string>()
    const own = { hasState: texts.some((text) => STATE.test(text)), hasStyles: false }
    add(name, mergeTraits([own, ...imports.map((source) => traits.imported(source, file, seen))]))
  }
  return {
    components: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
    styled,
    files: [...new Set([...traits.files, ...(read?.files ?? [])])],
    warnings: unreadWarnings(read?.unread ?? []),
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
