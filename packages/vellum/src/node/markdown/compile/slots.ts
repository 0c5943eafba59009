// Components that need no code in browsers: their marks in the HTML of a page, and their description as data. A page with
// anything else that is code is a module.

import type { ElementContent, Nodes, Parents, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import {
  type ContentElement,
  type ContentNode,
  type ContentSlot,
  slotMark,
} from '../../../shared/contentSlots.js'
import { VOID_ELEMENTS } from '../../base/voidElements.js'
import { type CompileContext, sourcePosition } from './compileContext.js'
import { contentProps, elementProps, fenceOf, registeredName } from './componentNode.js'
import { type Attributes, attributesOf, type Jsx } from './jsxAttributes.js'

/** The components of the theme that are rendered with the page as well. */
export const THEME_COMPONENTS: ReadonlySet<string> = new Set([
  'Admonition',
  'CodeBlock',
  'Details',
  'DocCard',
  'DocCardList',
  'Heading',
  'TabItem',
  'Tabs',
  'ThemedImage',
  'TOCInline',
])

/** Whether all code in a tree is components without state, whose props are literals. */
export function isRendered(node: Nodes, context: CompileContext): boolean {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    if (!isRenderedComponent(node, context)) return false
    for (const nodes of Object.values(contentProps(node))) {
      if (!nodes.every((child) => isRendered(child, context))) return false
    }
  } else if (node.type === 'mdxjsEsm') {
    // Imports of components that slots name.
    return (node.data?.estree?.body ?? []).every(
      (statement) =>
        statement.type === 'ImportDeclaration' &&
        statement.specifiers.length > 0 &&
        statement.specifiers.every(({ local }) => {
          const type = context.bindings.get(local.name)?.type
          return type === 'theme' || type === 'component'
        }),
    )
  } else if (node.type.startsWith('mdx')) return false
  return !('children' in node) || node.children.every((child) => isRendered(child as Nodes, context))
}

function isRenderedComponent(node: Jsx, context: CompileContext): boolean {
  const name = registeredName(node, context)
  if (name === undefined) return false
  const own = context.options.components[name]
  if (own ? own.hasState : !THEME_COMPONENTS.has(name)) return false
  const attributes = propsOf(node, name, context)
  // Only the selected panel of lazy tabs is in the document at first.
  return attributes !== undefined && !(name === 'Tabs' && attributes.get('lazy'))
}

/** The props of a component; undefined if one is not a literal. The headings of the page are data, too. */
function propsOf(node: Jsx, name: string, context: CompileContext): Attributes | undefined {
  if (name !== 'TOCInline' || context.declaredNames.has('toc')) return attributesOf(node)
  const attributes = node.attributes.filter((attribute) => !isPageToc(attribute))
  const literals = attributesOf({ ...node, attributes })
  if (!literals || attributes.length === node.attributes.length) return literals
  const headings = context.toc.flatMap((entry) => (entry.type === 'heading' ? [entry.heading] : []))
  return new Map([...literals, ['toc', headings]])
}

/** Whether an attribute is `toc={toc}`. */
function isPageToc(attribute: Jsx['attributes'][number]): boolean {
  if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'toc') return false
  const { value } = attribute
  const [statement] = (value && typeof value === 'object' && value.data?.estree?.body) || []
  return (
    statement?.type === 'ExpressionStatement' &&
    statement.expression.type === 'Identifier' &&
    statement.expression.name === 'toc'
  )
}

/** Replaces the outermost components of a tree with marks; returns their descriptions and the names in them. */
export function takeSlots(
  tree: Root,
  context: CompileContext,
): { readonly slots: ContentSlot[]; readonly components: string[] } {
  const slots: ContentSlot[] = []
  const names = new Set<string>()
  const visit = (parent: Parents): void => {
    for (const [i, child] of parent.children.entries()) {
      if (isJsx(child)) {
        const { line } = sourcePosition(child, context)
        const component = describe(child) as ContentElement
        parent.children[i] = { type: 'raw', value: slotMark(slots.push({ component, line }) - 1) } as never
      } else if ('children' in child) visit(child as Parents)
    }
  }
  const describe = (node: ElementContent): ContentNode => {
    if (node.type === 'text') return node.value
    if (isJsx(node)) {
      const [, ...members] = node.name!.split('.')
      const name = registeredName(node, context)!
      const fence = fenceOf(node)
      names.add(name)
      const nodes = Object.entries(contentProps(node)).map(([prop, content]) => [prop, content.map(describe)])
      return {
        name: [name, ...members].join('.'),
        isComponent: true,
        props: Object.fromEntries(propsOf(node, name, context)!),
        ...(nodes.length > 0 && { nodes: Object.fromEntries(nodes) }),
        children: node.children.map((child) => describe(child as ElementContent)),
        ...(fence && { fence }),
      }
    }
    if (node.type === 'element') {
      const content = TABLE_ELEMENTS.has(node.tagName) ? node.children.filter(isNoSpace) : node.children
      const children = VOID_ELEMENTS.has(node.tagName) ? [] : content.map(describe)
      return { name: node.tagName, props: elementProps(node), children }
    }
    return { html: toHtml(node as never, { allowDangerousHtml: true }) }
  }
  tree.children = tree.children.filter(({ type }) => type !== 'mdxjsEsm')
  visit(tree)
  return { slots, components: [...names].sort() }
}

function isJsx(node: Nodes): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Elements in which React allows no text, not even line breaks. */
const TABLE_ELEMENTS: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr'])

function isNoSpace(node: ElementContent): boolean {
  return node.type !== 'text' || /\S/.test(node.value)
}
