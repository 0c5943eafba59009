// Code of a site that Docusaurus runs and that has no effect here: components that replace parts of its theme, and a
// configuration under the old name.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sentences, VellumError } from '../base/errors.js'
import { nearestName } from '../base/nearestName.js'
import { findParts, findSiteParts } from '../base/partFiles.js'
import { readIfFile } from '../base/readIfFile.js'
import { relativePath } from '../base/relativePath.js'
import { THEME_PARTS } from '../base/themeParts.js'
import { insteadOfPart } from '../base/unsupportedParts.js'
import { type CodeSite, usesState } from '../base/usesState.js'
import type { SiteConfig } from '../config/siteConfig.js'

/** A warning for each kind of code that has no effect. */
export function unusedCode(config: CodeSite & ContentFolders): VellumError[] {
  const { siteDir, parts, partLayers } = config
  return [
    unusedConfig(siteDir),
    unusedComponents(config),
    misplacedParts({ siteDir, parts }),
    ...duplicateParts(siteDir),
    unusedState({ siteDir, parts, partLayers }),
    unusedLanguages(siteDir, parts),
    unusedScope(siteDir, parts),
  ].filter((error) => error !== undefined)
}

/** Languages of Prism: the highlighter here is another one. */
function unusedLanguages(
  siteDir: string,
  { 'prism-include-languages': file }: SiteConfig['parts'],
): VellumError | undefined {
  if (file === undefined) return undefined
  return new VellumError(
    '`src/theme/prism-include-languages` has no effect: code is highlighted when the site is built.',
    {
      code: 'unused-prism-languages',
      files: [relativePath(siteDir, file)],
      hint: 'Delete it: all languages of Shiki are available without configuration. If one is reported as unknown, write a language with the same syntax after the fence.',
    },
  )
}

function unusedScope(
  siteDir: string,
  { ReactLiveScope: file }: SiteConfig['parts'],
): VellumError | undefined {
  if (file === undefined) return undefined
  return new VellumError('`src/theme/ReactLiveScope` has no effect: no code block is run.', {
    code: 'unused-live-scope',
    files: [relativePath(siteDir, file)],
    hint: 'Delete it. To run the code of a page, put it into a component and import that.',
  })
}

function unusedConfig(siteDir: string): VellumError | undefined {
  const names = namesIn(siteDir)
  const files = names.filter((name) => /^docusaurus\.config\.[cm]?[jt]s$/.test(name))
  // Without one of ours it is the configuration.
  if (files.length === 0 || !names.some((name) => /^vellum\.config\./.test(name))) return undefined
  return new VellumError('The Docusaurus configuration is not read.', {
    code: 'unused-docusaurus-config',
    files,
    hint: 'Delete it as soon as `vellum.config.ts` has what you need of it, which it has after `vellum migrate`.',
  })
}

type ContentFolders = Pick<SiteConfig, 'docs' | 'blog' | 'pages'>

function unusedComponents(config: Pick<CodeSite, 'siteDir'> & ContentFolders): VellumError | undefined {
  const { siteDir } = config
  const names = [...THEME_PARTS.keys()]
  const { others: unknown, belonging } = findSiteParts(siteDir)
  const others = [...notImported(unknown, config), ...misspeltParts(belonging, { siteDir, names })]
  if (others.length === 0) return undefined
  const meant = others.flatMap((file) => {
    const name = partName(file)
    const instead = insteadOfPart(name)
    if (instead !== undefined) return [`"${name}" is no part here: ${instead}.`]
    const nearest = nearestName(name, names)
    return nearest === undefined ? [] : [`"${name}" is near to "${nearest}".`]
  })
  return new VellumError('Files in `src/theme` replace no part of the theme.', {
    code: 'unused-theme-files',
    files: others.map((file) => `src/theme/${file}`),
    hint: sentences(
      ...meant,
      '`vellum eject --list` lists all parts. Move components that pages import to another folder, such as `src/components`.',
    ),
  })
}

/** The files that neither code nor content imports: `@theme/OwnTabs` is a component of the site in Docusaurus, too. */
function notImported(
  files: readonly string[],
  { siteDir, docs, blog, pages }: Pick<CodeSite, 'siteDir'> & ContentFolders,
): string[] {
  if (files.length === 0) return []
  const content = [...docs, ...blog].map(({ path }) => path)
  const code = [join(siteDir, 'src'), ...content, ...(pages ? pages.paths : [])].flatMap(codeIn).join('\n')
  const codeOfTheme = codeIn(join(siteDir, 'src/theme')).join('\n')
  return files.filter((file) => {
    const name = escaped(partName(file))
    const last = escaped(partName(file).split('/').at(-1)!)
    const end = `(?:/index)?(?:\\.[jt]sx?)?['"]`
    return (
      !new RegExp(`theme/${name}${end}`).test(code) &&
      !new RegExp(`['"]\\.\\.?/(?:[^'"]*/)?${last}${end}`).test(codeOfTheme)
    )
  })
}

