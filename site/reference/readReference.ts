// Reads the sources of Troth and returns all that a reference page shows of them, as
// plain JSON: declarations, their members, signatures, and doc comments. Parses only, so types
// read as the author wrote them. Knows nothing of pages and Markdown.

import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as TypeScript from 'typescript'
import { type DocComment, parseDocComment } from './docComment'
import { typeText, withoutComments, withoutUndefined, written } from './sourceText'

/** The public surface of Troth. */
export interface Reference {
  /** The exported names, in the order of the entry file. */
  readonly exports: readonly string[]
  /** By name; exported ones only. */
  readonly declarations: Readonly<Record<string, Declaration>>
}

/** One exported name. */
export type Declaration =
  | InterfaceDeclaration
  | TypeDeclaration
  | ClassDeclaration
  | (FunctionSignature & { readonly type: 'function' })

interface Named {
  readonly name: string
  readonly doc: DocComment
  /** The sources that it stands in: `src/types.ts`. */
  readonly file: string
}

interface Generic {
  readonly typeParameters: readonly TypeParameter[]
}

/** `T = unknown`, `R extends ResponseType = ResponseType` */
export interface TypeParameter {
  readonly name: string
  readonly extends?: string
  readonly default?: string
}

/** An interface; `members` has its own ones only, see `membersOf`. */
export interface InterfaceDeclaration extends Named, Generic {
  readonly type: 'interface'
  /** The names after `extends`, without their type arguments. */
  readonly extends: readonly string[]
  readonly members: readonly Member[]
  /** As it is written; with its comments, unless it lists options. */
  readonly text: string
}

/** A type alias. */
export interface TypeDeclaration extends Named, Generic {
  readonly type: 'alias'
  /** As it is written, without comments. */
  readonly text: string
  /** The members of a union that have a comment of their own, such as error codes. */
  readonly values: readonly { readonly value: string; readonly description: string }[]
}

/** A class. Fields without a comment only narrow one of the base class, and are left out. */
export interface ClassDeclaration extends Named, Generic {
  readonly type: 'class'
  readonly extends: readonly string[]
  readonly members: readonly Member[]
  /** The value of its field `kind`, for the classes that have one. */
  readonly kind?: string
  readonly isAbstract: boolean
}

/** A field, or a method. */
export type Member =
  | {
      readonly type: 'field'
      readonly name: string
      readonly doc: DocComment
      readonly valueType: string
      readonly isOptional: boolean
      readonly isReadonly: boolean
    }
  | (FunctionSignature & { readonly type: 'method' })

/** A function or a method. */
export interface FunctionSignature extends Named, Generic {
  readonly parameters: readonly Parameter[]
  readonly returnType: string
}

/** `options?: RequestOptions<T>`, or `...responses: MockResponse[]` with its dots in the name. */
export interface Parameter {
  readonly name: string
  readonly valueType: string
  readonly isOptional: boolean
}

/** Reads the sources in a folder; what `index.ts` there exports is public. */
export function readReference(sources: string): Reference {
  const ts = loadTypeScript()
  const files = readdirSync(sources)
    .filter((name) => name.endsWith('.ts') && !/\.(test|test-d|d)\.ts$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(join(sources, name), 'utf8')
      return ts.createSourceFile(`src/${name}`, text, ts.ScriptTarget.ES2022, true)
    })
  const entry = files.find(({ fileName }) => fileName === 'src/index.ts')
  if (!entry)
    throw new Error(`There is no index.ts in ${sources}: the reference is made from what it exports.`)
  const exports = exportsOf(ts, entry)
  const wanted = new Set(exports)
  const foundDeclarations = files.flatMap((file) =>
    file.statements.flatMap((statement): Declaration[] => {
      const declaration = declarationOf(ts, statement, file)
      return declaration && wanted.has(declaration.name) ? [declaration] : []
    }),
  )
  const declarations = Object.fromEntries(
    foundDeclarations.map((declaration) => [declaration.name, declaration]),
  )
  const missing = exports.filter((name) => !declarations[name])
  if (missing.length > 0) {
    throw new Error(
      `src/index.ts of Troth exports ${missing.join(', ')}, but no file there declares it as an interface, a type, a class or a function.`,
    )
  }
  return { exports, declarations }
}

/** The members of an interface or a class: its own, then those it has through `extends`. */
export function membersOf(reference: Reference, name: string): readonly Member[] {
  const declaration = reference.declarations[name]
  if (declaration?.type !== 'interface' && declaration?.type !== 'class') return []
  const ownNames = new Set(declaration.members.map((member) => member.name))
  const inherited = declaration.extends.flatMap((base) => membersOf(reference, base))
  return [...declaration.members, ...inherited.filter((member) => !ownNames.has(member.name))]
}

/** What an exported type knows itself by when a union is its whole text, such as the codes of errors. */
export function valuesOf(reference: Reference, name: string): TypeDeclaration['values'] {
  const declaration = reference.declarations[name]
  return declaration?.type === 'alias' ? declaration.values : []
}

type Ts = typeof TypeScript

/** `import` would first search the nine megabytes for names to export, which takes twice as long as running them. */
function loadTypeScript(): Ts {
  return createRequire(import.meta.url)('typescript') as Ts
}

function exportsOf(ts: Ts, entry: TypeScript.SourceFile): string[] {
  return entry.statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name }) => name.text)
      : [],
  )
}

