// Code that only pages import: an open page shows a change of it by loading its own module again. Vite would
// reload the whole document, and the scroll position, tabs and a page below an error would be lost.

import type { EnvironmentModuleNode, Plugin } from 'vite'

/** Keeps Vite from reloading documents for code that only pages import. */
export function pageUpdates(): Plugin {
  return {
    name: 'vellum:page-updates',
    hotUpdate({ modules }) {
      if (this.environment.name !== 'client' || modules.length === 0) return undefined
      return modules.every((module) => isPageCode(module)) ? [] : undefined
    },
  }
}

/** Whether all importers of a module end in pages, which nothing imports: they are loaded by their URLs. */
export function isPageCode(
  module: EnvironmentModuleNode,
  seen: Set<EnvironmentModuleNode> = new Set(),
): boolean {
  if (seen.has(module)) return true
  seen.add(module)
  // Styles are replaced by themselves; imports of the shell are loaded once.
  if (module.isSelfAccepting || module.type === 'css' || module.id?.startsWith('\0')) return false
  return [...module.importers].every((importer) => isPageCode(importer, seen))
}

/** Makes browsers request a file again with its next import, and every file that imports it. */
export function expireModules(
  { moduleGraph }: ClientModules,
  { file, now }: { readonly file: string; readonly now: number },
): void {
  const seen = new Set<EnvironmentModuleNode>()
  for (const module of moduleGraph.getModulesByFile(file) ?? []) {
    moduleGraph.invalidateModule(module, seen, now, true)
  }
}

/** The modules that browsers have loaded. */
interface ClientModules {
  readonly moduleGraph: {
    readonly getModulesByFile: (file: string) => ReadonlySet<EnvironmentModuleNode> | undefined
    readonly invalidateModule: (
      module: EnvironmentModuleNode,
      seen: Set<EnvironmentModuleNode>,
      timestamp: number,
      isHmr: boolean,
    ) => void
  }
}
