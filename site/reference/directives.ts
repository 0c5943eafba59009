// What each directive of the reference shows: `::option{name="timeout"}` and the like.
// Takes attributes that are checked for presence, and gives Markdown; a value that names nothing
// is a `DirectiveProblem`.

import type { BlockContent, PhrasingContent } from 'mdast'
import type { Behaviour } from './behaviour'
import {
  code,
  codeBlock,
  type Homes,
  inlineMarkdown,
  markdown,
  nameLink,
  paragraph,
  table,
  text,
  typeCode,
} from './blocks'
import { declarationText, memberType, signatureText } from './declarationText'
import { nearestName } from './nearestName'
import {
  type Field,
  knownOptions,
  OPTION_INTERFACES,
  type OptionInterface,
  type OptionPlace,
  optionsIn,
  placesOf,
} from './options'
import {
  type ClassDeclaration,
  type FunctionSignature,
  membersOf,
  type Reference,
  valuesOf,
} from './readReference'

/** All that directives know. */
export interface DirectiveData {
  readonly reference: Reference
  readonly behaviour: Behaviour
  readonly homes: Homes
}

/** One directive. */
export interface Directive {
  readonly required: readonly string[]
  readonly optional: readonly string[]
  readonly show: (attributes: Readonly<Record<string, string>>, data: DirectiveData) => BlockContent[]
}

/** A mistake in a page, told without its place. */
export class DirectiveProblem extends Error {
  override readonly name = 'DirectiveProblem'
}

/** The directives by name. */
export const DIRECTIVES: Readonly<Record<string, Directive>> = {
  signature: {
    required: ['of'],
    optional: [],
    show: ({ of = '' }, { reference }) => [codeBlock(signatureText(callable(of, reference)))],
  },
  parameters: { required: ['of'], optional: [], show: ({ of = '' }, data) => [parametersTable(of, data)] },
  returns: { required: ['of'], optional: [], show: ({ of = '' }, data) => [returnsParagraph(of, data)] },
  throws: { required: ['of'], optional: [], show: ({ of = '' }, data) => throwsParagraphs(of, data) },
  options: {
    required: ['of'],
    optional: ['only'],
    show: ({ of = '', only }, data) => [optionsTable({ of, only }, data)],
  },
  option: { required: ['name'], optional: [], show: ({ name = '' }, data) => optionFacts(name, data) },
  fields: { required: ['of'], optional: [], show: ({ of = '' }, data) => [fieldsTable(of, data)] },
  declaration: { required: ['of'], optional: [], show: ({ of = '' }, data) => declarationBlocks(of, data) },
  errors: { required: [], optional: [], show: (_, data) => [errorsTable(data)] },
  code: { required: ['name'], optional: [], show: ({ name = '' }, data) => codeMeaning(name, data) },
  behaviour: {
    required: ['table'],
    optional: ['rows', 'method', 'methods', 'type'],
    show: behaviourBlocks,
  },
}

/** The sentence that begins with what is wrong and ends with what was meant, or with all that is possible. */
export function unknownValue(problem: string, value: string, known: Iterable<string>): DirectiveProblem {
  const names = [...known]
  const meant = nearestName(value, names)
  return new DirectiveProblem(
    `${problem} ${meant ? `Did you mean "${meant}"?` : `Known are: ${names.join(', ')}.`}`,
  )
}

type Callable = FunctionSignature | Field

/** A function that is exported, or a member of the client. */
function callable(name: string, reference: Reference): Callable {
  const known = new Map<string, Callable>()
  for (const declaration of Object.values(reference.declarations)) {
    if (declaration.type === 'function') known.set(declaration.name, declaration)
  }
  for (const member of membersOf(reference, 'TrothClient')) known.set(member.name, member)
  const found = known.get(name)
  if (found) return found
  throw unknownValue(`Troth has no function or method "${name}".`, name, known.keys())
}

