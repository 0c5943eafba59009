// Decides which modules are in the chunk that every page loads: everything that the shell imports, and
// nothing else.

import { isOfOneLocale, SHELL } from '../../vite/shellModules.js'

/** The parts of the bundler's context that a chunk's name depends on. */
interface ChunkingContext {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/**
 * Names the chunk of modules that the shell imports, directly or through others; not what it loads later.
 * With one locale its data is in there too, and all is one file.
 */
export function nameShellChunk({
  hasOneLocale,
}: {
  hasOneLocale: boolean
}): (id: string, context: ChunkingContext) => string | null {
  let modules: Set<string> | undefined
  return (id, context) => {
    modules ??= modulesOfShell(context)
    return modules.has(id) && (hasOneLocale || !isOfOneLocale(id)) ? 'core' : null
  }
}

function modulesOfShell(context: ChunkingContext): Set<string> {
  const reached = new Set([`\0${SHELL}`])
  for (const module of reached) {
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) reached.add(imported)
  }
  return reached
}
