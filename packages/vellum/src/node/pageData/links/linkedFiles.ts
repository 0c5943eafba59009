// Where the files that a page links to are searched, and which file a wrong link probably meant.

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
  /** The files that this one translates: relative files are also searched next to them. */
  readonly originals?: readonly string[]
}

/** Looks up linked files by their path as written in the page. */
export interface LinkedFiles {
  /** The possible paths of a Markdown file, in order. */
  readonly markdownPaths: (writtenPath: string) => string[]
  /** The possible paths of any other file, in order. */
  readonly filePaths: (writtenPath: string) => string[]
  /**
   * The page with the most similar name in the same folder, otherwise one of the same name in another folder.
   */
  readonly similarPage: (writtenPath: string) => string | undefined
  /** The file with the most similar name in the same folder; of a folder, its first file. */
  readonly similarFile: (writtenPath: string) => string | undefined
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

  function markdownPaths(writtenPath: string): string[] {
    if (/^\.\.?\//.test(writtenPath)) return pathsIn(ownFolders, writtenPath)
    return pathsIn(
      writtenPath.startsWith('/') ? contentFolders : [...ownFolders, ...contentFolders],
      writtenPath,
    )
  }

  function filePaths(writtenPath: string): string[] {
    return pathsIn(writtenPath.startsWith('/') ? staticDirs : ownFolders, writtenPath)
  }

  function pathsIn(folders: readonly string[], writtenPath: string): string[] {
    if (writtenPath.startsWith(SITE_ALIAS)) return [posix.join(siteDir, writtenPath.slice(SITE_ALIAS.length))]
    return folders.map((dir) => posix.join(dir, writtenPath))
  }

  function similarFile(writtenPath: string): string | undefined {
    for (const path of filePaths(writtenPath.replace(/\/$/, ''))) {
      const base = posix.basename(path)
      const siblings = files.list(posix.dirname(path))
      // A folder has this name: its files are meant.
      const inside = siblings.includes(base)
        ? files.list(path).find((name) => files.exists(posix.join(path, name)))
        : undefined
      if (inside !== undefined) return `${writtenPath.replace(/\/$/, '')}/${inside}`
      const name = nearestName(
        base,
        siblings.filter((sibling) => sibling !== base),
      )
      if (name !== undefined) return siblingOf(writtenPath, name)
    }
    return undefined
  }

  function similarPage(writtenPath: string): string | undefined {
    const base = posix.basename(writtenPath)
    for (const path of markdownPaths(writtenPath)) {
      const dir = posix.dirname(path)
      const pages = files.list(dir).filter((name) => Object.hasOwn(targets, posix.join(dir, name)))
      const name = nearestName(base, pages)
      if (name !== undefined) return siblingOf(writtenPath, name)
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
function siblingOf(writtenPath: string, name: string): string {
  return writtenPath.slice(0, writtenPath.lastIndexOf('/') + 1) + name
}