function escaped(name: string): string {
  return name.replace(/[^\w/]/g, '\\$&')
}

/** Folders that look like `src/theme` and have files with the names of parts. */
function misplacedParts({ siteDir, parts }: Pick<CodeSite, 'siteDir' | 'parts'>): VellumError | undefined {
  const folders = [
    ...namesIn(siteDir).filter((name) => LIKE_THEME.test(name)),
    ...namesIn(join(siteDir, 'src'))
      .filter((name) => LIKE_THEME.test(name) && name !== 'theme')
      .map((name) => `src/${name}`),
  ]
  const used = new Set(Object.values(parts))
  const found = folders.flatMap((folder) =>
    Object.values(findParts(join(siteDir, folder)).parts)
      .filter((file) => !used.has(file))
      .map((file) => relativePath(siteDir, file)),
  )
  const files = found.length === 0 ? [] : withoutImported(found, siteDir)
  const [first] = files
  if (first === undefined) return undefined
  const place = first.replace(/^(?:src\/)?[^/]+/, 'src/theme')
  return new VellumError(
    'Files with the names of parts of the theme are not in `src/theme`, so they replace none.',
    {
      code: 'misplaced-theme-files',
      files,
      hint: `Move them: \`${first}\` to \`${place}\`. The folder is lower-case, and in \`src\` of the site.`,
    },
  )
}

const LIKE_THEME = /^themes?$/i

/** The files that nothing in `src` imports. */
function withoutImported(files: readonly string[], siteDir: string): string[] {
  const imports = codeIn(join(siteDir, 'src')).join('\n')
  return files.filter((file) => {
    const name = file.replace(/^.*?(themes?\/)/i, '$1').replace(/(?:\/index)?\.[jt]sx?$/, '')
    return !imports.includes(`${name}'`) && !imports.includes(`${name}"`)
  })
}

/** The code below a folder. */
function codeIn(dir: string): string[] {
  return namesIn(dir, { recursive: true })
    .filter((path) => /\.(?:[jt]sx?|mdx?)$/.test(path))
    .map((path) => readIfFile(join(dir, path)) ?? '')
}

/** Files such as `Footer/Copyrigth.tsx` beside a part: near to the name of one, and no file of `src/theme` imports them. */
function misspeltParts(
  files: readonly string[],
  { siteDir, names }: { siteDir: string; names: readonly string[] },
): string[] {
  const candidates = files.filter((file) => {
    const name = partName(file)
    return (
      nearestName(
        name,
        names.filter((part) => folderOf(part) === folderOf(name)),
      ) !== undefined
    )
  })
  if (candidates.length === 0) return []
  const code = codeIn(join(siteDir, 'src'))
  return candidates.filter((file) => {
    const imported = `/${partName(file).split('/').at(-1)}`
    return !code.some((text) => new RegExp(`${imported}(?:/index)?(?:\\.[jt]sx?)?['"]`).test(text))
  })
}

function folderOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('/')))
}

/** `Footer/index.tsx` → `Footer` */
function partName(file: string): string {
  return file.replace(/(?:\/index)?\.[jt]sx?$/, '')
}

/** Parts with several files, of which one is used. */
function duplicateParts(siteDir: string): VellumError[] {
  const { duplicates } = findSiteParts(siteDir)
  return Object.entries(duplicates).map(
    ([part, files]) =>
      new VellumError(`Several files replace the part "${part}" of the theme.`, {
        code: 'duplicate-part',
        files: files.map((file) => `src/theme/${file}`),
        hint: `\`src/theme/${files.at(-1)}\` is used: delete all but one.`,
      }),
  )
}

/** The list of the sidebar is HTML that all pages share. */
function unusedState({ siteDir, parts, partLayers }: CodeSite): VellumError | undefined {
  const files = Object.entries(parts).flatMap(([name, file]) =>
    /^DocSidebarItems?(?:\/|$)/.test(name) && usesState(file, { siteDir, parts, partLayers }) ? [file] : [],
  )
  if (files.length === 0) return undefined
  return new VellumError(
    'Items of the sidebar have state, effects or handlers, which do not run: the list is rendered when the site is built.',
    {
      code: 'unused-part-state',
      files: files.map((file) => relativePath(siteDir, file)),
      hint: 'Categories open and close without code in the part: keep the elements and classes of the original. Put what else is interactive into the slot `sidebar:before` or `sidebar:after`, or into a client module.',
    },
  )
}

function namesIn(dir: string, { recursive = false } = {}): string[] {
  try {
    return readdirSync(dir, { recursive, encoding: 'utf8' }).sort()
  } catch {
    return []
  }
}
