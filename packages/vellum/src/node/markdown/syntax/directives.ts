// Turns `:::name`, `::name` and `:name` into admonitions, or back into the text as it
// was written. A directive never removes content.

import type { Element, ElementContent } from 'hast'
import type { Paragraph, Parents, Root, RootContent, Text } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import type { State } from 'mdast-util-to-hast'
import { didYouMean, nearestName } from '../../base/nearestName.js'
import {
  admonitionLabel,
  type CompileContext,
  positionInFile,
  sourcePosition,
} from '../compile/compileContext.js'
import { componentNode } from '../compile/componentNode.js'
import { admonitionElement } from './admonitions.js'
import { CODE_GROUP, checkCodeGroup, codeGroupElement } from './codeGroups.js'
import { githubAlert } from './githubAlerts.js'

/** Turns directives that nothing handles back into text; admonitions stay for `containerDirective`. */
export function transformDirectives(tree: Root, context: CompileContext): void {
  const visit = (parent: Parents): void => {
    // What a line with a space after its colons began ends with colons, too.
    let hasSpacedColons = false
    for (const [i, child] of parent.children.entries()) {
      if (child.type === 'textDirective' || child.type === 'leafDirective') {
        parent.children[i] = literal(child, context)
        continue
      }
      if (child.type === 'blockquote') parent.children[i] = githubAlert(child, context) ?? child
      if (child.type === 'containerDirective') {
        if (context.options.keywords.has(child.name)) {
          child.data = { ...child.data, admonition: child.name }
          reportAttributes(child, context)
        } else if (child.name === CODE_GROUP) {
          if (checkCodeGroup(child, context)) child.data = { ...child.data, isCodeGroup: true }
        } else {
          report(child, context)
          child.data = { ...child.data, hName: 'div' }
        }
      }
      if (child.type === 'paragraph') {
        reportSpacedColons(child, context)
        if (!hasSpacedColons) reportClosingColons(child, context)
        hasSpacedColons ||= isSpacedDirective(child)
      }
      const current = parent.children[i]!
      if ('children' in current) visit(current as Parents)
    }
  }
  visit(tree)
}

/** The element of a container directive. */
export function containerDirective(
  state: State,
  node: ContainerDirective,
  context: CompileContext,
): Element | ElementContent {
  if (node.data?.isCodeGroup) {
    const group = codeGroupElement(state, node, context)
    state.patch(node, group)
    return group
  }
  const keyword = node.data?.admonition
  const [first] = node.children
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true
  let element: ElementContent
  if (keyword === undefined) {
    const children = state.wrap(state.all(node) as ElementContent[], true)
    element = { type: 'element', tagName: 'div', properties: {}, children }
  } else {
    const { title, class: className, id } = node.attributes ?? {}
    const label = hasLabel ? (state.all(first as Paragraph) as ElementContent[]) : []
    const text: ElementContent = {
      type: 'text',
      value: title || admonitionLabel(context, node.data?.titleOf ?? keyword),
    }
    const content = { ...node, children: hasLabel ? node.children.slice(1) : node.children }
    const inner = state.all(content) as ElementContent[]
    const children = inner.length > 0 ? state.wrap(inner, false) : []
    const own = ['admonition', 'Admonition'].find((name) => name in context.options.components)
    const otherTitle = node.data?.titleOf !== keyword ? node.data?.titleOf && text.value : undefined
    element = own
      ? admonitionNode(own, { type: keyword, title: title || otherTitle, className, id }, { children, label })
      : admonitionElement({
          keyword,
          className,
          id,
          title: label.length > 0 ? label : [text],
          content: children,
        })
  }
  state.patch(node, element)
  return element
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map((child) => textOf(child as ElementContent)).join('') : ''
}

/** An admonition of a site that has its own component for it; without a title of its own it gets none. */
function admonitionNode(
  name: string,
  props: Readonly<Record<string, string | null | undefined>>,
  { children, label }: { children: ElementContent[]; label: ElementContent[] },
): ElementContent {
  const isText = label.every(({ type }) => type === 'text')
  // A live page gets the text alone.
  const title = label.length > 0 ? label.map(textOf).join('') : props.title
  return componentNode(
    name,
    {
      ...props,
      title: title || undefined,
      className: props.className || undefined,
      id: props.id || undefined,
    },
    { children, ...(label.length > 0 && !isText && { nodes: { title: label } }) },
  )
}

