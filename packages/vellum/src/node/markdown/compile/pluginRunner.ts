// Runs the remark and rehype plugins of a site, one option of the configuration at a
// time. An error is reported with the plugin that threw it.

import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import { type Pluggable, type PluggableList, type Plugin, type Processor, unified } from 'unified'
import { pluginError } from './compileError.js'
import type { CompileInput } from './types.js'

/** Runs the plugins on the tree of one page; resolves with the tree that they made. */
export type RunPlugins = <Tree extends Root | HastRoot>(tree: Tree, input: CompileInput) => Promise<Tree>

/**
 * Creates the runner for the plugins of one option. Without plugins it costs nothing. `onSyntax` is called with each
 * plugin that extends the parser: ours is not unified's, so that has no effect.
 */
export function createPluginRunner(
  option: string,
  plugins: PluggableList = [],
  onSyntax: (plugin: string) => void = () => {},
): RunPlugins {
  if (plugins.length === 0) return async (tree) => tree
  // By the data of a file: pages are compiled at the same time.
  const running = new WeakMap<object, string>()
  let attached = ''
  let extensions = 0
  const processor = unified().use(plugins.flatMap((plugin, i) => [trace(labelOf(plugin, i)), plugin]))
  try {
    processor.freeze()
  } catch (error) {
    throw pluginError(error, attached)
  }
  reportSyntax(processor.data())
  return async (tree, input) => {
    const data = { frontMatter: input.frontMatter }
    const file = { path: input.source, value: input.body, data }
    try {
      return (await processor.run(tree, file as never)) as unknown as typeof tree
    } catch (error) {
      throw pluginError(error, running.get(data) ?? `\`${option}\``, input)
    }
  }

  /** A plugin that only records which one comes next. */
  function trace(label: string): Plugin {
    return function (this: Processor) {
      reportSyntax(this.data())
      attached = label
      return (_, file) => {
        running.set(file.data, label)
      }
    }
  }

  /** Reports the plugin that was attached last, if the parser has more extensions than before it. */
  function reportSyntax(data: object): void {
    const { micromarkExtensions = [] } = data as { readonly micromarkExtensions?: readonly unknown[] }
    if (micromarkExtensions.length > extensions) onSyntax(attached)
    extensions = micromarkExtensions.length
  }

  /** `remarkPlugins[1]`, with the name of its function if that has one. */
  function labelOf(plugin: Pluggable, i: number): string {
    const [attacher] = [plugin].flat()
    const name = typeof attacher === 'function' ? attacher.name : ''
    return `\`${option}[${i}]\`${name && `, "${name}"`}`
  }
}
