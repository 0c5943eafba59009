// Loads the module of a page through Vite, for Node to render.

import type { ViteDevServer } from 'vite'
import { PAGE_QUERY } from '../vite/moduleNames.js'

/** The exports of a page's module, and the URLs of the stylesheets that it and its imports import. */
export async function loadPageModule(
  vite: ViteDevServer,
  { file, baseUrl }: { file: string; baseUrl: string },
) {
  const id = /\.mdx?$/.test(file) ? file + PAGE_QUERY : file
  const exports = await vite.ssrLoadModule(id)
  const styles = new Set<string>()
  const seen = new Set<unknown>()
  const visit = (module: Awaited<ReturnType<NonNullable<typeof graph>['getModuleByUrl']>>) => {
    if (!module || seen.has(module)) return
    seen.add(module)
    if (module.file && /\.css$/.test(module.file)) styles.add(`${baseUrl}@fs${module.file}`)
    for (const imported of module.importedModules) visit(imported)
  }
  const graph = vite.environments.ssr?.moduleGraph
  visit(await graph?.getModuleByUrl(id))
  return { exports, styles: [...styles] }
}
