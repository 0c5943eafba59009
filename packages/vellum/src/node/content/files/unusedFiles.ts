// Files in a folder of content that do not become part of the site, although an author has put them there for
// it. Collected while folders are scanned, and reported once for each reason.

import { posix } from 'node:path'
import { type DanglingSymlink, danglingSymlinksError } from '../../base/danglingSymlinks.js'
import { VellumError } from '../../base/errors.js'
import { type ContentWarning, warningsOf } from '../contentWarning.js'

/** A file of the content that would be a page with a different extension. */
export interface MisnamedFile {
  /** The path relative to its folder, or to the site: `guide/index.MD` */
  readonly path: string
  /** The path with an extension of pages: `guide/index.md` */
  readonly renamed: string
}

/** A translation whose original does not exist. */
export interface OrphanTranslation {
  /** The path relative to the site. */
  readonly source: string
  /** The original that it would translate. */
  readonly original: string
}

/** Collects files that are not used. */
export interface UnusedFiles {
  readonly addMisnamed: (files: readonly MisnamedFile[]) => void
  readonly addDanglingSymlinks: (links: readonly DanglingSymlink[]) => void
  readonly addOrphans: (translations: readonly OrphanTranslation[]) => void
  /** One warning for each reason. */
  readonly warnings: () => ContentWarning[]
}

/** Creates an empty collection. */
export function collectUnusedFiles(): UnusedFiles {
  const misnamed: MisnamedFile[] = []
  const links: DanglingSymlink[] = []
  const orphans: OrphanTranslation[] = []
  return {
    addMisnamed: (files) => misnamed.push(...files),
    addDanglingSymlinks: (foundLinks) => links.push(...foundLinks),
    addOrphans: (foundOrphans) => orphans.push(...foundOrphans),
    warnings: () => {
      const errors = [misnamedError(misnamed), danglingSymlinksError(links), orphansError(orphans)]
      return warningsOf(
        errors.filter((error) => error !== undefined),
        'warn',
      )
    },
  }
}

/**
 * A file with the extension that its page would have: `a.MD` → `a.md`, `a.markdown` → `a.md`; `undefined` if
 * it has it already.
 */
export function misnamedFile(path: string): MisnamedFile | undefined {
  const extension = posix.extname(path)
  const lower = extension.toLowerCase()
  const wanted = lower === '.markdown' ? '.md' : lower
  if (wanted === extension || !/^\.(?:mdx?|[jt]sx?)$/.test(wanted)) return undefined
  return { path, renamed: path.slice(0, -extension.length) + wanted }
}

/** The fix for files with a wrong extension: `Rename "a.MD" to "a.md".` */
export function renameHint(files: readonly MisnamedFile[]): string {
  const names = files.map(({ path, renamed }) => `"${posix.basename(path)}" to "${posix.basename(renamed)}"`)
  return `Rename ${[...new Set(names)].join(', ')}.`
}

function misnamedError(files: readonly MisnamedFile[]): VellumError | undefined {
  if (files.length === 0) return undefined
  return new VellumError(
    files.length === 1
      ? 'A file is not read as a page because of its extension.'
      : `${files.length} files are not read as pages because of their extensions.`,
    { code: 'misnamed-page', files: files.map(({ path }) => path), hint: renameHint(files) },
  )
}

function orphansError(orphans: readonly OrphanTranslation[]): VellumError | undefined {
  if (orphans.length === 0) return undefined
  return new VellumError(
    orphans.length === 1
      ? 'A translation has no effect: the file that it translates does not exist.'
      : `${orphans.length} translations have no effect: the files that they translate do not exist.`,
    {
      code: 'orphaned-translation',
      files: [
        ...orphans
          .slice(0, MOST_NAMED)
          .map(({ source, original }) => `${source}, a translation of ${original}`),
        ...(orphans.length > MOST_NAMED ? [`${orphans.length - MOST_NAMED} more`] : []),
      ],
      hint: 'Rename or move the translation like the file that it translates, or delete it.',
    },
  )
}

/** There may be hundreds of leftover files. */
const MOST_NAMED = 20
