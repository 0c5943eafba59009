// The messages of `<Translate>` and `translate()` in code, found by reading it, not by
// running it: ids and texts must be written where they are used.

import ts from 'typescript'
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

/** What was found in a text. */
export interface FoundMessages {
  readonly messages: readonly FoundMessage[]
  readonly problems: readonly UnreadableMessage[]
}

/** The local names that translate: what a file has imported. */
export interface TranslateNames {
  readonly components: ReadonlySet<string>
  readonly functions: ReadonlySet<string>
}

const MODULES = new Set(['@docusaurus/Translate', 'vellum/client', 'vellum/client/compat'])

/** The messages of a module: TypeScript or JavaScript, with JSX. */
export function codeMessages(text: string, { file }: { file: string }): FoundMessages {
  const source = parse(text, file)
  return messagesIn(source, namesIn(source))
}

/** The messages of a part of a file whose imports are elsewhere. */
export function partMessages(text: string, names: TranslateNames): FoundMessages {
  return messagesIn(parse(text, 'part.tsx'), names)
}

/** The names that a text imports. */
export function importedNames(text: string): TranslateNames {
  return namesIn(parse(text, 'part.tsx'))
}

function parse(text: string, file: string): ts.SourceFile {
  // JSX may be in files of any name but `.ts`, where `<` has another meaning.
  const kind = /\.[cm]?ts$/.test(file) ? ts.ScriptKind.TS : ts.ScriptKind.TSX
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
}

function namesIn(source: ts.SourceFile): TranslateNames {
  const components = new Set<string>()
  const functions = new Set<string>()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const module = statement.moduleSpecifier.text
    if (!MODULES.has(module)) continue
    const { name, namedBindings } = statement.importClause ?? {}
    if (name && module === '@docusaurus/Translate') components.add(name.text)
    if (!namedBindings || !ts.isNamedImports(namedBindings)) continue
    for (const element of namedBindings.elements) {
      const imported = (element.propertyName ?? element.name).text
      if (imported === 'translate') functions.add(element.name.text)
      if (imported === 'Translate' || imported === 'default') components.add(element.name.text)
    }
  }
  return { components, functions }
}

function messagesIn(source: ts.SourceFile, { components, functions }: TranslateNames): FoundMessages {
  const messages: FoundMessage[] = []
  const problems: UnreadableMessage[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      functions.has(node.expression.text)
    ) {
      keep(node, callMessage(node))
    } else if (ts.isJsxElement(node) && components.has(node.openingElement.tagName.getText())) {
      keep(node, elementMessage(node.openingElement.attributes, node.children))
    } else if (ts.isJsxSelfClosingElement(node) && components.has(node.tagName.getText())) {
      keep(node, elementMessage(node.attributes, []))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { messages, problems }

  function keep(node: ts.Node, found: FoundMessage | string): void {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    if (typeof found === 'string') problems.push({ line, problem: found })
    else messages.push(found)
  }
}

/** What is read of one use; an empty string is a value. */
type Fields = Readonly<Record<'id' | 'message' | 'description', string | undefined>>

function callMessage({ arguments: [input] }: ts.CallExpression): FoundMessage | string {
  if (!input || !ts.isObjectLiteralExpression(input)) {
    return 'The first argument of `translate()` must be an object literal.'
  }
  const fields: Record<string, string | undefined> = {}
  for (const property of input.properties) {
    const name = property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    if (!ts.isPropertyAssignment(property) || !name) {
      return 'The argument of `translate()` must have its fields written out.'
    }
    const field = (property.name as ts.Identifier | ts.StringLiteral).text
    const value = literal(property.initializer)
    if (value === undefined && /^(id|message|description)$/.test(field)) {
      return `The \`${field}\` of \`translate()\` must be a plain string.`
    }
    fields[field] = value
  }
  return messageOf(fields as Fields, '`translate()`')
}

function elementMessage(
  attributes: ts.JsxAttributes,
  children: readonly ts.JsxChild[],
): FoundMessage | string {
  const fields: Record<string, string | undefined> = {}
  for (const attribute of attributes.properties) {
    if (!ts.isJsxAttribute(attribute)) return 'The attributes of `<Translate>` must be written out.'
    const name = attribute.name.getText()
    if (name !== 'id' && name !== 'description') continue
    const value = attribute.initializer && jsxLiteral(attribute.initializer)
    if (value === undefined) return `The \`${name}\` of \`<Translate>\` must be a plain string.`
    fields[name] = value
  }
  const texts = children.map((child) => (ts.isJsxText(child) ? jsxText(child.text) : jsxLiteral(child)))
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

/** The value of a string that can be read: quotes, a template without values, such parts joined by `+`. */
function literal(node: ts.Expression): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return literal(node.expression)
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined
  const [left, right] = [literal(node.left), literal(node.right)]
  return left === undefined || right === undefined ? undefined : left + right
}

function jsxLiteral(node: ts.JsxAttributeValue | ts.JsxChild): string | undefined {
  if (ts.isStringLiteral(node)) return node.text
  return ts.isJsxExpression(node) && node.expression ? literal(node.expression) : undefined
}

/** Text as JSX has it: lines without their indentation, joined by spaces. */
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
