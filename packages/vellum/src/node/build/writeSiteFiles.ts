// Writes what a site has besides its pages: bundled and copied assets, static files,
// sitemap, redirects, feeds and headers.

import { readFile } from 'node:fs/promises'
import { withBase } from '../../shared/url.js'
import { mapConcurrently } from '../base/mapConcurrently.js'
import { earlyScripts } from '../output/earlyScripts.js'
import { redirectFiles } from '../output/redirects.js'
import { headersFile, securityPolicy } from '../output/securityPolicy.js'
import { sitemap } from '../output/sitemap.js'
import { listStaticFiles, staticConflicts } from '../output/staticFiles.js'
import { lastVersionOf } from '../pages/docs/docsVersions.js'
import type { Site } from '../site/loadSite.js'
import { bootScript } from '../vite/bootScript.js'
import type { AssetWriter } from './assetWriter.js'
import type { BundledPages } from './bundle/types.js'
import type { WrittenPage } from './renderCache.js'

/** A language whose pages are written. */
export interface WrittenLocale {
  readonly site: Site
  readonly reports: readonly WrittenPage[]
  readonly feeds: readonly { readonly path: string; readonly text: string }[]
}

export async function writeSiteFiles({
  locales,
  bundle,
  copied,
  assets,
}: {
  /** Those that share the files. */
  locales: readonly WrittenLocale[]
  bundle: BundledPages
  /** Files that pages brought along, by their name in the site. */
  copied: ReadonlyMap<string, string>
  assets: AssetWriter
}): Promise<void> {
  const { config, assetPath: root } = locales[0]!.site
  const statics = await listStaticFiles(config.staticDirectories)
  const redirects = locales.map(({ site }) => {
    const routes = site.routes.map(({ path, source }) => ({
      path: site.context.urls.href(path),
      source,
    }))
    const [rules, ...pages] = redirectFiles({ redirects: redirectsOf(site), routes, site: site.config })
    return { rules, pages: pages.map(({ path, text }) => ({ path: site.outPath + path, text })) }
  })
  const pages = redirects.flatMap((each) => each.pages)
  const feeds = locales.flatMap(({ site, feeds }) =>
    feeds.map(({ path, text }) => ({ path: site.outPath + path, text })),
  )
  const rules = redirects.map((each) => each.rules?.text ?? '').join('')
  const made = [
    ...locales.flatMap(({ reports }) =>
      reports.flatMap(({ files, path }) =>
        files.map((file) => ({ path: file, source: `the page "${path}"` })),
      ),
    ),
    ...pages.map(({ path }) => ({ path, source: 'a redirect' })),
    ...(rules ? [{ path: root + REDIRECTS, source: 'a redirect' }] : []),
    ...feeds.map(({ path }) => ({ path, source: 'a feed of the blog' })),
  ]
  const staticCopies = locales.flatMap(({ site: { outPath } }) =>
    statics
      // Hosts read these where the site begins, and nowhere else.
      .filter(({ path }) => path !== HEADERS && (outPath === root || path !== REDIRECTS))
      .map(({ path, file }) => ({ path: outPath + path, file })),
  )
  const conflict = staticConflicts({ files: staticCopies, pages: made, siteDir: config.siteDir })
  if (conflict) throw conflict

  const isMade = new Set(bundle.files.map(({ name }) => name))
  const hasSitemap = !config.noIndex && !statics.some(({ path }) => path === SITEMAP)
  const jobs: (() => Promise<void>)[] = [
    ...bundle.files.map(
      ({ name, bytes }) =>
        () =>
          assets.write(root + name, bytes),
    ),
    ...[...copied]
      .filter(([name]) => !isMade.has(name))
      .map(
        ([name, file]) =>
          () =>
            assets.copy(root + name, file),
      ),
    ...staticCopies.map(
      ({ path, file }) =>
        () =>
          assets.copy(path, file),
    ),
    async () => assets.write(root + HEADERS, await headers(locales, statics)),
    ...(rules ? [() => assets.write(root + REDIRECTS, rules)] : []),
    ...[...pages, ...feeds].map(
      ({ path, text }) =>
        () =>
          assets.write(path, text),
    ),
    ...(hasSitemap
      ? locales.map(
          ({ site, reports }) =>
            () =>
              assets.write(site.outPath + SITEMAP, sitemapOf(site, reports)),
        )
      : []),
  ]
  await mapConcurrently(jobs, { concurrency: 4, run: (job) => job() })
}

const HEADERS = '_headers'
const REDIRECTS = '_redirects'
const SITEMAP = 'sitemap.xml'

function sitemapOf({ config, routes }: Site, reports: readonly WrittenPage[]): string {
  const listed = reports.slice(0, routes.length).filter(({ indexable }) => indexable)
  return sitemap({ url: config.url, paths: listed.map(({ path }) => path) })
}

/** What hosts are asked to send along; the site's own file adds to it. */
async function headers(
  locales: readonly WrittenLocale[],
  statics: Awaited<ReturnType<typeof listStaticFiles>>,
): Promise<string> {
  const own = statics.find(({ path }) => path === HEADERS)
  const { config } = locales[0]!.site
  const policy = securityPolicy({
    early: locales.map(({ site }) => earlyScripts(site.data, { ...config, boot: bootScript() })),
    head: config,
    allowed: config.contentSecurityPolicy,
    styles: locales.flatMap(({ reports }) => reports.flatMap(({ styles }) => styles)),
  })
  return headersFile({
    baseUrl: config.assetBase,
    dataBases: locales.map(({ site }) => site.config.baseUrl),
    policy,
    keepsAssets: !statics.some(({ path }) => path.startsWith('assets/')),
    own: own ? await readFile(own.file, 'utf8') : '',
  })
}

/** The older paths that pages name in their front matter. Of documents the last version counts: the others are its copies. */
function redirectsOf({ model, context, config }: Site) {
  const docs = model.docs.flatMap((set) => lastVersionOf(set)?.docs ?? [])
  return [...docs, ...model.pages, ...(model.blog?.posts ?? [])].flatMap(
    ({ redirectFrom, permalink, source }) =>
      redirectFrom.map((from) => ({
        from: withBase(from, config.baseUrl),
        to: context.urls.href(permalink),
        source,
      })),
  )
}
