// Runs the remark and rehype plugins of a site, a list of them at a time. What one of
// them throws is told with its place in the configuration.

import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import { type Pluggable, type PluggableList, type Plugin, unified } from 'unified'
import { pluginError } from './compileError.js'
import type { CompileInput } from './types.js'

/** Runs the plugins over the tree of one page; gives the tree that they made. */
export type PluginRun = <Tree extends Root | HastRoot>(tree: Tree, input: CompileInput) => Promise<Tree>

/** Makes the run of one list, `option` in the configuration. An empty list costs nothing. */
export function pluginRun(option: string, list: PluggableList = []): PluginRun {
  if (list.length === 0) return async (tree) => tree
  // By the data of a file: pages are compiled at the same time.
  const running = new WeakMap<object, string>()
  let attached = ''
  const processor = unified().use(list.flatMap((plugin, i) => [mark(labelOf(plugin, i)), plugin]))
  try {
    processor.freeze()
  } catch (error) {
    throw pluginError(error, attached)
  }
  return async (tree, input) => {
    const data = { frontMatter: input.frontMatter }
    const file = { path: input.source, value: input.body, data }
    try {
      return (await processor.run(tree, file as never)) as unknown as typeof tree
    } catch (error) {
      throw pluginError(error, running.get(data) ?? `\`${option}\``, input)
    }
  }

  /** A plugin that only notes which one comes next. */
  function mark(label: string): Plugin {
    return () => {
      attached = label
      return (_, file) => {
        running.set(file.data, label)
      }
    }
  }

  /** `remarkPlugins[1]`, with the name of its function if that has one. */
  function labelOf(plugin: Pluggable, i: number): string {
    const [attacher] = [plugin].flat()
    const name = typeof attacher === 'function' ? attacher.name : ''
    return `\`${option}[${i}]\`${name && `, "${name}"`}`
  }
}
