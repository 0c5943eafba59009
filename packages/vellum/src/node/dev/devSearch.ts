// The search index of a site in development. Made when it is requested, as in a build; only changed pages are
// rendered again.

import type { SearchRecord } from 'vellum-search/node'
import { SEARCH_MANIFEST } from '../../shared/siteSearch.js'
import { hashOf } from '../cache/diskCache.js'
import type { Route } from '../content/routes.js'
import type { DocumentRenderer } from '../render/documentRenderer.js'
import type { Site } from '../steps/loadSite.js'
import type { PageTask } from '../steps/pageTasks.js'
import { siteSearchIndex } from '../steps/siteSearch.js'
import { attempt } from './devProblems.js'

/**
 * The search records of pages, by the hash of everything that they are made from; outlives a site that is
 * loaded again.
 */
export type KnownRecords = Map<string, SearchRecord | undefined>

/** The input of the files. */
export interface DevSearchInput {
  readonly site: Site
  readonly knownRecords: KnownRecords
  readonly taskFor: (route: Route) => Promise<PageTask>
  readonly render: DocumentRenderer
}

/** The text of a file, by its name below the base; undefined if there is none, or the site has not enabled it. */
export interface DevSearch {
  /** A file of the search index. */
  readonly searchFile: (name: string) => Promise<string | undefined>
}

/** Makes the files of a site. */
export function createDevSearch({ site, knownRecords, taskFor, render }: DevSearchInput): DevSearch {
  const { config, routes } = site
  const index = new Map<string, string>()
  return {
    searchFile: async (name) => {
      if (!config.search) return undefined
      // The manifest is requested before all others: the files that it names are as new as the manifest.
      if (name === SEARCH_MANIFEST) await makeIndex()
      return index.get(name)
    },
  }

  async function makeIndex(): Promise<void> {
    const records = await readAll(async (task) => {
      const key = hashOf(JSON.stringify([task.page, task.body]))
      // A component may import a file whose change was not noticed.
      if (task.body.type === 'component' || !knownRecords.has(key)) {
        knownRecords.set(key, (await render(task)).search)
      }
      return knownRecords.get(key)
    })
    const { manifest, files } = siteSearchIndex(site, records)!
    index.set(SEARCH_MANIFEST, JSON.stringify(manifest))
    for (const { name, text } of files) index.set(name, text)
  }

  /** The data of each page. A page with an error shows it when it is opened; the lists have the others. */
  async function readAll<T>(read: (task: PageTask) => Promise<T | undefined>): Promise<T[]> {
    const all: T[] = []
    for (const route of routes) {
      const result = await attempt(async () => read(await taskFor(route)))
      if (result.ok && result.value !== undefined) all.push(result.value)
    }
    return all
  }
}
