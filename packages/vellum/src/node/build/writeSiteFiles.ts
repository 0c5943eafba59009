// Writes the files of a site besides its pages and scripts: copied assets, static files, sitemap, redirects,
// feeds and headers.

import {
  dotFilesOf,
  dotFilesText,
  type HeaderRule,
  type HostRules,
  headersText,
  hostNeeds,
  type RedirectList,
  redirectsText,
  rulesOf,
} from 'vellum-host'
import { withoutBase } from '../../shared/url.js'
import { mapConcurrently } from '../base/mapConcurrently.js'
import type { HostTarget } from '../hosting/hostTargets.js'
import { earlyScripts } from '../output/earlyScripts.js'
import { REDIRECT_SCRIPT_HASH, redirectPage } from '../output/redirects.js'
import { type StaticFile, staticConflicts } from '../output/staticFiles.js'
import type { Site } from '../steps/loadSite.js'
import { HEADERS_FILE, readOwnHeaders, siteHeaderRules } from '../steps/sitePolicy.js'
import { REDIRECTS_FILE } from '../steps/siteRedirects.js'
import { bootScript } from '../vite/bootScript.js'
import type { AssetWriter } from './assetWriter.js'
import type { BundledPages } from './bundle/types.js'
import type { WrittenPage } from './renderCache.js'
import { siteSitemaps } from './siteSitemaps.js'

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
  redirects,
  pluginHeaders,
  written,
  writeForHost,
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
  redirects: RedirectList
  /** The headers that plugins add. */
  pluginHeaders: readonly HeaderRule[]
  /** The files of pages, which are there already. */
  written: readonly string[]
  /** Writes a file outside of the site's folder. */
  writeForHost: (path: string, text: string) => Promise<void>
}): Promise<void> {
  const { config, assetPath: root } = locales[0]!.site
  const needs = target && hostNeeds(target)
  const oldPages = !needs || needs.redirectPages ? pagesOfRedirects(redirects, locales) : []
  const feeds = locales.flatMap(({ site, feeds }) =>
    feeds.map(({ path, text }) => ({ path: site.outPath + path, text })),
  )
  const copies = staticCopies(statics, locales)
  const conflict = staticConflicts({
    files: copies,
    pages: writtenPaths(locales, { oldPages, feeds }),
    siteDir: config.siteDir,
  })
  if (conflict) throw conflict

  const bundled = new Set(bundle.files.map(({ name }) => name))
  const headers = await headerRules(locales, {
    statics,
    pluginHeaders,
    hasRedirectPages: oldPages.length > 0,
  })
  const published = [...written, ...feeds.map(({ path }) => path), ...copies.map(({ path }) => path)]
  const dotFiles = dotFilesOf(
    published.flatMap((path) => (path.startsWith(root) ? [path.slice(root.length)] : [])),
  )
  const rules: HostRules = {
    baseUrl: config.assetBase,
    headers,
    redirects,
    documents: documentsOf(locales, copies),
    notFound: [...new Set([config.assetBase, ...locales.map(({ site }) => site.config.baseUrl)])],
    dotFiles,
    writtenBy: `\`vellum build --target ${target}\``,
  }
  // A standalone locale has its own host, which publishes its folder.
  if (root === '') {
    for (const [name, text] of Object.entries(needs?.publishedFiles?.(rules) ?? {}))
      await writeForHost(name, text)
  }
  const sitemaps = await siteSitemaps(locales, statics)
  const texts: TextFile[] = [
    ...Object.entries({
      [HEADERS_FILE]: headersText(headers),
      ...(rulesOf(redirects).length > 0 && { [REDIRECTS_FILE]: redirectsText(redirects) }),
      ...(dotFiles.length > 0 && { [DOT_FILES_FILE]: dotFilesText(dotFiles) }),
      ...needs?.files(rules),
    }).map(([name, text]) => ({ path: root + name, text })),
    ...oldPages,
    ...feeds,
    ...sitemaps,
  ]
  const files = [
    ...[...pageAssets]
      .filter(([name]) => !bundled.has(name))
      .map(([name, file]) => ({ path: root + name, file })),
    ...copies,
  ]
  await mapConcurrently([...texts, ...files], {
    concurrency: 4,
    run: (entry) =>
      'file' in entry ? assets.copy(entry.path, entry.file) : assets.write(entry.path, entry.text),
  })
}

