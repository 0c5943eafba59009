// The context of navbar items: the docs sets and their versions.

import type { DocsVersionsData } from '../../../shared/site.js'
import { sentences, VellumError } from '../../base/errors.js'
import { didYouMean } from '../../base/nearestName.js'
import type { SiteConfig } from '../../config/siteConfig.js'
import type { DocsSet, SiteModel } from '../../content/loadSiteModel.js'
import type { Version } from '../../content/versions/version.js'
import { lastVersionOf } from '../docs/docsVersions.js'
import type { RouteUrls } from '../links/routeUrls.js'

/** The site, for its navbar. */
export interface NavbarContext {
  readonly config: SiteConfig
  readonly model: SiteModel
  readonly urls: RouteUrls
  /** The docs sets that have several versions. */
  readonly docsVersions: readonly DocsVersionsData[]
}

/** The docs set that an item names. */
export function docsSetOf({ model }: NavbarContext, id: string): DocsSet {
  const foundSet = model.docs.find((set) => set.id === id)
  if (foundSet) return foundSet
  const knownIds = model.docs.map((set) => set.id)
  if (knownIds.length === 0) {
    throw new VellumError('The item needs documents, and `docs` is disabled.', {
      code: 'docs-disabled',
      hint: 'Remove the item, or `docs: false`.',
    })
  }
  throw new VellumError(`There is no docs set with the id "${id}".`, {
    code: 'unknown-docs-set',
    hint: sentences(didYouMean(id, knownIds), `Available ids: ${knownIds.join(', ')}.`),
  })
}

/** The version that items link to: the navbar is made once, for pages of no version. */
export function lastVersion(context: NavbarContext, docsId: string): Version {
  const set = docsSetOf(context, docsId)
  const version = lastVersionOf(set)
  if (!version)
    throw new VellumError(`The docs set "${set.id}" has no version.`, {
      code: 'no-version-left',
      hint: 'Freeze a version with `vellum version <name>`, or remove the item.',
    })
  return version
}
