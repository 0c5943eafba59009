// All redirects of a site as one list: those of the configuration, of the file `_redirects` in a static folder, and of
// the front matter of pages. Builds write them for hosts, and the development server applies the same list.

import { readFile } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import {
  HostError,
  makeRedirectRule,
  matchRedirect,
  parseRedirects,
  type RedirectList,
  type RedirectRule,
  redirectList,
  redirectProblems,
  type TakenUrl,
  uniqueRules,
  type WrittenRedirect,
} from 'vellum-host'
import { decodePath, splitUrl, withoutBase } from '../../shared/url.js'
import { VellumError } from '../base/errors.js'
import { callOption } from '../content/callOption.js'
import { fromHostError } from '../hosting/hostErrors.js'
import { createRouteGuess } from '../output/routeGuess.js'
import type { StaticFile } from '../output/staticFiles.js'
import { lastVersionOf } from '../pageData/docs/docsVersions.js'
import type { Site } from './loadSite.js'
import type { Problem } from './problems.js'

/** The name of the file in a static folder. */
export const REDIRECTS_FILE = '_redirects'

/** The redirects of a site, and the problems of their sources. */
export interface SiteRedirects {
  readonly list: RedirectList
  readonly problems: readonly Problem[]
}

/**
 * Lists the redirects of the locales that are served from one root, at least one; `statics` are their static
 * files. Those of the configuration and of pages are for each locale, unless they name one; those of the file are
 * for the paths that are written.
 */
export async function siteRedirects(
  sites: readonly Site[],
  statics: readonly StaticFile[],
): Promise<SiteRedirects> {
  const { config } = sites[0]!
  const { baseUrl } = config
  const errors: HostError[] = []
  const check = (writtenRedirects: readonly WrittenRedirect[], baseUrl: string) =>
    writtenRedirects.flatMap((redirect) => {
      try {
        return [makeRedirectRule(redirect, baseUrl)]
      } catch (error) {
        if (!(error instanceof HostError)) throw error
        errors.push(error)
        return []
      }
    })
  const inConfig = await configRedirects(sites[0]!)
  const ofConfig = inConfig.flatMap((redirect) =>
    inLocales(redirect, sites).flatMap(({ baseUrl, ...each }) => check([each], baseUrl)),
  )
  const file = await fileRedirects(sites[0]!, statics)
  errors.push(...file.problems)
  const ofPages: RedirectRule[] = []
  for (const site of sites) {
    ofPages.push(...check([...(await pageRedirects(site)), ...createdRedirects(site)], site.config.baseUrl))
  }
  const rules = uniqueRules([...ofConfig, ...file.rules, ...ofPages])
  const list = redirectList(rules)
  errors.push(
    ...redirectProblems(rules, {
      taken: takenUrls(sites, statics),
      folders: [`${config.assetBase}assets/`, ...sites.map((site) => `${site.config.baseUrl}_data/`)],
      url: config.url,
    }),
  )
  const written = [...ofConfig, ...file.rules]
  const problems: Problem[] = [
    ...errors.map((error) => ({ severity: 'throw' as const, error: fromHostError(error) })),
    ...brokenTargets(written, { list, sites, statics: statics.map(({ path }) => baseUrl + path) }).map(
      (error) => ({ severity: config.onBrokenLinks, error }),
    ),
  ]
  // Of redirects that contradict each other nobody knows where they end.
  if (problems.length > 0) return { list, problems }
  return { list, problems: chainedRedirects(written, list).map((error) => ({ severity: 'warn', error })) }
}

/** A redirect for each locale, or as it is written if one of its paths is below that of a locale: `/fr/old` */
function inLocales(
  redirect: WrittenRedirect,
  sites: readonly Site[],
): (WrittenRedirect & { readonly baseUrl: string })[] {
  const { assetBase } = sites[0]!.config
  const bases = sites.map(({ config }) => config.baseUrl)
  // The base path may be written, or not.
  const belowRoot = (path: string) => (path.startsWith(assetBase) ? path.slice(assetBase.length - 1) : path)
  const isOfLocale = (path: string) =>
    bases.some((base) => base !== assetBase && `${belowRoot(path)}/`.startsWith(belowRoot(base)))
  const [from, to] = [redirect.from, redirect.to].map(belowRoot) as [string, string]
  return isOfLocale(from) || isOfLocale(to)
    ? [{ ...redirect, baseUrl: assetBase }]
    : bases.map((baseUrl) => ({ ...redirect, from, to, baseUrl }))
}

