// Bundles the pages of a site that are code, in all languages that share its files: live
// Markdown pages and React pages, with the partials and components that they import.

import { announcementBarCss } from '../../../shared/announcementBarCss.js'
import { combineErrors } from '../../base/errors.js'
import { hashOf } from '../../cache/diskCache.js'
import { originalsOf } from '../../content/translations/translatedContent.js'
import type { CompiledMarkdown } from '../../markdown/compile/types.js'
import { createSiteFiles } from '../../pages/links/siteFiles.js'
import { renderFooter } from '../../render/siteFragments.js'
import { circularPartials, importProblems } from '../../site/checkImports.js'
import { type CompiledSource, excerptName } from '../../site/compileCache.js'
import type { CompileTools } from '../../site/compileTools.js'
import type { Site } from '../../site/loadSite.js'
import type { RouteFile } from '../../site/pageTasks.js'
import { isPostFile, listCode, liveLists } from '../../site/postLists.js'
import { shellMessages } from '../../site/siteMessages.js'
import { openBundleCache } from './bundleCache.js'
import type { Bundle, BundledPages } from './types.js'

/** A language whose pages are compiled. */
export interface CompiledLocale {
  readonly site: Site
  readonly files: readonly RouteFile[]
  readonly compiled: ReadonlyMap<string, CompiledSource>
  readonly tools: CompileTools
}

