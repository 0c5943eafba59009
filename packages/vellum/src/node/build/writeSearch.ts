// Writes the search index of a locale: its manifest, and the files that browsers load for a query.

import { SEARCH_MANIFEST } from '../../shared/siteSearch.js'
import { mapConcurrently } from '../base/mapConcurrently.js'
import { siteSearchIndex } from '../steps/siteSearch.js'
import type { AssetWriter } from './assetWriter.js'
import type { RenderedLocale } from './renderLocales.js'

/** More files than this are compressed like pages: they are small, and the best compression saves little. */
const FEW_FILES = 200

/** Writes the index, if the site has a search. */
export async function writeSearch(
  { site, search }: Pick<RenderedLocale, 'site' | 'search'>,
  assets: AssetWriter,
): Promise<void> {
  const index = siteSearchIndex(site, search)
  if (!index) return
  const effort = index.files.length > FEW_FILES ? 'page' : 'asset'
  await assets.write(site.outPath + SEARCH_MANIFEST, JSON.stringify(index.manifest))
  await mapConcurrently(index.files, {
    concurrency: 4,
    run: ({ name, text }) => assets.write(site.assetPath + name, text, effort),
  })
}
