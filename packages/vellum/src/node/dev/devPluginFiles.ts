// The files that plugins make, in development: derived from the page that announces them, or from all pages, when they
// are requested.

import type { Route } from '../content/routes.js'
import type { DocumentRenderer } from '../render/documentRenderer.js'
import type { Site } from '../steps/loadSite.js'
import { createPageHooks, type DerivedFromPage } from '../steps/pagePlugins.js'
import { type PageTask, pageTask } from '../steps/pageTasks.js'
import { type PageRecords, pluginFiles, pluginSite } from '../steps/sitePlugins.js'
import { attempt } from './devProblems.js'

/** The content of a file by its name below the base; undefined if no plugin makes it. */
export type DevPluginFiles = (name: string) => Promise<Buffer | undefined>

/** The input of the files. */
export interface DevPluginFilesInput {
  readonly site: Site
  readonly cacheDir: string
  readonly taskFor: (route: Route) => Promise<PageTask>
  readonly render: DocumentRenderer
}

/** Makes the files of a site. */
export function createDevPluginFiles({
  site,
  cacheDir,
  taskFor,
  render,
}: DevPluginFilesInput): DevPluginFiles {
  const { config, routes, outPath } = site
  if (config.plugins.length === 0) return async () => undefined
  const derive = createPageHooks(config, { site: pluginSite(site), cacheDir })
  const texts = new Map<string, Buffer>()

  async function deriveFrom(task: PageTask): Promise<DerivedFromPage | undefined> {
    return task.hooked && derive?.(task.hooked, await render(task))
  }

  /** The records of all pages; one with an error shows it when it is opened. */
  async function pages(): Promise<PageRecords[]> {
    const all: PageRecords[] = []
    for (const route of routes) {
      const page = await attempt(async () => {
        const task = await taskFor(route)
        const derived = await deriveFrom(task)
        for (const { name, content } of derived?.files ?? []) texts.set(name, Buffer.from(content))
        return { path: task.page.path, records: derived?.records }
      })
      if (page.ok) all.push(page.value)
    }
    return all
  }

  const read = async (name: string): Promise<Buffer> => {
    const content = texts.get(outPath + name)
    if (content) return content
    throw new Error(`No plugin has made the file "${name}".`)
  }
  const files = pluginFiles(site, { pages, read })
  return async (name) => {
    const ofSite = files.find((file) => file.name === name)
    if (ofSite) return Buffer.from(await ofSite.make())
    if (!derive || !/\.\w+$/.test(name)) return undefined
    for (const route of routes) {
      // Not compiled: the names do not depend on the text.
      const { hooked } = pageTask(route, site, {
        compiled: undefined,
        bundled: undefined,
        components: new Map(),
      })
      if (!hooked?.files.includes(name)) continue
      const derived = await deriveFrom(await taskFor(route))
      const file = derived?.files.find((entry) => entry.name === outPath + name)
      return file && Buffer.from(file.content)
    }
    return undefined
  }
}
