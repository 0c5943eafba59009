// TypeScript without its types, compared with the output of the compiler, over a table of syntax.

import { describe, expect, it } from 'vitest'
import { erasedAndCompiled } from '../testing/erasure.js'
import { eraseTypes } from './eraseTypes.js'
import { parseSource } from './sourceTree.js'
import { syntaxProblem } from './syntaxProblem.js'

const erase = (source: string) => eraseTypes(parseSource(source, 'ts'))

const SYNTAX = `
const a: string = 'x', b: number | undefined = 1
let a: { readonly [K in keyof T]?: T[K] }
let a: { (x: string): void; new (x: string): Foo; get a(): string; m?(): void; readonly b: string }
let a: (typeof X)[number]['a'], b: keyof typeof X, c: readonly string[], d: -1 | 2n
let a: (x: string, ...y: any[]) => x is string
let a: unique symbol, b: [], c: Foo<Bar<Baz<string>>>, d: () => void | undefined
let a: T extends Array<infer U> ? U : never
let a: \`a\${string}\`
let a!: string
type A = [a: string, b?: number]; f()
type A = [string, number?]; f()
type A = [first: string, ...rest: number[]]; f()
type A = abstract new () => object; f()
type A = new <T>() => T; f()
interface A extends B<C> { x: string }
export interface A { x: string }
export type A = string; export const b = 1
declare const x: string; f(x)
declare function f(x: string): void
declare global { interface Window { x: string } }
export declare const x: string
declare module 'relay' { interface A { b: { c: string } } }\\nf()
export type * from 'relay'\\nexport type * as ns from 'relay'\\nf()
let a: { -readonly [K in keyof T as Uppercase<K>]-?: T[K] }
try { f() } catch (e: unknown) { g(e) }
try { f() } catch ({ message }: any) { g(message) }
try { f() } catch { g() }
p.catch((e: Error) => e.message).then((x: string): number => x.length)
const xs = ys.filter((y): y is string => typeof y === 'string')
const f = (x: string): x is 'a' => x === 'a'
const f = (x: unknown): asserts x is string => {}
const f = (x: unknown): asserts x => {}
function f(x: unknown): asserts x is string {}
function isX(this: Foo): this is Bar { return true }
const f = async <T>(x: T): Promise<T> => x
const f = async <T,>(x: T) => x
const f = <T,>(x: T): T => x
const f = <T extends object = {}>(x: T) => x
const f = <K extends string, V>(x: Map<K, V>): [K, V][] => [...x]
const f = function <T>(this: T, x?: number) { return this }
const f = ({ a, b }: { a: string; b?: number } = {}) => a + b
const f = async (x): Promise<\\n  string\\n> => x
const f = (x): {\\n  a: string\\n} => ({ a: x })
const f = () => <\\n  T,\\n>(x: T) => x
function f(this: Window, a?: string, ...b: number[]): void {}
function f(this: Window) {}
function f(a: string): void\\nfunction f(a: number): void\\nfunction f(a: unknown) {}
export function f(a: string): void\\nexport function f(a: unknown) {}
export default function <T>(x: T) {}
function f<const T extends readonly unknown[]>(x: T): T[number] { return x[0]! }
const x = y as const satisfies Z
const x = { a: 1 } as const
const x = (y satisfies Z).w
const x = y as any as Z
const x = y!.z!.w![0]!()
const x = a ? b! : c
const x = a ? (b as C) : d as E
const x = a ? (b) : c
const x = a ? (x) => x : (y) => y
const x = a ? async (x: string): Promise<void> => {} : undefined
x! = 1
x!++
(x as any) = 1
(x as any).y = 1
(x satisfies any) += 1; (x!) ??= 1; (x) -= 2
x[0]! /= 2
x! += 1; x.y! -= 1; x! **= 3; x! >>>= 1; x! ??= 2; x! &&= y! || z!
class A { [key: string]: number }
class A { static readonly [key: string]: { a: string } | undefined; b = 1 }
class A {\\n  [key: string]: unknown\\n  [key]: string = 'x';\\n  ['c']() {}\\n}
type A = B extends C ? [a: string] : [b: number]; f()
let a: typeof import('relay'), b: (typeof import('relay'))['createClient']
typeof import('relay')
interface A<in out T> extends B<T> { a: T }
type A<in T, out U extends { a: string; b: string }> = (a: T) => U; f()
export default interface A { b: string }
const x = a < b ? c : d > (e)
if (a < b && c > (d)) { e() }
f(a < b, c > d)
x < y as boolean
api.getAsync<User>('users/7').then<string>((x) => x)
new Map<string, Map<string, number>>([])
const p = new Promise<void>((resolve) => setTimeout(resolve, 10))
api.get?.<User>('x')
const A = class<T> { x?: T }
const A = class B<T> extends C<T> implements D, E<F> { }
class A<T> extends B<T> implements C, D<{ a: string }> { }
class A { x!: string; y?: number; static z: string; readonly w = 1; private v }
class A { public static readonly a: string = 'x'; protected b() {} private async *c(): AsyncGenerator<string> {} }
class A { static async *[Symbol.iterator]() {} 'quoted'?: string; 1: number; #p?: string; get #q(): string { return this.#p! } }
class A { f(x: string): void; f(x: unknown) {} constructor(x: string); constructor(x?: unknown) {} }
abstract class A { abstract x: string; abstract f(): void; protected abstract readonly g: number; h() {} declare i: string }
export abstract class A {}
class A extends B { override f() {} override x = 1 }
class A {\\n  a: string\\n  ['b'] = 1\\n}
class A {\\n  a = 1\\n  public ['b'] = 2\\n  private *c() {}\\n}
class A {\\n  get: string\\n  b() {}\\n}
if (a < b || c > (d)) { e() }
const x = y as Z // a comment\\n/* another */\\n(f)()
const x = y as Z\\n+ 1
let x: string\\n(f)()
const x = y as Z\\n(f)()
x as Y\\n;[1].map(f)
const f = () => x as Y\\n\`a\`
const x = y\\ntype A = string\\n;(f)()
const x = y\\ninterface A {}\\n(f)()
return_: { break return_ }
for (const [a, b] of xs as [string, number][]) {}
for (const k in o as any) {}
switch (x as string) { case 'a' as any: break; default: }
;[a[0], a[1]] = [a[1], a[0]]
;({ a: this.a, b: x.y } = z)
const o = { get a(): string { return '' }, set a(v: string) {}, async *g<T>(x: T): AsyncGenerator<T> {}, [k]: 1 }
const o = { get, set, async, type, as, is, of, satisfies, abstract }
let type = 1, as = 2, satisfies = 3, declare = 4, is = 5
import { createClient, RelayError } from 'relay'; const e: RelayError = createClient()
import { createClient, type RelayError } from 'relay'; createClient()
import { type RelayError, createClient } from 'relay'; createClient()
import { type RelayError } from 'relay'; f()
import { RelayError } from 'relay'; let e: RelayError
import type { RelayError } from 'relay'; f()
import type Relay from 'relay'; f()
import relay, { createClient } from 'relay'; createClient()
import * as relay from 'relay'; relay.createClient()
import * as relay from 'relay'; let x: relay.RelayError
import { createClient as make, HttpError as Failure } from 'relay'; make()
import { createClient } from 'relay'; f({ createClient })
import { createClient } from 'relay'; f({ createClient: 1 })
import { HttpError } from 'relay'; class Mine extends HttpError<string> {}
import { HttpError } from 'relay'; if (x instanceof HttpError) f()
import { createClient } from 'relay'; export { createClient }
import { createClient } from 'relay'; let x: ReturnType<typeof createClient>
import 'relay'
export { a, type B } from 'relay'
export { type A } ; const b = 1
export type { A } from 'relay'
export * from 'relay'
export * as ns from 'relay'
const re = /[/\\]]+/giu.test(x) / 2
const big = 1_000n + 0xffn
a ||= b; a &&= c; a ??= d; a **= 2
const x = a?.b?.[c]?.(d) ?? e
await using x: Y = y
`
  .trim()
  .split('\n')
  .map((line) => line.replaceAll('\\n', '\n'))

