// The hooks of plugins for single pages: additions to the data of a page, and what is derived from a rendered page.

import { join } from 'node:path'
import type { PageData } from '../../shared/page.js'
import {
  checkFileContent,
  checkFileName,
  checkFiles,
  checkResult,
  type HookName,
  plainData,
  resultError,
} from '../base/hookResult.js'
import type { HtmlElement } from '../base/htmlTree.js'
import { kindOf } from '../base/plainData.js'
import { callHook, callHookSync } from '../base/pluginHook.js'
import { hashOf, openDiskCache } from '../cache/diskCache.js'
import type { Plugin, PluginPage, PluginSite, RenderedResult, RenderTools } from '../config/plugin.js'
import type { SiteConfig } from '../config/siteConfig.js'
import type { Route } from '../content/routes.js'
import type { ScannedLink } from '../output/scanHtml.js'
import { checkAdditions } from './checkAdditions.js'
import type { Site } from './loadSite.js'
import { pluginSite } from './sitePlugins.js'

/** A page with the additions of plugins. */
export interface ExtendedPage {
  readonly page: PageData
  /** What the hooks of a rendered page get; undefined if no plugin has such a hook. */
  readonly hooked?: HookedPage
}

/** The input of `rendered`, as far as it is known before. Plain data. */
export interface HookedPage {
  readonly page: Omit<PluginPage, 'site'>
  /** The folder of the locale below the output folder. */
  readonly outPath: string
  /** The files that plugins announce. */
  readonly files: readonly string[]
}

/** Adds to the data of a page what plugins add. */
export function extendPage(page: PageData, { route, site }: { route: Route; site: Site }): ExtendedPage {
  const { plugins } = site.config
  if (!plugins.some(({ page, rendered }) => page || rendered)) return { page }
  const frontMatter = contentOf(route, site)?.frontMatter ?? {}
  const source = frontMatter && isFile(route) ? route.source : undefined
  const describe = (current: PageData): HookedPage['page'] => ({
    path: current.path,
    type: current.type,
    title: current.title,
    description: current.description,
    locale: site.model.locale,
    source,
    frontMatter: frontMatter as PluginPage['frontMatter'],
    image: current.image,
    canonical: current.canonical,
    categories: categoriesOf(current),
  })
  const ofSite = pluginSite(site)
  let extended = page
  const files: string[] = []
  for (const plugin of plugins) {
    const hook = plugin.page
    if (!hook) continue
    const name = source ?? page.path
    const { image } = extended
    const added = callHookSync(
      plugin.name,
      'page',
      () => {
        const result = hook({ ...describe(extended), site: ofSite })
        if (result !== undefined) checkAdditions(result, { plugin: plugin.name, page: name, image })
        return result && { ...result }
      },
      name,
    )
    if (added === undefined) continue
    const { head = [], files: announced = [], ...fields } = added
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    extended = { ...extended, ...given, headTags: [...extended.headTags, ...head] }
    files.push(...announced)
  }
  const hasHook = plugins.some(({ rendered }) => rendered)
  return {
    page: extended,
    ...(hasHook && { hooked: { page: describe(extended), outPath: site.outPath, files } }),
  }
}

const RENDERED_FIELDS: readonly (keyof RenderedResult)[] = ['files', 'record']

/** The Markdown file of a route, with its front matter. */
function contentOf(route: Route, { context }: Site): { readonly frontMatter: object } | undefined {
  if (route.type === 'doc') return context.version(route.docsId, route.version).docs.get(route.id)
  if (route.type === 'post') return context.blog(route.blogId).post(route.id)
  return route.type === 'page' ? context.pages.get(route.source) : undefined
}

/** The labels above a page, without its own. */
function categoriesOf(page: PageData): string[] {
  const breadcrumbs = ('breadcrumbs' in page && page.breadcrumbs) || []
  return breadcrumbs.slice(0, -1).map(({ label }) => label)
}

function isFile({ type }: Route): boolean {
  return type === 'doc' || type === 'page' || type === 'post'
}

/** A page as the renderer returns it. */
export interface RenderedInput {
  readonly html: string
  readonly tree: HtmlElement
  readonly links: readonly ScannedLink[]
  readonly indexable: boolean
}

/** What plugins derive from one page. */
export interface DerivedFromPage {
  /** Files by their names below the output folder. */
  readonly files: readonly { readonly name: string; readonly content: string | Uint8Array }[]
  /** Records by the names of their plugins. */
  readonly records: Readonly<Record<string, unknown>>
  /** The entries of plugin caches that were used. */
  readonly cacheKeys: readonly string[]
}

/** Derives files and records from a rendered page. */
export type DerivePage = (hooked: HookedPage, rendered: RenderedInput) => Promise<DerivedFromPage>

/** The folder of plugin caches in the folder of caches. */
export const PLUGIN_CACHE = 'plugins'

/** Makes the function that calls the `rendered` hooks of a site; undefined if there is none. */
export function createPageHooks(
  config: SiteConfig,
  { site, cacheDir }: { site: PluginSite; cacheDir: string },
): DerivePage | undefined {
  const plugins = config.plugins.filter(({ rendered }) => rendered)
  if (plugins.length === 0) return undefined
  const cache = openDiskCache(join(cacheDir, PLUGIN_CACHE))
  return async ({ page, outPath }, rendered) => {
    const files: { name: string; content: string | Uint8Array }[] = []
    const records: Record<string, unknown> = {}
    const cacheKeys: string[] = []
    for (const plugin of plugins) {
      const name = { plugin: plugin.name, hook: 'rendered', page: page.source ?? page.path }
      const cached: RenderTools['cached'] = async (key, compute) => {
        if (typeof key !== 'string') throw wrongCached(name, 'a string as key', key)
        const ownKey = hashOf(plugin.name, plugin.cacheKey ?? '', key)
        cacheKeys.push(ownKey)
        const found = await cache.read(ownKey)
        if (found) return found
        const value: unknown = await compute()
        if (!(value instanceof Uint8Array)) throw wrongCached(name, 'bytes', value)
        await cache.write(ownKey, Buffer.from(value))
        return value
      }
      const derive = async () => {
        const result = await plugin.rendered?.({ ...page, ...rendered, site }, { cached })
        if (result === undefined) return
        checkResult(result, { ...name, known: RENDERED_FIELDS })
        checkFiles(result.files, name)
        for (const [file, content] of Object.entries(result.files ?? {})) {
          checkFileName(file, name)
          checkFileContent(content, { ...name, file })
          files.push({ name: outPath + file, content })
        }
        // The same as when it is read from the cache.
        const record = plainData(result.record, { ...name, field: 'record' })
        if (record !== undefined) records[plugin.name] = record
      }
      await callHook(plugin.name, name.hook, derive, { page: name.page })
    }
    return { files, records, cacheKeys }
  }
}

function wrongCached(name: HookName, expected: string, value: unknown): Error {
  return resultError(
    name,
    `${expected} for \`cached\`, not ${kindOf(value)}`,
    "Write `cached('key', () => Buffer.from(text))`: what is kept between builds are bytes.",
  )
}

/** What the results of `rendered` depend on besides pages. `configHash` stands for plugins without a key. */
export function renderedFingerprint(plugins: readonly Plugin[], configHash: string): string {
  const keys = plugins
    .filter(({ rendered }) => rendered)
    .map(({ name, cacheKey }) => [name, cacheKey ?? configHash])
  return keys.length === 0 ? '' : hashOf(JSON.stringify(keys))
}
