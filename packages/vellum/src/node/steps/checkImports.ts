// Checks the imports of live pages before anything is bundled, while the line of each import is still known.

import { existsSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { combineErrors, VellumError } from '../base/errors.js'
import { nearestName } from '../base/nearestName.js'
import { THEME_PARTS } from '../base/themeParts.js'
import { siteFile } from '../base/usesState.js'
import { originalsOf } from '../content/translations/translatedContent.js'
import type { CompiledMarkdown } from '../markdown/compile/types.js'
import { createSiteFiles, type SiteFiles } from '../pageData/links/siteFiles.js'
import { aliasHint, aliasModule, isDocusaurusName } from '../vite/docusaurusAliases.js'
import type { Site } from './loadSite.js'

/** A page with its imports. */
export interface ImportingPage extends Pick<CompiledMarkdown, 'imports'> {
  readonly source: string
  readonly file: string
}

const EXTENSIONS = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.jsx',
  '.mjs',
  '.mdx',
  '.md',
  '.json',
  '.css',
  '/index.ts',
  '/index.tsx',
  '/index.js',
  '/index.jsx',
]

/** Throws one error for all imports of pages that do not exist. */
export function checkImports(
  pages: Iterable<ImportingPage>,
  { config: { siteDir, vite }, model: { overlays } }: Pick<Site, 'config' | 'model'>,
): void {
  const problems = importProblems(pages, {
    siteDir,
    aliases: vite.resolve?.alias,
    files: createSiteFiles(),
    originalsOf: (file) => originalsOf(file, overlays),
  })
  if (problems.length > 0) throw combineErrors(problems)
}

/** One error for every import that does not exist. */
export function importProblems(
  pages: Iterable<ImportingPage>,
  {
    siteDir,
    files,
    aliases,
    originalsOf = () => [],
  }: {
    siteDir: string
    files: Pick<SiteFiles, 'list'>
    /** `resolve.alias` of Vite, to which plugins add the components of their themes. */
    aliases?: unknown
    /** The files that a translated one may replace. */
    originalsOf?: (file: string) => readonly string[]
  },
): VellumError[] {
  const problems: VellumError[] = []
  for (const { source, file, imports } of pages) {
    for (const { name, line, column } of imports) {
      const position = { files: [`${source}:${line}:${column}`] }
      if (isDocusaurusName(name)) {
        if (aliasModule(name) === undefined && !isPart(name) && !isOwn(name, { siteDir, aliases })) {
          problems.push(
            new VellumError(`The import "${name}" is not available.`, {
              code: 'unavailable-import',
              ...position,
              hint: aliasHint(name),
            }),
          )
        }
        continue
      }
      const path = fileOf(name, { from: dirname(file), siteDir })
      const candidates = [file, ...originalsOf(file)].map((from) =>
        fileOf(name, { from: dirname(from), siteDir }),
      )
      const hasFile = candidates.some((candidate) =>
        EXTENSIONS.some((extension) => isFile(`${candidate}${extension}`)),
      )
      if (path === undefined || hasFile) continue
      const meant = nearestName(path.slice(dirname(path).length + 1), files.list(dirname(path)))
      const hint = meant
        ? `Did you mean "${name.slice(0, name.lastIndexOf('/') + 1)}${meant}"?`
        : 'Correct the path, or create the file.'
      problems.push(
        new VellumError(`The imported file "${name}" does not exist.`, {
          code: 'import-not-found',
          ...position,
          hint,
        }),
      )
    }
  }
  return problems
}

/** One error for every circle of partials: none of them could be shown before the others. */
export function circularPartials(
  partials: readonly Omit<ImportingPage, 'file'>[],
  siteDir: string,
): VellumError[] {
  const bySource = new Map(partials.map((partial) => [partial.source, partial]))
  const problems: VellumError[] = []
  const finished = new Set<string>()
  const visit = (
    source: string,
    above: readonly { readonly source: string; readonly position: string }[],
  ) => {
    const start = above.findIndex((entry) => entry.source === source)
    if (start !== -1) {
      problems.push(
        new VellumError('Partials import each other in a circle.', {
          code: 'circular-partials',
          files: above.slice(start).map(({ position }) => position),
          hint: 'Take one of these imports out.',
        }),
      )
      return
    }
    if (finished.has(source)) return
    for (const { name, line, column } of bySource.get(source)?.imports ?? []) {
      const file = fileOf(name, { from: dirname(join(siteDir, source)), siteDir })
      const imported = file && relative(siteDir, file).split(sep).join('/')
      if (imported && bySource.has(imported)) {
        visit(imported, [...above, { source, position: `${source}:${line}:${column}` }])
      }
    }
    finished.add(source)
  }
  for (const { source } of partials) visit(source, [])
  return problems
}

/** The file of an import; undefined for packages and the like. */
function fileOf(name: string, { from, siteDir }: { from: string; siteDir: string }): string | undefined {
  const [path = ''] = name.replace(/^!*[\w-]+-loader!/, '').split('?')
  if (path.startsWith('@site/')) return join(siteDir, path.slice('@site/'.length))
  return /^\.{1,2}\//.test(path) ? resolve(from, path) : undefined
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}

/** `@theme/Footer`, also as the original: any page may show a part of the theme. */
function isPart(name: string): boolean {
  const [, part = ''] = /^@theme(?:-original|-init)?\/(.+)$/.exec(name) ?? []
  return THEME_PARTS.has(part)
}

/** Whether a name is of a component that only this site has: a file of its `src/theme`, or an alias. */
function isOwn(name: string, { siteDir, aliases }: { siteDir: string; aliases: unknown }): boolean {
  if (aliasNames(aliases).some((find) => isFound(name, find))) return true
  if (!name.startsWith('@theme/')) return false
  const own = `@site/src/theme/${name.slice('@theme/'.length)}`
  return siteFile(own, { file: '', siteDir }) !== undefined
}

/** What the two forms of Vite's aliases find: a list of objects, and an object. */
function aliasNames(aliases: unknown): unknown[] {
  if (Array.isArray(aliases)) return aliases.map((alias: { readonly find?: unknown }) => alias.find)
  return Object.keys(aliases ?? {})
}

function isFound(name: string, find: unknown): boolean {
  if (find instanceof RegExp) return find.test(name)
  return name === find || name.startsWith(`${String(find)}/`)
}
