// Renders all pages into the folder of the new site. Tasks are made one by one as
// threads take them up, and of a page only its report is kept.

import type { Logger } from '../base/logger.js'
import { mapConcurrently } from '../base/mapConcurrently.js'
import { hashOf } from '../cache/diskCache.js'
import { earlyScripts } from '../output/earlyScripts.js'
import { inlineCss } from '../output/firstFlight.js'
import type { Staging } from '../output/writeSite.js'
import { allSidebars, sidebarKey } from '../pages/modelIndex.js'
import type { RenderContext, SiteSidebar } from '../render/renderContext.js'
import { renderSidebar } from '../render/siteFragments.js'
import { type CompiledSource, excerptName } from '../site/compileCache.js'
import type { Site } from '../site/loadSite.js'
import { notFoundTask, pageTask } from '../site/pageTasks.js'
import { listName, postsOfList } from '../site/postLists.js'
import { bootScript } from '../vite/bootScript.js'
import type { AssetWriter } from './assetWriter.js'
import type { BundledPages } from './bundle/types.js'
import type { JobRunner } from './jobs/jobRunner.js'
import { valuesOf } from './jobs/outcome.js'
import type { WriteTask } from './jobs/siteJobs.js'
import { openRenderCache, type PageReport, type WrittenPage } from './renderCache.js'

/** The HTML of so many pages is made as small as assets: it saves a tenth of its bytes and costs a tenth of a second each. */
const FEW_PAGES = 100

/** What was rendered. */
export interface Rendering {
  /** In the order of the routes; the last one is the not-found page. */
  readonly reports: readonly WrittenPage[]
  /** Of every page in the cache. */
  readonly keys: ReadonlySet<string>
  /** What all pages were rendered with. */
  readonly context: RenderContext
}

export async function renderAll({
  site,
  bundle,
  compiled,
  runner,
  staging,
  assets,
  cacheDir,
  engine,
  logger,
  onPage,
}: {
  site: Site
  bundle: BundledPages
  compiled: ReadonlyMap<string, CompiledSource>
  runner: JobRunner
  staging: Staging
  assets: AssetWriter
  cacheDir: string
  /** Of what renders, from `engineFingerprint`. */
  engine: string
  logger: Logger
  /** Told of every page with the index of its route, in any order; the not-found page comes after all routes. */
  onPage: (index: number, page: PageReport) => void
}): Promise<Rendering> {
  const own = bundle.locales.get(site.model.locale)!
  const sidebars = await writeSidebars(site, assets)
  const docsFile = await writeDocs(site, assets)
  const context = renderContext({ site, bundle, sidebars, docsFile })
  const keyOf = createKeys(context, engine)
  const effort: WriteTask['effort'] = site.routes.length > FEW_PAGES ? 'page' : 'asset'
  const taskAt = (i: number): WriteTask => {
    const route = site.routes[i]
    const task = route
      ? pageTask(route, site, {
          compiled: compiled.get(route.source),
          bundled: own.pages.get(route.type === 'post-list' ? listName(route) : route.source),
          excerpts: postsOfList(route, site)?.map(({ source }) => compiled.get(excerptName(source))!),
        })
      : notFoundTask(site)
    const sized = { ...task, effort }
    return { ...sized, key: keyOf(sized) }
  }
  const cached = openRenderCache({ cacheDir, outDir: staging.dir })
  const reports: WrittenPage[] = []
  const keep = (index: number, page: PageReport) => {
    onPage(index, page)
    const { links: _, ids: __, ...written } = page
    reports[index] = written
    return written
  }
  const keys = new Set<string>()
  const missing: number[] = []
  const indexes = Array.from({ length: site.routes.length + 1 }, (_, i) => i)
  await mapConcurrently(indexes, {
    concurrency: 8,
    run: async (i) => {
      const { key, page } = taskAt(i)
      keys.add(key)
      const found = await cached.find(key, page.path)
      if (found) keep(i, found)
      else missing.push(i)
    },
  })
  missing.sort((a, b) => a - b)
  // Made again when their turn comes: all tasks at once would be all pages at once.
  const tasks = function* (): Iterable<WriteTask> {
    for (const i of missing) yield taskAt(i)
  }
  const count = missing.length
  const progress = logger.progress('Rendering pages', count)
  const outcomes = await runner.render(
    { context, outDir: staging.dir },
    { count, tasks: tasks() },
    {
      onDone: progress.advance,
      take: (outcome, at) => (outcome.ok ? { ok: true, value: keep(missing[at]!, outcome.value) } : outcome),
    },
  )
  progress.done()
  valuesOf(outcomes)
  for (const { files: paths, bytes } of reports) staging.adopt({ paths, bytes })
  return { reports, keys, context }
}

