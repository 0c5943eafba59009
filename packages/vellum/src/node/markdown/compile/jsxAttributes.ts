// The attributes of JSX, if they are literals: as values, and as the properties of the
// element that React would render.

import type { Properties } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import { find, html, type Info, svg } from 'property-information'
import { literalOf } from './literals.js'

/** A JSX element in a tree of HTML. */
export type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast

/** Values by name; an attribute without a value is `true`. */
export type Attributes = ReadonlyMap<string, unknown>

/** The attributes of JSX; `undefined` when one of them is not a literal. */
export function attributesOf(node: Jsx): Attributes | undefined {
  const attributes = new Map<string, unknown>()
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined
    const { name, value } = attribute
    if (name === 'ref') return undefined
    if (value === null || value === undefined) attributes.set(name, true)
    else if (typeof value === 'string') attributes.set(name, value)
    else {
      const literal = literalOf(value.data?.estree)
      if (!literal) return undefined
      attributes.set(name, literal.value)
    }
  }
  return attributes
}

/** Attributes as React would render them; `undefined` if React must render them. */
export function toProperties(tagName: string, attributes: Attributes): Properties | undefined {
  const properties: Properties = {}
  for (const [name, value] of attributes) {
    if (name === 'key' || name === 'dangerouslySetInnerHTML' || name.startsWith('suppress')) continue
    if (/^on[A-Z]/.test(name) || value === null || value === undefined) continue
    const info = infoOf(tagName, name)
    if (name === 'style' && typeof value === 'object') {
      const style = styleText(value as Readonly<Record<string, unknown>>)
      if (style) properties.style = style
    } else if (typeof value === 'object') {
      return undefined
    } else if (typeof value === 'boolean') {
      const isText = /^(?:aria|data)-/i.test(name) || info.booleanish
      if (isText) properties[info.property] = String(value)
      else if (value && (info.boolean || info.overloadedBoolean)) properties[info.property] = true
    } else {
      properties[info.property] = value as string | number
    }
  }
  return properties
}

const SVG_ONLY =
  /^(?:svg|path|g|circle|rect|line|polyline|polygon|ellipse|text|tspan|defs|use|symbol|mask|stop)$/

function infoOf(tagName: string, name: string): Info {
  const attributeName = name === 'defaultValue' ? 'value' : name === 'defaultChecked' ? 'checked' : name
  return find(
    SVG_ONLY.test(tagName) || /Gradient$|^fe[A-Z]|^clipPath$/.test(tagName) ? svg : html,
    attributeName,
  )
}

/** Properties whose numbers are not pixels. */
const UNITLESS =
  /^(?:animationIterationCount|aspectRatio|borderImage(?:Outset|Slice|Width)|boxFlex(?:Group)?|boxOrdinalGroup|columnCount|columns|flex(?:Grow|Positive|Shrink|Negative|Order)?|grid(?:Area|Row|RowEnd|RowSpan|RowStart|Column|ColumnEnd|ColumnSpan|ColumnStart)|fontWeight|lineClamp|lineHeight|opacity|order|orphans|scale|tabSize|widows|zIndex|zoom|fillOpacity|floodOpacity|stopOpacity|stroke(?:Dasharray|Dashoffset|Miterlimit|Opacity|Width)|--.*)$/

/** `{ marginTop: 4, color: 'red' }` → `margin-top:4px;color:red` */
function styleText(style: Readonly<Record<string, unknown>>): string {
  return Object.entries(style)
    .filter(
      ([, value]) => value !== null && value !== undefined && typeof value !== 'boolean' && value !== '',
    )
    .map(([name, value]) => {
      const css = name.startsWith('--')
        ? name
        : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-')
      const isLength = typeof value === 'number' && value !== 0 && !UNITLESS.test(name)
      return `${css}:${String(value).trim()}${isLength ? 'px' : ''}`
    })
    .join(';')
}
