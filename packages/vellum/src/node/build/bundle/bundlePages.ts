// Bundles the pages of a site that are code, for all locales that share its files, or finds the bundle in the cache.

import { announcementBarCss } from '../../../shared/announcementBarCss.js'
import type { SidebarItem } from '../../../shared/sidebar.js'
import { combineErrors } from '../../base/errors.js'
import { PAGE_FRAMES } from '../../base/pageFrames.js'
import { hashOf } from '../../cache/diskCache.js'
import { renderFooter } from '../../render/siteFragments.js'
import { circularPartials } from '../../steps/checkImports.js'
import type { Site } from '../../steps/loadSite.js'
import { searchMessages, shellMessages } from '../../steps/siteMessages.js'
import { hasLiveParts } from '../../vite/liveParts.js'
import type { StyledParts } from '../../vite/themeStyles.js'
import type { CompiledLocale } from '../compileLocales.js'
import { openBundleCache } from './bundleCache.js'
import { createSiteCode, findLocaleCode, type LocaleCode } from './localeCode.js'
import type { BundledFile, BundledLocale, BundledPages, BundleInput, KeepFile, NewFile } from './types.js'

/** The input of a bundle, and its folder. */
export interface BundlePagesInput {
  /** At least one. */
  readonly locales: readonly CompiledLocale[]
  /** Identifies the bundle among those of the site. */
  readonly name: string
  readonly workDir: string
  readonly cacheDir: string
  readonly outDir: string
  /** The fingerprint of the bundler. */
  readonly engine: string
}

/** Bundles pages; throws if an import or a circle of partials makes that impossible. */
export async function bundlePages(input: BundlePagesInput): Promise<BundledPages> {
  const { name, workDir, cacheDir, outDir, engine } = input
  const { config, data } = input.locales[0]!.site
  const { siteDir, assetBase } = config
  const locales = findLocaleCode(input.locales)
  const components = usedComponents(locales)
  const frames = hasLiveParts(config) ? pageTypes(locales) : []
  const generatedCss = announcementBarCss(data.announcementBar)
  const used = { generatedCss, ...usedParts(locales), components, frames }
  const { hasBadges, hasBlog, hasTags, hasVersions } = used
  const { theme, clientModules, staticDirectories } = config
  const cache = openBundleCache({
    cacheDir,
    name,
    siteDir,
    except: [outDir, ...staticDirectories],
    inputs: [
      engine,
      JSON.stringify([
        theme,
        clientModules,
        config.parts,
        workDir,
        generatedCss,
        hasBlog,
        hasBadges,
        hasTags,
        hasVersions,
        assetBase,
        ...(components.length > 0 ? [components] : []),
        ...(frames.length > 0 ? [frames] : []),
      ]),
      ...locales.flatMap(localeInputs),
    ],
  })
  // The result of a plugin may depend on any file, such as the classes in Markdown.
  const cached = config.vite.plugins || config.vite.css ? undefined : await cache.find()
  if (cached) return cached

  const { code, partials, restoreHtml } = createSiteCode(locales, {
    siteDir,
    hasOwnPlugins: ['plugins', 'build', 'environments', 'ssr'].some((name) => name in config.vite),
  })
  const { keep } = cache
  const labels = await keepEach(
    locales.map(({ site }) => searchLabels(site)),
    keep,
  )
  const bundleInput = {
    config: { ...config, baseUrl: assetBase },
    ...used,
    workDir,
    name,
    code,
    restoreHtml,
    keep,
  }
  // Loaded only now: the bundler takes longer to start than a cached build to end.
  const { bundleTheme } = await import('./bundleTheme.js')
  const { bundleSite } = await import('./bundleSite.js')
  const { themes, serverFiles } = await bundleTheme({
    ...bundleInput,
    locales: shellLocales(locales, { assetBase, footers: [], labels }),
  })
  const footers = await keepEach(
    await Promise.all(locales.map(({ site }) => footerFile(site, themes.get(site.model.locale)?.url))),
    keep,
  )
  const bundle = await bundleSite({
    ...bundleInput,
    locales: shellLocales(locales, { assetBase, footers, labels }),
  })
  const compiledPartials = await partials()
  const circles = circularPartials(compiledPartials, siteDir)
  if (circles.length > 0) throw combineErrors(circles)
  const files = [...bundle.files, ...[...footers, ...labels].flatMap((file) => (file ? [file] : []))]
  const result = {
    ...bundle,
    // What partials show is copied with the pages, and their URLs have its hash.
    inputs: [...bundle.inputs, ...compiledPartials.flatMap(({ assets }) => assets.map(({ file }) => file))],
    serverFiles: [...bundle.serverFiles, ...serverFiles],
    locales: new Map(
      [...bundle.locales].map(([locale, own]) => [locale, { theme: themes.get(locale), ...own }]),
    ),
    // Footers without messages of their own are the same in all locales.
    files: [...new Map(files.map((file) => [file.name, file])).values()],
    partials: compiledPartials.map(({ body: _, ...partial }) => partial),
  }
  await cache.add(result)
  return result
}