/** The hash of all that a page is made from. */
function createKeys(
  { docs, ...shared }: RenderContext,
  engine: string,
): (task: Omit<WriteTask, 'key'>) => string {
  const forAll = hashOf(engine, JSON.stringify(shared))
  // Only components can ask about other documents; pages without any do not change with them.
  const forComponents = hashOf(forAll, JSON.stringify(docs))
  return (task) => hashOf(task.body.type === 'component' ? forComponents : forAll, JSON.stringify(task))
}

/** Writes the whole list of every sidebar as a file of its own; sidebars by their key. */
async function writeSidebars(
  { context, data, messages, model, config, assetPath }: Site,
  assets: AssetWriter,
): Promise<Record<string, SiteSidebar>> {
  const sidebars: Record<string, SiteSidebar> = {}
  for (const found of allSidebars(context, model)) {
    const { docsId, id, sidebar } = found
    const html = await renderSidebar(sidebar, { site: data, messages })
    const name = `assets/sidebar-${markOf(config, model.locale)}${docsId}-${id.replace(/[^\w-]+/g, '-')}-${hashOf(html).slice(0, 8)}.txt`
    await assets.write(assetPath + name, html)
    sidebars[sidebarKey(found)] = { id, items: sidebar.items, file: config.assetBase + name }
  }
  return sidebars
}

/** Writes all that components may ask about documents as one file; only pages that ask load it. */
async function writeDocs(
  { docs, config, model, assetPath }: Site,
  assets: AssetWriter,
): Promise<string | undefined> {
  if (docs.length === 0) return undefined
  const text = JSON.stringify(docs)
  const name = `assets/docs-${markOf(config, model.locale)}${hashOf(text).slice(0, 8)}.json`
  await assets.write(assetPath + name, text)
  return config.assetBase + name
}

/** Names the files of a language. */
function markOf({ i18n }: Site['config'], locale: string): string {
  return locale === i18n.defaultLocale ? '' : `${locale}-`
}

function renderContext({
  site: { data, docs, config, messages, model, feeds },
  bundle,
  sidebars,
  docsFile,
}: {
  site: Site
  bundle: BundledPages
  sidebars: RenderContext['sidebars']
  docsFile: string | undefined
}): RenderContext {
  const { styles, boot, locales } = bundle
  const { noIndex, headTags, stylesheets, themeConfig } = config
  const early = earlyScripts(data, { ...config, boot: bootScript() })
  const context = {
    site: data,
    messages,
    docs,
    head: {
      noIndex,
      headTags,
      stylesheets,
      scripts: config.scripts,
      themeConfig: { metadata: themeConfig.metadata, image: themeConfig.image },
      feeds: feeds.map(({ href, mime, title }) => ({ href, mime, title })),
    },
    styles: styles.map((name) => config.assetBase + name),
    inlineCss: inlineCss(
      styles.map((style) => bundle.files.find(({ name }) => name === style)!.bytes.toString()),
    ),
    scripts: [],
    sidebars,
    docsFile,
    prepaint: early.prepaint,
    banner: early.banner,
    boot: {
      code: early.boot,
      src: config.assetBase + boot,
      load: locales
        .get(model.locale)!
        .shell.map((name) => config.assetBase + name)
        .join(' '),
    },
  }
  // The same for the same site, whatever its pages say: another id means that open tabs have old code.
  const buildId = hashOf(JSON.stringify(context), ...filesOfLocale(bundle, model.locale)).slice(0, 12)
  return { ...context, buildId }
}

/** The names of the files that a language uses, without those that only others do. */
function filesOfLocale({ files, locales }: BundledPages, locale: string): string[] {
  const namesOf = (name: string) => {
    const { shell, pages } = locales.get(name)!
    return [...shell, ...[...pages.values()].map(({ script }) => script)]
  }
  const own = new Set(namesOf(locale))
  const foreign = new Set([...locales.keys()].flatMap(namesOf).filter((name) => !own.has(name)))
  // A footer is a part of the site's data.
  return files.map(({ name }) => name).filter((name) => !foreign.has(name) && !/\/footer-/.test(name))
}
