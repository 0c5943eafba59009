// What can be known of a value without running the code: that it is no array, that it is a string, its
// object literal.

import { childrenOf, type SyntaxNode } from 'vellum-playground/syntax'
import type { Translation } from '../types.js'
import { callOf, memberOf, propertiesOf, textOf, unwrap } from './nodes.js'

type Known = Pick<Translation, 'source' | 'bindings'>

const LITERALS = /^(?:String|TemplateString|Number|BooleanLiteral|null|UnaryExpression|RegExp)$/
const SCALAR_TYPE =
  /^:\s*(?:(?:string|number|boolean|bigint|Date|null|undefined|'[^']*'|"[^"]*"|\d+)\s*\|?\s*)+$/
const SCALAR_CALL =
  /^(?:String|Number|Boolean|BigInt|parseInt|parseFloat|encodeURIComponent|Date\.now|Math\.\w+|JSON\.stringify)$/
const SCALAR_METHOD =
  /^(?:toString|toISOString|toJSON|toFixed|join|trim|toLowerCase|toUpperCase|getTime|valueOf|slice|replace|padStart)$/

/** The initial value of a constant; the value itself when it is no name. */
export function constantOf(node: SyntaxNode, { bindings, source }: Known): SyntaxNode {
  const inner = unwrap(node)
  // A shorthand property uses the variable of its name.
  if (inner.name !== 'VariableName' && inner.name !== 'PropertyDefinition') return inner
  const definition = bindings.resolve(inner)?.node
  const declaration = definition?.parent
  if (declaration?.name !== 'VariableDeclaration' || !declaration.getChild('const')) return inner
  let next = definition?.nextSibling
  if (next?.name === 'TypeAnnotation') next = next.nextSibling
  const value = next?.name === 'Equals' ? next.nextSibling : undefined
  // A constant of another constant is rare, and one of itself does not end.
  return value && textOf(value, source) !== textOf(inner, source) ? unwrap(value) : inner
}

/** Whether a value is certainly neither an array nor an object. */
function isScalar(node: SyntaxNode | undefined, program: Known): boolean {
  if (!node) return false
  const inner = unwrap(node)
  if (LITERALS.test(inner.name) || textOf(inner, program.source) === 'undefined') return true
  const children = childrenOf(inner)
  if (inner.name === 'BinaryExpression') {
    const isLogic = children[1]?.name === 'LogicOp'
    return !isLogic || (isScalar(children[0], program) && isScalar(children[2], program))
  }
  if (inner.name === 'ConditionalExpression') {
    return isScalar(children[2], program) && isScalar(children.at(-1), program)
  }
  if (inner.name === 'NewExpression') return /^new\s+Date\b/.test(textOf(inner, program.source))
  if (inner.name === 'CallExpression') {
    const { callee } = callOf(inner) ?? {}
    const member = memberOf(callee ?? null, program.source)
    const name = callee ? textOf(callee, program.source) : ''
    return SCALAR_CALL.test(name) || (member !== undefined && SCALAR_METHOD.test(member.name))
  }
  if (inner.name === 'MemberExpression') return memberOf(inner, program.source)?.name === 'length'
  return inner.name === 'VariableName' && isScalarName(inner, program)
}

/** A name with the type or the default of a scalar, or a constant that is one. */
function isScalarName(name: SyntaxNode, program: Known): boolean {
  const definition = program.bindings.resolve(name)?.node
  const next = definition?.nextSibling
  if (next?.name === 'TypeAnnotation') return SCALAR_TYPE.test(textOf(next, program.source))
  if (definition?.parent?.name === 'ParamList' && next?.name === 'Equals') {
    return isScalar(next.nextSibling ?? undefined, program)
  }
  const value = constantOf(name, program)
  return value.from !== name.from && isScalar(value, program)
}

/** Whether a query may hold an array: true unless all of it is visible. */
export function mayHoldArray(query: SyntaxNode, program: Known): boolean {
  const value = constantOf(query, program)
  if (/^new\s+URLSearchParams\b/.test(textOf(value, program.source))) return false
  if (value.name !== 'ObjectExpression') return true
  return propertiesOf(value, program.source).some(({ kind, nameNode, value: item }) => {
    if (kind === 'shorthand') return !isScalarName(nameNode!, program)
    return kind !== 'value' || !isScalar(item, program)
  })
}

/** Whether a value is certainly a string. */
export function isString(node: SyntaxNode, program: Known): boolean {
  const value = constantOf(node, program)
  if (value.name === 'String' || value.name === 'TemplateString') return true
  const { callee } = callOf(value) ?? {}
  if (!callee) return false
  const name = textOf(callee, program.source)
  return /^(?:String|JSON\.stringify|qs\.stringify|querystring\.stringify|Qs\.stringify)$/.test(name)
}

/** Whether a value is certainly an instance of a class, such as FormData. */
export function isInstance(node: SyntaxNode, className: string, program: Known): boolean {
  return new RegExp(`^new\\s+${className}\\b`).test(textOf(constantOf(node, program), program.source))
}
