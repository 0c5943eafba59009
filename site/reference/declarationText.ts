// Declarations of Troth as the code that a page shows: signatures, types and classes,
// in lines that fit the page. Knows nothing of Markdown.

import { unionMembers } from './blocks'
import type { Field } from './options'
import type { ClassDeclaration, Declaration, FunctionSignature, Member, TypeParameter } from './readReference'

/** What a line of a sample holds at full width. */
const LONGEST_LINE = 80

/** A signature, with a line for each parameter when one line does not hold them. */
export function signatureText(member: FunctionSignature | Field | Member): string {
  if (!('parameters' in member)) {
    return `${member.isReadonly ? 'readonly ' : ''}${member.name}${member.isOptional ? '?' : ''}: ${member.valueType}`
  }
  const parameters = member.parameters.map(
    ({ name, isOptional, valueType }) => `${name}${isOptional ? '?' : ''}: ${valueType}`,
  )
  const types = member.typeParameters.map(typeParameterText)
  const head = member.name + (types.length > 0 ? `<${types.join(', ')}>` : '')
  const line = `${head}(${parameters.join(', ')}): ${member.returnType}`
  if (line.length <= LONGEST_LINE) return line
  return `${head}(\n${parameters.map((parameter) => `  ${parameter},\n`).join('')}): ${member.returnType}`
}

/** A declaration as TypeScript writes it, without its comments. */
export function declarationText(declaration: Declaration): string {
  switch (declaration.type) {
    case 'interface':
      return declaration.text
    case 'alias':
      return brokenUnion(declaration.text)
    case 'function':
      return `function ${signatureText(declaration)}`
    case 'class':
      return classText(declaration)
  }
}

/** A union that is too long for a line, with a line for each of its members. */
function brokenUnion(text: string): string {
  const [, head, type = ''] = /^([^=]*=) (.*)$/.exec(text) ?? []
  if (text.length <= LONGEST_LINE || head === undefined) return text
  const members = unionMembers(type)
  return members.length > 1 ? [head, ...members.map((member) => `  | ${member}`)].join('\n') : text
}

function classText({
  name,
  typeParameters,
  extends: bases,
  members,
  kind,
  isAbstract,
}: ClassDeclaration): string {
  const types = typeParameters.map(typeParameterText)
  const fields = [...(kind ? [`readonly kind: '${kind}'`] : []), ...members.map(signatureText)]
  const head = `${isAbstract ? 'abstract ' : ''}class ${name}${types.length > 0 ? `<${types.join(', ')}>` : ''} extends ${bases.join(', ')}`
  return `${head} {\n${fields.map((field) => `  ${field}\n`).join('')}}`
}

function typeParameterText({ name, extends: bound, default: value }: TypeParameter): string {
  return `${name}${bound ? ` extends ${bound}` : ''}${value ? ` = ${value}` : ''}`
}

/** The type of a member; that of a method as an arrow. */
export function memberType(member: Member): string {
  if (member.type === 'field') return member.valueType
  const parameters = member.parameters.map(
    ({ name, isOptional, valueType }) => `${name}${isOptional ? '?' : ''}: ${valueType}`,
  )
  return `(${parameters.join(', ')}) => ${member.returnType}`
}
