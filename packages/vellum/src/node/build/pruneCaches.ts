// Deletes from the caches of a site what a build has not used: everything else after a build of every locale,
// which knows what is needed, otherwise the oldest files above a size.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDiskCache } from '../cache/diskCache.js'
import { limitCache } from '../cache/limitCache.js'
import { openObjectStore } from '../cache/objectStore.js'
import { pruneCompileCache } from '../steps/compileCache.js'
import { madeFilesDir } from '../steps/elementPlugins.js'
import { PLUGIN_CACHE } from '../steps/pagePlugins.js'
import { COMPRESSED_CACHE } from './assetWriter.js'
import type { BuildContext } from './buildContext.js'
import type { BundledGroup } from './bundleLocales.js'
import { pruneRenderCache } from './renderCache.js'
import type { RenderedLocale } from './renderLocales.js'

/** The cache entries that this build has used, by the names of the caches. */
interface UsedFiles {
  readonly pages: readonly string[]
  readonly plugins: readonly string[]
  readonly made: readonly string[]
  readonly rendered: readonly string[]
  readonly objects: readonly string[]
  readonly compressed: ReadonlySet<string>
}

/** Prunes after a build of these locales; `limit` is in bytes. */
export async function pruneCaches(
  { cacheDir, assets, config }: Pick<BuildContext, 'cacheDir' | 'assets' | 'config'>,
  groups: readonly BundledGroup<RenderedLocale>[],
  limit?: number,
): Promise<void> {
  const locales = groups.flatMap((group) => group.locales)
  const compiled = [
    ...locales.flatMap((locale) => [...locale.compiled.values()]),
    ...groups.flatMap(({ bundle }) => bundle.partials),
  ]
  const reports = locales.flatMap(({ rendering }) => rendering.reports)
  const used: UsedFiles = {
    pages: locales.flatMap(({ tools, tasks }) => tools.pages.keysOf(tasks)),
    plugins: [...reports, ...compiled].flatMap(({ pluginKeys }) => pluginKeys ?? []),
    made: compiled.flatMap(({ assets }) => assets.flatMap(({ made }) => made ?? [])),
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
  { pages, plugins, made, rendered, objects, compressed }: UsedFiles,
): Promise<void> {
  await pruneCompileCache(cacheDir, pages)
  await openDiskCache(join(cacheDir, COMPRESSED_CACHE)).prune(compressed)
  await openDiskCache(join(cacheDir, PLUGIN_CACHE)).prune(new Set(plugins))
  const madeFiles = madeFilesDir(cacheDir)
  if (existsSync(madeFiles)) await openObjectStore(madeFiles).prune(new Set(made))
  await pruneRenderCache({ cacheDir, keys: new Set(rendered), objects: new Set(objects) })
}