async function configRedirects({ config, configFiles }: Site): Promise<WrittenRedirect[]> {
  const [file] = configFiles
  if (config.redirects.length === 0 || file === undefined) return []
  const lines = linesOfQuoted(await readFile(file, 'utf8').catch(() => ''))
  return config.redirects.flatMap(({ from: paths, to, status }) =>
    paths.map((from) => {
      const line = lines.get(from)
      const source = sitePath(config.siteDir, file)
      return { from, to, status, source: line === undefined ? source : `${source}:${line}` }
    }),
  )
}

/** The first line of each text in quotes, read once: a list may have thousands of redirects. */
function linesOfQuoted(code: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  for (const [i, text] of code.split(/\r?\n/).entries()) {
    for (const quote of ['"', "'", '`']) {
      for (const quoted of text.split(quote).slice(1, -1)) {
        if (!lines.has(quoted)) lines.set(quoted, i + 1)
      }
    }
  }
  return lines
}

async function fileRedirects({ config }: Site, statics: readonly StaticFile[]) {
  const file = statics.find(({ path }) => path === REDIRECTS_FILE)?.file
  if (file === undefined) return { rules: [], problems: [] }
  const name = sitePath(config.siteDir, file)
  return parseRedirects(await readFile(file, 'utf8'), { name, baseUrl: config.assetBase })
}

/**
 * The old paths in the front matter of pages. Of docs only the last version counts: the others are its
 * copies.
 */
async function pageRedirects({ model, context, config }: Site): Promise<WrittenRedirect[]> {
  const docs = model.docs.flatMap((set) => lastVersionOf(set)?.docs ?? [])
  const redirects: WrittenRedirect[] = []
  const posts = model.blogs.flatMap((blog) => blog.posts)
  for (const { redirectFrom, permalink, source } of [...docs, ...model.pages, ...posts]) {
    if (redirectFrom.length === 0) continue
    const lineOf = await lineFinder(resolve(config.siteDir, source))
    const keyLine = lineOf((text) => text.startsWith('redirect_from'))
    const to = context.urls.href(permalink)
    for (const from of redirectFrom) {
      const line = lineOf((text) => /^(?:redirect_from|\s*-)/.test(text) && text.includes(from)) || keyLine
      redirects.push({ from, to, source: source + line })
    }
  }
  return redirects
}

/** The old paths that a function of the configuration returns, without those of pages. */
function createdRedirects({ config, configFiles, routes, context }: Site): WrittenRedirect[] {
  const { createRedirects, siteDir, trailingSlash } = config
  if (!createRedirects) return []
  const source = configFiles[0] === undefined ? 'vellum.config.ts' : sitePath(siteDir, configFiles[0])
  const taken = new Set(routes.map(({ path }) => comparable(path)))
  return routes.flatMap(({ path }) => {
    const created = callOption({
      name: 'createRedirects',
      about: path,
      call: () => createRedirects(path),
      isValid: (result) => [result ?? []].flat().every((from) => typeof from === 'string'),
      expected: 'a path, or an array of them',
    })
    const to = context.urls.href(path)
    return (
      [...new Set([created ?? []].flat())]
        // A page without a slash at its end is this file.
        .filter(
          (from) => !taken.has(comparable(from)) && !(trailingSlash === false && from === `${path}.html`),
        )
        .map((from) => ({ from, to, source }))
    )
  })
}

/** Finds a line of a file: `:3`; '' if there is none, or no such file. */
async function lineFinder(file: string): Promise<(is: (line: string) => boolean) => string> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).split(/\r?\n/)
  return (is) => {
    const index = lines.findIndex(is)
    return index === -1 ? '' : `:${index + 1}`
  }
}

