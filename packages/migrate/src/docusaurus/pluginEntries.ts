// The entries of `plugins`, `themes` and `presets`: names, options, conditions.

import { constantOf, resolved, resolvedPath, unwrap, walk } from '../configTree.js'
import type { Node } from '../sourceText.js'

/** An entry of a list of plugins. */
export interface PluginEntry {
  /** The element of the array, with its condition. */
  readonly element: Node
  /** The entry without its condition. */
  readonly node: Node
  /** What names the plugin: a string, a function, a variable. */
  readonly plugin: Node
  readonly options: Node | undefined
  /** The package or path; undefined for functions. */
  readonly name: string | undefined
  /** Whether the entry has a condition: `isDev && ['x', {}]` */
  readonly isConditional: boolean
}

/**
 * The arrays of an expression, and whether they are all of it: `[…].filter(Boolean)`, `isDev ? […] : […]`. What is added to
 * a variable by `plugins.push(…)` is a list, too.
 */
export function listsOf(node: Node, program: Node): { lists: Node[]; isComplete: boolean } {
  const { lists, isComplete } = writtenLists(node, program)
  const name = unwrap(node)
  return {
    lists: name.type === 'Identifier' ? [...lists, ...pushedLists(name.name, program)] : lists,
    isComplete,
  }
}

/** The arguments of `plugins.push(…)`, each call as an array. */
function pushedLists(name: string, program: Node): Node[] {
  const lists: Node[] = []
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return
    const { object, property } = node.callee
    const isPush = object.name === name && ['push', 'unshift'].includes(property.name)
    if (isPush) lists.push({ ...node, type: 'ArrayExpression', elements: node.arguments } as Node)
  })
  return lists
}

function writtenLists(node: Node, program: Node): { lists: Node[]; isComplete: boolean } {
  const value = resolved(node, program)
  switch (value.type) {
    case 'ArrayExpression': {
      const spread = (value.elements as (Node | null)[]).filter(
        (element) => element?.type === 'SpreadElement',
      )
      const inner = spread.map((element) => listsOf(element!.argument, program))
      return {
        lists: [value, ...inner.flatMap(({ lists }) => lists)],
        isComplete: inner.every(({ isComplete }) => isComplete),
      }
    }
    case 'ConditionalExpression':
      return joined([value.consequent, value.alternate], program)
    case 'LogicalExpression':
      return joined([value.right], program)
    case 'CallExpression':
      if (
        value.callee.type === 'MemberExpression' &&
        ['filter', 'flat', 'concat'].includes(value.callee.property.name)
      ) {
        const isConcat = value.callee.property.name === 'concat'
        return joined([value.callee.object, ...(isConcat ? value.arguments : [])], program)
      }
      return { lists: [], isComplete: false }
    default:
      return { lists: [], isComplete: value.type === 'Literal' }
  }
}

function joined(nodes: readonly Node[], program: Node): { lists: Node[]; isComplete: boolean } {
  const parts = nodes.map((node) => listsOf(node, program))
  return {
    lists: parts.flatMap(({ lists }) => lists),
    isComplete: parts.every(({ isComplete }) => isComplete),
  }
}

/** The entries of an array of plugins; those that are switched off are left out. */
export function entriesOf(list: Node, program: Node): PluginEntry[] {
  return (list.elements as (Node | null)[]).flatMap((element) => {
    if (element === null || element.type === 'SpreadElement') return []
    const leaves = leavesOf(unwrap(element))
    return leaves.map((node): PluginEntry => {
      const { plugin, options } = parts(node, program)
      const isConditional = node !== unwrap(element)
      return { element, node, plugin, options, name: pluginName(plugin, program), isConditional }
    })
  })
}

/** What an expression may result in, without `false` and `null`. */
function leavesOf(node: Node): Node[] {
  const value = unwrap(node)
  if (value.type === 'LogicalExpression') return leavesOf(value.right)
  if (value.type === 'ConditionalExpression')
    return [...leavesOf(value.consequent), ...leavesOf(value.alternate)]
  const isNothing =
    (value.type === 'Literal' && typeof value.value !== 'string') || value.name === 'undefined'
  return isNothing ? [] : [value]
}

function parts(node: Node, program: Node): { plugin: Node; options: Node | undefined } {
  const value = node.type === 'Identifier' ? resolved(node, program) : node
  // `const redirects = ['@docusaurus/plugin-client-redirects', {…}]`
  const list = value.type === 'ArrayExpression' ? value : undefined
  if (!list) return { plugin: node, options: undefined }
  const [plugin, options] = list.elements as Node[]
  return { plugin: plugin ? unwrap(plugin) : node, options: options && unwrap(options) }
}

/** The package or path of a plugin: a string, `require.resolve('x')`, `require('x')`, an import, `import('x')`. */
function pluginName(plugin: Node, program: Node): string | undefined {
  const value = unwrap(plugin)
  if (value.type === 'Literal') return String(value.value)
  if (value.type === 'CallExpression') return resolvedPath(value) ?? joinedPath(value)
  // `(await import('remark-math')).default`
  if (value.type === 'MemberExpression' && value.property.name === 'default')
    return pluginName(value.object, program)
  if (value.type === 'AwaitExpression') return pluginName(value.argument, program)
  if (value.type === 'ImportExpression') return pluginName(value.source, program)
  if (value.type !== 'Identifier') return undefined
  const imported = importSource(value.name, program)
  if (imported !== undefined) return imported
  const constant = constantOf(value.name, program)
  return constant && constant !== value && constant.type !== 'FunctionDeclaration'
    ? pluginName(constant, program)
    : undefined
}

/** `path.resolve(__dirname, 'plugins/a')` → `./plugins/a` */
function joinedPath({ callee, arguments: args }: Node): string | undefined {
  const method = callee.type === 'MemberExpression' ? callee.property.name : callee.name
  const [folder, ...names] = args as Node[]
  const isHere = folder?.type === 'Identifier' && folder.name === '__dirname'
  if (!['resolve', 'join'].includes(method) || !isHere) return undefined
  const texts = names.map((name) => (name.type === 'Literal' ? String(name.value) : undefined))
  return texts.length > 0 && !texts.includes(undefined)
    ? `./${texts.join('/').replace(/^\.\//, '')}`
    : undefined
}

function importSource(name: string, program: Node): string | undefined {
  let source: string | undefined
  walk(program, (node) => {
    if (node.type !== 'ImportDeclaration') return
    const isHere = (node.specifiers as Node[]).some(({ local }) => local.name === name)
    if (isHere) source = node.source.value
  })
  return source
}

/**
 * The name of a plugin or theme without scope and affixes, if it is one of Docusaurus or named like one:
 * `@docusaurus/plugin-content-docs`, `content-docs` → `content-docs`; `docusaurus-plugin-sass` → `sass`
 */
export function shortName(name: string): string {
  const inModules = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? name
  return inModules
    .replace(/^@docusaurus\//, '')
    .replace(/^docusaurus-/, '')
    .replace(/^(?:plugin|theme|preset)-/, '')
    .replace(/\/lib(?:\/.*)?$/, '')
}
