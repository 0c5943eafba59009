// The messages of `<Translate>` and `translate()` in code, found by parsing it, not by running it: ids and
// texts must be literals.

import { type ParseResult, parseSync, Visitor, type VisitorObject } from 'rolldown/utils'
import type { Message } from '../content/sidebars/translate.js'

/** A message with its key: the id, else the text. */
export interface FoundMessage extends Message {
  readonly key: string
}

/** A message that cannot be read. */
export interface UnreadableMessage {
  /** From 1. */
  readonly line: number
  readonly problem: string
}

/** The messages of a text. */
export interface FoundMessages {
  readonly messages: readonly FoundMessage[]
  readonly problems: readonly UnreadableMessage[]
}

/** The local names of the functions that translate, from a file's imports. */
export interface TranslateNames {
  readonly components: ReadonlySet<string>
  readonly functions: ReadonlySet<string>
}

const MODULES = new Set(['@docusaurus/Translate', 'vellum/client', 'vellum/client/compat'])

/** A node of the parser by its type. */
type NodeOf<Type extends keyof VisitorObject> = Parameters<NonNullable<VisitorObject[Type]>>[0]
type Call = NodeOf<'CallExpression'>
type Element = NodeOf<'JSXElement'>
type Expression = NodeOf<'ParenthesizedExpression'>['expression']
type AttributeValue = NonNullable<NodeOf<'JSXAttribute'>['value']>

/** The messages of a module: TypeScript or JavaScript, with JSX. */
export function codeMessages(text: string, { file }: { file: string }): FoundMessages {
  const parsed = parse(text, file)
  return messagesIn(text, parsed, namesIn(parsed))
}

/** The messages of a part of a file whose imports are elsewhere. */
export function partMessages(text: string, names: TranslateNames): FoundMessages {
  return messagesIn(text, parse(text, 'part.tsx'), names)
}

/** The names that a text imports. */
export function importedNames(text: string): TranslateNames {
  return namesIn(parse(text, 'part.tsx'))
}

function parse(text: string, file: string): ParseResult {
  // JSX may be in files of any name but `.ts`, where `<` has a different meaning.
  const lang = /\.[cm]?ts$/.test(file) ? 'ts' : 'tsx'
  return parseSync(file, text, { lang, sourceType: 'module' })
}

function namesIn({ program }: ParseResult): TranslateNames {
  const components = new Set<string>()
  const functions = new Set<string>()
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !MODULES.has(statement.source.value)) continue
    for (const specifier of statement.specifiers) {
      const local = specifier.local.name
      if (specifier.type === 'ImportDefaultSpecifier' && statement.source.value === '@docusaurus/Translate')
        components.add(local)
      if (specifier.type !== 'ImportSpecifier') continue
      const imported =
        specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value
      if (imported === 'translate') functions.add(local)
      if (imported === 'Translate' || imported === 'default') components.add(local)
    }
  }
  return { components, functions }
}

function messagesIn(
  text: string,
  { program, errors: [error] }: ParseResult,
  { components, functions }: TranslateNames,
): FoundMessages {
  const messages: FoundMessage[] = []
  const problems: UnreadableMessage[] = []
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const keep = (start: number, messageOrProblem: FoundMessage | string) => {
    if (typeof messageOrProblem === 'string')
      problems.push({ line: lineAt(start), problem: messageOrProblem })
    else messages.push(messageOrProblem)
  }
  const readCall = (node: Call) => {
    if (node.callee.type === 'Identifier' && functions.has(node.callee.name))
      keep(node.start, callMessage(node))
  }
  const readElement = (node: Element) => {
    const { name } = node.openingElement
    if (name.type === 'JSXIdentifier' && components.has(name.name)) keep(node.start, elementMessage(node))
  }
  new Visitor({ CallExpression: readCall, JSXElement: readElement }).visit(program)
  if (error) {
    const line = lineAt(error.labels[0]?.start ?? 0)
    problems.push({ line, problem: `The code cannot be parsed: ${error.message}.` })
  }
  return { messages, problems }
}

/** The fields of one use; an empty string is a value. */
type Fields = Readonly<Record<'id' | 'message' | 'description', string | undefined>>

function callMessage({ arguments: [input] }: Call): FoundMessage | string {
  if (input?.type !== 'ObjectExpression') {
    return 'The first argument of `translate()` must be an object literal.'
  }
  const fields: Record<string, string | undefined> = {}
  for (const property of input.properties) {
    const field = property.type === 'Property' && isPlain(property) ? keyName(property.key) : undefined
    if (property.type !== 'Property' || field === undefined) {
      return 'The argument of `translate()` must have its fields written out.'
    }
    const value = literal(property.value)
    if (value === undefined && /^(id|message|description)$/.test(field)) {
      return `The \`${field}\` of \`translate()\` must be a plain string.`
    }
    fields[field] = value
  }
  return messageOf(fields as Fields, '`translate()`')
}

/** Whether a property is a name and a value: `id: 'a'` */
function isPlain({ method, shorthand, computed, kind }: NodeOf<'Property'>): boolean {
  return !method && !shorthand && !computed && kind === 'init'
}

function keyName(key: NodeOf<'Property'>['key']): string | undefined {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined
}

function elementMessage({ openingElement, children }: Element): FoundMessage | string {
  const fields: Record<string, string | undefined> = {}
  for (const attribute of openingElement.attributes) {
    if (attribute.type !== 'JSXAttribute') return 'The attributes of `<Translate>` must be written out.'
    const { name } = attribute.name
    if (name !== 'id' && name !== 'description') continue
    const value = attribute.value ? jsxLiteral(attribute.value) : undefined
    if (value === undefined) return `The \`${name}\` of \`<Translate>\` must be a plain string.`
    fields[name] = value
  }
  const texts = children.map((child) => (child.type === 'JSXText' ? jsxText(child.value) : jsxLiteral(child)))
  if (texts.some((text) => text === undefined)) {
    return 'The child of `<Translate>` must be one plain string.'
  }
  const message = texts.join('')
  return messageOf(
    { id: fields.id, description: fields.description, message: message || undefined },
    '`<Translate>`',
  )
}

function messageOf({ id, message, description }: Fields, what: string): FoundMessage | string {
  const key = id ?? message
  if (key === undefined) return `${what} needs an id or a message.`
  return { key, message: message ?? key, ...(description !== undefined && { description }) }
}

/** The value of a string literal: quotes, a template without values, or such parts joined by `+`. */
function literal(node: Expression): string | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return literal(node.expression)
    case 'BinaryExpression': {
      if (node.operator !== '+') return undefined
      const [left, right] = [literal(node.left), literal(node.right)]
      return left === undefined || right === undefined ? undefined : left + right
    }
    default:
      return undefined
  }
}

function jsxLiteral(node: AttributeValue | Element['children'][number]): string | undefined {
  if (node.type === 'Literal') return node.value
  if (node.type !== 'JSXExpressionContainer' || node.expression.type === 'JSXEmptyExpression')
    return undefined
  return literal(node.expression)
}

/** Text as JSX reads it: lines without their indentation, joined by spaces. */
function jsxText(text: string): string {
  const lines = text.split(/\r?\n/)
  return lines
    .map((line, i) => {
      const start = i === 0 ? line : line.trimStart()
      return i === lines.length - 1 ? start : start.trimEnd()
    })
    .filter(Boolean)
    .join(' ')
}
