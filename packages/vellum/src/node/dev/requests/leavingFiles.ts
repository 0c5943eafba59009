// Files in the site's folder whose target is elsewhere: Vite compares names only, and would follow a symbolic
// link to any file of the machine.

import { join, sep } from 'node:path'
import { decodePath, splitUrl, withoutBase } from '../../../shared/url.js'
import { createLeavingTarget } from '../../base/leavingSymlinks.js'
import { relativePath } from '../../base/relativePath.js'
import type { SiteConfig } from '../../config/siteConfig.js'
import type { Refusal } from './guardRequests.js'

/** What belongs to a site. */
export interface LeavingFilesInput {
  readonly siteDir: string
  readonly baseUrl: string
  /** Further folders that links may point to. */
  readonly folders: readonly string[]
  /** Whether a file is a page of the site: the target of such a link is published. */
  readonly isPage: (file: string) => boolean
}

/** Why the file of a URL is not served; undefined if it is inside, or the URL is not that of a file. */
export function refusedFile(
  url: string,
  { siteDir, baseUrl, folders, isPage }: LeavingFilesInput,
): Refusal | undefined {
  const path = decodePath(withoutBase(splitUrl(url).path, baseUrl) ?? '')
  const file = path.startsWith(FS_PREFIX) ? path.slice(FS_PREFIX.length - 1) : join(siteDir, path)
  if (!file.startsWith(siteDir + sep) || isPage(file)) return undefined
  const target = createLeavingTarget([siteDir, ...folders])(file)
  if (target === undefined) return undefined
  return {
    status: 403,
    text: `${relativePath(siteDir, file)} is, or is below, a symbolic link that leads out of the site, to ${target}.\n  Copy its target into the site.`,
  }
}

/** Vite's prefix of an absolute path. */
const FS_PREFIX = '/@fs/'

/** The folders of a site that may be links themselves: its configuration names them. */
export function configuredFolders({
  docs,
  blog,
  pages,
  staticDirectories,
  i18n,
}: SiteConfig): readonly string[] {
  return [
    ...docs.map(({ path }) => path),
    ...blog.map(({ path }) => path),
    ...(pages ? pages.paths : []),
    ...staticDirectories,
    i18n.path,
  ]
}
