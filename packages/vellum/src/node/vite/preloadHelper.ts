// Replaces Vite's helper for dynamic imports. Ours does what is left to do when modules are not preloaded: it
// waits for the styles of a part before the part itself, and passes the files of the part to the function
// that retries failed ones.

import { fileURLToPath } from 'node:url'
import type { BuildOptions, Plugin } from 'vite'

const clientFile = (name: string) =>
  fileURLToPath(new URL(`../../client/runtime/${name}.js`, import.meta.url))

/** The files that every page has before it loads a part: React and the shell. */
const SHELL_FILES = /^assets\/(?:react|core|shell|rolldown-runtime)-/

/**
 * `import(\`./a.js\`).then(…)`, in minified code: a part is not the module itself, but the result of `then`.
 */
const DERIVED_PART = /import\(\s*[`'"]\.\/([^`'"]+)[`'"]\s*\)\.then\b/g

export interface PreloadHelper {
  readonly plugin: Plugin
  /** Passes the files of a part to the helper. */
  readonly modulePreload: NonNullable<BuildOptions['modulePreload']>
}

export function preloadHelper({ baseUrl }: { readonly baseUrl: string }): PreloadHelper {
  const derived = new Set<string>()
  return {
    plugin: {
      name: 'vellum:preload-helper',
      enforce: 'pre',
      load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => helperCode(baseUrl) },
      // Before Vite reads the files of parts.
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          for (const file of Object.values(bundle)) {
            // Reading code copies it to this thread, so that of pages, which import nothing late, is not.
            if (file.type !== 'chunk' || file.dynamicImports.length === 0) continue
            for (const [, name] of file.code.matchAll(DERIVED_PART)) derived.add(`assets/${name}`)
          }
        },
      },
    },
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, imported) => {
        const others = imported.filter((name) => name !== file && !SHELL_FILES.test(name))
        return derived.has(file) ? ['', file, ...others] : [file, ...others]
      },
    },
  }
}

function helperCode(baseUrl: string): string {
  return `import { importPart } from ${JSON.stringify(clientFile('importPart'))}
import { loadStyles } from ${JSON.stringify(clientFile('loadStyles'))}
const isStyles = (file) => file.endsWith('.css')
export const __vitePreload = (load, files = []) => {
  const urls = files.map((file) => file && ${JSON.stringify(baseUrl)} + file)
  const styles = Promise.all(urls.filter(isStyles).map(loadStyles))
  return styles.then(() => importPart(load, urls.filter((url) => !isStyles(url))))
}`
}
