// What a plugin does to the configuration of webpack: its aliases, and the names of everything else.

import type { PluginInstance } from './docusaurusTypes.js'
import type { Unsupported } from './unsupported.js'

/** An alias of Vite. */
export interface Alias {
  readonly find: string | RegExp
  readonly replacement: string
}

interface Options {
  readonly [name: string]: unknown
}

const INSTEAD = 'Set the option of Vite that does the same in `vite`.'

/** The aliases that `configureWebpack` returns, or writes into the configuration that it gets. */
export function webpackAliases(
  { configureWebpack }: PluginInstance,
  { content, unsupported }: { readonly content: unknown; readonly unsupported: Unsupported },
): Alias[] {
  if (!configureWebpack) return []
  const config = emptyConfig()
  const tools = { currentBundler: { name: 'rspack' }, getStyleLoaders: () => [], getJSLoader: () => ({}) }
  let result: Options
  try {
    result = configureWebpack(config, false, tools, content) ?? {}
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    unsupported.add(
      `\`configureWebpack\`, which stopped at the configuration that it got (${reason})`,
      'There is no webpack: set its aliases and options in `vite`.',
    )
    return []
  }
  const options = [config, result].flatMap(
    ({ mode: _mode, mergeStrategy: _strategy, resolve, ...others }) => [
      ...Object.entries(others),
      ...Object.entries({ ...(resolve as Options), alias: undefined }).map(
        ([name, value]) => [`resolve.${name}`, value] as const,
      ),
    ],
  )
  for (const [name, value] of options) {
    if (hasContent(value)) unsupported.add(`\`${name}\` of \`configureWebpack\``, INSTEAD)
  }
  const written = { ...aliasesOf(config), ...aliasesOf(result) }
  return Object.entries(written).flatMap(([name, path]): Alias[] => {
    if (typeof path === 'string') return [{ find: findOf(name), replacement: path }]
    unsupported.add(
      `the alias ${name} of \`configureWebpack\``,
      'Set `resolve.alias` of `vite` to one file; to an empty one in place of `false`.',
    )
    return []
  })
}

/** The options that plugins look at and add to, without a value. */
function emptyConfig(): Options {
  return {
    mode: process.env.NODE_ENV === 'development' ? 'development' : 'production',
    module: { rules: [] },
    optimization: { minimizer: [], splitChunks: { cacheGroups: {} } },
    output: {},
    plugins: [],
    resolve: { alias: {}, extensions: [], fallback: {}, modules: [], plugins: [] },
  }
}

/** Whether a plugin has set an option: `{ rules: [] }` is as it was. */
function hasContent(value: unknown): boolean {
  if (value === undefined) return false
  if (typeof value !== 'object' || value === null) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return true
  return Array.isArray(value) ? value.length > 0 : Object.values(value).some((inner) => hasContent(inner))
}

function aliasesOf({ resolve }: Options): Options {
  return { ...((resolve as Options | undefined)?.alias as Options | undefined) }
}

/** `vue$` is the import of `vue` alone, not of `vue/a`. */
export function findOf(name: string): string | RegExp {
  if (!name.endsWith('$')) return name
  return new RegExp(`^${name.slice(0, -1).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`)
}
