// The sitemap of each locale: its pages that search engines may list, with what the configuration says of them.

import { VellumError } from '../base/errors.js'
import { relativePath } from '../base/relativePath.js'
import type { SiteConfig, SitemapConfig, SitemapItem } from '../config/siteConfig.js'
import { createPathTests } from '../content/files/pathFilter.js'
import { type LastUpdate, lastUpdates } from '../content/lastUpdate.js'
import { sitemap } from '../output/sitemap.js'
import type { StaticFile } from '../output/staticFiles.js'
import type { Site } from '../steps/loadSite.js'
import type { WrittenPage } from './renderCache.js'

/** A locale whose pages are written. */
interface WrittenLocale {
  readonly site: Site
  readonly reports: readonly WrittenPage[]
}

/** The files; none when the site has its own, or keeps search engines away. */
export async function siteSitemaps(
  locales: readonly WrittenLocale[],
  statics: readonly StaticFile[],
): Promise<{ readonly path: string; readonly text: string }[]> {
  const { noIndex, sitemap: options } = locales[0]!.site.config
  if (noIndex || options === false || statics.some(({ path }) => path === options.filename)) return []
  const changes = options.lastmod === null ? undefined : await siteUpdates(locales[0]!.site.config)
  const files = []
  for (const { site, reports } of locales) {
    const { title, url, baseUrl } = site.config
    const { file: isIgnored } = createPathTests({ include: options.ignorePatterns, exclude: [] })
    const listed = site.routes.flatMap(({ source }, i) => {
      const { path = '', indexable } = reports[i] ?? {}
      return indexable && !isIgnored(path) ? [{ path, source }] : []
    })
    const items = listed.map(({ path, source }) => ({
      url: url + path,
      lastmod: lastmodText(changes?.get(source)?.date, options.lastmod),
      changefreq: options.changefreq,
      priority: options.priority,
    }))
    const create = options.createSitemapItems
    const created = create
      ? await callCreate(() =>
          create({
            defaultCreateSitemapItems: async () => items,
            routes: listed.map(({ path }) => ({ path })),
            siteConfig: { title, url, baseUrl },
          }),
        )
      : items
    files.push({ path: site.outPath + options.filename, text: sitemap(created) })
  }
  return files
}

function lastmodText(date: number | undefined, kind: SitemapConfig['lastmod']): string | undefined {
  if (date === undefined) return undefined
  const text = new Date(date).toISOString()
  return kind === 'date' ? text.slice(0, 10) : text
}

async function callCreate(
  call: () => readonly SitemapItem[] | Promise<readonly SitemapItem[]>,
): Promise<readonly SitemapItem[]> {
  let result: readonly SitemapItem[]
  try {
    result = await call()
  } catch (cause) {
    throw new VellumError(
      'The function `sitemap.createSitemapItems` of the configuration threw an error for "the sitemap".',
      {
        code: 'config-function-threw',
        files: ['vellum.config.ts'],
        hint: 'Correct the function; the cause is below.',
        cause,
      },
    )
  }
  if (Array.isArray(result) && result.every((item) => typeof item?.url === 'string')) return result
  throw new VellumError(
    'The function `sitemap.createSitemapItems` of the configuration must return items with `url`.',
    {
      code: 'config-function-result',
      files: ['vellum.config.ts'],
      hint: 'Return an array of objects such as those of `defaultCreateSitemapItems()`.',
    },
  )
}

/** The last change of every file of a site, by its source; those of versions from Git are in their own history. */
async function siteUpdates({
  siteDir,
  docs,
}: Pick<SiteConfig, 'siteDir' | 'docs'>): Promise<ReadonlyMap<string, LastUpdate>> {
  const updates = new Map(await lastUpdates(siteDir))
  for (const { root, dir, ...version } of docs.flatMap(({ gitVersions = {} }) =>
    Object.values(gitVersions),
  )) {
    const source = relativePath(siteDir, dir)
    const ofVersion = await lastUpdates({ ...version, path: relativePath(root, dir) })
    for (const [path, update] of ofVersion) updates.set(`${source}/${path}`, update)
  }
  return updates
}
