// Writes what a site has besides its pages: bundled and copied assets, static files,
// sitemap, redirects, feeds and headers.

import { readFile } from 'node:fs/promises'
import { withBase } from '../../shared/url.js'
import { earlyScripts } from '../output/earlyScripts.js'
import { redirectFiles } from '../output/redirects.js'
import { headersFile, securityPolicy } from '../output/securityPolicy.js'
import { sitemap } from '../output/sitemap.js'
import { listStaticFiles, staticConflicts } from '../output/staticFiles.js'
import { lastVersionOf } from '../pages/versions.js'
import { bootScript } from '../vite/bootScript.js'
import type { BundledPages } from './bundle.js'
import { inTurn } from './inTurn.js'
import type { Site } from './loadSite.js'
import type { WrittenPage } from './renderedPages.js'
import type { AssetWriter } from './writeAssets.js'

export async function writeFiles({
  site,
  bundle,
  copied,
  reports,
  feeds,
  assets,
}: {
  site: Site
  bundle: BundledPages
  /** Files that pages brought along, by their name in the site. */
  copied: ReadonlyMap<string, string>
  reports: readonly WrittenPage[]
  feeds: readonly { readonly path: string; readonly text: string }[]
  assets: AssetWriter
}): Promise<void> {
  const { config } = site
  const statics = await listStaticFiles(config.staticDirectories)
  const routes = site.routes.map(({ path, source }) => ({ path: site.context.addresses.href(path), source }))
  const redirects = redirectFiles({ redirects: redirectsOf(site), routes, site: config })
  const made = [
    ...reports.flatMap(({ files, path }) =>
      files.map((file) => ({ path: file, source: `the page "${path}"` })),
    ),
    ...redirects.map(({ path }) => ({ path, source: 'a redirect' })),
    ...feeds.map(({ path }) => ({ path, source: 'a feed of the blog' })),
  ]
  const conflict = staticConflicts({ files: statics, pages: made, siteDir: config.siteDir })
  if (conflict) throw conflict

  const isMade = new Set(bundle.files.map(({ name }) => name))
  const listed = reports.slice(0, site.routes.length).filter(({ indexable }) => indexable)
  const paths = listed.map(({ path }) => path)
  const hasSitemap = !config.noIndex && !statics.some(({ path }) => path === 'sitemap.xml')
  const jobs: (() => Promise<void>)[] = [
    ...bundle.files.map(
      ({ name, bytes }) =>
        () =>
          assets.write(name, bytes),
    ),
    ...[...copied]
      .filter(([name]) => !isMade.has(name))
      .map(
        ([name, file]) =>
          () =>
            assets.copy(name, file),
      ),
    ...statics
      .filter(({ path }) => path !== HEADERS)
      .map(
        ({ path, file }) =>
          () =>
            assets.copy(path, file),
      ),
    async () => assets.write(HEADERS, await headers(site, statics)),
    ...[...redirects, ...feeds].map(
      ({ path, text }) =>
        () =>
          assets.write(path, text),
    ),
    ...(hasSitemap ? [() => assets.write('sitemap.xml', sitemap({ url: config.url, paths }))] : []),
  ]
  await inTurn(jobs, { atOnce: 4, run: (job) => job() })
}

const HEADERS = '_headers'

/** What hosts are asked to send along; the site's own file adds to it. */
async function headers(
  { config, data }: Site,
  statics: Awaited<ReturnType<typeof listStaticFiles>>,
): Promise<string> {
  const own = statics.find(({ path }) => path === HEADERS)
  const policy = securityPolicy({
    early: earlyScripts(data, { ...config, boot: bootScript() }),
    head: config,
  })
  return headersFile({
    baseUrl: config.baseUrl,
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
        to: context.addresses.href(permalink),
        source,
      })),
  )
}