function literal(node: TextDirective | LeafDirective, context: CompileContext): RootContent {
  const { start, end } = node.position!
  const text: Text = {
    type: 'text',
    value: context.text.slice(start.offset, end.offset),
    position: node.position!,
  }
  const isWord =
    node.type === 'textDirective' &&
    node.children.length === 0 &&
    Object.keys(node.attributes ?? {}).length === 0 &&
    !/[[{]/.test(text.value)
  if (!isWord) report(node, context)
  return node.type === 'textDirective' ? text : { type: 'paragraph', children: [text] }
}

const MARKS = { containerDirective: ':::', leafDirective: '::', textDirective: ':' }

function report(node: ContainerDirective | LeafDirective | TextDirective, context: CompileContext): void {
  const writtenName = MARKS[node.type] + node.name
  const other = node.type === 'containerDirective' ? OTHER_CONTAINERS[node.name] : undefined
  const meant =
    node.type === 'containerDirective' && nearestName(node.name, [...context.options.keywords, CODE_GROUP])
  context.problems.push({
    type: 'directive',
    code: 'unknown-directive',
    message: `The directive "${writtenName}" is unknown; it is shown as text.`,
    hint: node.data?.unknownDirectiveHint
      ? node.data.unknownDirectiveHint
      : other
        ? other
        : meant
          ? `Did you mean ":::${meant}"?`
          : node.type === 'containerDirective'
            ? 'Write one of the admonitions, or add the keyword to `admonitions.keywords`.'
            : `Write "\\${writtenName}" if it is text.`,
    ...sourcePosition(node, context),
  })
}

/** `::: tip` is text. */
function isSpacedDirective({ children: [first] }: Paragraph): boolean {
  return first?.type === 'text' && /^:{3,}[ \t]+\S/.test(first.value)
}

/** A line of colons is text when the directive that it should end has ended before, with one inside of it. */
function reportClosingColons(paragraph: Paragraph, context: CompileContext): void {
  const [only, another] = paragraph.children
  if (another || only?.type !== 'text' || !/^:{3,}$/.test(only.value)) return
  if (context.text[only.position?.start.offset ?? -1] !== ':') return
  context.problems.push({
    type: 'directive',
    code: 'stray-colons',
    message: `"${only.value}" ends nothing and is shown as text.`,
    hint: `A directive around another one needs more colons than that: "${only.value}:note".`,
    ...sourcePosition(paragraph, context),
  })
}

/** A directive without an end has all that follows it in the page, or in the list item or quote that it is in. */
export function reportUnclosedDirectives(parent: Parents, context: CompileContext): void {
  if (parent.type === 'root' && !context.text.includes(':::')) return
  for (const child of parent.children) {
    if (child.type === 'containerDirective') reportUnclosed(child, context)
    // One inside of another one ends with it.
    else if ('children' in child) reportUnclosedDirectives(child as Parents, context)
  }
}

function reportUnclosed(node: ContainerDirective, context: CompileContext): void {
  if (!node.position) return
  const { start, end } = node.position
  const writtenText = context.text.slice(start.offset, end.offset)
  const [opening = ''] = /^:+/.exec(writtenText) ?? []
  const [, closing = ''] = /\n[ \t>]*(:{3,})[ \t]*$/.exec(writtenText) ?? []
  if (closing.length >= opening.length) return
  context.problems.push({
    type: 'directive',
    code: 'unclosed-directive',
    message: `The directive "${opening}${node.name}" has no end.`,
    hint: `It contains everything below it. Write "${opening}" below its text, in a line of its own.`,
    ...sourcePosition(node, context),
  })
}

function reportAttributes({ name, attributes, ...node }: ContainerDirective, context: CompileContext): void {
  // A component of the site may read them.
  if (['admonition', 'Admonition'].some((own) => own in context.options.components)) return
  for (const attribute of Object.keys(attributes ?? {})) {
    if (ATTRIBUTES.includes(attribute)) continue
    context.problems.push({
      type: 'no-effect',
      code: 'unknown-admonition-attribute',
      message: `The admonition ":::${name}" has the attribute "${attribute}", which has no effect.`,
      hint: didYouMean(attribute, ATTRIBUTES) ?? 'Its attributes are `title`, `class` and `id`.',
      ...sourcePosition(node, context),
    })
  }
}

const ATTRIBUTES = ['title', 'class', 'id']

/** Three colons, a space and a word at the start of a line: an admonition of VitePress, and text here. */
const SPACED = /:{3,}(?<=^[ \t>]*:+)[ \t]+([a-z][\w-]*)/gim

/** What to write for a container that VitePress has besides admonitions. */
const OTHER_CONTAINERS: Readonly<Record<string, string>> = {
  details: 'Write `<details>` with a `<summary>`.',
  [CODE_GROUP]: 'Write ":::code-group".',
}

function reportSpacedColons({ children }: Paragraph, context: CompileContext): void {
  for (const [i, child] of children.entries()) {
    if (child.type !== 'text' || !child.position) continue
    const { start, end } = child.position
    const writtenText = context.text.slice(start.offset, end.offset)
    for (const { index, 0: match, 1: name = '' } of writtenText.matchAll(SPACED)) {
      const linesBefore = writtenText.slice(0, index).split('\n')
      const isFirstLine = linesBefore.length === 1
      if (isFirstLine && i > 0) continue
      const column = linesBefore.at(-1)!.length + (isFirstLine ? start.column : 1)
      context.problems.push({
        type: 'directive',
        code: 'spaced-directive',
        message: `"${match.replace(/\s+/, ' ')}" has a space after the colons, so it is shown as text.`,
        hint: spacedHint(name, context.options.keywords),
        ...positionInFile({ line: start.line + linesBefore.length - 1, column }, context.input),
      })
    }
  }
}

function spacedHint(name: string, keywords: ReadonlySet<string>): string {
  if (keywords.has(name)) return `Write ":::${name}".`
  if (Object.hasOwn(OTHER_CONTAINERS, name)) return OTHER_CONTAINERS[name]!
  const meant = nearestName(name, [...keywords, CODE_GROUP])
  return meant
    ? `Did you mean ":::${meant}"?`
    : 'Write an admonition such as ":::note", or `\\:::` if it is text.'
}

/** What a plugin that has directives of its own says of one that nothing handles, such as a name that is misspelled. */
interface HintedDirective {
  unknownDirectiveHint?: string
}

declare module 'mdast-util-directive' {
  interface ContainerDirectiveData extends HintedDirective {
    /** The keyword, if it is that of an admonition. */
    admonition?: string
    /** The keyword whose label is its title, if that is another one. */
    titleOf?: string
    /** Whether it is a code group with tabs. */
    isCodeGroup?: boolean
  }
  interface LeafDirectiveData extends HintedDirective {}
  interface TextDirectiveData extends HintedDirective {}
}
