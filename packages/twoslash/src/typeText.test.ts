import { describe, expect, it } from 'vitest'
import { isInformative, isWellKnown, truncateType, typeText, withoutKeyword } from './typeText.js'

describe('typeText', () => {
  it.each([
    ['const data: User', 'const data: User'],
    ['(property) Options.timeout?: number | undefined', 'timeout?: number | undefined'],
    [
      '(method) Client.get<User>(path: string): Reply<User> (+1 overload)',
      'get<User>(path: string): Reply<User>',
    ],
    ['(method) Map<string, Set<number>>.get(key: string): Set<number>', 'get(key: string): Set<number>'],
    ['(property) Box<T extends string = string>.value: T extends string = string', 'value: T'],
    ['(parameter) a: A.B', 'a: A.B'],
    ['(local var) a: number', 'a: number'],
    ['(alias) function make(): Client\nimport make', 'function make(): Client'],
    ['(alias) make(): Client\nimport make', 'make(): Client'],
    ['(alias) type A = {\n    a: 1;\n}\nimport A', 'type A = {\n    a: 1;\n}'],
    ['namespace console\nvar console: Console', 'var console: Console'],
    [
      '(method) Array<() => void>.push(...items: (() => void)[]): number',
      'push(...items: (() => void)[]): number',
    ],
    [
      '(alias) function React.use<T>(a: T): T\n(alias) function React.use(): void',
      'function use<T>(a: T): T',
    ],
    [`type A = 'a' | "b's" | 'c'`, `type A = "a" | "b's" | "c"`],
    ['function run(): void\n// +3 more overloads', 'function run(): void'],
    [
      'interface Response\nvar Response: {\n    new (): Response;\n}',
      'var Response: {\n    new (): Response;\n}',
    ],
  ])('%j → %j', (info, text) => {
    expect(typeText(info)).toBe(text)
  })
})

describe('withoutKeyword', () => {
  it.each([
    ['(alias) function React.use(): void', 'use()', '(alias) use(): void'],
    ['(alias) function use<T>(): void', 'use<string>()', '(alias) use<T>(): void'],
    ['(alias) constructor Client(): Client', 'use()', '(alias) new Client(): Client'],
    ['(alias) function use(): void', 'use }', '(alias) function use(): void'],
    ['function use(): void', 'use()', 'function use(): void'],
  ])('%j at the start of %j → %j', (info, code, text) => {
    expect(withoutKeyword(info, { code, end: 3 })).toBe(text)
  })
})

describe('isInformative', () => {
  it.each([
    ['const a: number', 'const a = 1', 'a', true],
    ['const a: any', 'const a = b', 'a', false],
    ['parse(text: string): any', 'parse(b)', 'parse', true],
    ['interface A', 'let b: A', 'A', false],
    ['interface A<T>', 'let b: A', 'A', false],
    ['T in f<T>(): void', 'function f<T>', 'T', false],
    ['T extends object in f<T extends object>(): void', 'function f<T extends object>', 'T', false],
    ['undefined: undefined', 'return undefined', 'undefined', false],
    ['type const = 1', '1 as const', 'const', false],
    ['id: number', '{ id: number }', 'id', false],
    ['function run(): void', 'function run(): void {}', 'run', false],
    ['type A = 1', 'type A = 1', 'A', false],
    ['module "node:fs"', "import fs from 'node:fs'", 'fs', false],
  ])('%j in %j at %j: %j', (text, code, name, telling) => {
    const start = code.indexOf(name)
    expect(isInformative(text, { code, start, end: start + name.length })).toBe(telling)
  })
})

describe('isWellKnown', () => {
  it('is the console and the elements of HTML', () => {
    expect(isWellKnown('namespace console\nvar console: Console')).toBe(true)
    expect(isWellKnown('(method) Console.log(...data: any[]): void')).toBe(true)
    expect(isWellKnown('(property) React.JSX.IntrinsicElements.p: React.DetailedHTMLProps<>')).toBe(true)
    expect(isWellKnown('const api: Client')).toBe(false)
  })
})

describe('truncateType', () => {
  it('ends a long type at a word', () => {
    expect(truncateType('const a: 1')).toBe('const a: 1')
    expect(truncateType(`const a: ${'| string '.repeat(50)}`)).toBe(`const a: ${'| string '.repeat(34)}| …`)
  })
})
