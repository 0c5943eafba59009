// Writes what a site has besides its pages and scripts: copied assets, static files,
// sitemap, redirects, feeds and headers.

import { readFile } from 'node:fs/promises'
import { withBase } from '../../shared/url.js'
import { mapConcurrently } from '../base/mapConcurrently.js'
import { type HeaderRule, headersText, parseHeaders } from '../hosting/headerRules.js'
import { parseRedirects } from '../hosting/redirectRules.js'
import { siteHeaders } from '../hosting/siteHeaders.js'
import { type HostTarget, needsOf } from '../hosting/targets.js'
import { earlyScripts } from '../output/earlyScripts.js'
import { redirectFiles } from '../output/redirects.js'
import { securityPolicy } from '../output/securityPolicy.js'
import { sitemap } from '../output/sitemap.js'
import { type StaticFile, staticConflicts } from '../output/staticFiles.js'
import { lastVersionOf } from '../pages/docs/docsVersions.js'
import type { Site } from '../site/loadSite.js'
import { bootScript } from '../vite/bootScript.js'
import type { AssetWriter } from './assetWriter.js'
import type { BundledPages } from './bundle/types.js'
import type { WrittenPage } from './renderCache.js'
import { policyInput } from './sitePolicy.js'

/** A locale whose pages are written. */
export interface WrittenLocale {
  readonly site: Site
  readonly reports: readonly WrittenPage[]
  readonly feeds: readonly { readonly path: string; readonly text: string }[]
}

/** Writes the files of all locales that share a bundle; throws when a static file would replace one of them. */
export async function writeSiteFiles({
  locales,
  bundle,
  pageAssets,
  assets,
  statics,
  target,
}: {
  locales: readonly WrittenLocale[]
  bundle: BundledPages
  /** Files that pages refer to, by their name in the site. */
  pageAssets: ReadonlyMap<string, string>
  assets: AssetWriter
  /** The host that the site is built for. */
  target: HostTarget | undefined
  /** The files of the static folders. */
  statics: readonly StaticFile[]
}): Promise<void> {
  const { config, assetPath: root } = locales[0]!.site
  const redirects = makeRedirects(locales)
  const feeds = locales.flatMap(({ site, feeds }) =>
    feeds.map(({ path, text }) => ({ path: site.outPath + path, text })),
  )
  const copies = staticCopies(statics, locales)
  const conflict = staticConflicts({
    files: copies,
    pages: writtenPaths(locales, { redirects, feeds, root }),
    siteDir: config.siteDir,
  })
  if (conflict) throw conflict

  const bundled = new Set(bundle.files.map(({ name }) => name))
  const headers = await headerRules(locales, statics)
  const hostFiles = target
    ? needsOf(target).files({
        baseUrl: config.assetBase,
        headers,
        redirects: parseRedirects(redirects.rules),
        notFound: [...new Set([config.assetBase, ...locales.map(({ site }) => site.config.baseUrl)])],
      })
    : {}
  const hasSitemap = !config.noIndex && !statics.some(({ path }) => path === SITEMAP)
  const texts: TextFile[] = [
    ...Object.entries({
      [HEADERS]: headersText(headers),
      ...(redirects.rules && { [REDIRECTS]: redirects.rules }),
      ...hostFiles,
    }).map(([name, text]) => ({ path: root + name, text })),
    ...redirects.pages,
    ...feeds,
    ...(hasSitemap ? locales.map(sitemapFile) : []),
  ]
  const files = [
    ...[...pageAssets]
      .filter(([name]) => !bundled.has(name))
      .map(([name, file]) => ({ path: root + name, file })),
    ...copies,
  ]
  await mapConcurrently([...texts, ...files], {
    concurrency: 4,
    run: (each) => ('file' in each ? assets.copy(each.path, each.file) : assets.write(each.path, each.text)),
  })
}

const HEADERS = '_headers'
const REDIRECTS = '_redirects'
const SITEMAP = 'sitemap.xml'

/** A file to write, below the output folder. */
interface TextFile {
  readonly path: string
  readonly text: string
}

/** The pages that redirect, and the rules that hosts read. */
interface Redirects {
  readonly pages: readonly TextFile[]
  readonly rules: string
}

function makeRedirects(locales: readonly WrittenLocale[]): Redirects {
  const made = locales.map(({ site }) => {
    const routes = site.routes.map(({ path, source }) => ({ path: site.context.urls.href(path), source }))
    const [rules, ...pages] = redirectFiles({ redirects: redirectsOf(site), routes, site: site.config })
    return { rules, pages: pages.map(({ path, text }) => ({ path: site.outPath + path, text })) }
  })
  return {
    pages: made.flatMap(({ pages }) => pages),
    rules: made.map(({ rules }) => rules?.text ?? '').join(''),
  }
}

/** The static files, once for each locale. */
function staticCopies(statics: readonly StaticFile[], locales: readonly WrittenLocale[]): StaticFile[] {
  const root = locales[0]!.site.assetPath
  return locales.flatMap(({ site: { outPath } }) =>
    statics
      // Hosts read these where the site begins, and nowhere else.
      .filter(({ path }) => path !== HEADERS && (outPath === root || path !== REDIRECTS))
      .map(({ path, file }) => ({ path: outPath + path, file })),
  )
}

/** The paths that no static file may have, and what each of them is. */
function writtenPaths(
  locales: readonly WrittenLocale[],
  { redirects, feeds, root }: { redirects: Redirects; feeds: readonly TextFile[]; root: string },
): { readonly path: string; readonly source: string }[] {
  const pages = locales.flatMap(({ reports }) => reports)
  return [
    ...pages.flatMap(({ files, path }) =>
      files.map((file) => ({ path: file, source: `the page "${path}"` })),
    ),
    ...redirects.pages.map(({ path }) => ({ path, source: 'a redirect' })),
    ...(redirects.rules ? [{ path: root + REDIRECTS, source: 'a redirect' }] : []),
    ...feeds.map(({ path }) => ({ path, source: 'a feed of the blog' })),
  ]
}

function sitemapFile({ site: { config, routes, outPath }, reports }: WrittenLocale): TextFile {
  const listed = reports.slice(0, routes.length).filter(({ indexable }) => indexable)
  return {
    path: outPath + SITEMAP,
    text: sitemap({ url: config.url, paths: listed.map(({ path }) => path) }),
  }
}

/** The headers that hosts send; the site's own file adds to them. */
async function headerRules(
  locales: readonly WrittenLocale[],
  statics: readonly StaticFile[],
): Promise<HeaderRule[]> {
  const own = statics.find(({ path }) => path === HEADERS)
  const { config } = locales[0]!.site
  const early = locales.map(({ site }) => earlyScripts(site.data, { ...config, boot: bootScript(site.data) }))
  const policy = securityPolicy({
    ...policyInput(config, early),
    pages: locales.flatMap(({ reports }) => reports.map(({ sources }) => sources)),
  })
  return siteHeaders({
    baseUrl: config.assetBase,
    dataBases: locales.map(({ site }) => site.config.baseUrl),
    policy,
    isHttps: config.url.startsWith('https:'),
    ownAssets: statics.map(({ path }) => path).filter((path) => path.startsWith('assets/')),
    own: own ? parseHeaders(await readFile(own.file, 'utf8')) : [],
  })
}

/** The older paths that pages name in their front matter. Of docs only the last version counts: the others are its copies. */
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
