// Bundles code and styles, once for all locales that share their files.

import { readdirSync } from 'node:fs'
import { markdownProblems } from '../steps/markdownProblems.js'
import { blockedCode } from '../steps/sitePolicy.js'
import type { BuildContext } from './buildContext.js'
import { bundlePages } from './bundle/bundlePages.js'
import type { BundledPages } from './bundle/types.js'
import type { CompiledLocale } from './compileLocales.js'

/** Locales that share a bundle. */
export interface BundledGroup<Locale = CompiledLocale> {
  /** At least one. */
  readonly locales: readonly Locale[]
  readonly bundle: BundledPages
  /** The files that pages and partials refer to, by their name in the site. */
  readonly pageAssets: ReadonlyMap<string, string>
}

/** Bundles all locales; throws when a problem fails the build. */
export async function bundleLocales(
  { config, problems, ...context }: Pick<BuildContext, 'config' | 'problems'> & BundleContext,
  compiled: readonly CompiledLocale[],
): Promise<BundledGroup[]> {
  const groups = await bundleGroups(context, compiled)
  for (const { bundle, locales } of groups) {
    problems.add(markdownProblems(withoutPages(bundle.partials, locales), config))
    problems.addOne('warn', blockedCode(config, bundle.policyNeeds))
  }
  problems.throwIfFailed()
  return groups
}

/** Partials without what is said about their front matter if they are pages, too: there it has its effect. */
function withoutPages(
  partials: BundledPages['partials'],
  locales: readonly CompiledLocale[],
): BundledPages['partials'] {
  return partials.map((partial) =>
    locales.some(({ compiled }) => compiled.has(partial.source))
      ? { ...partial, problems: partial.problems.filter(({ type }) => type !== 'partial-front-matter') }
      : partial,
  )
}

/** The parts of a build context that bundling needs. */
export type BundleContext = Pick<BuildContext, 'workDir' | 'cacheDir' | 'outDir' | 'engine'>

/** Makes the bundle of each group, or finds it in the cache. */
export async function bundleGroups(
  { workDir, cacheDir, outDir, engine }: BundleContext,
  compiled: readonly CompiledLocale[],
): Promise<BundledGroup[]> {
  const groups: BundledGroup[] = []
  for (const locales of sharingFiles(compiled)) {
    const name = bundleName(locales)
    const bundle = await bundlePages({ locales, name, workDir, cacheDir, outDir, engine: engine('bundler') })
    groups.push({ locales, bundle, pageAssets: pageAssets(locales, bundle) })
  }
  return groups
}

/** The locales that share their files; a standalone one has its own. */
function sharingFiles(locales: readonly CompiledLocale[]): (readonly CompiledLocale[])[] {
  const together = locales.filter(({ site }) => site.assetPath === '')
  const standalone = locales.filter(({ site }) => site.assetPath !== '').map((locale) => [locale])
  return [...(together.length > 0 ? [together] : []), ...standalone]
}

/** Whether the site was bundled before. */
export function hasBundle({ cacheDir }: Pick<BuildContext, 'cacheDir'>): boolean {
  return readdirSync(cacheDir).some((name) => name.startsWith(BUNDLE))
}

/** The folder of a bundle in the folder of caches, or the start of its name. */
const BUNDLE = 'bundle'

function bundleName([first]: readonly CompiledLocale[]): string {
  const { assetPath, model } = first!.site
  return assetPath === '' ? BUNDLE : `${BUNDLE}-${model.locale}`
}

function pageAssets(locales: readonly CompiledLocale[], { partials }: BundledPages): Map<string, string> {
  const pages = [...locales.flatMap(({ compiled }) => [...compiled.values()]), ...partials]
  return new Map(pages.flatMap(({ assets }) => assets.map(({ name, file }) => [name, file])))
}
