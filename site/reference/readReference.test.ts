// Read from small sources, so that what is expected stands here; the last tests read Troth.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { membersOf, readReference, valuesOf } from './readReference'
import { trothSources } from './trothFiles'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function sources(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'reference-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

function doc(description: string, more: object = {}) {
  return { description, examples: [], params: [], typeParams: [], throws: [], isInternal: false, ...more }
}

describe('a folder of sources', () => {
  it('gives what index.ts exports, and nothing else', () => {
    const { exports, declarations } = readReference(
      sources({
        'index.ts': "export { make } from './a.js'\nexport type { Shape } from './a.js'\n",
        'a.ts': 'export function make(): void {}\nexport type Shape = 1\nexport type Hidden = 2\n',
        'a.test.ts': 'export function make(): string {}\n',
      }),
    )
    expect(exports).toEqual(['make', 'Shape'])
    expect(Object.keys(declarations)).toEqual(['make', 'Shape'])
  })

  it('must declare what it exports', () => {
    const folder = sources({
      'index.ts': "export { a, b } from './a.js'\n",
      'a.ts': 'export const a = 1, b = 2\n',
    })
    expect(() => readReference(folder)).toThrow(
      'src/index.ts of Troth exports a, b, but no file there declares it as an interface, a type, a class or a function.',
    )
  })

  it('must have an entry file', () => {
    const folder = sources({ 'a.ts': '' })
    expect(() => readReference(folder)).toThrow(
      `There is no index.ts in ${folder}: the reference is made from what it exports.`,
    )
  })
})

describe('a member that may be left out', () => {
  const typesOf = (members: string) => {
    const code = `export interface Options<R extends Kind = Kind> {\n${members}\n}\n`
    const folder = sources({ 'index.ts': "export type { Options } from './a.js'\n", 'a.ts': code })
    return membersOf(readReference(folder), 'Options').map((member) =>
      'valueType' in member ? member.valueType : '',
    )
  }

  it('has its type without `undefined`', () => {
    expect(typesOf('a?: number | false | undefined')).toEqual(['number | false'])
    expect(typesOf('a?: ((b: string) => void) | undefined')).toEqual(['(b: string) => void'])
    expect(typesOf('a?: A | ((b: string) => void) | undefined')).toEqual(['A | ((b: string) => void)'])
    expect(typesOf('a: number | undefined')).toEqual(['number | undefined'])
    expect(typesOf('a?:\n  // A note.\n  | A\n  | undefined')).toEqual(['A'])
  })

  it('has the bound of a type parameter', () => {
    expect(typesOf('a?: R | undefined')).toEqual(['Kind'])
  })
})

describe('a declaration', () => {
  const read = (code: string) => {
    const names = [...code.matchAll(/^export (?:abstract )?\w+ (\w+)/gm)].map(([, name]) => name)
    const index = `export { ${names.join(', ')} } from './a.js'\n`
    return readReference(sources({ 'index.ts': index, 'a.ts': code }))
  }

  it('is a function with its signature', () => {
    const { declarations } = read(
      '/** Makes it. @internal-ish */\nexport function make<T, E = unknown>(a: string | URL, b?: T, c: Map<\n  string,\n  E\n> = new Map()): a is string {}\n',
    )
    expect(declarations.make).toEqual({
      type: 'function',
      name: 'make',
      file: 'src/a.ts',
      doc: doc('Makes it. @internal-ish'),
      typeParameters: [{ name: 'T' }, { name: 'E', default: 'unknown' }],
      parameters: [
        { name: 'a', valueType: 'string | URL', isOptional: false },
        { name: 'b', valueType: 'T', isOptional: true },
        { name: 'c', valueType: 'Map< string, E >', isOptional: true },
      ],
      returnType: 'a is string',
    })
  })

  it('is an interface with its own members, and has others through extends', () => {
    const reference = read(`
export interface Base<T = unknown> {
  /** First. */
  readonly one: T
  two?: number
}
export interface Both extends Base<string> {
  /** Own. */
  two: 2
  call(path: string): void
  readonly [key: string]: unknown
}
`)
    const { declarations } = reference
    const field = { type: 'field', isOptional: false, isReadonly: false }
    expect(declarations.Both).toEqual({
      type: 'interface',
      name: 'Both',
      file: 'src/a.ts',
      doc: doc(''),
      typeParameters: [],
      extends: ['Base'],
      members: [
        { ...field, name: 'two', doc: doc('Own.'), valueType: '2' },
        {
          type: 'method',
          name: 'call',
          file: 'src/a.ts',
          doc: doc(''),
          typeParameters: [],
          parameters: [{ name: 'path', valueType: 'string', isOptional: false }],
          returnType: 'void',
        },
        { ...field, name: '[key: string]', doc: doc(''), valueType: 'unknown', isReadonly: true },
      ],
      text: `interface Both extends Base<string> {
  /** Own. */
  two: 2
  call(path: string): void
  readonly [key: string]: unknown
}`,
    })
    expect(membersOf(reference, 'Both').map(({ name }) => name)).toEqual([
      'two',
      'call',
      '[key: string]',
      'one',
    ])
    expect(membersOf(reference, 'Nothing')).toEqual([])
  })

  it('has no comments in its text when it lists options', () => {
    const { declarations } = read(
      'export interface Options {\n  /**\n   * How long.\n   *\n   * @default 3\n   */\n  time?: number\n  /** Not one. */\n  other: 1\n}\n',
    )
    expect(declarations.Options).toMatchObject({
      text: 'interface Options {\n  time?: number\n  other: 1\n}',
      members: [
        { name: 'time', doc: doc('How long.', { default: '3' }) },
        { name: 'other', doc: doc('Not one.') },
      ],
    })
  })

  it('is a type as it is written, with the comments of its values apart', () => {
    const reference = read(`
/** A name. */
export type Code =
  /** One is missing. */
  | 'ONE'
  /**
   * Two are
   * missing.
   */
  | 'TWO'
  | 'PLAIN'
`)
    expect(reference.declarations.Code).toEqual({
      type: 'alias',
      name: 'Code',
      file: 'src/a.ts',
      doc: doc('A name.'),
      typeParameters: [],
      text: "type Code =\n  | 'ONE'\n  | 'TWO'\n  | 'PLAIN'",
      values: [
        { value: 'ONE', description: 'One is missing.' },
        { value: 'TWO', description: 'Two are\nmissing.' },
      ],
    })
    expect(valuesOf(reference, 'Code')).toHaveLength(2)
    expect(valuesOf(reference, 'Nothing')).toEqual([])
  })

  it('is a class with the fields that have a comment, and its kind', () => {
    const { declarations } = read(`
/** The base. */
export abstract class Base extends Error {
  /** Which. */
  abstract readonly kind: 'a' | 'b'
  /** @internal */
  readonly hidden = 1
  constructor() {}
}
export class Sub<E = unknown> extends Base {
  override readonly kind = 'a'
  /** What. */
  declare readonly data: E | undefined
}
`)
    const field = { type: 'field', isOptional: false, isReadonly: true }
    expect(declarations.Base).toEqual({
      type: 'class',
      name: 'Base',
      file: 'src/a.ts',
      doc: doc('The base.'),
      typeParameters: [],
      extends: ['Error'],
      members: [{ ...field, name: 'kind', doc: doc('Which.'), valueType: "'a' | 'b'" }],
      isAbstract: true,
    })
    expect(declarations.Sub).toEqual({
      type: 'class',
      name: 'Sub',
      file: 'src/a.ts',
      doc: doc(''),
      typeParameters: [{ name: 'E', default: 'unknown' }],
      extends: ['Base'],
      members: [{ ...field, name: 'data', doc: doc('What.'), valueType: 'E | undefined' }],
      kind: 'a',
      isAbstract: false,
    })
  })

  it.each([
    ["\n    | 'a'\n    | 'b'", "'a' | 'b'"],
    ['{\n    a: 1\n    /** Two. */\n    readonly b?: 2\n  }', '{ a: 1; readonly b?: 2 }'],
    ['(\n    a: string,\n    b: number,\n  ) => void', '(a: string, b: number) => void'],
  ])('has types in one line: %j', (type, shown) => {
    const { declarations } = read(`export interface A {\n  field: ${type}\n}\n`)
    expect(declarations.A).toMatchObject({ members: [{ valueType: shown }] })
  })
})

describe('Troth', () => {
  const reference = readReference(trothSources())

  it('is read as plain data', () => {
    expect(JSON.parse(JSON.stringify(reference))).toEqual(reference)
  })

  it('has a description of every exported name', () => {
    const silent = Object.values(reference.declarations).filter(({ doc }) => !doc.description)
    expect(silent.map(({ name }) => name)).toEqual([])
    expect(reference.exports).toContain('createClient')
  })
})
