// Checks the elements of a Markdown file after a plugin has changed them: nodes with a type, in arrays, and no node that
// contains itself. What a node may be otherwise is the compiler's to know.

import { isAttributeName } from '../../shared/headTag.js'
import { resultError } from '../base/hookResult.js'
import { kindOf } from '../base/plainData.js'

/** A node that the walk is in: its children, and how many of them were visited. */
interface OpenNode {
  readonly node: object
  readonly children: readonly unknown[]
  visited: number
}

const FIX =
  "Change `tree` in place: a node is an object such as `{ type: 'text', value: 'New' }`, in the `children` of another one."

/** Throws if a hook returned a new tree, which nothing would read. */
export function checkNoTree(result: unknown, { plugin, page }: { plugin: string; page: string }): void {
  if (!isObject(result) || !('children' in result)) return
  throw resultError({ plugin, hook: 'elements', page }, `nothing, not ${kindOf(result)}`, FIX)
}

/** Throws if a tree is none. */
export function checkElements(root: unknown, { plugin, page }: { plugin: string; page: string }): void {
  const fail = (parent: object | undefined, what: string) =>
    resultError(
      { plugin, hook: 'elements', page },
      `nothing, and leave a tree of nodes: ${what}${parent ? ` in ${nameOf(parent)}` : ''}`,
      FIX,
    )
  const open: OpenNode[] = []
  const ancestors = new Set<unknown>()
  const enter = (node: unknown): void => {
    const parent = open.at(-1)?.node
    if (typeof node !== 'object' || node === null || typeof (node as { type?: unknown }).type !== 'string') {
      throw fail(parent, `there is ${isObject(node) ? 'an object without a `type`' : kindOf(node)}`)
    }
    if (ancestors.has(node)) throw fail(parent, `${nameOf(node)} contains itself`)
    const { type, children, tagName, value, properties } = node as Readonly<Record<string, unknown>>
    if (type === 'element' && (typeof tagName !== 'string' || !TAG_NAME.test(tagName))) {
      throw fail(parent, `there is an element whose \`tagName\` is ${shownName(tagName)}`)
    }
    const attribute = type === 'element' ? wrongProperty(properties) : undefined
    if (attribute !== undefined) throw fail(parent, `there is ${nameOf(node)} with ${attribute}`)
    if (type === 'text' && typeof value !== 'string') {
      throw fail(parent, `there is a text whose \`value\` is ${kindOf(value)}`)
    }
    if (!TYPES.test(type as string)) throw fail(parent, `there is a node of the unknown type \`${type}\``)
    if (children === undefined && (type === 'element' || type === 'root')) {
      throw fail(parent, `${nameOf(node)} has no \`children\``)
    }
    if (children === undefined) return
    if (!Array.isArray(children))
      throw fail(undefined, `\`children\` of ${nameOf(node)} is ${kindOf(children)}`)
    ancestors.add(node)
    open.push({ node, children, visited: 0 })
  }
  enter(root)
  for (let current = open.at(-1); current; current = open.at(-1)) {
    if (current.visited < current.children.length) {
      enter(current.children[current.visited++])
      continue
    }
    ancestors.delete(current.node)
    open.pop()
  }
}

/** The types that can be compiled. */
const TYPES = /^(?:root|element|text|raw|comment|doctype|mdx\w+)$/

const TAG_NAME = /^[A-Za-z][^\s"'<>/=]*$/

/** A property that no attribute of HTML can be, in words. */
function wrongProperty(properties: unknown): string | undefined {
  if (properties === undefined || properties === null) return undefined
  if (!isObject(properties)) return `\`properties\` that are ${kindOf(properties)}`
  for (const [name, value] of Object.entries(properties)) {
    if (!isAttributeName(name)) return `the property ${JSON.stringify(name)}`
    if (/^(?:function|symbol|bigint)$/.test(typeof value))
      return `the property \`${name}\`, which is ${kindOf(value)}`
  }
  return undefined
}

function shownName(tagName: unknown): string {
  return typeof tagName === 'string' ? JSON.stringify(tagName) : kindOf(tagName)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function nameOf(node: object): string {
  const { type, tagName } = node as { type?: unknown; tagName?: unknown }
  return typeof tagName === 'string' ? `\`<${tagName}>\`` : `\`${String(type)}\``
}
