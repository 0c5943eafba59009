// TypeScript to JavaScript by erasing: types become spaces, so every line and column stays where the
// reader wrote it. Syntax that is more than a type, such as `enum`, is reported.

import type { SyntaxNode } from '@lezer/common'
import { blank, type ProgramProblem, problemAt, type Range } from './codePosition.js'
import type { SourceTree } from './sourceTree.js'
import { childrenOf } from './tokens.js'
import { unusedImports } from './unusedImports.js'

export interface ErasedTypes {
  readonly code: string
  /** The types of the source in their order. */
  readonly types: readonly Range[]
  /** The first part that cannot be erased. */
  readonly problem: ProgramProblem | undefined
}

/** Erases the types of a program without syntax errors, and what it imports for types only. */
export function eraseTypes({ source, tree, erased }: SourceTree): ErasedTypes {
  const changes: Changes = {
    source,
    erased: [...erased],
    put: new Map(),
    imports: [],
    used: new Set(),
    problem: undefined,
  }
  visit(tree.topNode, changes)
  const types = changes.erased.toSorted((a, b) => a.from - b.from)
  for (const range of unusedImports(changes.imports, changes.used, source)) changes.erased.push(range)
  const characters = blank(source, changes.erased).split('')
  for (const [offset, character] of changes.put) characters[offset] = character
  return { code: characters.join(''), types, problem: changes.problem }
}

/** What is collected while the tree is visited. */
interface Changes {
  readonly source: string
  readonly erased: Range[]
  /** Characters that are put into erased ranges, by their offset. */
  readonly put: Map<number, string>
  readonly imports: SyntaxNode[]
  /** Names that are used as values. */
  readonly used: Set<string>
  problem: ProgramProblem | undefined
}

function visit(node: SyntaxNode, changes: Changes): void {
  const special = VISITORS[node.name]
  if (special) special(node, changes)
  else visitAll(childrenOf(node), changes)
}

function visitAll(nodes: readonly SyntaxNode[], changes: Changes): void {
  for (const node of nodes) visit(node, changes)
}

type Visitor = (node: SyntaxNode, changes: Changes) => void

const VISITORS: { readonly [name: string]: Visitor | undefined } = {
  InterfaceDeclaration: eraseStatement,
  TypeAliasDeclaration: eraseStatement,
  AmbientDeclaration: eraseStatement,
  TypeAnnotation: erase,
  TypePredicate: erase,
  TypeArgList: erase,
  TypeParamList: erase,
  Optional: erase,
  EnumDeclaration: (node, changes) => refuse(node, changes, '`enum`', 'An object with `as const` can.'),
  NamespaceDeclaration: (node, changes) => refuse(node, changes, '`namespace`', 'An object can.'),
  Decorator: (node, changes) => refuse(node, changes, 'a decorator', 'A call of the function can.'),
  PrefixCast: (node, changes) => refuse(node, changes, '`<Type>value`', '`value as Type` can.'),
  FunctionDeclaration: (node, changes) => {
    if (node.getChild('Block')) visitAll(childrenOf(node), changes)
    else eraseStatement(node, changes)
  },
  ArrowFunction: visitArrow,
  ParamList: visitParameters,
  // The keyword `abstract` of a class; abstract members are erased as a whole.
  abstract: erase,
  MethodDeclaration: visitMember,
  PropertyDeclaration: visitMember,
  BinaryExpression: (node, changes) => {
    const operator = node.getChild('as') ?? node.getChild('satisfies')
    if (operator) visitCast(node, operator, changes)
    else visitAll(childrenOf(node), changes)
  },
  PostfixExpression: (node, changes) => {
    visit(node.firstChild!, changes)
    const mark = node.getChild('LogicOp')
    if (mark) erase(mark, changes)
  },
  ImportDeclaration: (node, changes) => {
    if (node.getChild('type')) eraseStatement(node, changes)
    else changes.imports.push(node)
  },
  ExportDeclaration: (node, changes) => {
    if (node.getChild('type')) eraseStatement(node, changes)
    else if (node.getChild('Equals')) refuse(node, changes, '`export =`', '`export default` can.')
    else if (!node.getChild('from')) visitAll(childrenOf(node), changes)
  },
  VariableName: (node, { used, source }) => used.add(source.slice(node.from, node.to)),
  Property: (node, changes) => {
    const children = childrenOf(node)
    const isShorthand = children.length === 1 && children[0]!.name === 'PropertyDefinition'
    if (isShorthand) changes.used.add(changes.source.slice(node.from, node.to))
    else visitAll(children, changes)
  },
}