/** Whether one of the items, at any depth, has a badge. */
function hasBadge(items: readonly SidebarItem[]): boolean {
  return items.some(
    (item) =>
      item.type !== 'html' &&
      (item.badge !== undefined || (item.type === 'category' && hasBadge(item.items))),
  )
}

/** The parts of the theme that the site uses besides the shell. */
function usedParts(
  locales: readonly LocaleCode[],
): Pick<StyledParts, 'hasBadges' | 'hasBlog' | 'hasTags' | 'hasVersions'> {
  const models = locales.map(({ site }) => site.model)
  return {
    hasBlog: models.some(({ blogs }) => blogs.length > 0),
    hasBadges: models.some(({ docs }) =>
      docs.some(({ versions }) => versions.some(({ sidebars }) => Object.values(sidebars).some(hasBadge))),
    ),
    hasTags: models.some(({ docs }) =>
      docs.some(({ versions }) => versions.some(({ tags }) => tags.length > 0)),
    ),
    hasVersions: models.some(({ docs }) =>
      docs.some(({ versions }) => versions.some(({ banner, badge }) => banner || badge)),
    ),
  }
}

/** The types of the pages of a site. */
function pageTypes(locales: readonly LocaleCode[]): string[] {
  const types = locales.flatMap(({ site }) =>
    site.routes.map(({ type }) => (type === 'page' ? 'markdown' : type)),
  )
  return [...new Set([...types, 'not-found'])].filter((type) => type in PAGE_FRAMES).sort()
}

/** The site's components in pages that are HTML. */
function usedComponents(locales: readonly LocaleCode[]): BundleInput['components'] {
  const names = new Set<string>()
  for (const { compiled } of locales) {
    for (const page of compiled.values()) for (const name of page.components ?? []) names.add(name)
  }
  const { components, styled } = locales[0]!.site.components
  return [...names]
    .filter((name) => name in components)
    .sort()
    .map((name) => ({ name, hasStyles: styled.has(name) }))
}

/** What a bundle depends on in a locale, besides files. */
function localeInputs({ site, tools, live, lists, compiled }: LocaleCode): string[] {
  const { targets, data, messages, model } = site
  return [
    JSON.stringify([targets, data, messages, model.overlays]),
    // Partials are compiled for the bundle.
    JSON.stringify(tools.fingerprints()),
    JSON.stringify(live.map(({ source }) => [source, compiled.get(source)?.hash])),
    JSON.stringify(lists.map(({ source, hash }) => [source, hash])),
  ]
}

/** The data of each locale for browsers, and its pages that are code. */
function shellLocales(
  locales: readonly LocaleCode[],
  {
    assetBase,
    footers,
    labels,
  }: { assetBase: string } & Record<'footers' | 'labels', readonly OwnFile<BundledFile>[]>,
): BundledLocale[] {
  const hasFrames = hasLiveParts(locales[0]!.site.config)
  const hasComponents = hasFrames || locales.some(({ live, lists }) => live.length + lists.length > 0)
  const hasLivePosts = locales.some(
    ({ site, live, lists }) =>
      (hasFrames && site.model.blogs.length > 0) ||
      lists.length > 0 ||
      live.some(({ route }) => route.type === 'post'),
  )
  return locales.map(({ site, live, lists, mark }, i) => ({
    name: site.model.locale,
    mark,
    data: {
      ...site.data,
      ...(footers[i] && { footerFile: assetBase + footers[i].name }),
      ...(labels[i] && { search: { ...site.data.search!, labels: assetBase + labels[i].name } }),
    },
    messages: shellMessages(site.messages, {
      hasComponents,
      hasLivePosts,
      hasAlgolia: site.data.algolia !== undefined,
    }),
    pages: [...live, ...lists],
  }))
}

/** A file that a locale may have. */
type OwnFile<File> = File | undefined

/** Writes the files that locales have, in their order. */
async function keepEach(files: readonly OwnFile<NewFile>[], keep: KeepFile): Promise<OwnFile<BundledFile>[]> {
  const kept: OwnFile<BundledFile>[] = []
  for (const file of files) kept.push(file && (await keep(file)))
  return kept
}

/** The labels of the search dialog as a module, which is loaded with the dialog. */
function searchLabels({ data, messages, model }: Site): OwnFile<NewFile> {
  const labels = searchMessages(messages)
  if (!data.search || Object.keys(labels).length === 0) return undefined
  const code = `export const labels = ${JSON.stringify(labels)}`
  return {
    name: `assets/search-${model.locale}-${hashOf(code).slice(0, 8)}.js`,
    bytes: Buffer.from(code),
  }
}

/** The footer as a file, for visitors whose first page has none. As text: it is no page. */
async function footerFile(
  { data, messages, config }: Site,
  themeUrl: string | undefined,
): Promise<OwnFile<NewFile>> {
  if (!data.footer && !('Footer' in config.parts)) return undefined
  const html = await renderFooter({
    site: data,
    messages,
    loadTheme: themeUrl === undefined ? undefined : () => import(themeUrl),
  })
  return { name: `assets/footer-${hashOf(html).slice(0, 8)}.txt`, bytes: Buffer.from(html) }
}
