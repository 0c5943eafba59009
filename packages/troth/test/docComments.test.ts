// The website's reference is generated from doc comments, so every exported
// name and every member of it must have one; an option also says its default.

import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const entries = ['', 'auth/', 'fetch/', 'mock/', 'openapi/', 'progress/', 'sse/'].map((folder) =>
  fileURLToPath(new URL(`../src/${folder}index.ts`, import.meta.url)),
)
const program = ts.createProgram(entries, {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  types: [],
})
const checker = program.getTypeChecker()
const exported = entries
  .map((entry) => program.getSourceFile(entry) as ts.SourceFile)
  .flatMap((source) => checker.getExportsOfModule(checker.getSymbolAtLocation(source) as ts.Symbol))
  .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))

const comment = (symbol: ts.Symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()
const tags = (symbol: ts.Symbol) => new Set(symbol.getJsDocTags(checker).map(({ name }) => name))

/** The members that the library itself declares, by `Name.member`. */
function membersOf(symbol: ts.Symbol): [string, ts.Symbol][] {
  return [...(symbol.members?.values() ?? [])]
    .filter(({ flags }) => flags & (ts.SymbolFlags.Property | ts.SymbolFlags.Method))
    .filter((member) => !['name', 'kind'].includes(member.name) || symbol.name === 'TrothError')
    .filter((member) => !member.getJsDocTags(checker).some(({ name }) => name === 'internal'))
    .map((member) => [`${symbol.name}.${member.name}`, member])
}

const OPTIONS = /^\w+Options$/
const isFunction = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Function) !== 0

describe('doc comments', () => {
  it.each(exported.map((symbol) => [symbol.name, symbol] as const))(
    '%s says what it is for, member by member',
    (_, symbol) => {
      expect(comment(symbol), symbol.name).not.toBe('')
      for (const [name, member] of membersOf(symbol)) expect(comment(member), name).not.toBe('')
    },
  )

  it('tell the default of every option', () => {
    const options = exported.filter(({ name }) => OPTIONS.test(name)).flatMap(membersOf)
    expect(options.length).toBeGreaterThan(20)
    expect(options.filter(([, member]) => !tags(member).has('default')).map(([name]) => name)).toEqual([])
  })

  it('give every function and method parameters, an example and a result', () => {
    const client = exported.filter(({ name }) => name === 'TrothClient').flatMap(membersOf)
    const callable = [
      ...exported.filter(isFunction).map((symbol) => [symbol.name, symbol] as const),
      ...client.filter(([name]) => name !== 'TrothClient.safe'),
    ]
    expect(callable).toHaveLength(28)
    for (const [name, symbol] of callable) {
      for (const tag of ['param', 'returns', 'example'])
        expect(tags(symbol).has(tag), `${name} @${tag}`).toBe(true)
    }
  })
})
