// The whole of a site's content: every set of documents with its versions, in one
// locale. What it needs of the outside, the import of a sidebar file, is passed in.

import { posix, relative, sep } from 'node:path'
import type { SiteConfig } from '../config/siteConfig.js'
import { loadVersion, type Version } from './loadVersion.js'

/** A set of documents. Most sites have one, with the id `default`. */
export interface DocsSet {
  readonly id: string
  /** Newest first. */
  readonly versions: readonly Version[]
}

/** The content of a site in one locale. */
export interface SiteModel {
  readonly locale: string
  readonly docs: readonly DocsSet[]
  /** Files besides the content that the model depends on, absolute. */
  readonly files: readonly string[]
}

/** What a model is made from. */
export interface SiteModelInput {
  readonly config: SiteConfig
  readonly locale: string
  readonly production: boolean
  /** Runs a sidebar file; the same as for the configuration. */
  readonly importFile: (file: string) => Promise<{
    readonly exports: Readonly<Record<string, unknown>>
    readonly files: readonly string[]
  }>
}

export async function loadSiteModel({
  config,
  locale,
  production,
  importFile,
}: SiteModelInput): Promise<SiteModel> {
  const files: string[] = []
  const sourceOf = (path: string) => relative(config.siteDir, path).split(sep).join('/')
  const docs: DocsSet[] = []
  for (const { id, path, routeBasePath, sidebarPath } of config.docs) {
    let sidebars: unknown = sidebarPath === false ? false : undefined
    let sidebarsFile = 'the default sidebar'
    if (typeof sidebarPath === 'string') {
      const imported = await importFile(sidebarPath)
      sidebars = imported.exports.default
      sidebarsFile = sourceOf(sidebarPath)
      files.push(...imported.files)
    }
    const current = await loadVersion({
      // The only version is the latest, and takes the path of the set (VR-2).
      name: 'current',
      label: 'Next',
      path: posix.join('/', routeBasePath),
      locale,
      dir: path,
      source: sourceOf(path),
      sidebars,
      sidebarsFile,
      production,
    })
    docs.push({ id, versions: [current] })
  }
  return { locale, docs, files }
}
