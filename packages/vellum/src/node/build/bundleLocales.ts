// Bundles code and styles, once for all locales that share their files.

import { markdownProblems } from '../site/markdownProblems.js'
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
  {
    config,
    workDir,
    cacheDir,
    outDir,
    engine,
    problems,
  }: Pick<BuildContext, 'config' | 'workDir' | 'cacheDir' | 'outDir' | 'engine' | 'problems'>,
  compiled: readonly CompiledLocale[],
): Promise<BundledGroup[]> {
  const groups: BundledGroup[] = []
  for (const locales of sharingFiles(compiled)) {
    const name = bundleName(locales)
    const bundle = await bundlePages({ locales, name, workDir, cacheDir, outDir, engine: engine('bundler') })
    problems.add(markdownProblems(bundle.partials, config))
    groups.push({ locales, bundle, pageAssets: pageAssets(locales, bundle) })
  }
  problems.throwIfFailed()
  return groups
}

/** The locales that share their files; a standalone one has its own. */
function sharingFiles(locales: readonly CompiledLocale[]): (readonly CompiledLocale[])[] {
  const together = locales.filter(({ site }) => site.assetPath === '')
  const standalone = locales.filter(({ site }) => site.assetPath !== '').map((locale) => [locale])
  return [...(together.length > 0 ? [together] : []), ...standalone]
}

function bundleName([first]: readonly CompiledLocale[]): string {
  const { assetPath, model } = first!.site
  return assetPath === '' ? 'bundle' : `bundle-${model.locale}`
}

function pageAssets(locales: readonly CompiledLocale[], { partials }: BundledPages): Map<string, string> {
  const pages = [...locales.flatMap(({ compiled }) => [...compiled.values()]), ...partials]
  return new Map(pages.flatMap(({ assets }) => assets.map(({ name, file }) => [name, file])))
}
