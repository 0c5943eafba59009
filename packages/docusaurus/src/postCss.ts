// The PostCSS plugins that `configurePostCss` adds, for Vite. Plugins may be named, as webpack's loader takes them.

import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { PluginInstance } from './docusaurusTypes.js'

/** The options of Vite: `{ css: { postcss: { plugins } } }`; none without plugins. */
export function postCssOptions(
  instance: PluginInstance,
  siteDir: string,
): { css?: { postcss: { plugins: unknown[] } } } {
  const options = { ident: 'postcss', plugins: [] as unknown[] }
  const { plugins } = instance.configurePostCss?.(options) ?? options
  const list = Array.isArray(plugins) ? plugins : Object.entries(plugins ?? {})
  const loaded = list.filter(Boolean).map((plugin: unknown) => loadedPlugin(plugin, siteDir))
  return loaded.length === 0 ? {} : { css: { postcss: { plugins: loaded } } }
}

/** `'tailwindcss'`, `['tailwindcss', options]` or a plugin → the plugin */
function loadedPlugin(plugin: unknown, siteDir: string): unknown {
  const [name, options] = Array.isArray(plugin) ? (plugin as unknown[]) : [plugin]
  if (typeof name !== 'string') return plugin
  const module = createRequire(join(siteDir, 'package.json'))(name) as { readonly default?: unknown }
  return ((module.default ?? module) as (options?: unknown) => unknown)(options)
}
