// Deletes from the caches of a site what a build has not used: everything else after a build of every locale,
// which knows what is needed, otherwise the oldest files above a size.

import { join } from 'node:path'
import { openDiskCache } from '../cache/diskCache.js'
import { limitCache } from '../cache/limitCache.js'
import { pruneCompileCache } from '../steps/compileCache.js'
import { PLUGIN_CACHE } from '../steps/pagePlugins.js'
import { COMPRESSED_CACHE } from './assetWriter.js'
import type { BuildContext } from './buildContext.js'
import { pruneRenderCache } from './renderCache.js'
import type { RenderedLocale } from './renderLocales.js'

/** The cache entries that this build has used, by the names of the caches. */
interface UsedFiles {
  readonly pages: readonly string[]
  readonly plugins: readonly string[]
  readonly rendered: readonly string[]
  readonly objects: readonly string[]
  readonly compressed: ReadonlySet<string>
}

/** Prunes after a build of these locales; `limit` is in bytes. */
export async function pruneCaches(
  { cacheDir, assets, config }: Pick<BuildContext, 'cacheDir' | 'assets' | 'config'>,
  locales: readonly RenderedLocale[],
  limit?: number,
): Promise<void> {
  const reports = locales.flatMap(({ rendering }) => rendering.reports)
  const used: UsedFiles = {
    pages: locales.flatMap(({ tools, tasks }) => tools.pages.keysOf(tasks)),
    plugins: reports.flatMap(({ pluginKeys }) => pluginKeys ?? []),
    rendered: locales.flatMap(({ rendering }) => [...rendering.keys]),
    objects: reports.flatMap(({ objects }) => objects),
    compressed: assets.used(),
  }
  if (locales.length === config.i18n.locales.length) return pruneAll(cacheDir, used)
  // A build of some locales keeps what the others need.
  await limitCache(cacheDir, { limit, used: new Set(Object.values(used).flatMap((names) => [...names])) })
}

async function pruneAll(
  cacheDir: string,
  { pages, plugins, rendered, objects, compressed }: UsedFiles,
): Promise<void> {
  await pruneCompileCache(cacheDir, pages)
  await openDiskCache(join(cacheDir, COMPRESSED_CACHE)).prune(compressed)
  await openDiskCache(join(cacheDir, PLUGIN_CACHE)).prune(new Set(plugins))
  await pruneRenderCache({ cacheDir, keys: new Set(rendered), objects: new Set(objects) })
}
