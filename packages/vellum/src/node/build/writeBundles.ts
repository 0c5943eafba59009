// Writes the bundled files, with their compressed forms.

import { mapConcurrently } from '../base/mapConcurrently.js'
import type { BuildContext } from './buildContext.js'
import type { BundledGroup } from './bundleLocales.js'
import type { RenderedLocale } from './renderLocales.js'

type Assets = Pick<BuildContext, 'assets'>

/**
 * Writes the scripts and styles of all locales, but not the stylesheets of classes, which it may turn out that no page
 * shows. Threads other than the rendering one compress them.
 */
export async function writeBundles({ assets }: Assets, groups: readonly BundledGroup[]): Promise<void> {
  const files = groups.flatMap((group) =>
    filesOf(group, ({ optionalStyles }, name) => !optionalStyles.includes(name)),
  )
  await mapConcurrently(files, {
    concurrency: 4,
    run: async ({ path, read }) => assets.write(path, await read()),
  })
}

/** Writes the stylesheets of the classes that pages show. */
export async function writeClassStyles(
  { assets }: Assets,
  groups: readonly BundledGroup<RenderedLocale>[],
): Promise<void> {
  for (const group of groups) {
    const hrefs = new Set(
      group.locales.flatMap(({ rendering }) =>
        rendering.reports.flatMap(({ classStyles = [] }) => classStyles),
      ),
    )
    const { assetBase } = group.locales[0]!.site.config
    const files = filesOf(
      group,
      ({ optionalStyles }, name) => optionalStyles.includes(name) && hrefs.has(assetBase + name),
    )
    for (const { path, read } of files) await assets.write(path, await read())
  }
}

/** The bundled files of a group that are wanted, and where they belong. */
function filesOf(
  { locales: [first], bundle }: BundledGroup,
  isWanted: (bundle: BundledGroup['bundle'], name: string) => boolean,
): { path: string; read: () => Promise<Buffer> }[] {
  return bundle.files
    .filter(({ name }) => isWanted(bundle, name))
    .map(({ name, read }) => ({ path: first!.site.assetPath + name, read }))
}
