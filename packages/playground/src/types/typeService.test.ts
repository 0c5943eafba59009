import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { packDeclarations } from '../node/packDeclarations.js'
import { createTypeService } from './typeService.js'

const siteDir = fileURLToPath(new URL('.', import.meta.url))
const shapes = fileURLToPath(new URL('../../fixtures/shapes.ts', import.meta.url))
const pack = packDeclarations(ts, {
  modules: [{ name: 'shapes', from: shapes }, { name: 'without-types' }],
  siteDir,
})
// One for all, as in a page: the libraries are read once.
const service = createTypeService(ts, pack)

const typed = (code: string) => ({ file: 'a.ts', code })
/** Asks at the position of `|`. */
function at<T>(
  code: string,
  ask: (program: { file: string; code: string }, offset: number) => T,
  file = 'a.ts',
): T {
  return ask({ file, code: code.replace('|', '') }, code.indexOf('|'))
}
const namesAt = (code: string, file?: string) => at(code, service.completions, file).map(({ name }) => name)

describe('problems', () => {
  it('are none in a program that is right, with top-level await and names of browsers', () => {
    const code =
      "import { circle } from 'shapes'\nconst { status } = await fetch('/')\nconsole.log(circle(2).area, status)\n"
    expect(service.problems(typed(code))).toEqual([])
  })

  it('say what is wrong, and where', () => {
    const code = "import { circle } from 'shapes'\ncircle('2')\n"
    expect(service.problems(typed(code))).toEqual([
      {
        from: code.indexOf("'2'"),
        to: code.indexOf("'2'") + 3,
        message: "Argument of type 'string' is not assignable to parameter of type 'number'.",
        code: 2345,
      },
    ])
  })

  it('are only those of the syntax while there are any', () => {
    expect(service.problems(typed('const a: string = 1\nconst b = \n')).map(({ code }) => code)).toEqual([
      1109,
    ])
  })

  it('are not looked for in JavaScript, but for its syntax', () => {
    const program = (code: string) => ({ file: 'a.js', code })
    expect(
      service.problems(program("const { circle } = require('shapes')\ncircle('2')\nunknown()\n")),
    ).toEqual([])
    expect(service.problems(program('const a: string = 1')).map(({ code }) => code)).toEqual([8010])
  })

  it('are those of the latest program, also with the same name', () => {
    expect(service.problems(typed('const a: string = 1'))).toHaveLength(1)
    expect(service.problems(typed("const a: string = '1'"))).toEqual([])
  })

  it('name a module that programs cannot import, and none without types', () => {
    const code = "import a from 'without-types'\nimport b from 'elsewhere'\na.b(b)\n"
    expect(service.problems(typed(code)).map(({ message }) => message)).toEqual([
      "Cannot find module 'elsewhere' or its corresponding type declarations.",
    ])
  })

  it('are twenty at most', () => {
    expect(service.problems(typed('unknown()\n'.repeat(30)))).toHaveLength(20)
  })
})

describe('completions', () => {
  it('are the members of a value, in TypeScript and JavaScript', () => {
    expect(namesAt("import { circle } from 'shapes'\ncircle(2).|")).toEqual(['area', 'radius', 'scale'])
    expect(namesAt("const { circle } = require('shapes')\ncircle(2).|", 'a.cjs')).toEqual([
      'area',
      'radius',
      'scale',
    ])
  })

  it('are the exports of a module, and its name', () => {
    expect(namesAt("import { | } from 'shapes'")).toContain('circle')
    expect(namesAt("import {} from '|'")).not.toContain('./fixtures/shapes')
  })

  it('rank a local name before a global one', () => {
    const found = at('const fetched = 1\nconsole.log(fet|)', service.completions)
    const rankOf = (wanted: string) => found.find(({ name }) => name === wanted)!.rank
    expect(rankOf('fetched')).toBeLessThan(rankOf('fetch'))
  })

  it('replace the dot where a name needs brackets', () => {
    const found = at("const a = { 'b-c': 1 }\na.|", service.completions)
    expect(found).toEqual([{ name: 'b-c', kind: 'property', rank: 11, insert: '["b-c"]', from: 24 }])
  })

  it('are none in a string and behind the name of a new variable', () => {
    expect(namesAt("console.log('a.|')")).toEqual([])
    expect(namesAt('const na|')).toEqual([])
  })
})

describe('descriptions', () => {
  it('have the type and the first sentence of a completion', () => {
    const code = "import { circle } from 'shapes'\ncircle(2).|"
    const described = at(code, (program, offset) => service.completion(program, offset, 'scale'))
    expect(described).toEqual({
      text: '(method) Circle.scale(factor: number): Circle',
      doc: 'A circle of another size, as Circle.radius says.',
    })
  })

  it('have the position of a name', () => {
    const code = "import { circle } from 'shapes'\ncir|cle(2)"
    expect(at(code, service.name)).toEqual({
      text: '(alias) circle(radius: number): Circle\nimport circle',
      doc: 'Makes a circle.',
      from: 32,
      to: 38,
    })
    expect(at('| const a = 1', service.name)).toBeUndefined()
  })
})
