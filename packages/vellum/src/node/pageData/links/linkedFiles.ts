// Where the files that a page links to are looked for, and which file a wrong link may have meant.

import { posix } from 'node:path'
import { nearestName } from '../../base/nearestName.js'
import type { MarkdownTargets } from './markdownTargets.js'
import type { SiteFiles } from './siteFiles.js'

/** The files of a site. Paths are absolute. */
export interface LinkedSite {
  readonly siteDir: string
  readonly staticDirs: readonly string[]
  readonly targets: MarkdownTargets
  readonly files: SiteFiles
}

/** The page that links. Paths are absolute. */
export interface LinkedFilesInput {
  readonly site: LinkedSite
  /** The Markdown file of the page. */
  readonly file: string
  /** Folder of the documents that it belongs to; none for a standalone page. */
  readonly contentDir: string | undefined
  /** The files that this one translates: relative files are also looked for beside them. */
  readonly originals?: readonly string[]
}

/** Looks up linked files by their path as written in the page. */
export interface LinkedFiles {
  /** Where a Markdown file may be, in order. */
  readonly markdownPaths: (written: string) => string[]
  /** Where any other file may be, in order. */
  readonly filePaths: (written: string) => string[]
  /** The page with the most similar name in the same folder, else one of the same name in another folder. */
  readonly similarPage: (written: string) => string | undefined
  /** The file with the most similar name in the same folder. */
  readonly similarFile: (written: string) => string | undefined
}

/** The prefix of paths from the site's folder. */
export const SITE_ALIAS = '@site/'

/** Makes the lookup of one page. */
export function createLinkedFiles({ site, file, contentDir, originals = [] }: LinkedFilesInput): LinkedFiles {
  const { siteDir, staticDirs, targets, files } = site
  const folder = posix.dirname(file)
  const ownFolders = [folder, ...originals.map((original) => posix.dirname(original))]
  const contentFolders = [...(contentDir === undefined ? [] : [contentDir]), siteDir]
  return { markdownPaths, filePaths, similarPage, similarFile }

  function markdownPaths(written: string): string[] {
    if (/^\.\.?\//.test(written)) return pathsIn(ownFolders, written)
    return pathsIn(written.startsWith('/') ? contentFolders : [...ownFolders, ...contentFolders], written)
  }

  function filePaths(written: string): string[] {
    return pathsIn(written.startsWith('/') ? staticDirs : ownFolders, written)
  }

  function pathsIn(folders: readonly string[], written: string): string[] {
    if (written.startsWith(SITE_ALIAS)) return [posix.join(siteDir, written.slice(SITE_ALIAS.length))]
    return folders.map((dir) => posix.join(dir, written))
  }

  function similarFile(written: string): string | undefined {
    for (const path of filePaths(written)) {
      const name = nearestName(posix.basename(path), files.list(posix.dirname(path)))
      if (name !== undefined) return siblingOf(written, name)
    }
    return undefined
  }

  function similarPage(written: string): string | undefined {
    const base = posix.basename(written)
    for (const path of markdownPaths(written)) {
      const dir = posix.dirname(path)
      const pages = files.list(dir).filter((name) => Object.hasOwn(targets, posix.join(dir, name)))
      const name = nearestName(base, pages)
      if (name !== undefined) return siblingOf(written, name)
    }
    const elsewhere = Object.keys(targets)
      .sort()
      .find((target) => posix.basename(target) === base)
    if (elsewhere === undefined) return undefined
    const path = posix.relative(folder, elsewhere)
    return path.startsWith('.') ? path : `./${path}`
  }
}

/** `./guide/instal.md` with `install.md` → `./guide/install.md` */
function siblingOf(written: string, name: string): string {
  return written.slice(0, written.lastIndexOf('/') + 1) + name
}
