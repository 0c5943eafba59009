// The files of a site in development that all pages are in: the search index, and the lists of Markdown. Made when they are
// requested, as a build makes them; for the index only pages that have changed are rendered again.

import type { SearchRecord } from 'vellum-search/node'
import { SEARCH_MANIFEST } from '../../shared/siteSearch.js'
import { hashOf } from '../cache/diskCache.js'
import type { Route } from '../content/routes.js'
import type { DocumentRenderer } from '../render/documentRenderer.js'
import type { Site } from '../steps/loadSite.js'
import type { PageTask } from '../steps/pageTasks.js'
import {
  LLMS_FILES,
  llmsFile,
  type MarkdownEntry,
  markdownEntry,
  markdownName,
} from '../steps/siteMarkdown.js'
import { siteSearchIndex } from '../steps/siteSearch.js'
import { attempt } from './devProblems.js'

/** What the search knows of pages, by the hash of all that they are made from; outlives a site that is loaded again. */
export type KnownRecords = Map<string, SearchRecord | undefined>

/** What the files are made from. */
export interface DevListingsInput {
  readonly site: Site
  readonly knownRecords: KnownRecords
  readonly taskFor: (route: Route) => Promise<PageTask>
  readonly render: DocumentRenderer
}

/** The text of a file, by its name below the base; undefined when it is none, or the site has not enabled it. */
export interface DevListings {
  /** A file of the search index. */
  readonly searchFile: (name: string) => Promise<string | undefined>
  /** The Markdown of a page, or a list of them. */
  readonly markdownFile: (name: string) => Promise<string | undefined>
}

/** Makes the files of a site. */
export function createDevListings({ site, knownRecords, taskFor, render }: DevListingsInput): DevListings {
  const { config, routes, context } = site
  const index = new Map<string, string>()
  const byMarkdown = new Map(
    routes.map((route) => [markdownName(context.urls.href(route.path), config), route]),
  )
  return {
    searchFile: async (name) => {
      if (!config.search) return undefined
      // The manifest is requested before all others: what it names is as new as it.
      if (name === SEARCH_MANIFEST) await makeIndex()
      return index.get(name)
    },
    markdownFile: async (name) => {
      if (!config.markdownPages) return undefined
      const list = LLMS_FILES.find((file) => file === name)
      if (list) return llmsFile(list, site, await markdownOfAll())
      const route = byMarkdown.get(name)
      return route && (await render(await taskFor(route))).markdown
    },
  }

  async function makeIndex(): Promise<void> {
    const records = await readAll(async (task) => {
      const key = hashOf(JSON.stringify([task.page, task.body]))
      // A component may import what nobody knows has changed.
      if (task.body.type === 'component' || !knownRecords.has(key)) {
        knownRecords.set(key, (await render(task)).search)
      }
      return knownRecords.get(key)
    })
    const { manifest, files } = siteSearchIndex(site, records)!
    index.set(SEARCH_MANIFEST, JSON.stringify(manifest))
    for (const { name, text } of files) index.set(name, text)
  }

  async function markdownOfAll() {
    const texts = new Map<MarkdownEntry, string>()
    const entries = await readAll(async (task) => {
      const { markdown = '', indexable } = await render(task)
      const entry = markdownEntry(task, { indexable })
      if (entry) texts.set(entry, markdown)
      return entry && ([task.page.path, entry] as const)
    })
    return { entries: new Map(entries), textOf: (entry: MarkdownEntry) => texts.get(entry)! }
  }

  /** What is read of each page. One with an error shows it when it is opened; the lists have the others. */
  async function readAll<T>(read: (task: PageTask) => Promise<T | undefined>): Promise<T[]> {
    const all: T[] = []
    for (const route of routes) {
      const result = await attempt(async () => read(await taskFor(route)))
      if (result.ok && result.value !== undefined) all.push(result.value)
    }
    return all
  }
}
