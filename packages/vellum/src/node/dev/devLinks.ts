// The link check in development. Pages are checked as they are rendered, by the rules of a build; problems
// are reported once, with their line. Outlives a site that is loaded again.

import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { RedirectList } from 'vellum-host'
import { splitUrl, withoutBase } from '../../shared/url.js'
import type { VellumError } from '../base/errors.js'
import type { Route } from '../content/routes.js'
import type { BrokenLink, CheckedPage } from '../output/checkLinks.js'
import type { RenderedDocument } from '../render/documentRenderer.js'
import type { Site } from '../steps/loadSite.js'
import { markdownProblems } from '../steps/markdownProblems.js'
import { createLinkReader, createRouteCheck, ignoresLinks, linkProblems } from '../steps/siteLinkCheck.js'
import type { DevCompiler } from './devCompiler.js'
import { type ProblemLog, shownErrors } from './devProblems.js'

/** What the links of a page are compared with. */
export interface LinkContext {
  readonly site: Site
  readonly compiler: Pick<DevCompiler, 'compiled' | 'assetNames' | 'partials'>
  readonly redirects: RedirectList
}

/** Checks pages. */
export interface DevLinks {
  /** Checks a page that was just rendered, and those that link to a heading of it. */
  readonly check: (
    route: Route,
    rendered: Pick<RenderedDocument, 'links' | 'ids'>,
    context: LinkContext,
  ) => void
}

/** A page, and when it was rendered. */
interface KnownPage extends CheckedPage {
  readonly renderedAt: number
}

/** Creates an empty check. */
export function createDevLinks(problems: Pick<ProblemLog, 'warn'>): DevLinks {
  const pages = new Map<string, KnownPage>()
  /**
   * The page that first had a link without a line, by its target: navbar and footer repeat it on every page.
   */
  const firstPages = new Map<string, string>()
  return {
    check: (route, rendered, context) => {
      const { site, compiler } = context
      const path = site.context.urls.href(route.path)
      const page: KnownPage = { ...readPage(route, { path, ...rendered }, context), renderedAt: Date.now() }
      pages.set(path, page)
      const source = compiler.compiled.get(route.source)
      const ofMarkdown = source ? markdownProblems([source], site.config) : []
      problems.warn(
        `Markdown of ${route.source}`,
        // Other errors are shown in the page.
        shownErrors(ofMarkdown.filter(({ severity }) => severity !== 'throw')),
      )
      const affected = [...pages.values()].filter((other) => other === page || linksTo(other, path, site))
      for (const affectedRoute of affected)
        problems.warn(`links of ${affectedRoute.path}`, brokenLinks(affectedRoute, context))
    },
  }

  function brokenLinks(page: CheckedPage, context: LinkContext): VellumError[] {
    const { config } = context.site
    if (ignoresLinks(config)) return []
    const check = createRouteCheck({ ...context, others: [] })
    for (const { path, ids } of pages.values()) if (path !== page.path) check.add({ path, ids, links: [] })
    check.add(page)
    const isNew = ({ target, positions }: BrokenLink) => {
      if (positions.length > 0) return true
      if (!firstPages.has(target)) firstPages.set(target, page.path)
      return firstPages.get(target) === page.path
    }
    const report = check.report()
    const redirects = report.redirects.filter((redirect) => redirect.page === page.path)
    return shownErrors(linkProblems({ ...report, redirects }, { config, isNew }))
  }
}

/** The checked links of a page: without the URLs of files that a component imports through Vite. */
function readPage(
  route: Route,
  page: Pick<CheckedPage, 'path' | 'links' | 'ids'>,
  { site, compiler }: LinkContext,
): CheckedPage {
  const { compiled } = compiler
  const partials = compiler.partials.values()
  const read = createLinkReader({ site, others: [], assetNames: compiler.assetNames(), compiled, partials })
  const { baseUrl, siteDir } = site.config
  const isFile = (href: string) => {
    const sitePath = withoutBase(splitUrl(href).path, baseUrl)
    if (sitePath === undefined || !/\.\w+$/.test(sitePath)) return false
    return sitePath.startsWith('/@fs/') || existsSync(join(siteDir, sitePath))
  }
  const writtenHrefs = new Set(compiled.get(route.source)?.links.map(({ href }) => href))
  const links = page.links.filter(({ href }) => writtenHrefs.has(href) || !isFile(href))
  return read(site.routes.indexOf(route), { ...page, links })
}

/** Whether a rendered page is up to date with its file, and links to a heading of another page. */
function linksTo({ links, source, renderedAt }: KnownPage, path: string, { config }: Site): boolean {
  if (!links.some(({ href }) => href.startsWith(`${path}#`) || href.startsWith(`${path}/#`))) return false
  const file = source && resolve(config.siteDir, source.file)
  return file === undefined || (existsSync(file) && statSync(file).mtimeMs < renderedAt)
}
