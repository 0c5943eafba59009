// Bundles the theme for rendering, when the site replaces parts of it.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hasOwnParts } from '../../vite/partReplacements.js'
import { writeServerModules } from './serverModules.js'
import type { Bundle, BundleInput, ServerModule } from './types.js'
import { buildServerTheme, SERVER_THEME_ENTRY } from './viteBuild.js'

/** The modules of the theme, by locale; none when the site has no parts of its own. The modules are written. */
export async function bundleTheme(
  input: BundleInput,
): Promise<{ themes: ReadonlyMap<string, ServerModule>; serverFiles: Bundle['serverFiles'] }> {
  const { config, locales, workDir, name, restoreHtml } = input
  if (!hasOwnParts(config)) return { themes: new Map(), serverFiles: [] }
  const { folderOf, hashOf, serverFiles } = await writeServerModules(await buildServerTheme(input), {
    root: join(workDir, 'server', `${name}-theme`),
    locales: locales.map((locale) => ({ name: locale.name, entries: [`${SERVER_THEME_ENTRY}.mjs`] })),
    restoreHtml,
  })
  const file = `${SERVER_THEME_ENTRY}.mjs`
  const themes = locales.map((locale): [string, ServerModule] => [
    locale.name,
    { url: pathToFileURL(join(folderOf(locale.name), file)).href, hash: hashOf(file) },
  ])
  return { themes: new Map(themes), serverFiles }
}
