// One use of an element in a page, the same for a directive and for JSX: `:badge[New]{color=green}` and
// `<Badge text="New" color="green" />`. Reads attributes and reports those that do not exist.

import { nearestName } from './nearestName.js'
import { isBlank, isDirective, type Node, type PageFile, textOf } from './nodes.js'

/** An element as its author wrote it. */
export interface Use {
  /** As in the page: `:::steps`, `<Steps>`. */
  readonly writtenName: string
  /** Texts by name; an attribute without a value is empty. */
  readonly attributes: Readonly<Record<string, string>>
  /** What is between the brackets of a directive. */
  readonly label: readonly Node[] | undefined
  readonly children: readonly Node[]
  /** Whether it stands in a line of text. */
  readonly isInline: boolean
  readonly node: Node
  readonly file: PageFile
}

const COLONS: Readonly<Record<string, string>> = {
  containerDirective: ':::',
  leafDirective: '::',
  textDirective: ':',
}

/** What attributes are called in other engines. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  type: 'color',
  variant: 'color',
  link: 'href',
  alt: 'label',
}

/** Reads a use; `attributeNames` are the ones that the element has besides `class` and `id`. */
export function readUse(node: Node, file: PageFile, attributeNames: readonly string[]): Use {
  const use = isDirective(node) ? directiveUse(node, file) : jsxUse(node, file)
  const names = [...attributeNames, 'class', 'id']
  for (const name of Object.keys(use.attributes)) {
    if (names.includes(name)) continue
    const other = OTHER_NAMES[name]
    const meant = other !== undefined && names.includes(other) ? other : nearestName(name, names)
    fail(
      use,
      `${use.writtenName} has no attribute "${name}".`,
      meant === undefined ? `Its attributes are: ${names.join(', ')}.` : `Did you mean "${meant}"?`,
    )
  }
  return use
}

/** Ends the build at the position of a use. */
export function fail({ file, node }: Pick<Use, 'file' | 'node'>, message: string, hint: string): never {
  return file.fail(`${message} ${hint}`, node)
}

/** The class of an element with the author's own. */
export function classesOf({ attributes }: Use, ...names: readonly string[]): string[] {
  return [...names, ...(attributes.class ?? '').split(/\s+/)].filter(Boolean)
}

/** The class and the id of an element. */
export function commonProperties(use: Use, ...classNames: readonly string[]) {
  const { id } = use.attributes
  return { className: classesOf(use, ...classNames), ...(id ? { id } : {}) }
}

function directiveUse(node: Node, file: PageFile): Use {
  const isContainer = node.type === 'containerDirective'
  const [first, ...others] = node.children ?? []
  const hasLabel = isContainer && first?.data?.directiveLabel === true
  const entries = Object.entries((node.attributes ?? {}) as Readonly<Record<string, string | null>>)
  return {
    writtenName: COLONS[node.type]! + node.name,
    attributes: Object.fromEntries(entries.map(([name, value]) => [name, value ?? ''])),
    label: isContainer ? (hasLabel ? (first.children ?? []) : undefined) : nonEmpty(node.children),
    children: isContainer ? (hasLabel ? others : (node.children ?? [])) : [],
    isInline: node.type === 'textDirective',
    node,
    file,
  }
}

function nonEmpty(nodes: readonly Node[] | undefined): readonly Node[] | undefined {
  return nodes?.length ? nodes : undefined
}

/** An attribute of JSX, as MDX parses it. */
interface JsxAttribute {
  readonly type: string
  readonly name?: string
  readonly value?:
    | string
    | null
    | { readonly data?: { readonly estree?: { readonly body: readonly unknown[] } } }
}

function jsxUse(node: Node, file: PageFile): Use {
  const use = {
    writtenName: `<${node.name}>`,
    attributes: {} as Record<string, string>,
    label: undefined,
    children: (node.children ?? []).filter((child) => !isBlank(child)),
    isInline: node.type === 'mdxJsxTextElement',
    node,
    file,
  }
  // Spaces matter in a line of text.
  if (use.isInline) use.children = node.children ?? []
  for (const { name, value, type } of (node.attributes ?? []) as readonly JsxAttribute[]) {
    const literal = type === 'mdxJsxAttribute' ? literalText(value) : undefined
    if (name === undefined || literal === undefined) {
      fail(
        use,
        `${name === undefined ? 'Attributes' : `The attribute "${name}"`} of ${use.writtenName} must be text, because it becomes HTML when the site is built.`,
        'Write the value itself, in quotes.',
      )
    }
    // `undefined` and `false`: as if it were not written.
    if (literal !== null) use.attributes[name === 'className' ? 'class' : name] = literal
  }
  return use
}

/** The text of a literal; null for one that means nothing, undefined for code. */
function literalText(value: JsxAttribute['value']): string | null | undefined {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  const [statement] = (value.data?.estree?.body ?? []) as readonly {
    readonly expression?: {
      readonly type: string
      readonly name?: string
      readonly value?: unknown
      readonly quasis?: readonly { readonly value: { readonly cooked?: string | null } }[]
    }
  }[]
  const expression = statement?.expression
  if (expression?.type === 'Identifier' && expression.name === 'undefined') return null
  if (expression?.type === 'TemplateLiteral' && expression.quasis?.length === 1)
    return expression.quasis[0]?.value.cooked ?? undefined
  if (expression?.type !== 'Literal') return undefined
  if (expression.value === true) return ''
  if (expression.value === false || expression.value === null) return null
  return ['string', 'number'].includes(typeof expression.value) ? String(expression.value) : undefined
}

/** The text of a label or an attribute; fails when there is neither. */
export function requiredText(use: Use, attribute: string, example: string): string {
  const written =
    use.attributes[attribute] ?? textOf({ type: 'root', children: [...(use.label ?? use.children)] })
  if (written.trim() === '') fail(use, `${use.writtenName} has no text.`, `Write ${example}.`)
  return written.trim()
}
