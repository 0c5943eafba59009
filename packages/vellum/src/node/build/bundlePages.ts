// Bundles the pages of a site that are code: live Markdown pages and React pages, with
// the partials and components that they import.

import { announcementBarCss } from '../../shared/announcementBarCss.js'
import type { SiteData } from '../../shared/site.js'
import { hashOf } from '../cache/diskCache.js'
import { combineErrors } from '../errors.js'
import type { CompiledPage } from '../markdown/compiledPage.js'
import { createSiteFiles } from '../pages/siteFiles.js'
import { renderFooter } from '../render/pageRenderer.js'
import type { Bundle, BundledPages } from './bundle.js'
import { openBundleCache } from './bundleCache.js'
import { circularPartials, importProblems } from './checkImports.js'
import type { PageResult } from './compilePages.js'
import type { Site } from './loadSite.js'
import { excerptName } from './pageCompiler.js'
import type { RouteFile } from './pageTasks.js'
import { isPostFile, listCode, liveLists } from './postLists.js'
import type { SiteTools } from './siteTools.js'

export async function bundlePages({
  site,
  files,
  compiled,
  tools,
  workDir,
  cacheDir,
  outDir,
  engine,
}: {
  site: Site
  files: readonly RouteFile[]
  compiled: ReadonlyMap<string, PageResult>
  tools: SiteTools
  workDir: string
  cacheDir: string
  outDir: string
  /** Of what bundles, from `engineFingerprint`. */
  engine: string
}): Promise<BundledPages> {
  const { config, data, targets } = site
  const { siteDir } = config
  const live = files.filter(({ kind, source }) => kind === 'react' || compiled.get(source)?.live)
  const problems = importProblems(
    live.map(({ source, file }) => ({ source, file, imports: compiled.get(source)?.imports ?? [] })),
    { siteDir, files: createSiteFiles() },
  )
  if (problems.length > 0) throw combineErrors(problems)

  const lists = liveLists(site, compiled)
  const generatedCss = announcementBarCss(data.announcementBar)
  const hasBlog = site.model.blog !== undefined
  const cache = openBundleCache({
    cacheDir,
    siteDir,
    except: [outDir, ...config.staticDirectories],
    settings: [
      engine,
      JSON.stringify([config.theme, config.clientModules, workDir, targets, generatedCss, hasBlog, data]),
      JSON.stringify(live.map(({ source }) => [source, compiled.get(source)?.hash])),
      JSON.stringify(lists.map(({ source, hash }) => [source, hash])),
    ],
  })
  const cached = await cache.find()
  if (cached) return cached

  const keys = new Map(live.map(({ file, source }) => [file, compiled.get(source)?.key]))
  const listsByFile = new Map(lists.map((list) => [list.file, list]))
  const excerpts = new Map(
    lists.flatMap(({ posts }) =>
      posts.map(({ file, source }) => [file, compiled.get(excerptName(source))!.key] as const),
    ),
  )
  // The browser's bundle and the server's ask for the same partials.
  const partials = new Map<string, Promise<CompiledPage & { readonly source: string }>>()
  const partial = (file: string) => {
    const known = partials.get(file) ?? tools.compilePartial(file)
    partials.set(file, known)
    return known
  }
  const footer = await footerFile(data)
  // Loaded only now: the bundler takes longer to start than a cached build to end.
  const { bundleSite } = await import('./bundleSite.js')
  const bundle = await bundleSite({
    config,
    data: { ...data, ...(footer && { footerFile: config.baseUrl + footer.name }) },
    generatedCss,
    hasBlog,
    pages: [...live, ...lists],
    workDir,
    code: {
      siteDir,
      isPost: (file) => isPostFile(file, config),
      pageCode: async (file) => {
        const list = listsByFile.get(file)
        if (list) return listCode(list.posts, (post) => tools.pages.body(excerpts.get(post.file)!))
        const key = keys.get(file)
        const body = key === undefined ? undefined : await tools.pages.body(key)
        return body?.type === 'live' ? body.code : undefined
      },
      excerptCode: async (file) => {
        const key = excerpts.get(file)
        const body = key === undefined ? undefined : await tools.pages.body(key)
        return body?.type === 'live' ? body.code : undefined
      },
      partialCode: async (file) => codeOf(await partial(file)),
    },
  })
  // In the order of their names: the bundler asks in any order.
  const used = await Promise.all([...partials.keys()].sort().map((file) => partials.get(file)!))
  const circles = circularPartials(used, siteDir)
  if (circles.length > 0) throw combineErrors(circles)
  const made = {
    ...bundle,
    files: footer ? [...bundle.files, footer] : bundle.files,
    partials: used.map(({ body: _, ...partial }) => partial),
  }
  await cache.add(made)
  return made
}

/** The footer as a file, for visitors whose first page has none. As text: it is no page. */
async function footerFile(data: SiteData): Promise<Bundle['files'][number] | undefined> {
  if (!data.footer) return undefined
  const html = await renderFooter(data)
  return { name: `assets/footer-${hashOf(html).slice(0, 8)}.txt`, bytes: Buffer.from(html) }
}

/** The files that pages and partials brought along, by their name in the site. */
export function pageAssets(
  compiled: ReadonlyMap<string, PageResult>,
  { partials }: BundledPages,
): ReadonlyMap<string, string> {
  const pages = [...compiled.values(), ...partials]
  return new Map(pages.flatMap(({ assets }) => assets.map(({ name, file }) => [name, file])))
}

/** A partial is always a module. */
function codeOf({ body }: CompiledPage): string {
  return body.type === 'live' ? body.code : ''
}
