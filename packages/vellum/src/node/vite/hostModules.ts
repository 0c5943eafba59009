// The modules that a site's code must share with the engine: React, the engine's own
// components, and the searcher of its index. Wherever a site is installed, it gets the
// copies that the engine itself uses, so that there is one React and one context.

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { internalFile, isOfTheme, isShared } from './themeModules.js'
import type { ThemeStyle } from './themeStyles.js'

const require = createRequire(import.meta.url)
const ours = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The folder of the engine's own modules. */
export const ENGINE_FOLDER = ours('')

/** React, under all module names that code imports. */
export const REACT_MODULES: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
]

const HOST_MODULES: ReadonlyMap<string, string> = new Map([
  ...[...REACT_MODULES, 'vellum-search'].map((name): [string, string] => [name, require.resolve(name)]),
  ['vellum/client', ours('client/index.js')],
  ['vellum/client/compat', ours('client/compat/index.js')],
  ['vellum/client/hydration', ours('client/hydration.js')],
  ['vellum/theme', ours('theme/index.js')],
  ['vellum/theme.css', ours('theme/styles/theme.css')],
  ['vellum/announcement.css', ours('theme/styles/announcement.css')],
  ['vellum/dropdowns.css', ours('theme/styles/dropdowns.css')],
  ['vellum/markdownPages.css', ours('theme/styles/markdownPages.css')],
  ['vellum/pageMenu.css', ours('theme/styles/pageMenu.css')],
  ['vellum/hideableSidebar.css', ours('theme/styles/hideableSidebar.css')],
  ['vellum/search.css', ours('theme/styles/search.css')],
  ['vellum/typeHints.css', ours('theme/styles/typeHints.css')],
  ['vellum/badges.css', ours('theme/styles/badges.css')],
  ['vellum/tags.css', ours('theme/styles/tags.css')],
  ['vellum/versions.css', ours('theme/styles/versions.css')],
  ['vellum/blog.css', ours('theme/styles/blog.css')],
  ['vellum/infima.css', ours('theme/styles/infima.css')],
])

/** Those that Node loads from another file. */
const IN_NODE: ReadonlyMap<string, string> = new Map([['vellum/theme', ours('theme/server/index.js')]])

/** Stylesheets that are text in a module of the theme. */
const INLINED_STYLES = /\.css\?inline$/

/** What the name of a host module starts with. */
const HOST_NAME = /^(?:react|react-dom|vellum|vellum-search)(?:\/|$)/

/** A module that CommonJS code in a bundle requires: Node loads it by its URL, which only an import can name. */
const REQUIRED = '\0vellum:required:'
const REQUIRED_ID = /^\0vellum:required:/

/** The code of such a module. */
function reExport(name: string): string {
  const from = `from ${JSON.stringify(name)}`
  return `export * ${from}\nexport { default } ${from}`
}

/** Other files of the engine's React, such as `react-dom/server`. */
async function reactFile(context: Rolldown.PluginContext, name: string): Promise<string | undefined> {
  if (!/^react(?:-dom)?\//.test(name)) return undefined
  return (await context.resolve(name, ours('client/index.js'), { skipSelf: true }))?.id
}

/** The file of a host module, absolute. */
export function hostModule(name: ThemeStyle): string {
  return HOST_MODULES.get(name)!
}

/** How host modules are resolved. */
export interface HostModuleOptions {
  /** Other files for browsers. */
  readonly forBrowser?: ReadonlyMap<string, string> | undefined
  /** Whether the site replaces parts of the theme: then the theme is part of every bundle. */
  readonly hasOwnParts: () => boolean
}

/**
 * Resolves the names of host modules to the engine's copies; on the server they stay outside
 * of the bundle, where Node loads them once.
 */
export function hostModules({ forBrowser = new Map(), hasOwnParts }: HostModuleOptions): Plugin[] {
  const isBundled = (name: string) => name === 'vellum/theme' && hasOwnParts()
  return [
    {
      name: 'vellum:host-modules',
      enforce: 'pre',
      resolveId: {
        filter: { id: HOST_NAME },
        async handler(name, importer, { kind }) {
          const file = HOST_MODULES.get(name) ?? (await reactFile(this, name))
          if (file === undefined) return undefined
          if (this.environment.name !== 'ssr' || file.endsWith('.css') || isBundled(name)) {
            return forBrowser.get(name) ?? file
          }
          return kind === 'require-call' && importer !== undefined
            ? REQUIRED + name
            : { id: pathToFileURL(IN_NODE.get(name) ?? file).href, external: true }
        },
      },
      load: {
        filter: { id: REQUIRED_ID },
        handler: (id) => ({ code: reExport(id.slice(REQUIRED.length)), moduleType: 'js' }),
      },
    },
    {
      // Yarn keeps packages in archives: Node reads files in them, the bundler does not if their names have a
      // query.
      name: 'vellum:inlined-styles',
      enforce: 'pre',
      load: {
        filter: { id: INLINED_STYLES },
        handler: (id) =>
          id.startsWith(ours('theme/')) ? readFile(id.replace(/\?.*$/, ''), 'utf8') : undefined,
      },
    },
    {
      // In development Vite would run its own copy of any file, external or not. It leaves data URLs to Node,
      // and one that re-exports a module is that module.
      name: 'vellum:host-modules-in-development',
      apply: 'serve',
      enforce: 'post',
      transform(code, id) {
        if (this.environment.name !== 'ssr') return undefined
        const sources = this.parse(code).body.flatMap((node) =>
          'source' in node && node.source ? [node.source] : [],
        )
        let changed = code
        // From the end, so that earlier positions stay valid.
        for (const { value, start, end } of sources.reverse()) {
          const file = isBundled(value)
            ? undefined
            : (IN_NODE.get(value) ?? HOST_MODULES.get(value) ?? sharedFile(value, id))
          if (file)
            changed = changed.slice(0, start) + JSON.stringify(passedOn(value, file)) + changed.slice(end)
        }
        return changed === code ? undefined : { code: changed, map: null }
      },
    },
  ]
}

/** The file of an import in the theme, or in a part that was copied from it, that Node loads itself. */
function sharedFile(name: string, importer: string): string | undefined {
  const file =
    name.startsWith('.') && isOfTheme(importer) ? resolve(dirname(importer), name) : internalFile(name)
  return file !== undefined && isShared(file) ? file : undefined
}

/** A module with all that another one exports. React's modules have a default export, ours do not. */
function passedOn(name: string, file: string): string {
  const from = `from ${JSON.stringify(pathToFileURL(file).href)}`
  const code = name.startsWith('react') ? `export * ${from};export { default } ${from}` : `export * ${from}`
  return `data:text/javascript,${encodeURIComponent(code)}`
}
