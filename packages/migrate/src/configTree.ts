// Finds things in the syntax tree of a configuration: its object, fields, constant values. Never runs code, so it works where
// packages are not installed.

import type { Node } from './sourceText.js'

/** Expressions that wrap another one without changing its value. */
const WRAPPERS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'ParenthesizedExpression',
])

/** The expression inside of parentheses and type assertions. */
export function unwrap(node: Node): Node {
  return WRAPPERS.has(node.type) ? unwrap(node.expression) : node
}

/** Calls a function with every node, parents first; children of a node are skipped when it returns `false`. */
export function walk(
  node: Node,
  visit: (node: Node, parent: Node | undefined) => unknown,
  parent?: Node,
): void {
  if (visit(node, parent) === false) return
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof child.type === 'string') walk(child, visit, node)
    }
  }
}

/** The object of a configuration, and the statement that exports it. */
export interface FoundConfig {
  readonly object: Node
  /** `export default …`, or `module.exports = …`. */
  readonly exported: Node
}

/** The configuration of a module: an object, a constant, or what a function returns; undefined if it is none of these. */
export function findConfig(program: Node): FoundConfig | undefined {
  for (const statement of program.body as Node[]) {
    const value = exportedValue(statement)
    const object = value && configObject(value, program)
    if (object) return { object, exported: statement }
  }
  return undefined
}

/** What a statement exports as the default. */
export function exportedValue(statement: Node): Node | undefined {
  if (statement.type === 'ExportDefaultDeclaration') return statement.declaration
  if (statement.type === 'TSExportAssignment') return statement.expression
  if (statement.type !== 'ExpressionStatement') return undefined
  const { expression } = statement
  if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression')
    return undefined
  const { object, property } = expression.left
  const isModule = object.name === 'module' && property.name === 'exports'
  const isDefault = object.name === 'exports' && property.name === 'default'
  return isModule || isDefault ? expression.right : undefined
}

function configObject(node: Node, program: Node, depth = 0): Node | undefined {
  if (depth > 5) return undefined
  const value = unwrap(node)
  switch (value.type) {
    case 'ObjectExpression':
      return value
    case 'Identifier': {
      const found = constantOf(value.name, program)
      return found && configObject(found, program, depth + 1)
    }
    case 'AwaitExpression':
      return configObject(value.argument, program, depth + 1)
    case 'CallExpression': {
      // `defineConfig({ … })`, `createConfig()`
      const [argument] = value.arguments as Node[]
      const ofArgument = argument && configObject(argument, program, depth + 1)
      return ofArgument ?? configObject(value.callee, program, depth + 1)
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration': {
      if (value.body.type !== 'BlockStatement') return configObject(value.body, program, depth + 1)
      const returned = (value.body.body as Node[]).findLast(({ type }) => type === 'ReturnStatement')
      return returned?.argument ? configObject(returned.argument, program, depth + 1) : undefined
    }
    default:
      return undefined
  }
}

/** The value of a variable or function, anywhere in the module. */
export function constantOf(name: string, program: Node): Node | undefined {
  let found: Node | undefined
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.name === name && node.init) found ??= node.init
    if (node.type === 'FunctionDeclaration' && node.id?.name === name) found ??= node
  })
  return found
}

/** The value of an expression: follows constants, and takes off parentheses and types. */
export function resolved(node: Node, program: Node, depth = 0): Node {
  const value = unwrap(node)
  if (value.type !== 'Identifier' || depth > 5) return value
  const constant = constantOf(value.name, program)
  return constant ? resolved(constant, program, depth + 1) : value
}

/** The name of a property: `a: 1`, `'a': 1`; undefined for spread and computed names. */
export function nameOf(property: Node): string | undefined {
  if (property.type !== 'Property' || property.computed) return undefined
  return property.key.type === 'Identifier' ? property.key.name : String(property.key.value)
}

/** The property with a name; of two with the same name the last one counts. */
export function propertyOf(object: Node | undefined, name: string): Node | undefined {
  if (object?.type !== 'ObjectExpression') return undefined
  return (object.properties as Node[]).findLast((property) => nameOf(property) === name)
}

/** Properties that a later one with the same name overrides. */
export function overriddenProperties(object: Node): Node[] {
  return (object.properties as Node[]).filter((property) => {
    const name = nameOf(property)
    return name !== undefined && propertyOf(object, name) !== property
  })
}

/** The value at a path of names: `valueAt(config, ['themeConfig', 'navbar'])` */
export function valueAt(object: Node, path: readonly string[], program: Node): Node | undefined {
  let value: Node | undefined = object
  for (const name of path) {
    const property = propertyOf(value && resolved(value, program), name)
    value = property?.value as Node | undefined
  }
  return value && resolved(value, program)
}

/** A value that is not known without running code. */
export const UNKNOWN: unique symbol = Symbol('unknown')

