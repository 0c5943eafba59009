// The components of `@theme/…` whose markup the compiler writes itself: admonitions,
// details and tabs. A component with a prop that is not literal, or tabs with live
// content, stay components.

import type { Element } from 'hast'
import { didYouMean } from '../../base/nearestName.js'
import { admonitionLabel, type CompileContext, errorAt, sourcePosition } from '../compile/compileContext.js'
import { type Attributes, attributesOf, type Jsx, toProperties } from '../compile/jsxAttributes.js'
import { isLive } from '../compile/walk.js'
import { admonitionChildren, admonitionProperties } from './admonitions.js'
import { detailsChildren, summary } from './details.js'
import type { StaticComponent } from './staticComponents.js'
import { completeTabs, tabsElement, type WrittenTab } from './tabs.js'

/** A component as it is used. */
export interface Component {
  readonly node: Jsx
  readonly attributes: Attributes
  readonly context: CompileContext
}

/** The markup of a component; `undefined` when React must render it. */
export function componentElement(component: StaticComponent, input: Component): Element | undefined {
  switch (component) {
    case 'Tabs':
      return tabs(input)
    case 'Admonition':
      return admonition(input)
    case 'Details':
      return details(input)
    case 'TabItem':
      // `tabs` reads it.
      return undefined
  }
}

function admonition({ node, attributes, context }: Component): Element | undefined {
  const { type = 'info', title, icon, className, id, ...others } = Object.fromEntries(attributes)
  if (
    ![type, title ?? '', icon ?? '', className ?? '', id ?? ''].every(isText) ||
    Object.keys(others).length > 0
  ) {
    return undefined
  }
  let keyword = type as string
  if (!context.options.keywords.has(keyword)) {
    context.problems.push({
      type: 'directive',
      message: `There is no admonition of the type "${keyword}"; it is shown as "info".`,
      hint:
        didYouMean(keyword, context.options.keywords) ??
        `The types are: ${[...context.options.keywords].join(', ')}.`,
      ...sourcePosition(node, context),
    })
    keyword = 'info'
  }
  return {
    type: 'element',
    tagName: 'div',
    properties: admonitionProperties({ keyword, className: className as string, id: id as string }),
    children: admonitionChildren({
      title: [{ type: 'text', value: (title as string | undefined) ?? admonitionLabel(context, keyword) }],
      icon: icon as string | undefined,
      content: node.children,
    }),
  }
}

function details({ node, attributes, context }: Component): Element | undefined {
  const { summary: label, ...others } = Object.fromEntries(attributes)
  const properties = toProperties('details', new Map(Object.entries(others)))
  if (!properties || !isText(label ?? '')) return undefined
  const children =
    label === undefined
      ? node.children
      : [summary([{ type: 'text', value: label as string }]), ...node.children]
  return { type: 'element', tagName: 'details', properties, children: detailsChildren(children, context) }
}

const TABS_ATTRIBUTES = new Set([
  'defaultValue',
  'values',
  'groupId',
  'queryString',
  'block',
  'className',
  'lazy',
])

function tabs({ node, attributes, context }: Component): Element | undefined {
  const { defaultValue, values, groupId, queryString, block, className, lazy } =
    Object.fromEntries(attributes)
  // Only the selected panel of lazy tabs is in the HTML: the others need React.
  if (lazy || [...attributes.keys()].some((name) => !TABS_ATTRIBUTES.has(name))) return undefined
  const items = tabItems(node, context)
  const entries = values === undefined ? [] : Array.isArray(values) ? values.map(writtenTab) : [undefined]
  if (!items || entries.includes(undefined)) return undefined
  if (![defaultValue ?? '', groupId ?? '', className ?? ''].every(isText)) return undefined
  const result = completeTabs({
    items,
    values: values === undefined ? undefined : (entries as WrittenTab[]),
    defaultValue: defaultValue as string | null | undefined,
    groupId: groupId as string | undefined,
    queryString: queryString as string | boolean | undefined,
    block: block === true,
    className: className as string | undefined,
  })
  if ('message' in result) {
    const { message, hint } = result
    throw errorAt(message, { position: sourcePosition(node, context), hint, input: context.input })
  }
  return tabsElement(result)
}

/** The tabs inside of `<Tabs>`; `undefined` when React must render one of them. */
function tabItems(node: Jsx, context: CompileContext): WrittenTab[] | undefined {
  const items: WrittenTab[] = []
  for (const child of node.children) {
    if (child.type === 'text' && !child.value.trim()) continue
    if (child.type === 'element' || child.type === 'text') {
      throw errorAt(
        `The <Tabs> contain ${child.type === 'text' ? 'text' : `<${child.tagName}>`} that is in no <TabItem>.`,
        {
          position: sourcePosition(child.position ? child : node, context),
          hint: 'Put all content of the tabs into <TabItem value="…"> elements.',
          input: context.input,
        },
      )
    }
    if (child.type !== 'mdxJsxFlowElement' && child.type !== 'mdxJsxTextElement') return undefined
    const binding = child.name === null ? undefined : context.bindings.get(child.name)
    const attributes = attributesOf(child)
    if (binding?.type !== 'theme' || binding.component !== 'TabItem' || !attributes) return undefined
    if (child.children.some(isLive)) return undefined
    const tab = writtenTab(Object.fromEntries(attributes))
    if (!tab) return undefined
    items.push({ ...tab, children: child.children })
  }
  return items
}

function writtenTab(written: unknown): WrittenTab | undefined {
  if (typeof written !== 'object' || written === null) return undefined
  const {
    value,
    label,
    default: isDefault,
    attributes,
    className,
    ...others
  } = written as Record<string, unknown>
  if (Object.keys(others).length > 0 || (isDefault !== undefined && typeof isDefault !== 'boolean'))
    return undefined
  if (![value ?? '', label ?? '', className ?? ''].every(isText)) return undefined
  if (attributes !== undefined && typeof attributes !== 'object') return undefined
  const properties = toProperties('li', new Map(Object.entries(attributes ?? {})))
  if (!properties) return undefined
  return {
    value: value as string | undefined,
    label: label as string | undefined,
    default: isDefault,
    attributes: properties,
    className: className as string | undefined,
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
