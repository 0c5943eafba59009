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
function isScalar(node: SyntaxNode | undefined, known: Known): boolean {
  if (!node) return false
  const inner = unwrap(node)
  if (LITERALS.test(inner.name) || textOf(inner, known.source) === 'undefined') return true
  const children = childrenOf(inner)
  if (inner.name === 'BinaryExpression') {
    const isLogic = children[1]?.name === 'LogicOp'
    return !isLogic || (isScalar(children[0], known) && isScalar(children[2], known))
  }
  if (inner.name === 'ConditionalExpression') {
    return isScalar(children[2], known) && isScalar(children.at(-1), known)
  }
  if (inner.name === 'NewExpression') return /^new\s+Date\b/.test(textOf(inner, known.source))
  if (inner.name === 'CallExpression') {
    const { callee } = callOf(inner) ?? {}
    const member = memberOf(callee ?? null, known.source)
    const name = callee ? textOf(callee, known.source) : ''
    return SCALAR_CALL.test(name) || (member !== undefined && SCALAR_METHOD.test(member.name))
  }
  if (inner.name === 'MemberExpression') return memberOf(inner, known.source)?.name === 'length'
  return inner.name === 'VariableName' && isScalarName(inner, known)
}

/** A name with the type or the default of a scalar, or a constant that is one. */
function isScalarName(name: SyntaxNode, known: Known): boolean {
  const definition = known.bindings.resolve(name)?.node
  const next = definition?.nextSibling
  if (next?.name === 'TypeAnnotation') return SCALAR_TYPE.test(textOf(next, known.source))
  if (definition?.parent?.name === 'ParamList' && next?.name === 'Equals') {
    return isScalar(next.nextSibling ?? undefined, known)
  }
  const value = constantOf(name, known)
  return value.from !== name.from && isScalar(value, known)
}

/** Whether a query may hold an array: true unless all of it is visible. */
export function mayHoldArray(query: SyntaxNode, known: Known): boolean {
  const value = constantOf(query, known)
  if (/^new\s+URLSearchParams\b/.test(textOf(value, known.source))) return false
  if (value.name !== 'ObjectExpression') return true
  return propertiesOf(value, known.source).some(({ kind, nameNode, value: item }) => {
    if (kind === 'shorthand') return !isScalarName(nameNode!, known)
    return kind !== 'value' || !isScalar(item, known)
  })
}

/** Whether a value is certainly a string. */
export function isString(node: SyntaxNode, known: Known): boolean {
  const value = constantOf(node, known)
  if (value.name === 'String' || value.name === 'TemplateString') return true
  const { callee } = callOf(value) ?? {}
  if (!callee) return false
  const name = textOf(callee, known.source)
  return /^(?:String|JSON\.stringify|qs\.stringify|querystring\.stringify|Qs\.stringify)$/.test(name)
}

/** Whether a value is certainly an instance of a class, such as FormData. */
export function isInstance(node: SyntaxNode, className: string, known: Known): boolean {
  return new RegExp(`^new\\s+${className}\\b`).test(textOf(constantOf(node, known), known.source))
}
