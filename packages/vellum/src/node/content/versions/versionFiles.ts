// The paths of the frozen versions of a docs set, in the layout of Docusaurus, and which names a version may
// have.

import { join, sep } from 'node:path'
import { throwAll, VellumError } from '../../base/errors.js'
import { readJsonFile } from '../files/jsonFile.js'

/** The current version: the documents in the folder of the docs set itself. */
export const CURRENT = 'current'

/** Names of the file and the folders, below the site's folder. */
export interface VersionPaths {
  readonly list: string
  readonly docs: string
  readonly sidebars: string
}

/**
 * `versions.json`, `versioned_docs`, `versioned_sidebars`; those of other docs sets begin with their id:
 * `api_versions.json`
 */
export function versionPaths(docsId: string): VersionPaths {
  const prefix = docsId === 'default' ? '' : `${docsId}_`
  return {
    list: `${prefix}versions.json`,
    docs: `${prefix}versioned_docs`,
    sidebars: `${prefix}versioned_sidebars`,
  }
}

/** The folder of a frozen version below the site's folder: `versioned_docs/version-1.0` */
export function versionDocsPath(docsId: string, name: string): string {
  return `${versionPaths(docsId).docs}/version-${name}`
}

/** The sidebar file of a frozen version below the site's folder: `versioned_sidebars/version-1.0-sidebars.json` */
export function versionSidebarsPath(docsId: string, name: string): string {
  return `${versionPaths(docsId).sidebars}/version-${name}-sidebars.json`
}

/** The folder of the frozen version that a file belongs to, absolute; `undefined` when it is in none of this set. */
export function versionDirOf(
  file: string,
  { siteDir, docsId }: { readonly siteDir: string; readonly docsId: string },
): string | undefined {
  const versions = join(siteDir, versionPaths(docsId).docs) + sep
  if (!file.startsWith(versions)) return undefined
  const [folder = '', ...rest] = file.slice(versions.length).split(sep)
  return folder.startsWith('version-') && rest.length > 0 ? versions + folder : undefined
}

/** The names in `versions.json`, newest first; none when there is no such file. */
export async function readVersionNames(siteDir: string, docsId: string): Promise<readonly string[]> {
  const source = versionPaths(docsId).list
  const unsafe = await readJsonFile(join(siteDir, source), { source, name: 'The list of versions' })
  if (unsafe === undefined) return []
  const hint = 'Write the names of the versions, newest first: ["2.0", "1.0"].'
  if (!Array.isArray(unsafe)) {
    throw new VellumError(`"${source}" must be a list of names.`, {
      code: 'invalid-version-list',
      files: [source],
      hint,
    })
  }
  const names: readonly unknown[] = unsafe
  const problems = names.flatMap((name, i) => {
    const wrong =
      typeof name !== 'string'
        ? `${JSON.stringify(name)} is not a name in quotes`
        : names.indexOf(name) < i
          ? `"${name}" is listed twice`
          : versionNameProblem(name)
    return wrong === undefined
      ? []
      : [
          new VellumError(`"${source}" is invalid: ${wrong}.`, {
            code: 'invalid-version-list',
            files: [source],
            hint,
          }),
        ]
  })
  throwAll(problems)
  return names as readonly string[]
}

/** Why a version cannot have a name, which becomes part of paths and URLs; `undefined` when it can. */
export function versionNameProblem(name: string): string | undefined {
  const wrong = RULES.find(([pattern]) => pattern.test(name))
  return wrong && (name.trim() === '' ? wrong[1] : `the name "${printable(name)}" ${wrong[1]}`)
}

const LONGEST = 32

const RULES: readonly (readonly [RegExp, string])[] = [
  [/^\s*$/, 'a name must have at least one letter or digit'],
  [/^\s|\s$/, 'begins or ends with a space'],
  [/[/\\]/, 'has a slash in it'],
  [/^\.\.?$/, 'means a folder'],
  [new RegExp(`.{${LONGEST + 1}}`, 's'), `is longer than ${LONGEST} characters`],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  [/[<>:"|?*#%\u0000-\u001f]/, 'has a character that not every file name and URL can have'],
]

function printable(name: string): string {
  return JSON.stringify(name).slice(1, -1)
}
