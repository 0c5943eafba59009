// The names that a public module exports, from its declarations: components with their props, hooks, values and types.

import type * as TypeScript from 'typescript'
import { codeOf, type DeclarationFiles, type Declared, docOf, ts } from './declarationFiles.js'
import type { FieldReader, Members } from './readFields.js'
import type { Export } from './types.js'

/** The exports of a declaration file, in its order. A type of props is part of its component. */
export function readExports(path: string, files: DeclarationFiles, reader: FieldReader): Export[] {
  const entry = files.file(path)
  const ownNames = [...entry.statements].filter(([, node]) => isExported(node)).map(([name]) => name)
  const entries = [...ownNames, ...entry.exports.keys()].flatMap((name) => {
    const declared = files.find(name, entry)
    return declared ? [exportOf(name, declared, reader)] : []
  })
  const components = new Set(entries.filter(({ type }) => type === 'component').map(({ name }) => name))
  const isProps = (name: string) => name.endsWith('Props') && components.has(name.slice(0, -'Props'.length))
  return entries.filter(({ name }) => !isProps(name))
}

function isExported(node: TypeScript.Node): boolean {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
}

function exportOf(name: string, declared: Declared, reader: FieldReader): Export {
  const { node, file } = declared
  const { description, since, example, deprecated } = docOf(declared)
  const said = { name, description, since, ...(example && { example }), ...(deprecated && { deprecated }) }
  if (ts.isFunctionDeclaration(node)) {
    if (isComponent(name, node.type, declared))
      return { ...said, ...componentFields(node.parameters[0]?.type, declared, reader) }
    const parameters = node.parameters.map((each) => parameterText(each, declared)).join(', ')
    const generics = node.typeParameters?.map((each) => codeOf(each, file)).join(', ')
    const signature = `${name}${generics ? `<${generics}>` : ''}(${parameters}): ${node.type ? codeOf(node.type, file) : 'void'}`
    return { ...said, type: 'function', signature }
  }
  if (ts.isClassDeclaration(node)) {
    const [parent] = node.heritageClauses?.[0]?.types ?? []
    const parentName = parent ? codeOf(parent.expression, file) : ''
    const [props] = parent?.typeArguments ?? []
    // A component, or one that extends another one with props of its own.
    if (!/(?:^|\.)(?:Pure)?Component$/.test(parentName) && !(props && /Props$/.test(codeOf(props, file))))
      return {
        ...said,
        type: 'value',
        signature: `class ${name}${parentName ? ` extends ${parentName}` : ''}`,
      }
    return { ...said, ...componentFields(props, declared, reader) }
  }
  if (ts.isInterfaceDeclaration(node)) {
    const members = reader.fields(file.path, node.name.text)
    return { ...said, type: 'type', signature: `interface ${name}`, fields: members }
  }
  if (ts.isTypeAliasDeclaration(node)) {
    const generics = node.typeParameters?.map((each) => codeOf(each, file)).join(', ')
    return {
      ...said,
      type: 'type',
      signature: `type ${name}${generics ? `<${generics}>` : ''} = ${codeOf(node.type, file)}`,
    }
  }
  return { ...said, type: 'value', signature: `const ${name}` }
}

/** A name with a capital that returns elements. */
function isComponent(name: string, returned: TypeScript.TypeNode | undefined, { file }: Declared): boolean {
  return (
    /^[A-Z]/.test(name) &&
    /JSX\.Element|ReactElement|ReactNode|^null$/.test(returned ? codeOf(returned, file) : '')
  )
}

function componentFields(
  props: TypeScript.TypeNode | undefined,
  { file }: Declared,
  reader: FieldReader,
): Pick<Export, 'type' | 'signature' | 'fields' | 'inherits'> {
  const { fields, inherits }: Members = props ? reader.ofType(props, file) : { fields: [], inherits: [] }
  return {
    type: 'component',
    signature: props ? codeOf(props, file) : '',
    fields,
    ...(inherits.length > 0 && { inherits: inherits.map(elementOf) }),
  }
}

/** `Omit<ComponentProps<'img'>, 'src'>` → `img` */
function elementOf(type: string): string {
  return /ComponentProps<'(\w+)'>/.exec(type)?.[1] ?? type
}

/** `{ a, b }: Options` is written as `options: Options`. */
function parameterText(
  { name, type, questionToken }: TypeScript.ParameterDeclaration,
  { file }: Declared,
): string {
  const written = ts.isIdentifier(name) ? name.text : 'options'
  return `${written}${questionToken ? '?' : ''}: ${type ? codeOf(type, file) : 'unknown'}`
}
