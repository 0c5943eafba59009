// Reads the syntax tree: members, calls, arguments, properties. Knows JavaScript, and nothing of axios.

import { childrenOf, type SyntaxNode } from 'vellum-playground/syntax'

/** The text of a node as it was written. */
export function textOf(node: SyntaxNode, source: string): string {
  return source.slice(node.from, node.to)
}

/** `a.b`, `a?.b` or `a['b']`: the object and the name. */
export interface Member {
  readonly object: SyntaxNode
  readonly name: string
  /** The name, or the brackets with it. */
  readonly nameNode: SyntaxNode
}

/** The parts of a member expression; undefined when it is none, or its name is computed. */
export function memberOf(node: SyntaxNode | null, source: string): Member | undefined {
  if (node?.name !== 'MemberExpression') return undefined
  const children = childrenOf(node)
  const object = children[0]
  const nameNode = children.find(({ name }, i) => i > 0 && (name === 'PropertyName' || name === 'String'))
  if (!object || !nameNode) return undefined
  const name = nameNode.name === 'String' ? stringValue(nameNode, source) : textOf(nameNode, source)
  return name === undefined ? undefined : { object, name, nameNode }
}

/** The name of a member as a string literal: `a['b-c']` → `'b-c'`, `a.b` → `'b'` */
export function quotedName({ name, nameNode }: Member, source: string): string {
  return nameNode.name === 'String' ? textOf(nameNode, source) : `'${name}'`
}

/** The parts of a call or of `new`. */
export interface Call {
  readonly callee: SyntaxNode
  readonly typeArguments: SyntaxNode | undefined
  readonly argumentList: SyntaxNode
  readonly args: readonly SyntaxNode[]
}

/** The parts of a call expression, or of a new expression. */
export function callOf(node: SyntaxNode | null): Call | undefined {
  if (node?.name !== 'CallExpression' && node?.name !== 'NewExpression') return undefined
  const argumentList = node.getChild('ArgList')
  const first = childrenOf(node).find(({ name }) => name !== 'new')
  if (!argumentList || !first) return undefined
  const generic = first.name === 'InstantiationExpression' ? first : node
  return {
    callee: first.name === 'InstantiationExpression' ? childrenOf(first)[0]! : first,
    typeArguments: generic.getChild('TypeArgList') ?? undefined,
    argumentList,
    args: childrenOf(argumentList).filter(({ name }) => !/^[(),]$/.test(name)),
  }
}

/** One property of an object literal. */
export interface Property {
  readonly node: SyntaxNode
  /** Undefined for a spread or a computed name. */
  readonly name: string | undefined
  readonly nameNode: SyntaxNode | undefined
  /** Undefined for a shorthand and for a method. */
  readonly value: SyntaxNode | undefined
  readonly kind: 'value' | 'shorthand' | 'method' | 'spread' | 'computed'
}

/** The properties of an object literal, in their order. */
export function propertiesOf(object: SyntaxNode, source: string): Property[] {
  return object.getChildren('Property').map((node) => readProperty(node, source))
}

/** The property of an object literal with a name. */
export function findProperty(object: SyntaxNode, name: string, source: string): Property | undefined {
  return propertiesOf(object, source).find((property) => property.name === name)
}

function readProperty(node: SyntaxNode, source: string): Property {
  const children = childrenOf(node)
  const nameNode = children.find(
    ({ name }) => name === 'PropertyDefinition' || name === 'String' || name === 'Number',
  )
  const name = nameNode && (stringValue(nameNode, source) ?? textOf(nameNode, source))
  if (children[0]?.name === 'Spread') {
    return { node, name: undefined, nameNode: undefined, value: children[1], kind: 'spread' }
  }
  if (children[0]?.name === '[' || !nameNode) {
    return { node, name: undefined, nameNode: undefined, value: children.at(-1), kind: 'computed' }
  }
  if (node.getChild('ParamList')) return { node, name, nameNode, value: undefined, kind: 'method' }
  const colon = children.findIndex((child) => child.name === ':')
  if (colon < 0) return { node, name, nameNode, value: undefined, kind: 'shorthand' }
  return { node, name, nameNode, value: children[colon + 1], kind: 'value' }
}

