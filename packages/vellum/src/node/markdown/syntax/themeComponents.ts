// The components of `@theme/…` whose markup the compiler writes itself: admonitions,
// details and tabs. A component with a prop that is not literal, or tabs with live
// content, stay components.

import type { Element, ElementContent } from 'hast'
import { DEFAULT_KEYWORD, unknownKeyword } from '../../../shared/contentMarkup/admonition.js'
import {
  completeTabs,
  strangeContent,
  type TabsProblem,
  type WrittenTab,
} from '../../../shared/contentMarkup/tabs.js'
import { didYouMean, nearestName } from '../../base/nearestName.js'
import { admonitionLabel, type CompileContext, errorAt, sourcePosition } from '../compile/compileContext.js'
import { type Attributes, attributesOf, type Jsx, toProperties } from '../compile/jsxAttributes.js'
import { isLive } from '../compile/walk.js'
import { admonitionElement } from './admonitions.js'
import { detailsElement } from './details.js'
import type { StaticComponent } from './staticComponents.js'
import { type Panel, tabsElement } from './tabs.js'

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
    case 'IdealImage':
      return idealImage(input)
    case 'TabItem':
      // Handled by `tabs`.
      return undefined
  }
}

function admonition({ node, attributes, context }: Component): Element | undefined {
  const texts = textsOf(attributes, ['type', 'title', 'icon', 'className', 'id'])
  if (!texts) return undefined
  const { type, title, icon, className, id } = texts
  let keyword = type ?? DEFAULT_KEYWORD
  if (!context.options.keywords.has(keyword)) {
    context.problems.push({
      type: 'directive',
      code: 'unknown-admonition',
      message: unknownKeyword(keyword),
      hint:
        didYouMean(keyword, context.options.keywords) ??
        `The types are: ${[...context.options.keywords].join(', ')}.`,
      ...sourcePosition(node, context),
    })
    keyword = DEFAULT_KEYWORD
  }
  return admonitionElement({
    keyword,
    className,
    id,
    title: [text(title === undefined ? admonitionLabel(context, keyword) : (title ?? ''))],
    icon: icon === undefined ? undefined : icon ? [text(icon)] : null,
    content: node.children,
  })
}

function details({ node, attributes, context }: Component): Element | undefined {
  const { summary, ...others } = Object.fromEntries(attributes)
  if (!isOptionalText(summary)) return undefined
  return detailsElement({ attributes: others, summary, children: node.children }, context)
}

/** `<Image img={require('./a.png')} />` of Docusaurus' plugin-ideal-image, as an image of Markdown. */
function idealImage({ attributes, node, context }: Component): Element | undefined {
  const { img, ...others } = Object.fromEntries(attributes)
  const src = typeof img === 'object' && img !== null && 'default' in img ? img.default : img
  const written = toProperties('img', new Map(Object.entries(others)))
  if (typeof src !== 'string' || !written) return undefined
  const image = [...context.images.values()].find(
    (resolved) => resolved.type === 'asset' && resolved.src === src,
  )
  const { width, height } = image?.type === 'asset' ? image : {}
  const hasSize = ['width', 'height', 'style'].some((name) => name in written)
  return {
    type: 'element',
    tagName: 'img',
    properties: {
      loading: 'lazy',
      decoding: 'async',
      src,
      alt: '',
      ...written,
      ...(!hasSize && width !== undefined && height !== undefined && { width, height }),
    },
    children: [],
    ...(node.position && { position: node.position }),
  }
}

function tabs({ node, attributes, context }: Component): Element | undefined {
  const { values, queryString, block, lazy, ...others } = Object.fromEntries(attributes)
  const texts = textsOf(new Map(Object.entries(others)), ['defaultValue', 'groupId', 'className'])
  // Only the selected panel of lazy tabs is in the HTML: the others need React.
  if (lazy || !texts) return undefined
  const items = tabItems(node, context)
  const entries = values === undefined ? [] : Array.isArray(values) ? values.map(writtenTab) : [undefined]
  if (!items || entries.includes(undefined)) return undefined
  if (typeof queryString !== 'boolean' && !isOptionalText(queryString)) return undefined
  const result = completeTabs(
    {
      items,
      values: values === undefined ? undefined : (entries as WrittenTab[]),
      defaultValue: texts.defaultValue,
      groupId: texts.groupId,
      queryString,
    },
    nearestName,
  )
  if ('message' in result) throw tabsError(result, node, context)
  return tabsElement({ ...result, block: block === true, className: texts.className, panels: items })
}

function tabsError(
  { message, hint }: TabsProblem,
  node: Jsx | ElementContent,
  context: CompileContext,
): Error {
  return errorAt(message, {
    code: 'invalid-tabs',
    position: sourcePosition(node, context),
    hint,
    input: context.input,
  })
}

/** The tabs inside of `<Tabs>`; `undefined` when React must render one of them. */
function tabItems(node: Jsx, context: CompileContext): (WrittenTab & Panel)[] | undefined {
  const items: (WrittenTab & Panel)[] = []
  for (const child of node.children) {
    if (child.type === 'text' && !child.value.trim()) continue
    if (child.type === 'element' || child.type === 'text') {
      const problem = strangeContent(child.type === 'text' ? 'text' : `<${child.tagName}>`)
      throw tabsError(problem, child.position ? child : node, context)
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

function writtenTab(value: unknown): (WrittenTab & Omit<Panel, 'children'>) | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { default: isDefault, attributes, ...others } = value as Record<string, unknown>
  const texts = textsOf(new Map(Object.entries(others)), ['value', 'label', 'className'])
  if (!texts || texts.value === null || (isDefault !== undefined && typeof isDefault !== 'boolean'))
    return undefined
  if (attributes !== undefined && typeof attributes !== 'object') return undefined
  return {
    value: texts.value,
    label: texts.label,
    className: texts.className,
    default: isDefault,
    attributes,
  }
}

/** The attributes, by name; `undefined` if there are others, or one is not text. */
function textsOf<Name extends string>(
  attributes: Attributes,
  names: readonly Name[],
): { readonly [name in Name]?: string | null | undefined } | undefined {
  const areTexts = [...attributes].every(
    ([name, value]) => (names as readonly string[]).includes(name) && isOptionalText(value),
  )
  return areTexts ? (Object.fromEntries(attributes) as never) : undefined
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}

function isOptionalText(value: unknown): value is string | null | undefined {
  return value === null || value === undefined || typeof value === 'string'
}
