// Classifies a changed file: which part of a served site must be loaded again. Pure.

import { basename, extname, join, sep } from 'node:path'
import { isPackageSource } from './linkedPackages.js'

/**
 * What must be loaded again: everything, the content (also for data of plugins), or only the page. Whether a file of a package matters
 * to the site cannot be known: everything is loaded again, once no more of them change.
 */
export type Change = 'config' | 'package' | 'data' | 'content' | 'page'

/** A file that was changed, added or removed. */
export interface FileChange {
  readonly file: string
  readonly isNew: boolean
}

/** The files and folders that a site depends on, absolute. */
export interface KnownFiles {
  readonly siteDir: string
  /** The configuration and what it imports. */
  readonly configFiles: readonly string[]
  /** Whether the configuration has an error: any file of code may be the one that fixes it. */
  readonly hasConfigError: boolean
  /** Files besides the content that it depends on: sidebars, tags. */
  readonly contentFiles: readonly string[]
  /** Files and folders that the content of plugins is made from. */
  readonly watched: readonly string[]
  /** Folders of documents and pages. */
  readonly contentDirs: readonly string[]
  /** Folders of the packages that are linked into the site. */
  readonly packages: readonly string[]
}

const CONTENT_TYPES = new Set(['.md', '.mdx', '.yml', '.yaml', '.json'])

/** What a configuration can import. */
const CODE_TYPES = new Set(['.ts', '.mts', '.cts', '.tsx', '.js', '.mjs', '.cjs', '.jsx', '.json'])

/** Returns what a changed file affects. */
export function classifyChange({ file, isNew }: FileChange, knownFiles: KnownFiles): Change {
  const { siteDir, configFiles, hasConfigError, contentFiles, watched, contentDirs, packages } = knownFiles
  // Including by its name: the file may be new.
  if (configFiles.includes(file) || isConfigName(file, siteDir)) return 'config'
  if (hasConfigError && CODE_TYPES.has(extname(file))) return 'config'
  // A part of the theme is replaced, or no longer.
  if (isNew && file.startsWith(join(siteDir, 'src/theme') + sep)) return 'config'
  if (contentFiles.includes(file)) return 'content'
  if (watched.some((path) => file === path || file.startsWith(path + sep))) return 'data'
  if (isPackageSource(file, packages)) return 'package'
  const isContent = contentDirs.some((dir) => file.startsWith(dir + sep))
  return isContent && (isNew || CONTENT_TYPES.has(extname(file))) ? 'content' : 'page'
}

/** Whether a file is the site's configuration, by its name. */
export function isConfigName(file: string, siteDir: string): boolean {
  const name = basename(file)
  return file === siteDir + sep + name && /^vellum\.config\.m?[jt]s$/.test(name)
}
