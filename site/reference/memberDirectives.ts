// What directives show of functions, interfaces and classes: signatures, parameters, fields.

import type { BlockContent } from 'mdast'
import { DirectiveProblem, unknownValue } from '../directives/directiveProblem'
import {
  code,
  codeBlock,
  declarationBlock,
  inlineMarkdown,
  labelCells,
  markdown,
  memberBlock,
  nameLink,
  paragraph,
  table,
  text,
  typeCode,
} from './blocks'
import { declarationText, memberType, signatureText } from './declarationText'
import type { DirectiveData } from './directiveData'
import type { Field } from './options'
import { type FunctionSignature, membersOf, type Reference } from './readReference'

type Callable = FunctionSignature | Field

/** A function that is exported, or a member of the client. */
export function callable(name: string, reference: Reference): Callable {
  const knownMembers = new Map<string, Callable>()
  for (const declaration of Object.values(reference.declarations)) {
    if (declaration.type === 'function') knownMembers.set(declaration.name, declaration)
  }
  for (const member of membersOf(reference, 'TrothClient')) knownMembers.set(member.name, member)
  const foundMember = knownMembers.get(name)
  if (foundMember) return foundMember
  throw unknownValue(`Troth has no function or method "${name}".`, name, knownMembers.keys())
}

/** How a function is called, with its types. */
export function signatureBlock(name: string, { reference }: DirectiveData): BlockContent {
  const member = callable(name, reference)
  const isExported = member === reference.declarations[name]
  return isExported
    ? declarationBlock(`function ${signatureText(member)}`)
    : memberBlock(signatureText(member))
}

/** The parameters of a function, as a table. */
export function parametersTable(name: string, { reference, homes }: DirectiveData): BlockContent {
  const member = callable(name, reference)
  if (!('parameters' in member))
    throw new DirectiveProblem(`"${name}" is no function, so it has no parameters. Remove the directive.`)
  const { doc } = member
  const said = (list: typeof doc.params, key: string) =>
    inlineMarkdown(list.find((entry) => entry.name === key)?.text ?? '', homes)
  return table(labelCells('Parameter', 'Type', 'Meaning'), [
    ...member.parameters.map((parameter) => [
      [code(parameter.name + (parameter.isOptional ? '?' : ''))],
      typeCode(parameter.valueType, homes),
      said(doc.params, parameter.name),
    ]),
    ...member.typeParameters.map((parameter) => [
      [code(parameter.name)],
      [text('type parameter'), ...(parameter.default ? [text(', default '), code(parameter.default)] : [])],
      said(doc.typeParams, parameter.name),
    ]),
  ])
}

/** What a function returns. */
export function returnsParagraph(name: string, { reference, homes }: DirectiveData): BlockContent {
  const member = callable(name, reference)
  const type = 'parameters' in member ? member.returnType : member.valueType
  const said = inlineMarkdown(member.doc.returns ?? member.doc.description, homes)
  return paragraph(...typeCode(type, homes), text(': '), ...said)
}

/** What a function throws. */
export function throwsParagraphs(name: string, { reference, homes }: DirectiveData): BlockContent[] {
  const { doc } = callable(name, reference)
  if (doc.throws.length === 0) {
    throw new DirectiveProblem(
      `The doc comment of "${name}" has no @throws. Remove the directive, or add the tag.`,
    )
  }
  return doc.throws.map((thrown) => paragraph(text('Throws '), ...inlineMarkdown(thrown, homes)))
}

/** The fields of an interface or a class, as a table. */
export function fieldsTable(name: string, { reference, homes }: DirectiveData): BlockContent {
  const declaration = reference.declarations[name]
  if (declaration?.type !== 'interface' && declaration?.type !== 'class') {
    if (declaration) {
      throw new DirectiveProblem(
        `"${name}" has no fields: it is no interface or class. Use "::declaration" for it.`,
      )
    }
    const knownTypes = Object.values(reference.declarations).filter(
      ({ type }) => type === 'interface' || type === 'class',
    )
    throw unknownValue(
      `Troth exports no interface or class "${name}".`,
      name,
      knownTypes.map((one) => one.name),
    )
  }
  // What all errors share is explained once, with their base class.
  const members = declaration.type === 'class' ? declaration.members : membersOf(reference, name)
  if (members.length === 0) {
    const bases = declaration.extends.flatMap((base, i) => [
      ...(i > 0 ? [text(', ')] : []),
      nameLink(base, homes),
    ])
    return paragraph(text('No fields besides those of '), ...bases, text('.'))
  }
  return table(
    labelCells('Field', 'Type', 'Meaning'),
    members.map((member) => [
      [code(member.name + ('isOptional' in member && member.isOptional ? '?' : ''))],
      typeCode(memberType(member), homes),
      inlineMarkdown(member.doc.description, homes),
    ]),
  )
}

/** A declaration with its doc comment. */
export function declarationBlocks(name: string, { reference, homes }: DirectiveData): BlockContent[] {
  const declaration = reference.declarations[name]
  if (!declaration) throw unknownValue(`Troth exports no "${name}".`, name, reference.exports)
  const { doc } = declaration
  const others = new Map([...homes].filter(([key]) => key !== name))
  return [
    declarationBlock(declarationText(declaration)),
    ...markdown(doc.description, others),
    ...doc.typeParams.map((parameter) =>
      paragraph(code(parameter.name), text(': '), ...inlineMarkdown(parameter.text, others)),
    ),
    ...doc.examples.map(codeBlock),
  ]
}
