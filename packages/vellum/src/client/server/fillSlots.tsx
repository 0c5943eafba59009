// Renders the components in the HTML of a page, which need no code in browsers.

import type { ComponentType } from 'react'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type ContentElement, type ContentNode, fillMarks, slotMark } from '../../shared/contentSlots.js'
import type * as rendering from '../../shared/rendering.js'
import { type AppContext, AppProviders } from '../runtime/App.js'

type HighlightCode = rendering.HighlightCode
type HighlightInput = rendering.HighlightInput
type Slots = rendering.ContentSlots<ComponentType<object>>

/** Puts the HTML of components in the place of their marks. `prefix` keeps their ids apart. */
export function fillSlots(
  html: string,
  content: Slots | undefined,
  context: AppContext,
  prefix = '',
): string {
  if (!content) return html
  const highlightCode = context.highlight as HighlightCode
  return fillMarks(html, (index) => {
    const { component, line } = content.slots[index]!
    const finishedParts: string[] = []
    const fences = new Map<string, string>()
    const element = toElement(component, { components: content.components, finishedParts, fences })
    const highlight: HighlightCode = (input) => fences.get(fenceKey(input)) ?? highlightCode(input)
    let markup: string
    try {
      markup = renderToStaticMarkup(
        <AppProviders {...context} highlight={highlight}>
          {element}
        </AppProviders>,
        {
          identifierPrefix: `c${prefix}${index}`,
        },
      )
    } catch (error) {
      throw withSlot(error, component, line)
    }
    // As in `renderHtml`: the images follow in the same document.
    const own = markup.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '')
    return fillMarks(own, (part) => finishedParts[part] ?? '')
  })
}

interface Tools {
  readonly components: Slots['components']
  /** HTML that React must not escape; a mark stands for it. */
  readonly finishedParts: string[]
  /** The HTML of fences, by what they show. */
  readonly fences: Map<string, string>
}

/** The same for a fence, and for a code block that shows it as it is. */
function fenceKey({ code, language, meta, title, showLineNumbers }: HighlightInput): string {
  return JSON.stringify([code.replace(/\n$/, ''), language, meta, title, showLineNumbers])
}

function toElement(
  { name, isComponent, props, nodes, children, fence }: ContentElement,
  tools: Tools,
): ReactNode {
  if (fence) tools.fences.set(fenceKey(fence), fence.html)
  const content = (list: readonly ContentNode[]) => list.map((node) => toNode(node, tools))
  const allProps: Record<string, unknown> = { ...props }
  for (const [prop, list] of Object.entries(nodes ?? {}))
    allProps[prop] = createElement(Fragment, {}, ...content(list))
  const type = isComponent ? componentOf(name, tools.components) : name
  return createElement(type as ComponentType<object>, allProps, ...content(children))
}

function toNode(node: ContentNode, tools: Tools): ReactNode {
  if (typeof node === 'string') return node
  if ('name' in node) return toElement(node, tools)
  return slotMark(tools.finishedParts.push(node.html) - 1)
}

/** `Chart.Bar` is a property of what is registered as `Chart`. */
function componentOf(name: string, components: Slots['components']): unknown {
  const [first = '', ...members] = name.split('.')
  let value: unknown = components[first]
  for (const member of members) value = (value as Record<string, unknown> | undefined)?.[member]
  if (value === undefined) throw new Error(`The component \`${name}\` is not defined.`)
  return value
}

/** The error with the component that failed and its line, for the message of the page. */
function withSlot(error: unknown, { name }: ContentElement, line: number): unknown {
  const thrown = error instanceof Error ? error : new Error(String(error))
  return Object.assign(thrown, { vellumSlot: { name, line } })
}