function parametersTable(name: string, { reference, homes }: DirectiveData): BlockContent {
  const member = callable(name, reference)
  if (!('parameters' in member))
    throw new DirectiveProblem(`"${name}" is no function, so it has no parameters. Remove the directive.`)
  const { doc } = member
  const said = (list: typeof doc.params, key: string) =>
    inlineMarkdown(list.find((entry) => entry.name === key)?.text ?? '', homes)
  return table(words('Parameter', 'Type', 'Meaning'), [
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

function returnsParagraph(name: string, { reference, homes }: DirectiveData): BlockContent {
  const member = callable(name, reference)
  const type = 'parameters' in member ? member.returnType : member.valueType
  const said = inlineMarkdown(member.doc.returns ?? member.doc.description, homes)
  return paragraph(...typeCode(type, homes), text(': '), ...said)
}

function throwsParagraphs(name: string, { reference, homes }: DirectiveData): BlockContent[] {
  const { doc } = callable(name, reference)
  if (doc.throws.length === 0) {
    throw new DirectiveProblem(
      `The doc comment of "${name}" has no @throws. Remove the directive, or add the tag.`,
    )
  }
  return doc.throws.map((thrown) => paragraph(text('Throws '), ...inlineMarkdown(thrown, homes)))
}

function optionsTable(
  { of, only }: { of: string; only: string | undefined },
  { reference, homes }: DirectiveData,
): BlockContent {
  if (!isOptionInterface(of)) {
    throw unknownValue(`"${of}" is no interface of options.`, of, Object.keys(OPTION_INTERFACES))
  }
  const prefix = OPTION_INTERFACES[of]
  const all = optionsIn(reference, of)
  const names =
    only === undefined
      ? [...all.keys()]
      : listOf(only).map((name) => (all.has(prefix + name) ? prefix + name : name))
  return table(
    words('Option', 'What it does', 'Type', 'Default'),
    names.map((name) => {
      const field = all.get(name)
      if (!field) throw unknownValue(`${of} has no option "${name}".`, name, all.keys())
      return [
        [nameLink(name, homes, field.name)],
        // On a phone the first two columns are in sight.
        inlineMarkdown(firstSentence(field.doc.description), homes),
        typeCode(field.valueType, homes),
        field.doc.default === undefined ? [] : [code(field.doc.default)],
      ]
    }),
  )
}

/** Enough for a table: the name beside it leads to the rest. */
function firstSentence(description: string): string {
  return /^[\s\S]*?[.!?](?=\s+[A-Z`]|$)/.exec(description)?.[0] ?? description
}

function isOptionInterface(name: string): name is OptionInterface {
  return Object.hasOwn(OPTION_INTERFACES, name)
}

const SCOPES = {
  'client and request': 'Client and request',
  client: 'Client',
  request: 'Request',
  deleteAsync: 'Only with',
} as const

function optionFacts(name: string, { reference, homes }: DirectiveData): BlockContent[] {
  const places = placesOf(reference, name)
  if (places.length === 0) {
    throw unknownValue(`Troth has no option "${name}".`, name, knownOptions(reference))
  }
  return places.flatMap(({ scope, field }) => [
    paragraph(...scopeWords(scope, homes), ...factWords(field, homes)),
    ...markdown(field.doc.description, homes),
    ...field.doc.examples.map((example) => codeBlock(assigned(name, example))),
  ])
}

function scopeWords(scope: OptionPlace['scope'], homes: Homes): PhrasingContent[] {
  const words: PhrasingContent = { type: 'strong', children: [text(SCOPES[scope])] }
  return scope === 'deleteAsync' ? [words, text(' '), nameLink(scope, homes)] : [words]
}

function factWords({ valueType, doc }: Field, homes: Homes): PhrasingContent[] {
  return [
    text(' · type '),
    ...typeCode(valueType, homes),
    ...(doc.default === undefined ? [] : [text(' · default '), code(doc.default)]),
  ]
}

/** An example of a value as it stands among options: `hooks: { error: […] }` */
function assigned(name: string, example: string): string {
  const [option = '', part] = name.split('.')
  if (part === undefined) return `${option}: ${example}`
  if (!example.includes('\n')) return `${option}: { ${part}: ${example} }`
  return `${option}: {\n${`${part}: ${example},`.replace(/^(?=.)/gm, '  ')}\n}`
}

function fieldsTable(name: string, { reference, homes }: DirectiveData): BlockContent {
  const declaration = reference.declarations[name]
  if (declaration?.type !== 'interface' && declaration?.type !== 'class') {
    if (declaration) {
      throw new DirectiveProblem(
        `"${name}" has no fields: it is no interface or class. Use "::declaration" for it.`,
      )
    }
    const known = Object.values(reference.declarations).filter(
      ({ type }) => type === 'interface' || type === 'class',
    )
    throw unknownValue(
      `Troth exports no interface or class "${name}".`,
      name,
      known.map((one) => one.name),
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
    words('Field', 'Type', 'Meaning'),
    members.map((member) => [
      [code(member.name + ('isOptional' in member && member.isOptional ? '?' : ''))],
      typeCode(memberType(member), homes),
      inlineMarkdown(member.doc.description, homes),
    ]),
  )
}

function declarationBlocks(name: string, { reference, homes }: DirectiveData): BlockContent[] {
  const declaration = reference.declarations[name]
  if (!declaration) throw unknownValue(`Troth exports no "${name}".`, name, reference.exports)
  const { doc } = declaration
  const others = new Map([...homes].filter(([key]) => key !== name))
  return [
    codeBlock(declarationText(declaration)),
    ...markdown(doc.description, others),
    ...doc.typeParams.map((parameter) =>
      paragraph(code(parameter.name), text(': '), ...inlineMarkdown(parameter.text, others)),
    ),
    ...doc.examples.map(codeBlock),
  ]
}

function errorsTable({ reference, homes }: DirectiveData): BlockContent {
  const classes = Object.values(reference.declarations).filter(
    (declaration): declaration is ClassDeclaration & { kind: string } =>
      declaration.type === 'class' && declaration.kind !== undefined,
  )
  const codes = valuesOf(reference, 'ErrorCode').map(({ value }) => value)
  return table(
    [...words('Class'), [code('kind')], ...words('Codes', 'Fields of its own')],
    classes.map(({ name, kind, members }) => [
      [nameLink(name, homes)],
      [code(`'${kind}'`)],
      listed(codesOf(kind, codes).map((one) => nameLink(one, homes))),
      members.length === 0 ? [text('none')] : listed(members.map((member) => code(member.name))),
    ]),
  )
}

/** The codes of a kind begin with its name: `abort` → `ABORTED` */
export function codesOf(kind: string, codes: readonly string[]): string[] {
  return codes.filter((one) => one.startsWith(kind.toUpperCase()))
}

function codeMeaning(name: string, { reference, homes }: DirectiveData): BlockContent[] {
  const codes = valuesOf(reference, 'ErrorCode')
  const found = codes.find(({ value }) => value === name)
  if (!found)
    throw unknownValue(
      `Troth has no error code "${name}".`,
      name,
      codes.map(({ value }) => value),
    )
  return markdown(found.description, homes)
}

/** The attribute that chooses rows of a table. */
const FILTERS: Readonly<Record<string, readonly string[]>> = {
  join: ['rows'],
  headers: [],
  retry: ['method', 'methods'],
  response: ['type'],
}

function behaviourBlocks(
  { table: name = '', ...filters }: Readonly<Record<string, string>>,
  { behaviour, homes }: DirectiveData,
): BlockContent[] {
  if (!Object.hasOwn(behaviour, name)) {
    throw unknownValue(`There is no behaviour table "${name}".`, name, Object.keys(behaviour))
  }
  const { note = '', columns, rows } = behaviour[name as keyof Behaviour]
  const allowed = FILTERS[name]!
  const [chosen, ...further] = Object.entries(filters)
  const wrong = [chosen, ...further].find((entry) => entry && !allowed.includes(entry[0]))
  if (wrong) {
    throw new DirectiveProblem(
      `The behaviour table "${name}" is not filtered by "${wrong[0]}". ${allowed.length > 0 ? `Use "${allowed.join('" or "')}".` : 'It is shown whole: remove the attribute.'}`,
    )
  }
  if (further.length > 0) throw new DirectiveProblem(`Use "${chosen![0]}" or "${further[0]![0]}", not both.`)
  const groups = new Set(rows.map(({ group }) => group))
  const wanted = chosen ? listOf(chosen[1]) : [...groups]
  for (const group of wanted) {
    if (!groups.has(group)) {
      throw unknownValue(
        `The behaviour table "${name}" has no rows for ${chosen![0]} "${group}".`,
        group,
        groups,
      )
    }
  }
  const shown = rows.filter(({ group }) => wanted.includes(group))
  // A column that only repeats what was asked for says nothing.
  const isRepeated = (i: number) =>
    wanted.length === 1 && shown.every(({ cells }) => cells[i] === `\`${wanted[0]}\``)
  return [
    ...markdown(note, homes),
    table(
      columns.map((column) => inlineMarkdown(column, homes)),
      shown.map(({ cells }) => cells.map((cell, i) => (isRepeated(i) ? [] : inlineMarkdown(cell, homes)))),
    ),
  ]
}

function words(...labels: string[]): PhrasingContent[][] {
  return labels.map((label) => [text(label)])
}

function listed(items: readonly PhrasingContent[]): PhrasingContent[] {
  return items.flatMap((item, i) => (i > 0 ? [text(', '), item] : [item]))
}

function listOf(value: string): string[] {
  return value.split(',').map((item) => item.trim())
}
