// Components that the compiler itself puts in the place of Markdown: of an element that a site overrides, of a fence, of an
// admonition. Their names cannot be those of a page: `_vl_h2`.

import type { Expression, Program } from 'estree'
import type { Element, ElementContent, Nodes } from 'hast'
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import { find, hastToReact, html, svg } from 'property-information'
import { CONTENT_COMPONENTS } from '../../../shared/contentComponents.js'
import type { RenderedFence } from '../../../shared/contentSlots.js'
import type { CompileContext } from './compileContext.js'
import type { Jsx } from './jsxAttributes.js'

const PREFIX = '_vl_'

/** A component in the place of other nodes. `nodes` are props that are content. */
export function componentNode(
  name: string,
  props: Readonly<Record<string, unknown>>,
  {
    children,
    nodes,
    fence,
    position,
  }: Pick<Element, 'children' | 'position'> & {
    readonly nodes?: Readonly<Record<string, ElementContent[]>>
    readonly fence?: RenderedFence
  },
): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: PREFIX + name,
    attributes: Object.entries(props).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [attribute(key, value)],
    ),
    children,
    data: { _mdxExplicitJsx: true, ...(nodes && { contentProps: nodes }), ...(fence && { fence }) } as never,
    ...(position ? { position } : {}),
  }
}

/** The props of a component that are content. */
export function contentProps(node: Jsx): Readonly<Record<string, ElementContent[]>> {
  return (node.data as { contentProps?: Record<string, ElementContent[]> } | undefined)?.contentProps ?? {}
}

/** The fence that a component shows. */
export function fenceOf(node: Jsx): RenderedFence | undefined {
  return (node.data as { fence?: RenderedFence } | undefined)?.fence
}

/** The name that a site has registered, without the member of an object: `h2` for `_vl_h2`, `Chart` for `<Chart.Bar>`. */
export function registeredName(
  { name }: Pick<Jsx, 'name'>,
  { declaredNames, bindings }: Pick<CompileContext, 'declaredNames' | 'bindings'>,
): string | undefined {
  const [first = ''] = name?.split('.') ?? []
  if (first.startsWith(PREFIX)) return first.slice(PREFIX.length)
  const binding = bindings.get(first)
  if (binding?.type === 'theme' || binding?.type === 'component') return binding.component
  return /^[A-Z]/.test(first) && !declaredNames.has(first) ? first : undefined
}

/** Whether a node is a component of the site, which may do anything with its children; those of the theme show them. */
export function isOwnComponent(node: Nodes, context: CompileContext): node is Jsx {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return false
  const name = registeredName(node, context)
  if (name === undefined) return /^[A-Z]|\./.test(node.name ?? '')
  return name in context.options.components || !THEME_NAMES.has(name)
}

const THEME_NAMES: ReadonlySet<string> = new Set([...CONTENT_COMPONENTS, 'Head'])

/** The names that the compiler has made of a page, by the names of components. */
export function madeName(name: string): string {
  return PREFIX + name
}

/** The props of an element, as React names them. */
export function elementProps({ tagName, properties }: Element): Record<string, unknown> {
  const schema = tagName === 'svg' ? svg : html
  const props: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue
    const info = find(schema, key)
    const name = info.space ? (hastToReact[info.property] ?? info.property) : info.attribute
    if (!/^[\w-]+(?::[\w-]+)?$/.test(name)) continue
    if (name === 'style') props.style = styleObject(String(value))
    else props[name] = Array.isArray(value) ? value.join(info.commaSeparated ? ', ' : ' ') : value
  }
  return props
}

/** `margin-top:4px` → `{ marginTop: '4px' }` */
function styleObject(style: string): Record<string, string> {
  const entries = style.split(/;(?![^(]*\))/).flatMap((rule): [string, string][] => {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([\s\S]*?)\s*$/.exec(rule) ?? []
    if (name === '') return []
    const property = name.startsWith('--')
      ? name
      : name
          .toLowerCase()
          .replace(/^-ms-/, 'ms-')
          .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    return [[property, value]]
  })
  return Object.fromEntries(entries)
}

function attribute(name: string, value: unknown): MdxJsxAttribute {
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value }
  if (value === true) return { type: 'mdxJsxAttribute', name, value: null }
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression: literal(value) }],
  }
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
  }
}

function literal(value: unknown): Expression {
  if (typeof value !== 'object' || value === null) return { type: 'Literal', value: value as string }
  return {
    type: 'ObjectExpression',
    properties: Object.entries(value).map(([key, item]) => ({
      type: 'Property',
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
      key: { type: 'Literal', value: key },
      value: literal(item),
    })),
  }
}