describe('eraseTypes', () => {
  it.each(SYNTAX)('has the output of the compiler for `%s`', (source) => {
    const { problem } = erase(source)
    expect(syntaxProblem(parseSource(source, 'ts'))).toBeUndefined()
    expect(problem).toBeUndefined()
    const { erased, compiled } = erasedAndCompiled(source)
    expect(erased).toBe(compiled)
  })

  it('keeps lines and columns', () => {
    const source = `import { createClient, type RelayError } from 'relay'
type User = {
  name: string // Theirs.
}
const api: Client = createClient<User>()
export const name = (user?: User): string | undefined => user!.name as string
`
    expect(
      erase(source).code.replaceAll(' ', '·'),
    ).toBe(`import·{·createClient,·················}·from·'relay'
;············
·························
·
const·api·········=·createClient······()
export·const·name·=·(user·······)·····················=>·user·.name··········
`)
  })

  it('erases a name that is only imported as a type', () => {
    expect(erase(`import relay, { type RelayError } from 'relay'\nrelay()`).code).toBe(
      `import relay, {                 } from 'relay'\nrelay()`,
    )
  })

  it.each([
    ['enum Color { Red }', '`enum` cannot run here. An object with `as const` can.', 1],
    ['export enum Color { Red }', '`enum` cannot run here. An object with `as const` can.', 8],
    ['namespace A { export const b = 1 }', '`namespace` cannot run here. An object can.', 1],
    ['@log class A {}', 'a decorator cannot run here. A call of the function can.', 1],
    ['let a = <string>b', '`<Type>value` cannot run here. `value as Type` can.', 9],
    [
      'class A { constructor(private a: string) {} }',
      '`private` of a parameter cannot run here. A field that the constructor sets can.',
      23,
    ],
    [
      'class A { constructor(readonly a: string) {} }',
      '`readonly` of a parameter cannot run here. A field that the constructor sets can.',
      23,
    ],
    ['export = a', '`export =` cannot run here. `export default` can.', 1],
    ['class A { accessor a = 1 }', '`accessor` cannot run here. A getter and a setter can.', 11],
  ])('reports syntax that is more than a type: `%s`', (source, message, column) => {
    expect(erase(source).problem).toEqual({
      message: `The playground only removes types, so ${message}`,
      position: { line: 1, column },
    })
  })

  it('accepts an `enum` that is only declared', () => {
    expect(erase('declare enum Color { Red }').problem).toBeUndefined()
  })
})
