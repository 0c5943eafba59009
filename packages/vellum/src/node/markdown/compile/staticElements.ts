// JSX that needs no code: HTML elements whose attributes are literals, text in braces, and
// the components whose markup the compiler writes. They become plain elements; anything
// that is not literal stays JSX and makes the page live.

import type { ElementContent, Root, RootContent } from 'hast'
import { detailsChildren, hoistSummary } from '../syntax/details.js'
import { JSX_DATA } from '../syntax/links.js'
import { componentElement } from '../syntax/themeComponents.js'
import type { CompileContext } from './compileContext.js'
import { componentNode, elementProps } from './componentNode.js'
import { attributesOf, type Jsx, toProperties } from './jsxAttributes.js'
import { literalOf } from './literals.js'
import { hasNode } from './walk.js'

/** Turns all static JSX in the tree into elements. */
export function makeStatic(tree: Root, context: CompileContext): void {
  // Most pages have nothing to convert, and a new tree for each would be garbage.
  if (!hasNode(tree, isConverted)) return
  tree.children = tree.children.flatMap((node) => convert(node as ElementContent, context)) as RootContent[]
}

/** Whether a node may be converted. */
function isConverted(node: Parameters<typeof hasNode>[0]): boolean {
  return node.type.startsWith('mdx') || (node.type === 'element' && node.tagName === 'details')
}

function convert(node: ElementContent, context: CompileContext): ElementContent[] {
  if ('children' in node) {
    node.children = node.children.flatMap((child) => convert(child as ElementContent, context)) as never
  }
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const literal = literalOf(node.data?.estree)
      return literal ? textOf(literal.value, node) : [node]
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return convertJsx(node, context)
    case 'element':
      if (node.tagName !== 'details') return [node]
      if ('details' in context.options.components) return [detailsNode(elementProps(node), node)]
      node.children = detailsChildren(node.children, context)
      return [node]
    default:
      return [node]
  }
}

/** What React renders of a literal: text and numbers; nothing for the rest. */
function textOf(value: unknown, node: ElementContent): ElementContent[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ type: 'text', value: String(value) }]
  if (Array.isArray(value)) return value.flatMap((item) => textOf(item, node))
  // An object is an error in React, whose message is better.
  return typeof value === 'object' && value !== null ? [node] : []
}

/** `<details>` of a site that overrides it: the component gets the summary as one of its children. */
function detailsNode(
  props: Readonly<Record<string, unknown>>,
  { children, position }: Pick<Jsx, 'children' | 'position'>,
): ElementContent {
  return componentNode('details', props, {
    children: hoistSummary(children as ElementContent[]),
    ...(position && { position }),
  })
}

function convertJsx(node: Jsx, context: CompileContext): ElementContent[] {
  const { name } = node
  // Without it, MDX would look the name up in `props.components`.
  node.data = { ...node.data, _mdxExplicitJsx: true } as never
  if (name === null) return node.children
  const binding = context.bindings.get(name)
  const attributes = attributesOf(node)
  if (name === 'Details') node.children = hoistSummary(node.children)
  if (binding?.type === 'theme' && !(binding.component in context.options.components)) {
    const element = attributes && componentElement(binding.component, { node, attributes, context })
    return [element ?? node]
  }
  if (!/^[a-z][^.:]*$/.test(name)) return [node]
  if (name === 'details' && attributes && 'details' in context.options.components)
    return [detailsNode(Object.fromEntries(attributes), node)]
  if (name === 'details') node.children = detailsChildren(node.children, context)
  const properties = attributes && toProperties(name, attributes)
  if (!properties) return [node]
  const markup = attributes.get('dangerouslySetInnerHTML') as { __html?: unknown } | undefined
  return [
    {
      type: 'element',
      tagName: name,
      properties,
      ...(name === 'a' && { data: JSX_DATA }),
      children: typeof markup?.__html === 'string' ? [{ type: 'raw', value: markup.__html }] : node.children,
      ...(node.position ? { position: node.position } : {}),
    },
  ]
}
