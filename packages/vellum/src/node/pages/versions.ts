// Which version of a set of documents is meant when nothing says which.

import { posix } from 'node:path'
import type { SiteConfig } from '../config/siteConfig.js'
import type { DocsSet } from '../content/loadSiteModel.js'
import type { Version } from '../content/loadVersion.js'

/** The latest version: the one at the path of its set (VR-2, VR-3). */
export function lastVersionOf({ id, versions }: DocsSet, config: SiteConfig): Version | undefined {
  const { routeBasePath = '' } = config.docs.find((set) => set.id === id) ?? {}
  return versions.find(({ path }) => path === posix.join('/', routeBasePath)) ?? versions[0]
}