function erase({ from, to }: SyntaxNode, { erased }: Changes): void {
  erased.push({ from, to })
}

/** A semicolon stays, or the statements around it could become one. */
function eraseStatement(node: SyntaxNode, changes: Changes): void {
  const whole = node.parent?.name === 'ExportDeclaration' ? node.parent : node
  erase(whole, changes)
  changes.put.set(whole.from, ';')
}

function refuse(node: SyntaxNode, changes: Changes, what: string, instead: string): void {
  const message = `The playground only removes types, so ${what} cannot run here. ${instead}`
  changes.problem ??= problemAt(changes.source, node.from, message)
}

/**
 * The next line would continue the value: `a as B` and `(c)` below it are not a call, `a` and `(c)` are one.
 */
function visitCast(node: SyntaxNode, operator: SyntaxNode, changes: Changes): void {
  visit(node.firstChild!, changes)
  changes.erased.push({ from: operator.from, to: node.to })
  if (CONTINUES.test(changes.source.slice(node.to))) changes.put.set(operator.from, ';')
}

const COMMENT = String.raw`/\*(?:[^*]|\*(?!/))*\*/`
/** A line end, perhaps with comments, before a line that can continue a value. */
const CONTINUES = new RegExp(
  String.raw`^(?:[^\S\r\n]|${COMMENT})*(?://.*)?[\r\n](?:\s|//.*|${COMMENT})*[([\x60]`,
)

/** No line may end before the parentheses or before the arrow, so these move to the position of the type. */
function visitArrow(node: SyntaxNode, changes: Changes): void {
  visitAll(childrenOf(node), changes)
  const parameters = node.getChild('ParamList')!
  const list = node.getChild('TypeParamList')
  if (list && hasBreak(list.from, parameters.from, changes)) {
    changes.put.set(list.from, '(').set(parameters.from, ' ')
  }
  const annotation = node.getChild('TypeAnnotation')
  if (annotation && hasBreak(parameters.to, annotation.to, changes)) {
    changes.put.set(parameters.to - 1, ' ').set(annotation.to - 1, ')')
  }
}

function hasBreak(from: number, to: number, { source }: Changes): boolean {
  return /[\r\n\u2028\u2029]/.test(source.slice(from, to))
}

function visitParameters(node: SyntaxNode, changes: Changes): void {
  const children = childrenOf(node)
  for (const [i, child] of children.entries()) {
    if (child.name === 'Privacy' || child.name === 'readonly') {
      const what = `\`${changes.source.slice(child.from, child.to)}\` of a parameter`
      refuse(child, changes, what, 'A field that the constructor sets can.')
    } else if (child.name === 'this') {
      const after = children[i + 2]
      changes.erased.push({ from: child.from, to: after?.name === ',' ? after.to : child.to })
    } else visit(child, changes)
  }
}

/** A type at the start or the end of a member leaves a semicolon, or two members could become one. */
function visitMember(node: SyntaxNode, changes: Changes): void {
  const isSignature = node.name === 'MethodDeclaration' && !node.getChild('Block')
  if (isSignature || node.getChild('abstract') || node.getChild('declare') || isIndexed(node, changes)) {
    eraseStatement(node, changes)
    return
  }
  for (const child of childrenOf(node)) {
    if (child.name === 'accessor') refuse(child, changes, '`accessor`', 'A getter and a setter can.')
    const isModifier = MODIFIERS.has(child.name)
    if (isModifier || (child.name === 'LogicOp' && changes.source[child.from] === '!')) erase(child, changes)
    else visit(child, changes)
    if (isModifier && child.from === node.from) changes.put.set(child.from, ';')
    if (child.to === node.to && changes.erased.at(-1)?.from === child.from) changes.put.set(child.from, ';')
  }
}

/** `[key: string]: number`. The type of the key is not in the tree, as the grammar does not know it. */
function isIndexed(node: SyntaxNode, { source }: Changes): boolean {
  const [key, end] = [node.getChild('[')?.nextSibling, node.getChild(']')]
  return key?.name === 'VariableName' && end !== null && /^\s*:/.test(source.slice(key.to, end.from))
}

const MODIFIERS = new Set(['Privacy', 'readonly', 'override'])
