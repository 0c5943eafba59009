import { describe, expect, it } from 'vitest'
import { openDeclarations } from './declarationFiles.js'
import { createFieldReader } from './readFields.js'

/** A reader on declaration files by their path. */
function readerOf(files: Record<string, string>, { isDeep = true } = {}) {
  return createFieldReader(
    openDeclarations((path) => {
      const text = files[path]
      if (text === undefined) throw new Error(`no ${path}`)
      return text
    }),
    { isDeep },
  )
}

const CONFIG = `
import type { z } from 'zod';
import { type UserShared } from './shared.js';
import { type Named, type Schema } from './kinds.js';
declare const inner: z.ZodObject<{
    /** A label. @default 'a' @example 'b' */
    label: z.ZodDefault<z.ZodString>;
    mode: z.ZodOptional<z.ZodEnum<{ md: "md"; mdx: "mdx" }>>;
}, z.core.$strict>;
/** One of them. */
export interface UserInner extends Named, z.input<typeof inner> {}
declare const config: z.ZodObject<{
    shared: z.ZodDefault<z.ZodBoolean>;
    /** Required. */
    name: Schema<string, string>;
    /** By name. */
    versions: z.ZodDefault<z.ZodRecord<z.ZodString, Schema<unknown, UserInner>>>;
    /** \`false\` for none. */
    docs: z.ZodPrefault<Schema<unknown[], false | UserInner | UserInner[]>>;
    /** Text, or a function. */
    editUrl: z.ZodOptional<Schema<string | ((a: string) => string), string | ((a: string) => string)>>;
    paths: z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>, z.ZodTransform<string[], string>>;
    link: z.ZodOptional<z.ZodNullable<z.ZodDiscriminatedUnion<[z.ZodObject<{ type: z.ZodLiteral<"doc">; /** Its id. */ id: z.ZodString }, z.core.$strict>, z.ZodObject<{ type: z.ZodLiteral<"index"> }, z.core.$strict>], "type">>>;
}, z.core.$strict>;
export interface UserConfig extends UserShared, z.input<typeof config> {}
`
const FILES = {
  'config.d.ts': CONFIG,
  'kinds.d.ts': 'export type Named = object;',
  'shared.d.ts': `
declare const sharedFields: {
    /** Shared by several. @default true */
    shared: z.ZodDefault<z.ZodBoolean>;
};
export interface UserShared extends InputOf<typeof sharedFields> {}
`,
}

describe('the fields of a schema', () => {
  const fields = readerOf(FILES).fields('config.d.ts', 'UserConfig')
  const field = (name: string) => fields.find((each) => each.name === name)

  it('are what a site writes, with own ones before those of a base', () => {
    expect(fields.map(({ name, type, isRequired }) => `${name}${isRequired ? '' : '?'}: ${type}`)).toEqual([
      'name: string',
      'versions?: Record<string, { … }>',
      'docs?: false | { … } | { … }[]',
      'editUrl?: string | ((a: string) => string)',
      'paths: string | string[]',
      'link?: { … } | null',
      'shared?: boolean',
    ])
  })

  it('have the doc comment of the declaration that has one', () => {
    expect(field('shared')).toMatchObject({
      description: 'Shared by several.',
      default: 'true',
      since: '0.1',
    })
    expect(field('paths')?.description).toBe('')
  })

  it('have the fields of objects in dictionaries, lists and unions', () => {
    expect(field('versions')).toMatchObject({
      within: 'dictionary',
      fields: [{ name: 'label' }, { name: 'mode' }],
    })
    expect(field('versions')?.fields?.[0]).toMatchObject({ default: "'a'", example: "'b'", type: 'string' })
    expect(field('versions')?.fields?.[1]?.type).toBe("'md' | 'mdx'")
    expect(field('docs')?.fields?.map(({ name }) => name)).toEqual(['label', 'mode'])
    expect(field('docs')?.within).toBeUndefined()
  })

  it('have each form of an object by its type', () => {
    expect(field('link')?.variants?.map(({ name, fields: own }) => [name, own.length])).toEqual([
      ['doc', 2],
      ['index', 1],
    ])
  })
})

describe('the fields of an interface', () => {
  const file = `
export interface A {
    /** A list of itself. */
    readonly items?: readonly A[];
    readonly b: B;
}
interface B { readonly c: string }
export type Words = 'a' | 'b' | null;
export interface C { readonly words: Words }
export type Item = A | C;
`

  it('end at a type that contains itself', () => {
    expect(readerOf({ 'a.d.ts': file }).fields('a.d.ts', 'A')[0]).toMatchObject({ type: '{ … }[]' })
  })

  it('have names instead of the fields of fields when they are read alone', () => {
    const [items, b] = readerOf({ 'a.d.ts': file }, { isDeep: false }).fields('a.d.ts', 'A')
    expect([items?.type, b?.type, b?.fields]).toEqual(['{ … }[]', 'B', undefined])
  })

  it('have a union of words instead of its name', () => {
    expect(readerOf({ 'a.d.ts': file }).fields('a.d.ts', 'C')[0]?.type).toBe("'a' | 'b' | null")
  })

  it('are those of each form of a union', () => {
    expect(
      readerOf({ 'a.d.ts': file })
        .variants('a.d.ts', 'Item')
        .map(({ name }) => name),
    ).toEqual(['A', 'C'])
  })

  it('report a name that a file does not have', () => {
    expect(() => readerOf({ 'a.d.ts': file }).fields('a.d.ts', 'Nope')).toThrow(
      'a.d.ts has no Nope: the reference is made from it.',
    )
  })
})
