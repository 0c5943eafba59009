// Plans the rendering of a locale into the folder of the new site. Tasks are made one by one as threads take
// them up, and only the report of a page is kept.

import { VellumError } from '../base/errors.js'
import { mapConcurrently } from '../base/mapConcurrently.js'
import { hashOf } from '../cache/diskCache.js'
import type { RenderContext } from '../render/renderContext.js'
import { hasComponents, readsDocs } from '../render/renderTask.js'
import { renderedFingerprint } from '../steps/pagePlugins.js'
import { routeTask } from '../steps/routeTask.js'
import type { BuildContext } from './buildContext.js'
import type { BundledPages } from './bundle/types.js'
import type { CompiledLocale } from './compileLocales.js'
import type { RenderWork } from './jobs/jobRunner.js'
import type { WriteTask } from './jobs/siteJobs.js'
import { localeContext } from './localeContext.js'
import { openRenderCache, type PageReport, type WrittenPage } from './renderCache.js'

/**
 * Up to this many pages, of all locales, their HTML is compressed better: it saves 8 % of its bytes and costs
 * 25 ms each.
 */
const FEW_PAGES = 100

/** The rendered pages. */
export interface Rendering {
  /** The reports in the order of the routes; the last one is that of the not-found page. */
  readonly reports: readonly WrittenPage[]
  /** The keys of every page in the cache. */
  readonly keys: ReadonlySet<string>
  /** The data that all pages were rendered with. */
  readonly context: RenderContext
}

/**
 * Called for every page with the index of its route, in any order; the not-found page has the index after the
 * last route.
 */
export type OnPage = (index: number, page: PageReport) => void

/** The pages of a locale that are not in the cache. */
export interface RenderPlan extends RenderWork {
  /** The rendered pages, when all are rendered. */
  readonly end: () => Rendering
}

/** Finds out which pages of a locale must be rendered; those in the cache are passed to `onPage`. */
export async function planRendering(
  { staging, assets, cacheDir, engine, target }: BuildContext,
  { locale, bundle, onPage }: { locale: CompiledLocale; bundle: BundledPages; onPage: OnPage },
): Promise<RenderPlan> {
  const { site, jobs, setup } = locale
  const context = await localeContext(site, { bundle, assets, target })
  const taskAt = createTasks(locale, {
    bundle,
    keyOf: createKeys(context, engine('renderer') + pluginFingerprint(site)),
  })
  const cache = openRenderCache({ cacheDir, outDir: staging.dir })
  const reports: WrittenPage[] = []
  const keep = (index: number, page: PageReport) => {
    onPage(index, page)
    const { links: _, ids: __, search: ___, ...pageReport } = page
    reports[index] = pageReport
    return pageReport
  }
  const keys = new Set<string>()
  const missing: number[] = []
  const indexes = Array.from({ length: site.routes.length + 1 }, (_, i) => i)
  await mapConcurrently(indexes, {
    concurrency: 8,
    run: async (i) => {
      const { key, page } = taskAt(i)
      keys.add(key)
      const cachedPage = await cache.find(key, page.path)
      if (cachedPage) keep(i, cachedPage)
      else missing.push(i)
    },
  })
  missing.sort((a, b) => a - b)
  return {
    jobs,
    setup,
    rendering: { context, outDir: staging.dir },
    count: missing.length,
    // Made again when a thread takes it up: all tasks together would hold the HTML of all pages.
    tasks: function* () {
      for (const i of missing) yield taskAt(i)
    },
    take: (outcome, at) => (outcome.ok ? { ok: true, value: keep(missing[at]!, outcome.value) } : outcome),
    end: () => {
      if (site.config.plugins.some(({ rendered }) => rendered)) checkFilesOnce(reports)
      for (const { files: paths, bytes } of reports) staging.adopt({ paths, bytes })
      return { reports, keys, context }
    },
  }
}

/** A file that a plugin makes differently for two pages: which of the two is written last depends on threads. */
function checkFilesOnce(reports: readonly WrittenPage[]): void {
  const owners = new Map<string, { readonly page: string; readonly object: string | undefined }>()
  for (const { path, files, objects } of reports) {
    for (const [i, file] of files.entries()) {
      const owner = owners.get(file)
      if (owner !== undefined && owner.object !== objects[i]) {
        throw new VellumError(
          `\`rendered\` makes the file "${file}" for the pages "${owner.page}" and "${path}".`,
          {
            code: 'plugin-file-twice',
            hint: 'Make the name in the plugin from the path of the page; a file of the whole site belongs in `files`.',
          },
        )
      }
      owners.set(file, { page: path, object: objects[i] })
    }
  }
}

/** What the `rendered` hooks of plugins depend on: their keys, or the files of the configuration. */
function pluginFingerprint({ config, configHash }: CompiledLocale['site']): string {
  return renderedFingerprint(config.plugins, configHash)
}

/** Makes the task of a route by its index; the index after the last route is the not-found page. */
function createTasks(
  { site, compiled }: CompiledLocale,
  { bundle, keyOf }: { bundle: BundledPages; keyOf: (task: Omit<WriteTask, 'key'>) => string },
): (index: number) => WriteTask {
  const { pages: bundled, components } = bundle.locales.get(site.model.locale)!
  // The same even if only one locale is built.
  const pages = site.routes.length * site.config.i18n.locales.length
  const effort: WriteTask['effort'] = pages > FEW_PAGES ? 'page' : 'fewPages'
  return (index) => {
    const sized = { ...routeTask(site.routes[index], site, { compiled, bundled, components }), effort }
    return { ...sized, key: keyOf(sized) }
  }
}

/** The hash of everything that a page is made from. */
function createKeys(
  { docs, docsFile, sidebars, theme, ...shared }: RenderContext,
  engine: string,
): (task: Omit<WriteTask, 'key'>) => string {
  const forAll = hashOf(engine, JSON.stringify(shared), theme?.hash ?? '')
  // Only components can use the data of docs, and all that is known of the items of a sidebar.
  const forComponents = hashOf(forAll, JSON.stringify([docs, docsFile, sidebars]))
  const lists = new Map(
    Object.entries(sidebars).map(([key, sidebar]) => [key, hashOf(JSON.stringify(sidebar, withoutDetails))]),
  )
  return (task) =>
    hashOf(
      readsDocs(task, shared) ? forComponents : forAll,
      lists.get(task.sidebarKey ?? '') ?? '',
      JSON.stringify(withoutPlaces(task)),
    )
}

function withoutModule(name: string, value: unknown): unknown {
  return name === 'module' ? undefined : value
}

/** Leaves out the data of sidebar items that the list does not show. */
function withoutDetails(name: string, value: unknown): unknown {
  return name === 'description' || name === 'customProps' ? undefined : value
}

/** Independent of folders: a module has the hash of its code. */
function withoutPlaces({ body, ...task }: Omit<WriteTask, 'key'>): object {
  return {
    ...task,
    body: hasComponents(body) ? (JSON.parse(JSON.stringify(body, withoutModule)) as object) : body,
  }
}
