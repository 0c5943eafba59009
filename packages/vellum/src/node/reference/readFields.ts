// The fields of types in declaration files: of interfaces, of object types, and of zod schemas, of which a site writes the input.

import type * as TypeScript from 'typescript'
import {
  codeOf,
  type DeclarationFile,
  type DeclarationFiles,
  type Declared,
  docOf,
  ts,
} from './declarationFiles.js'
import type { Field, Variant } from './types.js'

/** Reads types. */
export interface FieldReader {
  /** The fields of an interface, a type, or a variable of a declaration file. */
  readonly fields: (path: string, name: string) => Field[]
  /** The forms of a union of interfaces. */
  readonly variants: (path: string, name: string) => Variant[]
  /** The fields of a type, and the names of bases that are not of the engine. */
  readonly ofType: (node: TypeScript.TypeNode, file: DeclarationFile) => Members
}

/** The fields of an object. */
export interface Members {
  readonly fields: readonly Field[]
  /** Bases of packages: `ComponentProps<'a'>` */
  readonly inherits: readonly string[]
}

/** One object that a value may be. */
interface ObjectShape {
  readonly name: string
  readonly declared: Declared | undefined
  readonly members: Members
}

/** What is written for a value. */
interface Shape {
  readonly text: string
  readonly objects: readonly ObjectShape[]
  readonly within?: 'list' | 'dictionary'
}

const NO_MEMBERS: Members = { fields: [], inherits: [] }
const PRIMITIVES: Readonly<Record<string, string>> = {
  ZodString: 'string',
  ZodNumber: 'number',
  ZodInt: 'number',
  ZodBoolean: 'boolean',
  ZodUnknown: 'unknown',
  ZodAny: 'unknown',
}
/** What a schema makes of its value is not what a site writes. */
const WRAPPERS = new Set(['ZodOptional', 'ZodDefault', 'ZodPrefault', 'ZodReadonly', 'ZodPipe'])
const OPTIONAL = /^z\.Zod(?:Optional|Default|Prefault)</

