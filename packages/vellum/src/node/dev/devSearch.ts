// The search of a site in development: the index that a build would write, in memory. It is made when it is first
// requested, and again after a change; only pages that have changed are read again.

import { SEARCH_MANIFEST } from '../../shared/search/searchTypes.js'
import { hashOf } from '../cache/diskCache.js'
import type { Route } from '../content/routes.js'
import type { DocumentRenderer } from '../render/documentRenderer.js'
import type { RenderTask } from '../render/renderTask.js'
import type { SearchRecord } from '../search/searchRecord.js'
import type { Site } from '../site/loadSite.js'
import { siteSearchIndex } from '../site/siteSearch.js'
import { attempt } from './devProblems.js'

/** What is known of pages, by the hash of all that they are made from; outlives a site that is loaded again. */
export type KnownRecords = Map<string, SearchRecord | undefined>

/** What the index is made from. */
export interface DevSearchInput {
  readonly site: Site
  readonly known: KnownRecords
  readonly taskFor: (route: Route) => Promise<RenderTask>
  readonly render: DocumentRenderer
}

/** The files of the search. */
export interface DevSearch {
  /** The text of a file of the index, by its name below the base; undefined when it is none. */
  readonly file: (name: string) => Promise<string | undefined>
}

/** Makes the search of a site; without one it has no files. */
export function createDevSearch({ site, known, taskFor, render }: DevSearchInput): DevSearch {
  const files = new Map<string, string>()
  return {
    file: async (name) => {
      if (!site.config.search) return undefined
      // The manifest is requested before all others: what it names is as new as it.
      if (name === SEARCH_MANIFEST) await makeIndex()
      return files.get(name)
    },
  }

  async function makeIndex(): Promise<void> {
    const records: SearchRecord[] = []
    for (const route of site.routes) {
      // A page with an error shows it when it is opened; the others can be found.
      const record = await attempt(() => recordOf(route))
      if (record.ok && record.value) records.push(record.value)
    }
    const index = siteSearchIndex(site, records)!
    files.set(SEARCH_MANIFEST, JSON.stringify(index.manifest))
    for (const { name, text } of index.files) files.set(name, text)
  }

  async function recordOf(route: Route): Promise<SearchRecord | undefined> {
    const task = await taskFor(route)
    const key = hashOf(JSON.stringify([task.page, task.body]))
    // A component may import what nobody knows has changed.
    if (task.body.type === 'component' || !known.has(key)) known.set(key, (await render(task)).search)
    return known.get(key)
  }
}