/** Lists what a host serves although a name of its path begins with a dot. */
const DOT_FILES_FILE = '_dotfiles'

/** A file to write, below the output folder. */
interface TextFile {
  readonly path: string
  readonly text: string
}

/** The page of an old URL. */
interface OldPage extends TextFile {
  /** The path of the redirect's file. */
  readonly source: string
}

/** The pages of old URLs, each in the folder of the locale that it belongs to. */
function pagesOfRedirects(redirects: RedirectList, locales: readonly WrittenLocale[]): OldPage[] {
  const sites = locales.map(({ site }) => site)
  const longestFirst = sites.toSorted((a, b) => b.config.baseUrl.length - a.config.baseUrl.length)
  return [...redirects.exact.values()].flatMap((rule): OldPage[] => {
    const site = longestFirst.find(
      ({ config }) => withoutBase(rule.from, encodeURI(config.baseUrl)) !== undefined,
    )
    if (!site) return []
    const config = { ...site.config, baseUrl: encodeURI(site.config.baseUrl) }
    const { path, text } = redirectPage(rule, config)
    return [{ path: site.outPath + path, text, source: rule.source }]
  })
}

/** The static files, once for each locale. */
function staticCopies(statics: readonly StaticFile[], locales: readonly WrittenLocale[]): StaticFile[] {
  return locales.flatMap(({ site: { outPath } }) =>
    statics
      // What they say is in the files that are written for hosts.
      .filter(({ path }) => ![HEADERS_FILE, REDIRECTS_FILE, DOT_FILES_FILE].includes(path))
      .map(({ path, file }) => ({ path: outPath + path, file })),
  )
}

/** All HTML files, below the output folder. */
function documentsOf(locales: readonly WrittenLocale[], copies: readonly StaticFile[]): string[] {
  const pages = locales.flatMap(({ reports }) => reports.flatMap(({ files }) => files))
  return [...pages, ...copies.map(({ path }) => path)].filter((path) => path.endsWith('.html'))
}

/** The paths that no static file may have, each with a description. */
function writtenPaths(
  locales: readonly WrittenLocale[],
  { oldPages, feeds }: { oldPages: readonly OldPage[]; feeds: readonly TextFile[] },
): { readonly path: string; readonly source: string }[] {
  const pages = locales.flatMap(({ reports }) => reports)
  return [
    ...pages.flatMap(({ files, path }) =>
      files.map((file) => ({ path: file, source: `the page "${path}"` })),
    ),
    ...oldPages,
    ...feeds.map(({ path }) => ({ path, source: 'a feed of the blog' })),
  ]
}

/** The headers that hosts send; the site's own file adds to them. */
async function headerRules(
  locales: readonly WrittenLocale[],
  {
    statics,
    pluginHeaders,
    hasRedirectPages,
  }: {
    statics: readonly StaticFile[]
    pluginHeaders: readonly HeaderRule[]
    hasRedirectPages: boolean
  },
): Promise<HeaderRule[]> {
  const { config } = locales[0]!.site
  return siteHeaderRules(config, {
    early: locales.map(({ site }) => earlyScripts(site.data, { ...config, boot: bootScript(site.data) })),
    pages: [
      ...locales.flatMap(({ reports }) => reports.map(({ sources }) => sources)),
      ...(hasRedirectPages ? [{ scripts: [REDIRECT_SCRIPT_HASH], styles: [] }] : []),
    ],
    dataBases: locales.map(({ site }) => site.config.baseUrl),
    ownAssets: statics.map(({ path }) => path).filter((path) => path.startsWith('assets/')),
    own: [...pluginHeaders, ...(await readOwnHeaders(statics, config.assetBase))],
  })
}
