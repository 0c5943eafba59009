// Writes what a site has besides its pages, replaces the last one with it, and deletes from the caches what
// this build did not use.

import { join } from 'node:path'
import { openDiskCache } from '../cache/diskCache.js'
import { listStaticFiles } from '../output/staticFiles.js'
import { pruneCompileCache } from '../site/compileCache.js'
import type { BuildContext } from './buildContext.js'
import type { BundledGroup } from './bundleLocales.js'
import { CARD_CACHE } from './jobs/siteJobs.js'
import { keepOldAssets } from './keepOldAssets.js'
import { createLiveRenderer } from './liveContent.js'
import { makeFeeds } from './makeFeeds.js'
import { pruneRenderCache } from './renderCache.js'
import type { RenderedLocale } from './renderLocales.js'
import { writeMarkdown } from './writeMarkdown.js'
import { writeSearch } from './writeSearch.js'
import { type WrittenLocale, writeSiteFiles } from './writeSiteFiles.js'

/** Finishes the site; returns how much was written. */
export async function finishSite(
  context: BuildContext,
  groups: readonly BundledGroup<RenderedLocale>[],
  {
    keep,
    keepAssets,
  }: {
    /** Without it the site is deleted: it was only checked. */
    readonly keep: boolean
    /** The folder of the build before this one, whose assets are kept. */
    readonly keepAssets: string | undefined
  },
): Promise<{ readonly files: number; readonly bytes: number }> {
  const { staging, assets, config, target } = context
  const statics = await listStaticFiles(config.staticDirectories)
  const isStatic = (name: string) => statics.some(({ path }) => path === name)
  for (const { locales, bundle, pageAssets } of groups) {
    const written: WrittenLocale[] = []
    for (const locale of locales) {
      written.push(await withFeeds(locale, bundle))
      await writeSearch(locale, assets)
      await writeMarkdown(locale, context, isStatic)
    }
    await writeSiteFiles({ locales: written, bundle, pageAssets, assets, statics, target })
  }
  const written = staging.written()
  if (keepAssets !== undefined) await keepOldAssets(keepAssets, staging)
  await (keep ? staging.commit() : staging.abort())
  const locales = groups.flatMap((group) => group.locales)
  // A build of some locales keeps what the others need.
  if (locales.length === config.i18n.locales.length) await pruneCaches(context, locales)
  return written
}

async function withFeeds(
  { site, compiled, tools, rendering }: RenderedLocale,
  bundle: BundledGroup['bundle'],
): Promise<WrittenLocale> {
  const renderLive = createLiveRenderer(rendering.context, tools)
  const feeds = await makeFeeds({ site, compiled, bundle, tools, renderLive })
  return { site, reports: rendering.reports, feeds }
}

async function pruneCaches(
  { cacheDir, assets }: Pick<BuildContext, 'cacheDir' | 'assets'>,
  locales: readonly RenderedLocale[],
): Promise<void> {
  await pruneCompileCache(
    cacheDir,
    locales.flatMap(({ tools, tasks }) => tools.pages.keysOf(tasks)),
  )
  await assets.prune()
  const cards = locales.flatMap(({ rendering }) => rendering.reports.flatMap(({ card }) => card ?? []))
  await openDiskCache(join(cacheDir, CARD_CACHE)).prune(new Set(cards))
  await pruneRenderCache({
    cacheDir,
    keys: new Set(locales.flatMap(({ rendering }) => [...rendering.keys])),
    objects: new Set(locales.flatMap(({ rendering }) => rendering.reports.flatMap(({ objects }) => objects))),
  })
}
