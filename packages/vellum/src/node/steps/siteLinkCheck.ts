// Collects the links of the rendered pages of a locale, and reports broken ones with their lines.

import { statSync } from 'node:fs'
import { join } from 'node:path'
import { matchRedirect, type RedirectList, rulesOf } from 'vellum-host'
import { splitUrl, withoutBase } from '../../shared/url.js'
import type { Severity } from '../config/siteConfig.js'
import { brokenRedirectAnchor, formatBrokenAnchors, formatBrokenLinks } from '../output/brokenLinkErrors.js'
import {
  type BrokenLink,
  type BrokenRedirect,
  type CheckedPage,
  createLinkCheck,
  type LinkCheck,
  type LinkReport,
} from '../output/checkLinks.js'
import { type CompiledSource, excerptName } from './compileCache.js'
import type { Site } from './loadSite.js'
import { postsOfList } from './postLists.js'
import type { Problem } from './problems.js'

/** The links of a rendered page, and the ids that can be linked. `path` is its final URL. */
type RenderedLinks = Pick<CheckedPage, 'path' | 'links' | 'ids'>

/** Collects pages as they are rendered; keeps only what must be compared. */
export interface SiteLinkCheck {
  /** `index` is that of the page's route; one more for the not-found page. */
  readonly add: (index: number, page: RenderedLinks) => void
  /** `reported` has the positions of links that are reported already; new ones are added. */
  readonly problems: (reported: Set<string>) => Problem[]
}

/** What links are compared with. */
export interface LinkCheckInput {
  readonly site: Site
  /** The same site in the other locales that are built. */
  readonly others: readonly Site[]
  /** Names of the files that pages refer to: a link to one of them is not broken. */
  readonly assetNames: Iterable<string>
  readonly compiled: ReadonlyMap<string, CompiledSource>
  /** Markdown that pages import: its links are Markdown as well. */
  readonly partials: Iterable<Pick<CompiledSource, 'links'>>
  /** A link to an old URL is not broken. */
  readonly redirects: RedirectList
}

/** The link check of a locale; nothing is collected if broken links are ignored. */
export function createSiteLinkCheck(input: LinkCheckInput): SiteLinkCheck {
  if (ignoresLinks(input.site.config)) return { add: () => {}, problems: () => [] }
  const check = createRouteCheck(input)
  const read = createLinkReader(input)
  return {
    add: (index, page) => check.add(read(index, page)),
    problems: (reported) => {
      const isNew = ({ positions }: BrokenLink) =>
        positions.length === 0 || !positions.every((position) => reported.has(position))
      const { config } = input.site
      const report = check.report()
      // Those of the configuration are for each locale.
      const keyOf = ({ source, page, id }: BrokenRedirect) =>
        `${source} ${withoutBase(page, config.baseUrl)}#${id}`
      const redirects = report.redirects.filter((redirect) => !reported.has(keyOf(redirect)))
      const problems = linkProblems({ ...report, redirects }, { config, isNew })
      for (const { positions } of [...report.links, ...report.anchors])
        for (const position of positions) reported.add(position)
      for (const redirect of redirects) reported.add(keyOf(redirect))
      return problems
    },
  }
}

/** Whether no broken link of a site is reported. */
export function ignoresLinks(config: Site['config']): boolean {
  const { onBrokenLinks, onBrokenAnchors } = config
  return [onBrokenLinks, onBrokenAnchors, severityOfHtmlLinks(config)].every(
    (severity) => severity === 'ignore',
  )
}

/** The problems of a report; `isNew` decides which of its links are not reported already. */
export function linkProblems(
  { links, anchors, redirects }: LinkReport,
  { config, isNew }: { readonly config: Site['config']; readonly isNew: (link: BrokenLink) => boolean },
): Problem[] {
  const { onBrokenLinks, onBrokenAnchors } = config
  const onBrokenHtmlLinks = severityOfHtmlLinks(config)
  const reports = [
    ...bySeverity(links.filter(isNew), { severity: onBrokenLinks, ofHtml: onBrokenHtmlLinks }).map(
      ({ severity, broken, isHtml }) => ({
        severity,
        error: formatBrokenLinks(broken, { severity, isHtml }),
      }),
    ),
    ...bySeverity(anchors.filter(isNew), {
      severity: onBrokenAnchors,
      ofHtml: lessSevere(onBrokenAnchors, onBrokenHtmlLinks),
    }).map(({ severity, broken }) => ({ severity, error: formatBrokenAnchors(broken) })),
    ...redirects.map((redirect) => ({ severity: onBrokenAnchors, error: brokenRedirectAnchor(redirect) })),
  ]
  return reports.flatMap(({ severity, error }) => (error ? [{ severity, error }] : []))
}

/** Docusaurus checks no `<a>` of a component or of HTML: those of a site that came from there may go to another program of its host. */
function severityOfHtmlLinks({ onBrokenHtmlLinks, onBrokenLinks, docusaurusSign }: Site['config']): Severity {
  return (
    onBrokenHtmlLinks ?? (docusaurusSign === undefined ? onBrokenLinks : lessSevere(onBrokenLinks, 'warn'))
  )
}

const SEVERITIES: readonly Severity[] = ['ignore', 'log', 'warn', 'throw']

