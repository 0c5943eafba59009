// Writes the files of a site besides its pages, replaces the previous output, and deletes from the caches
// what this build did not use.

import type { HeaderRule } from 'vellum-host'
import type { BuildContext } from './buildContext.js'
import type { BundledGroup } from './bundleLocales.js'
import { finishPlugins } from './finishPlugins.js'
import { keepOldAssets } from './keepOldAssets.js'
import { makeFeeds } from './makeFeeds.js'
import { pruneCaches } from './pruneCaches.js'
import type { RenderedLocale } from './renderLocales.js'
import { writeSearch } from './writeSearch.js'
import { type WrittenLocale, writeSiteFiles } from './writeSiteFiles.js'

/** Finishes the site; returns how much was written. */
export async function finishSite(
  context: BuildContext,
  groups: readonly BundledGroup<RenderedLocale>[],
  {
    keep,
    keepAssets,
    cacheLimit,
  }: {
    /** If false, the new site is deleted: it was only checked. */
    readonly keep: boolean
    /** The folder of the previous build, whose assets are kept. */
    readonly keepAssets: string | undefined
    /** The size of the cache in bytes; see `BuildOptions`. */
    readonly cacheLimit: number | undefined
  },
): Promise<{ readonly files: number; readonly bytes: number }> {
  const { staging, assets, statics, target, redirects } = context
  const isStatic = (name: string) => statics.some(({ path }) => path === name)
  for (const { locales, bundle, pageAssets } of groups) {
    const writtenLocales: WrittenLocale[] = []
    const headers: HeaderRule[] = []
    for (const locale of locales) {
      writtenLocales.push(await withFeeds(locale, bundle))
      await writeSearch(locale, assets)
      headers.push(...(await finishPlugins(locale, context, isStatic)))
    }
    const { list } = redirects.get(writtenLocales[0]!.site.assetPath)!
    await writeSiteFiles({
      locales: writtenLocales,
      bundle,
      pageAssets,
      assets,
      statics,
      target,
      redirects: list,
      pluginHeaders: headers,
      written: staging.paths(),
      writeForHost: staging.writeForHost,
    })
  }
  const writtenOutput = staging.written()
  if (keepAssets !== undefined) await keepOldAssets(keepAssets, staging)
  await (keep ? staging.commit() : staging.abort())
  await pruneCaches(context, groups, cacheLimit)
  return writtenOutput
}

async function withFeeds(
  { site, compiled, tools, rendering }: RenderedLocale,
  bundle: BundledGroup['bundle'],
): Promise<WrittenLocale> {
  const feeds = await makeFeeds({ site, compiled, bundle, tools, renderContext: rendering.context })
  return { site, reports: rendering.reports, feeds }
}