/** Opens a reader on declaration files. `isDeep` reads the fields of fields as well; else their types are names. */
export function createFieldReader(files: DeclarationFiles, { isDeep }: { isDeep: boolean }): FieldReader {
  /** The names of types that are being read: those in themselves are not read again. */
  const open = new Set<string>()

  /** Whether the fields of an object are wanted. */
  function isRead(): boolean {
    return isDeep || open.size === 0
  }

  function shapeOf(node: TypeScript.TypeNode, file: DeclarationFile): Shape {
    if (ts.isParenthesizedTypeNode(node)) return shapeOf(node.type, file)
    if (ts.isTypeOperatorNode(node)) return shapeOf(node.type, file)
    if (ts.isUnionTypeNode(node)) return union(node.types.map((type) => shapeOf(type, file)))
    if (ts.isArrayTypeNode(node)) return listOf(shapeOf(node.elementType, file))
    if (ts.isTypeLiteralNode(node) && isRead()) {
      const members = literalMembers(node, file)
      return members.fields.length > 0
        ? { text: '{ … }', objects: [{ name: typeName(members), declared: undefined, members }] }
        : { text: codeOf(node, file), objects: [] }
    }
    if (ts.isImportTypeNode(node)) {
      const module = ((node.argument as TypeScript.LiteralTypeNode).literal as TypeScript.StringLiteral).text
      const name = node.qualifier?.getText(file.source) ?? ''
      return named(name, files.findIn(module, name, file), codeOf(node, file))
    }
    if (ts.isTypeReferenceNode(node)) return referenced(node, file)
    return { text: codeOf(node, file), objects: [] }
  }

  function referenced(node: TypeScript.TypeReferenceNode, file: DeclarationFile): Shape {
    const name = node.typeName.getText(file.source)
    const [first, second] = node.typeArguments ?? []
    if (name === 'Schema' && first) return shapeOf(second ?? first, file)
    if (name === 'Record' && second) return dictionaryOf(shapeOf(second, file))
    if ((name === 'Readonly' || name === 'ReadonlyArray') && first) {
      const shape = shapeOf(first, file)
      return name === 'Readonly' ? shape : listOf(shape)
    }
    if (/^z\.(?:infer|input|output)$/.test(name) && first && ts.isTypeQueryNode(first)) {
      const value = files.find(first.exprName.getText(file.source), file)
      const type = value && (value.node as TypeScript.VariableDeclaration).type
      if (value && type) return shapeOf(type, value.file)
    }
    const kind = /^z\.(Zod\w+)$/.exec(name)?.[1]
    if (kind === undefined) return named(name, files.find(name, file), codeOf(node, file))
    if (PRIMITIVES[kind]) return { text: PRIMITIVES[kind], objects: [] }
    if (!first) return { text: 'unknown', objects: [] }
    if (WRAPPERS.has(kind)) return shapeOf(first, file)
    if (kind === 'ZodNullable') return union([shapeOf(first, file), { text: 'null', objects: [] }])
    if (kind === 'ZodArray') return listOf(shapeOf(first, file))
    if (kind === 'ZodRecord' && second) return dictionaryOf(shapeOf(second, file))
    if (kind === 'ZodUnion' || kind === 'ZodDiscriminatedUnion') return unionOf(first, file)
    if (kind === 'ZodEnum') return { text: enumText(first, file), objects: [] }
    return shapeOf(first, file)
  }

  /** `readonly [A, B]` as `A | B` */
  function unionOf(node: TypeScript.TypeNode, file: DeclarationFile): Shape {
    const tuple = ts.isTypeOperatorNode(node) ? node.type : node
    return ts.isTupleTypeNode(tuple)
      ? union(tuple.elements.map((type) => shapeOf(type, file)))
      : shapeOf(node, file)
  }

  /** A named type: an interface is an object, a union of words is written out, any other name stays. */
  function named(name: string, declared: Declared | undefined, written: string): Shape {
    if (!declared || open.has(name)) return { text: declared ? '{ … }' : written, objects: [] }
    const { node, file } = declared
    if (ts.isInterfaceDeclaration(node)) {
      if (!isRead()) return { text: written, objects: [] }
      const members = guarded(name, () => interfaceMembers(node, file))
      return { text: '{ … }', objects: [{ name, declared, members }] }
    }
    if (!ts.isTypeAliasDeclaration(node)) return { text: written, objects: [] }
    const shape = guarded(name, () => shapeOf(node.type, file))
    const isWords = shape.text.split(' | ').every((member) => /^('[^']*'|null|true|false|\d+)$/.test(member))
    return isWords || shape.objects.length > 0 ? shape : { text: written, objects: [] }
  }

  function guarded<T>(name: string, read: () => T): T {
    open.add(name)
    try {
      return read()
    } finally {
      open.delete(name)
    }
  }

  function interfaceMembers(node: TypeScript.InterfaceDeclaration, file: DeclarationFile): Members {
    const bases = (node.heritageClauses ?? []).flatMap(({ types }) =>
      types.map((type) => baseMembers(type, file)),
    )
    return merge([...bases, fieldsOf(node.members, file)])
  }

  function baseMembers(node: TypeScript.ExpressionWithTypeArguments, file: DeclarationFile): Members {
    const name = node.expression.getText(file.source)
    if (name === 'Named') return NO_MEMBERS
    const [first] = node.typeArguments ?? []
    if (first && ts.isTypeQueryNode(first)) {
      const declared = files.find(first.exprName.getText(file.source), file)
      return declared ? valueMembers(declared) : NO_MEMBERS
    }
    const declared = files.find(name, file)
    if (declared && ts.isInterfaceDeclaration(declared.node))
      return interfaceMembers(declared.node, declared.file)
    return { fields: [], inherits: [codeOf(node, file)] }
  }

  /** Of a variable: a schema, or the fields of one. */
  function valueMembers({ node, file }: Declared): Members {
    const type = (node as TypeScript.VariableDeclaration).type
    return type ? typeMembers(type, file) : NO_MEMBERS
  }

  function typeMembers(node: TypeScript.TypeNode, file: DeclarationFile): Members {
    const { objects } = shapeOf(node, file)
    return objects[0]?.members ?? NO_MEMBERS
  }

  function literalMembers(node: TypeScript.TypeLiteralNode, file: DeclarationFile): Members {
    return fieldsOf(node.members, file)
  }

  function fieldsOf(members: readonly TypeScript.TypeElement[], file: DeclarationFile): Members {
    const fields = members.flatMap((member): Field[] => {
      if (!ts.isPropertySignature(member) && !ts.isMethodSignature(member)) return []
      return [fieldOf(member, file)]
    })
    return { fields, inherits: [] }
  }

  function fieldOf(
    member: TypeScript.PropertySignature | TypeScript.MethodSignature,
    file: DeclarationFile,
  ): Field {
    const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(file.source)
    const shape: Shape =
      ts.isPropertySignature(member) && member.type
        ? shapeOf(member.type, file)
        : { text: codeOf(member, file), objects: [] }
    const isZodOptional = OPTIONAL.test(member.type?.getText(file.source) ?? '')
    const objects = [...new Map(shape.objects.map((object) => [object.name, object])).values()]
    const [only] = objects
    return {
      name,
      type: shape.text,
      isRequired: member.questionToken === undefined && !isZodOptional,
      ...docOf({ node: member, file }),
      ...(objects.length === 1 && only && { fields: only.members.fields }),
      ...(objects.length > 1 && { variants: objects.map(variantOf) }),
      ...(objects.length > 0 && shape.within && { within: shape.within }),
    }
  }

  function variantOf({ name, declared, members }: ObjectShape): Variant {
    const { description = '', since = '' } = declared ? docOf(declared) : {}
    return { name, description, since, fields: members.fields }
  }

  function declaration(path: string, name: string): Declared {
    const declared = files.find(name, files.file(path))
    if (!declared) throw new Error(`${path} has no ${name}: the reference is made from it.`)
    return declared
  }

  return {
    fields: (path, name) => {
      const declared = declaration(path, name)
      const { node, file } = declared
      const { fields } = ts.isVariableDeclaration(node)
        ? valueMembers(declared)
        : ts.isInterfaceDeclaration(node)
          ? guarded(name, () => interfaceMembers(node, file))
          : typeMembers((node as TypeScript.TypeAliasDeclaration).type, file)
      return [...fields]
    },
    variants: (path, name) => {
      const { node, file } = declaration(path, name)
      const { type } = node as TypeScript.TypeAliasDeclaration
      return guarded(name, () => shapeOf(type, file)).objects.map(variantOf)
    },
    ofType: (node, file) => {
      const { objects } = shapeOf(node, file)
      return objects[0]?.members ?? NO_MEMBERS
    },
  }
}

/** What an object without a name is called: the value of its `type`, without quotes. */
function typeName({ fields }: Members): string {
  return fields.find(({ name }) => name === 'type')?.type.replaceAll("'", '') ?? ''
}

/** What all bases have, once: those that only the last one has first; a comment of any of them counts. */
function merge(bases: readonly Members[]): Members {
  const fields = new Map<string, Field>()
  for (const [i, base] of bases.entries()) {
    const earlier = new Set(fields.keys())
    const own = base.fields.filter(({ name }) => !earlier.has(name))
    const shared = base.fields.filter(({ name }) => earlier.has(name))
    for (const field of shared) {
      const documented = fields.get(field.name)!
      if (field.description === '' && !field.deprecated) {
        const { type, isRequired } = field
        fields.set(field.name, { ...documented, type, isRequired })
      } else fields.set(field.name, field)
    }
    if (i === 0) for (const field of own) fields.set(field.name, field)
    else {
      const before = [...fields.values()]
      fields.clear()
      for (const field of [...own, ...before]) fields.set(field.name, field)
    }
  }
  return { fields: [...fields.values()], inherits: bases.flatMap(({ inherits }) => inherits) }
}

function listOf({ text, objects }: Shape): Shape {
  const isSimple = !/ \| |=>/.test(text)
  return { text: isSimple ? `${text}[]` : `(${text})[]`, objects, within: 'list' }
}

function dictionaryOf({ text, objects }: Shape): Shape {
  return { text: `Record<string, ${text}>`, objects, within: 'dictionary' }
}

function union(shapes: readonly Shape[]): Shape {
  const written = shapes.filter(({ text }) => text !== 'undefined')
  const members = [...new Set(written.map(({ text }) => (text.includes('=>') ? `(${text})` : text)))]
  const isBoolean = members.includes('true') && members.includes('false')
  const texts = isBoolean
    ? ['boolean', ...members.filter((text) => text !== 'true' && text !== 'false')]
    : members
  const kinds = new Set(written.filter(({ objects }) => objects.length > 0).map(({ within }) => within))
  const [within] = kinds
  return {
    text: texts.length === 1 && written.length === 1 ? written[0]!.text : texts.join(' | '),
    objects: written.flatMap(({ objects }) => objects),
    ...(kinds.size === 1 && within && { within }),
  }
}

/** `{ md: "md"; mdx: "mdx" }` → `'md' | 'mdx'` */
function enumText(node: TypeScript.TypeNode, file: DeclarationFile): string {
  if (!ts.isTypeLiteralNode(node)) return codeOf(node, file)
  return node.members
    .flatMap((member) => (ts.isPropertySignature(member) && member.type ? [codeOf(member.type, file)] : []))
    .join(' | ')
}
