// Runs the remark and rehype plugins of a site, one option of the configuration at a
// time, and collects the syntax that they add. An error is reported with the plugin that threw it, and so is what a
// plugin warns of with `file.message`.

import type { Parents as HastParents, Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import { type Pluggable, type PluggableList, type Plugin, unified } from 'unified'
import { ownerOf } from '../../base/pluginFunctions.js'
import { pluginError, pluginWarning } from './compileError.js'
import { readLegacyNodes } from './legacyNodes.js'
import { createParse, type Grammar, type Parse } from './parse.js'
import type { CompileInput, MarkdownProblem } from './types.js'

/** The plugins of one option. */
export interface PluginRunner {
  /** Runs them on the tree of one page; resolves with the tree that they made. Their warnings are added to the problems. */
  readonly run: <Tree extends Root | HastRoot>(tree: Tree, page: PluginPage) => Promise<Tree>
  /** What they add to the parser. */
  readonly syntax: Grammar
}

/** A page that plugins run on. */
interface PluginPage {
  readonly input: CompileInput
  readonly problems: MarkdownProblem[]
}

/** A message of a plugin, as unified keeps it; `fatal` is false for warnings. */
interface PluginMessage {
  readonly fatal?: boolean | null | undefined
}

/** Creates the runner for the plugins of one option. Without plugins it costs nothing. `parse` is what they call as `this.parse`. */
export function createPluginRunner(
  option: string,
  plugins: PluggableList = [],
  parse: Parse = createParse(),
): PluginRunner {
  if (plugins.length === 0) return NO_PLUGINS
  // By the data of a file: pages are compiled at the same time.
  const running = new WeakMap<
    object,
    { label: string; messages: readonly PluginMessage[]; starts: number[] }
  >()
  const formats = new WeakMap<object, CompileInput['format']>()
  let attached = ''
  const processor = unified().use(plugins.flatMap((plugin, i) => [trace(labelOf(plugin, i)), plugin]))
  processor.parser = (text, file) => parse(text, formats.get(file.data) ?? 'mdx') as never
  try {
    processor.freeze()
  } catch (error) {
    throw pluginError(error, attached)
  }
  return {
    syntax: addedSyntax(processor.data()),
    run: async (tree, { input, problems }) => {
      const data = { frontMatter: input.frontMatter, compilerName: 'client' }
      const file = { path: input.file ?? input.source, value: writtenBody(input), data }
      formats.set(data, input.format)
      try {
        const result = (await processor.run(tree, file as never)) as unknown as typeof tree
        if (/RemarkPlugins$/i.test(option)) readLegacyNodes(result as Root, parse)
        else completeElements(result as HastRoot)
        const { messages = [], starts = [] } = running.get(data) ?? {}
        for (const [i, message] of messages.entries()) {
          if (message.fatal !== false) continue
          const index = starts.findLastIndex((start) => start <= i)
          problems.push(pluginWarning(message, labelOf(plugins[index]!, index), input))
        }
        return result
      } catch (error) {
        throw pluginError(error, running.get(data)?.label ?? `\`${option}\``, input)
      }
    },
  }

  /** A plugin that only records which one comes next. */
  function trace(label: string): Plugin {
    return () => {
      attached = label
      return (_, { data, messages }) => {
        const { starts } = running.get(data) ?? { starts: [] }
        running.set(data, { label, messages, starts: [...starts, messages.length] })
      }
    }
  }

  /** `remarkPlugins[1]`, or the plugin of the site that adds it; with the name of its function if that has one. */
  function labelOf(plugin: Pluggable, i: number): string {
    const [attacher] = [plugin].flat()
    const name = typeof attacher === 'function' ? ownName(attacher.name) : ''
    const owner = ownerOf(plugin)
    const where = owner === undefined ? `\`${option}[${i}]\`` : `\`${option}\` of the plugin "${owner}"`
    return `${where}${name && `, "${name}"`}`
  }
}

/** Adds what plugins leave out of elements that they make: Docusaurus does not miss it. */
function completeElements(parent: HastParents): void {
  for (const child of parent.children) {
    if (child.type === 'element') {
      child.properties ??= {}
      child.children ??= []
    }
    if ('children' in child) completeElements(child)
  }
}

/** The body as it is in the file: some plugins look for the marker that ends the excerpt. */
function writtenBody({ body, marker }: CompileInput): string {
  return marker ? body.slice(0, marker.at) + marker.text + body.slice(marker.at + marker.text.length) : body
}

/** The name of a plugin as its author wrote it; nothing for the names that all plugins have. */
function ownName(name: string): string {
  // The bundler of the configuration numbers names that occur twice.
  const written = name.replace(/\$\d+$/, '')
  return /^(?:attacher|plugin|transformer|transform|default|anonymous|_default)$|_default$/.test(written)
    ? ''
    : written
}

const NO_PLUGINS: PluginRunner = {
  run: async (tree) => tree,
  syntax: { extensions: [], mdastExtensions: [] },
}

/** The syntax that remark plugins add, where remark's own parser looks for it. */
function addedSyntax(data: object): Grammar {
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = data as {
    readonly micromarkExtensions?: Grammar['extensions']
    readonly fromMarkdownExtensions?: Grammar['mdastExtensions']
  }
  return { extensions: micromarkExtensions, mdastExtensions: fromMarkdownExtensions }
}