function declarationOf(
  ts: Ts,
  node: TypeScript.Statement,
  file: TypeScript.SourceFile,
): Declaration | undefined {
  if (ts.isInterfaceDeclaration(node)) {
    const members = node.members.flatMap((member) => memberOf(ts, member, file))
    // Options are explained one by one; comments with defaults and examples would bury the code.
    const isOptions = members.some(({ doc }) => doc.default !== undefined || doc.examples.length > 0)
    const text = written(node, file)
    return {
      type: 'interface',
      ...named(ts, node, file),
      typeParameters: typeParametersOf(node, file),
      extends: basesOf(node, file),
      members,
      text: isOptions ? withoutComments(text).replace(/(\?: .*) \| undefined$/gm, '$1') : text,
    }
  }
  if (ts.isTypeAliasDeclaration(node)) {
    return {
      type: 'alias',
      ...named(ts, node, file),
      typeParameters: typeParametersOf(node, file),
      text: withoutComments(written(node, file)),
      values: ts.isUnionTypeNode(node.type) ? unionValues(ts, node.type, file) : [],
    }
  }
  if (ts.isClassDeclaration(node)) {
    const kind = node.members.find((member) => member.name?.getText(file) === 'kind')
    const value = kind && ts.isPropertyDeclaration(kind) ? kind.initializer : undefined
    return {
      type: 'class',
      ...named(ts, node, file),
      typeParameters: typeParametersOf(node, file),
      extends: basesOf(node, file),
      members: node.members
        .flatMap((member) => memberOf(ts, member, file))
        .filter(({ doc }) => doc.description && !doc.isInternal),
      ...(value && ts.isStringLiteral(value) && { kind: value.text }),
      isAbstract: node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword) ?? false,
    }
  }
  if (ts.isFunctionDeclaration(node)) return { type: 'function', ...signatureOf(ts, node, file) }
  return undefined
}

function memberOf(
  ts: Ts,
  node: TypeScript.TypeElement | TypeScript.ClassElement,
  file: TypeScript.SourceFile,
): Member[] {
  if (ts.isMethodSignature(node)) return [{ type: 'method', ...signatureOf(ts, node, file) }]
  if (ts.isIndexSignatureDeclaration(node)) {
    const [key] = node.parameters
    const { doc } = named(ts, node, file)
    const valueType = typeText(node.type, file)
    const name = `[${key?.getText(file)}]`
    return [{ type: 'field', name, doc, valueType, isOptional: false, isReadonly: isReadonly(ts, node) }]
  }
  if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) {
    const { name, doc } = named(ts, node, file)
    const isOptional = node.questionToken !== undefined
    const type = typeText(node.type, file)
    const valueType = isOptional ? withoutUndefined(boundOf(type, node.parent, file)) : type
    return [{ type: 'field', name, doc, valueType, isOptional, isReadonly: isReadonly(ts, node) }]
  }
  return []
}

/** The type that a type parameter of the interface stands for: `R` → `ResponseType` */
function boundOf(type: string, parent: TypeScript.Node, file: TypeScript.SourceFile): string {
  const { typeParameters = [] as never } = parent as TypeScript.DeclarationWithTypeParameterChildren
  const foundParameter = typeParametersOf({ typeParameters } as never, file).find(
    ({ name }) => type.replace(/ \| undefined$/, '') === name,
  )
  return foundParameter?.extends ?? type
}

function isReadonly(
  ts: Ts,
  {
    modifiers = [] as never,
  }: TypeScript.PropertySignature | TypeScript.PropertyDeclaration | TypeScript.IndexSignatureDeclaration,
): boolean {
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword)
}

function signatureOf(
  ts: Ts,
  node: TypeScript.SignatureDeclaration,
  file: TypeScript.SourceFile,
): FunctionSignature {
  return {
    ...named(ts, node, file),
    typeParameters: typeParametersOf(node, file),
    parameters: node.parameters.map(({ name, type, dotDotDotToken, questionToken, initializer }) => ({
      name: `${dotDotDotToken ? '...' : ''}${name.getText(file)}`,
      valueType: typeText(type, file),
      isOptional: questionToken !== undefined || initializer !== undefined,
    })),
    returnType: typeText(node.type, file),
  }
}

function named(
  ts: Ts,
  node: TypeScript.Node & { name?: TypeScript.Node },
  file: TypeScript.SourceFile,
): Named {
  const comments = ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? []
  const comment = comments
    .map(({ pos, end }) => file.text.slice(pos, end))
    .filter((text) => text.startsWith('/**'))
    .at(-1)
  return {
    name: node.name?.getText(file) ?? '',
    doc: parseDocComment(comment ?? ''),
    file: file.fileName,
  }
}

function typeParametersOf(
  { typeParameters = [] as never }: TypeScript.DeclarationWithTypeParameterChildren,
  file: TypeScript.SourceFile,
): TypeParameter[] {
  return typeParameters.map((parameter) => ({
    name: parameter.name.text,
    ...(parameter.constraint && { extends: parameter.constraint.getText(file) }),
    ...(parameter.default && { default: parameter.default.getText(file) }),
  }))
}

function basesOf(
  { heritageClauses = [] as never }: TypeScript.InterfaceDeclaration | TypeScript.ClassDeclaration,
  file: TypeScript.SourceFile,
): string[] {
  return heritageClauses.flatMap(({ types }) => types.map(({ expression }) => expression.getText(file)))
}

/** The comment of a member of a union stands before its bar, where the parser does not look. */
function unionValues(
  ts: Ts,
  { types, pos }: TypeScript.UnionTypeNode,
  file: TypeScript.SourceFile,
): TypeDeclaration['values'] {
  return types.flatMap((type, i) => {
    const before = file.text.slice(types[i - 1]?.end ?? pos, type.getStart(file))
    const comment = /\/\*\*[\s\S]*?\*\//.exec(before)?.[0]
    if (!comment || !ts.isLiteralTypeNode(type) || !ts.isStringLiteral(type.literal)) return []
    return [{ value: type.literal.text, description: parseDocComment(comment).description }]
  })
}