function lessSevere(a: Severity, b: Severity): Severity {
  return SEVERITIES.indexOf(a) < SEVERITIES.indexOf(b) ? a : b
}

/** Broken links by how they are reported: those that the site has written as HTML may be reported differently. */
function bySeverity(
  broken: readonly BrokenLink[],
  { severity, ofHtml }: { readonly severity: Severity; readonly ofHtml: Severity },
) {
  if (severity === ofHtml) return [{ severity, broken, isHtml: false }]
  const [inHtml, others] = [broken.filter(({ isHtml }) => isHtml), broken.filter(({ isHtml }) => !isHtml)]
  return [
    { severity, broken: others, isHtml: false },
    { severity: ofHtml, broken: inHtml, isHtml: true },
  ]
}

/** A check with the routes and the redirects of a site. */
export function createRouteCheck({
  site: { routes, context, config },
  others,
  redirects,
}: Pick<LinkCheckInput, 'site' | 'others' | 'redirects'>): LinkCheck {
  return createLinkCheck({
    anchorRedirects: rulesOf(redirects).filter(({ to }) => /^\/[^#]*#./.test(to) && !hasValues(to)),
    routes: [
      ...routes.map(({ path }) => context.urls.href(path)),
      ...onSameHost(config, others).flatMap((other) =>
        other.routes.map(({ path }) => other.context.urls.href(path)),
      ),
    ],
    isRedirected: (path) =>
      matchRedirect(redirects, encodeURI(path)) !== undefined || isFileOfMovedSite(path, config),
  })
}

/** Whether a target is filled with parts of the old URL: `/new/:splat` */
function hasValues(target: string): boolean {
  return /[/=]:[a-z]/i.test(target)
}

/** Docusaurus checks no `<a>` that a component writes, so sites that came from there have some to static files. */
function isFileOfMovedSite(
  path: string,
  { docusaurusSign, baseUrl, staticDirectories }: Site['config'],
): boolean {
  const name = docusaurusSign === undefined ? undefined : withoutBase(path, baseUrl)
  return name !== undefined && staticDirectories.some((dir) => isFile(join(dir, name)))
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

/** Makes a function that selects the links of a page to check. `index` is that of its route. */
export function createLinkReader({
  site,
  others,
  assetNames,
  compiled,
  partials,
}: Omit<LinkCheckInput, 'redirects'>): (index: number, page: RenderedLinks) => CheckedPage {
  const { routes } = site
  const ofPartials = new Set([...partials].flatMap(({ links }) => markdownHrefs(links)))
  const isChecked = createLinkFilter(site, { onHost: onSameHost(site.config, others), assetNames })
  // The links of an excerpt are reported once, with its post.
  const linksOfPosts = (index: number) => {
    const route = routes[index]
    const posts = route ? (postsOfList(route, site) ?? []) : []
    return new Set(
      posts.flatMap(({ source }) => compiled.get(excerptName(source))?.links ?? []).map(({ href }) => href),
    )
  }
  return (index, { path, links, ids }) => {
    const page = compiled.get(routes[index]?.source ?? '')
    const ofPosts = linksOfPosts(index)
    const ofMarkdown = new Set(markdownHrefs(page?.links ?? []))
    return {
      path,
      links: links
        .filter((link) => isChecked(link) && !ofPosts.has(link.href))
        .map(({ isHtml, ...link }) => ({
          ...link,
          ...(isHtml && !ofMarkdown.has(link.href) && !ofPartials.has(link.href) && { isHtml }),
        })),
      ids,
      ...(page && { source: { file: page.source, links: page.links.filter(isChecked) } }),
    }
  }
}

/** The URLs of links that are Markdown. */
function markdownHrefs(links: CompiledSource['links']): string[] {
  return links.flatMap(({ href, isJsx }) => (isJsx ? [] : [href]))
}

function onSameHost({ url }: Site['config'], others: readonly Site[]): readonly Site[] {
  return others.filter((other) => other.config.url === url)
}

/** Decides whether a link can be checked: not one to a file, nor one to a locale that is not built. */
function createLinkFilter(
  { config, model }: Site,
  { onHost, assetNames }: { onHost: readonly Site[]; assetNames: Iterable<string> },
): (link: { readonly href: string }) => boolean {
  const files = new Set([...assetNames].map((name) => config.assetBase + name))
  const localeOf = createLocaleLookup(config)
  const built = new Set([model.locale, ...onHost.map((other) => other.model.locale)])
  return ({ href }) => {
    if (href.startsWith('#')) return true
    const { path } = splitUrl(href)
    if (files.has(path)) return false
    return !path.startsWith('/') || built.has(localeOf(path) ?? model.locale)
  }
}

/** Finds the locale that a path belongs to: the one with the longest base. */
function createLocaleLookup({ i18n, url }: Site['config']): (path: string) => string | undefined {
  const bases = Object.entries(i18n.localeConfigs)
    .filter(([, locale]) => locale.url === url)
    .map(([locale, { baseUrl }]) => ({ locale, baseUrl }))
    .sort((a, b) => b.baseUrl.length - a.baseUrl.length)
  return (path) => bases.find(({ baseUrl }) => withoutBase(path, baseUrl) !== undefined)?.locale
}
