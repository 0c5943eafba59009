// The two jobs of a build that take time, page by page: compiling, and rendering with everything that
// follows. Runs in the main thread or in workers, from the same data.

import type { SiteConfig } from '../../config/siteConfig.js'
import type { CompileTimes } from '../../markdown/samples/sampleBatches.js'
import type { CompressOptions } from '../../output/compress.js'
import { createDocumentRenderer, type DocumentRenderer } from '../../render/documentRenderer.js'
import { pageStylesName } from '../../render/pageStyles.js'
import type { RenderContext } from '../../render/renderContext.js'
import type { CompileResult, CompileTask } from '../../steps/compileCache.js'
import { type CompileSetup, type CompileTools, createCompileTools } from '../../steps/compileTools.js'
import { createPageHooks, type DerivePage } from '../../steps/pagePlugins.js'
import type { PageTask } from '../../steps/pageTasks.js'
import { renderSources } from '../../steps/renderSources.js'
import { pluginSite } from '../../steps/sitePlugins.js'
import { openRenderCache, type PageReport, type RenderCache } from '../renderCache.js'
import { type Outcome, outcomeOf } from './outcome.js'

/** How many pages a thread renders at once: while one is written, the next one is rendered. */
export const PAGES_AT_ONCE = 3

/** A page to render and to write. */
export interface WriteTask extends PageTask {
  /** The key of the page in the cache: the hash of everything that it is made from. */
  readonly key: string
  /** The compression level of its HTML. */
  readonly effort: CompressOptions['effort']
}

/** A page that was compiled, not found in the cache. */
export interface CompiledPage {
  readonly result: CompileResult
  readonly times: CompileTimes
}

/** The jobs of one thread. */
export interface SiteJobs {
  readonly tools: CompileTools
  readonly compile: (tasks: readonly CompileTask[]) => Promise<Outcome<CompiledPage>[]>
  /** Renders the pages of one site into a folder. */
  readonly renderInto: (
    context: RenderContext,
    outDir: string,
  ) => Promise<(task: WriteTask) => Promise<Outcome<PageReport>>>
}

/** The jobs for a configuration; every thread makes the same. */
export function createSiteJobs(config: SiteConfig, setup: CompileSetup): SiteJobs {
  const tools = createCompileTools({ config, ...setup })
  return {
    tools,
    compile: (tasks) => compileTimed(tools, tasks),
    renderInto: async (context, outDir) => {
      const render = await createDocumentRenderer(
        context,
        renderSources(tools, (url) => import(url)),
      )
      const pages = openRenderCache({ cacheDir: setup.cacheDir, outDir })
      const site = pluginSite({ config, data: context.site })
      const derive = createPageHooks(config, { site, cacheDir: setup.cacheDir })
      return (task) => outcomeOf(() => renderAndWrite({ task, render, pages, derive }))
    },
  }
}

async function compileTimed(
  { pages, compileAll }: CompileTools,
  tasks: readonly CompileTask[],
): Promise<Outcome<CompiledPage>[]> {
  const all = await compileAll(tasks, (task) => outcomeOf(() => pages.compile(task)))
  return all.map(({ result, times }) =>
    result.ok ? { ok: true, value: { result: result.value, times } } : result,
  )
}

async function renderAndWrite({
  task,
  render,
  pages,
  derive,
}: {
  task: WriteTask
  render: DocumentRenderer
  pages: RenderCache
  derive: DerivePage | undefined
}): Promise<PageReport> {
  const start = performance.now()
  const { page, hooked } = task
  const document = await render(task)
  const { html, hasStyles, data, css, classStyles, sources, links, ids, indexable, search } = document
  const rendered = performance.now()
  const derived = hooked && (await derive?.(hooked, document))
  const derivedAt = performance.now()
  const report = await pages.add(task.key, {
    path: page.path,
    links,
    ids,
    indexable,
    search,
    sources,
    ...(classStyles.length > 0 && { classStyles }),
    ...(derived && { records: derived.records, pluginKeys: derived.cacheKeys }),
    written: [
      // A document with inline styles takes one round trip either way, and the better compression three times
      // the work.
      { name: task.htmlFile, text: html, effort: hasStyles ? 'page' : task.effort },
      // Usually prefetched, so its size matters less than the time of the build.
      { name: task.dataFile, text: data, effort: 'page' },
      ...(css === '' ? [] : [{ name: pageStylesName(task.dataFile), text: css, effort: task.effort }]),
      ...(derived?.files ?? []).map(({ name, content }) => ({
        name,
        text: typeof content === 'string' ? content : Buffer.from(content),
        effort: 'page' as const,
      })),
    ],
  })
  const times = {
    render: rendered - start,
    plugins: derived ? derivedAt - rendered : 0,
    write: performance.now() - derivedAt,
  }
  return { ...report, times }
}