function takenUrls(sites: readonly Site[], statics: readonly StaticFile[]): TakenUrl[] {
  const { config } = sites[0]!
  return [
    ...sites.flatMap(({ routes, context }) =>
      routes.map(({ path, source }) => ({
        path: context.urls.href(path),
        source,
        kind: 'page',
        fix: 'Remove the redirect, or change the `slug` of the page.',
      })),
    ),
    ...sites.flatMap((site) =>
      statics
        .filter(({ path }) => path !== REDIRECTS_FILE)
        .flatMap(({ path, file }) => [...new Set([path, urlOfHtml(path)])].map((name) => ({ name, file })))
        .map(({ name, file }) => ({
          path: site.config.baseUrl + name,
          source: sitePath(config.siteDir, file),
          kind: 'static file',
        })),
    ),
  ]
}

/** `app/index.html` → `app/`, `app.html` → `app` */
function urlOfHtml(path: string): string {
  return path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')
}

/** Redirects to pages of the site that do not exist. */
function brokenTargets(
  rules: readonly RedirectRule[],
  {
    list,
    sites,
    statics,
  }: {
    readonly list: RedirectList
    readonly sites: readonly Site[]
    /** The URL paths of static files. */
    readonly statics: readonly string[]
  },
): VellumError[] {
  const { i18n, baseUrl } = sites[0]!.config
  const routes = new Map(
    sites.flatMap(({ routes, context }) =>
      routes.map(({ path }) => {
        const href = context.urls.href(path)
        return [comparable(href), href]
      }),
    ),
  )
  const built = new Set(sites.map(({ model }) => model.locale))
  const notBuilt = Object.entries(i18n.localeConfigs)
    .filter(([locale, { baseUrl: base }]) => !built.has(locale) && base !== baseUrl)
    .map(([, { baseUrl: base }]) => base)
  const guess = createRouteGuess(routes.keys())
  return rules.flatMap(({ from, to, source }) => {
    const { path } = splitUrl(to)
    // A target may be a file of any program.
    if (!path.startsWith('/') || /\.[a-z\d]+$/i.test(path)) return []
    const values = path.search(/[/=]:[a-z]/i)
    // Of a target with values only the folder is known.
    if (values >= 0) {
      const folder = decodePath(path.slice(0, path.lastIndexOf('/', values) + 1))
      if ([...routes.keys()].some((route) => `${route}/`.startsWith(folder))) return []
      if (statics.some((name) => name.startsWith(folder)) || matchRedirect(list, path)) return []
      if (notBuilt.some((base) => withoutBase(path, base) !== undefined)) return []
      return new VellumError(
        `The redirect "${decodePath(from)}" has the target "${decodePath(path)}", but the site has no page below "${folder}".`,
        { code: 'broken-redirect', files: [source], hint: 'Write a path that has pages below it.' },
      )
    }
    if (routes.has(comparable(path)) || matchRedirect(list, path)) return []
    if (notBuilt.some((base) => withoutBase(path, base) !== undefined)) return []
    const meant = guess(comparable(path))
    return new VellumError(
      `The redirect "${decodePath(from)}" has the target "${decodePath(path)}", which is not a page of this site.`,
      {
        code: 'broken-redirect',
        files: [source],
        hint: meant === undefined ? 'Write the path of a page.' : `Did you mean "${routes.get(meant)}"?`,
      },
    )
  })
}

/** Redirects whose target is redirected again: readers wait twice. Circles are errors of their own. */
function chainedRedirects(rules: readonly RedirectRule[], list: RedirectList): VellumError[] {
  return rules.flatMap(({ from, to, source }) => {
    const end = endOf(to, list)
    if (end === undefined) return []
    return new VellumError(
      `The redirect "${decodePath(from)}" has the target "${decodePath(to)}", which is redirected to "${decodePath(end)}".`,
      { code: 'chained-redirect', files: [source], hint: `Write "${decodePath(end)}" as its target.` },
    )
  })
}

/** Where the redirects of a path end; undefined if there are none, or no end. A target with values is not followed. */
function endOf(to: string, list: RedirectList): string | undefined {
  const passed = new Set<string>()
  let end: string | undefined
  for (let next: string | undefined = to; next?.startsWith('/') && !/[/=]:[a-z]/i.test(next); ) {
    if (passed.has(next)) return undefined
    passed.add(next)
    next = matchRedirect(list, splitUrl(next).path)?.location
    end = next ?? end
  }
  return end
}

function comparable(path: string): string {
  return decodePath(path).replace(/(.)\/$/, '$1')
}

function sitePath(siteDir: string, file: string): string {
  return relative(siteDir, file).split(sep).join('/')
}