/** The value of an expression, with `UNKNOWN` for what only running code could tell. */
export function staticValue(node: Node, program: Node): unknown {
  const value = resolved(node, program)
  switch (value.type) {
    case 'Literal':
      return 'regex' in value && value.regex ? UNKNOWN : value.value
    case 'TemplateLiteral':
      return templateValue(value, program)
    case 'ArrayExpression':
      return (value.elements as (Node | null)[]).map((element) =>
        element === null
          ? undefined
          : element.type === 'SpreadElement'
            ? UNKNOWN
            : staticValue(element, program),
      )
    case 'ObjectExpression':
      return Object.fromEntries(
        (value.properties as Node[]).flatMap((property): [string, unknown][] => {
          const name = nameOf(property)
          if (name !== undefined) return [[name, staticValue(property.value, program)]]
          return property.type === 'SpreadElement' ? spreadEntries(property, program) : [['[…]', UNKNOWN]]
        }),
      )
    case 'UnaryExpression': {
      const operand = staticValue(value.argument, program)
      if (value.operator === '!' && typeof operand === 'boolean') return !operand
      return value.operator === '-' && typeof operand === 'number' ? -operand : UNKNOWN
    }
    case 'BinaryExpression': {
      const [left, right] = [staticValue(value.left, program), staticValue(value.right, program)]
      return value.operator === '+' && typeof left === 'string' && typeof right === 'string'
        ? left + right
        : UNKNOWN
    }
    case 'CallExpression': {
      const path = resolvedPath(value)
      const returned = path === undefined ? returnedValue(value, program) : undefined
      return path ?? (returned ? staticValue(returned, program) : UNKNOWN)
    }
    default:
      return value.type === 'Identifier' && value.name === 'undefined' ? undefined : UNKNOWN
  }
}

/** The fields that `...shared` adds; what other modules or code have is one unknown field of that name. */
function spreadEntries({ argument }: Node, program: Node): [string, unknown][] {
  const spread = staticValue(argument, program)
  if (typeof spread === 'object' && spread !== null && !Array.isArray(spread)) return Object.entries(spread)
  return [[`...${argument.type === 'Identifier' ? argument.name : ''}`, UNKNOWN]]
}

/** The offset of the last property with a name in an object, or in one that is spread into it. */
export function positionOf(object: Node, name: string, program: Node): number {
  const spreadName = name.startsWith('...') ? name.slice(3) : undefined
  for (const part of withSpreads(object, program)) {
    const property = (part.properties as Node[]).findLast((each) =>
      spreadName === undefined
        ? nameOf(each) === name
        : each.type === 'SpreadElement' && (each.argument.name ?? '') === spreadName,
    )
    if (property) return property.start
  }
  return object.start
}

/** What `sidebar()` returns, for a function of the module that takes nothing and only returns something. */
function returnedValue({ callee, arguments: args }: Node, program: Node): Node | undefined {
  if (callee.type !== 'Identifier' || (args as Node[]).length > 0) return undefined
  const called = constantOf(callee.name, program)
  if (!called || !/Function/.test(called.type)) return undefined
  if (called.body.type !== 'BlockStatement') return called.body
  const [statement, ...others] = called.body.body as Node[]
  return statement?.type === 'ReturnStatement' && others.length === 0 ? statement.argument : undefined
}

/** Whether code computes a value or a part of it. */
export function isComputed(value: unknown): boolean {
  if (value === UNKNOWN) return true
  if (Array.isArray(value)) return value.some(isComputed)
  return typeof value === 'object' && value !== null && Object.values(value).some(isComputed)
}

function templateValue({ quasis, expressions }: Node, program: Node): unknown {
  const parts = (expressions as Node[]).map((expression) => staticValue(expression, program))
  if (parts.some((part) => typeof part !== 'string' && typeof part !== 'number')) return UNKNOWN
  return (quasis as Node[]).map((quasi, i) => quasi.value.cooked + (parts[i] ?? '')).join('')
}

/** The path in `require.resolve('./a')` and `require('./a')`. */
export function resolvedPath({ callee, arguments: args }: Node): string | undefined {
  const isResolve =
    callee.type === 'MemberExpression' &&
    callee.object.name === 'require' &&
    callee.property.name === 'resolve'
  if (!isResolve && callee.name !== 'require') return undefined
  const [path] = args as Node[]
  return path?.type === 'Literal' && typeof path.value === 'string' ? path.value : undefined
}

/** An object, and the objects of this module that are spread into it. */
export function withSpreads(object: Node, program: Node, depth = 0): Node[] {
  if (object.type !== 'ObjectExpression' || depth > 5) return []
  const spread = (object.properties as Node[]).filter(({ type }) => type === 'SpreadElement')
  return [
    object,
    ...spread.flatMap(({ argument }) => withSpreads(resolved(argument, program), program, depth + 1)),
  ]
}
