// Writes the bundled files, with their compressed forms.

import { mapConcurrently } from '../base/mapConcurrently.js'
import type { BuildContext } from './buildContext.js'
import type { BundledGroup } from './bundleLocales.js'

/** Writes the scripts and styles of all locales. Threads other than the rendering one compress them. */
export async function writeBundles(
  { assets }: Pick<BuildContext, 'assets'>,
  groups: readonly BundledGroup[],
): Promise<void> {
  const files = groups.flatMap(({ locales: [first], bundle }) =>
    bundle.files.map(({ name, bytes }) => ({ path: first!.site.assetPath + name, bytes })),
  )
  await mapConcurrently(files, { concurrency: 4, run: ({ path, bytes }) => assets.write(path, bytes) })
}