export async function bundlePages({
  locales,
  name,
  workDir,
  cacheDir,
  outDir,
  engine,
}: {
  /** At least one. */
  locales: readonly CompiledLocale[]
  /** Names the bundle among those of the site. */
  name: string
  workDir: string
  cacheDir: string
  outDir: string
  /** Of what bundles, from `engineFingerprint`. */
  engine: string
}): Promise<BundledPages> {
  const [{ site: first }] = locales as [CompiledLocale]
  const { config } = first
  const { siteDir, assetBase } = config
  const siteFiles = createSiteFiles()
  const parts = locales.map((locale, i) => {
    const { site, files, compiled } = locale
    const { overlays } = site.model
    const live = files.filter(({ kind, source }) => kind === 'react' || compiled.get(source)?.live)
    const problems = importProblems(
      live.map(({ source, file }) => ({ source, file, imports: compiled.get(source)?.imports ?? [] })),
      { siteDir, files: siteFiles, originalsOf: (file) => originalsOf(file, overlays) },
    )
    if (problems.length > 0) throw combineErrors(problems)
    const lists = liveLists(site, compiled)
    return {
      ...locale,
      live,
      lists,
      // Modules of the first language have no mark.
      mark: i === 0 ? undefined : site.model.locale,
      keys: new Map(live.map(({ file, source }) => [file, compiled.get(source)?.key])),
      /** The keys of what lists show of their posts. */
      excerpts: new Map(
        lists.flatMap(({ posts }) =>
          posts.map(({ file, source }) => [file, compiled.get(excerptName(source))!.key] as const),
        ),
      ),
    }
  })

  const generatedCss = announcementBarCss(first.data.announcementBar)
  const hasBlog = parts.some(({ site }) => site.model.blog !== undefined)
  const hasVersions = parts.some(({ site }) =>
    site.model.docs.some(({ versions }) => versions.some(({ banner, badge }) => banner || badge)),
  )
  const cache = openBundleCache({
    cacheDir,
    name,
    siteDir,
    except: [outDir, ...config.staticDirectories],
    settings: [
      engine,
      JSON.stringify([
        config.theme,
        config.clientModules,
        workDir,
        generatedCss,
        hasBlog,
        hasVersions,
        assetBase,
      ]),
      ...parts.flatMap(({ site: { targets, data, messages, model }, live, lists, compiled }) => [
        JSON.stringify([targets, data, messages, model.overlays]),
        JSON.stringify(live.map(({ source }) => [source, compiled.get(source)?.hash])),
        JSON.stringify(lists.map(({ source, hash }) => [source, hash])),
      ]),
    ],
  })
  const cached = await cache.find()
  if (cached) return cached

  const partOf = (mark: string | undefined) => parts.find((part) => part.mark === mark)!
  // The browser's bundle and the server's ask for the same partials.
  const partials = new Map<string, Promise<CompiledMarkdown & { readonly source: string }>>()
  const partial = (file: string, mark: string | undefined) => {
    const key = `${mark ?? ''} ${file}`
    const known = partials.get(key) ?? partOf(mark).tools.compilePartial(file)
    partials.set(key, known)
    return known
  }
  const footers = await Promise.all(parts.map(({ site }) => footerFile(site)))
  const hasComponents = parts.some(({ live, lists }) => live.length + lists.length > 0)
  const hasLivePosts = parts.some(
    ({ live, lists }) => lists.length > 0 || live.some(({ route }) => route.type === 'post'),
  )
  // Loaded only now: the bundler takes longer to start than a cached build to end.
  const { bundleSite } = await import('./bundleSite.js')
  const bundle = await bundleSite({
    config: { ...config, baseUrl: assetBase },
    generatedCss,
    hasBlog,
    hasVersions,
    locales: parts.map(({ site, live, lists, mark }, i) => ({
      name: site.model.locale,
      mark,
      data: { ...site.data, ...(footers[i] && { footerFile: assetBase + footers[i].name }) },
      messages: shellMessages(site.messages, { hasComponents, hasLivePosts }),
      pages: [...live, ...lists],
    })),
    workDir,
    name,
    code: {
      siteDir,
      isPost: (file) => parts.some(({ site }) => isPostFile(file, site)),
      pageCode: async (file, mark) => {
        const { keys, lists, excerpts, tools } = partOf(mark)
        const list = lists.find((each) => each.file === file)
        if (list)
          return listCode(list.posts, {
            locale: mark,
            bodyOf: ({ file }) => tools.pages.body(excerpts.get(file)!),
          })
        const key = keys.get(file)
        const body = key === undefined ? undefined : await tools.pages.body(key)
        return body?.type === 'live' ? body.code : undefined
      },
      excerptCode: async (file, mark) => {
        const { excerpts, tools } = partOf(mark)
        const key = excerpts.get(file)
        const body = key === undefined ? undefined : await tools.pages.body(key)
        return body?.type === 'live' ? body.code : undefined
      },
      partialCode: async (file, mark) => codeOf(await partial(file, mark)),
      originalsOf: (file) => parts.flatMap(({ site }) => originalsOf(file, site.model.overlays)),
    },
  })
  // In the order of their names: the bundler asks in any order.
  const used = await Promise.all([...partials.keys()].sort().map((key) => partials.get(key)!))
  const circles = circularPartials(used, siteDir)
  if (circles.length > 0) throw combineErrors(circles)
  const files = [...bundle.files, ...footers.flatMap((footer) => (footer ? [footer] : []))]
  const made = {
    ...bundle,
    // Footers without words of their own are the same in all languages.
    files: [...new Map(files.map((file) => [file.name, file])).values()],
    partials: used.map(({ body: _, ...partial }) => partial),
  }
  await cache.add(made)
  return made
}

/** The footer as a file, for visitors whose first page has none. As text: it is no page. */
async function footerFile({ data, messages }: Site): Promise<Bundle['files'][number] | undefined> {
  if (!data.footer) return undefined
  const html = await renderFooter(data, messages)
  return { name: `assets/footer-${hashOf(html).slice(0, 8)}.txt`, bytes: Buffer.from(html) }
}

/** The files that pages and partials brought along, by their name in the site. */
export function pageAssets(
  compiled: Iterable<ReadonlyMap<string, CompiledSource>>,
  { partials }: BundledPages,
): ReadonlyMap<string, string> {
  const pages = [...[...compiled].flatMap((each) => [...each.values()]), ...partials]
  return new Map(pages.flatMap(({ assets }) => assets.map(({ name, file }) => [name, file])))
}

/** A partial is always a module. */
function codeOf({ body }: CompiledMarkdown): string {
  return body.type === 'live' ? body.code : ''
}