/** The value of a string literal, or of a template without parts. */
export function stringValue(node: SyntaxNode | undefined, source: string): string | undefined {
  if (!node) return undefined
  const text = textOf(node, source)
  if (node.name === 'String') return text.slice(1, -1).replace(/\\(.)/g, '$1')
  if (node.name === 'TemplateString' && !node.getChild('Interpolation')) return text.slice(1, -1)
  return undefined
}

/** The expression inside of parentheses, `await`, `as`, `satisfies` and `!`. */
export function unwrap(node: SyntaxNode): SyntaxNode {
  const children = childrenOf(node)
  if (node.name === 'ParenthesizedExpression') return children[1] ? unwrap(children[1]) : node
  if (node.name === 'AwaitExpression') return children[1] ? unwrap(children[1]) : node
  const isCast = node.name === 'BinaryExpression' && (node.getChild('as') || node.getChild('satisfies'))
  const isAssertion = node.name === 'PostfixExpression' && node.getChild('LogicOp')
  return (isCast || isAssertion) && children[0] ? unwrap(children[0]) : node
}

const FUNCTIONS = new Set(['ArrowFunction', 'FunctionExpression', 'FunctionDeclaration', 'MethodDeclaration'])

/** Whether a node is a function of any kind, except a method of an object literal. */
export function isFunction(node: SyntaxNode): boolean {
  return FUNCTIONS.has(node.name)
}

/** A parameter of a function: its name or its pattern. */
interface Parameter {
  readonly target: SyntaxNode
  readonly type: SyntaxNode | undefined
}

/** The parameters of a function, without defaults. */
export function parametersOf(fn: SyntaxNode): Parameter[] {
  const list = fn.getChild('ParamList')
  if (!list) return []
  const parameters: { target: SyntaxNode; type: SyntaxNode | undefined }[] = []
  for (const child of childrenOf(list)) {
    if (/^(?:VariableDefinition|ObjectPattern|ArrayPattern)$/.test(child.name)) {
      parameters.push({ target: child, type: undefined })
    }
    if (child.name === 'TypeAnnotation' && parameters.length > 0) parameters.at(-1)!.type = child
  }
  return parameters
}

/** What a function returns: its expression, or the values of its own `return` statements. */
export function returnedBy(fn: SyntaxNode): SyntaxNode[] {
  const block = fn.getChild('Block')
  if (!block) {
    const last = fn.name === 'ArrowFunction' ? childrenOf(fn).at(-1) : undefined
    return last ? [last] : []
  }
  return valuesOf('ReturnStatement', block)
}

/** The values of the `return` or `throw` statements in a block, without those of functions in it. */
export function valuesOf(statement: 'ReturnStatement' | 'ThrowStatement', block: SyntaxNode): SyntaxNode[] {
  return childrenOf(block).flatMap((child) => {
    if (child.name !== statement) return isFunction(child) ? [] : valuesOf(statement, child)
    return childrenOf(child).find(({ name }) => !/^(?:return|throw|;)$/.test(name)) ?? []
  })
}

/** The module that an import names. */
export function importedModule(declaration: SyntaxNode, source: string): string | undefined {
  return stringValue(declaration.getChild('String') ?? undefined, source)
}

/** The line of an offset, from 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}

/** The spaces that the line of an offset starts with. */
export function indentAt(source: string, offset: number): string {
  const start = source.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(source.slice(start))![0]
}

/** Calls a function for each node, children before their parent. */
export function visitUpwards(node: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  for (let child = node.firstChild; child; child = child.nextSibling) visitUpwards(child, visit)
  visit(node)
}

/** The nearest node around this one that fits. */
export function ancestorOf(node: SyntaxNode, fits: (node: SyntaxNode) => boolean): SyntaxNode | undefined {
  for (let parent = node.parent; parent; parent = parent.parent) if (fits(parent)) return parent
  return undefined
}
