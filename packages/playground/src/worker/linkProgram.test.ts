import { describe, expect, it } from 'vitest'
import { linkProgram } from './linkProgram.js'

const ADDRESS = 'blob:null/0123456789'
const urlOf = () => ADDRESS

function importsOf(code: string) {
  return [...code.matchAll(/'(relay)'/g)].map(({ index }) => ({
    from: index + 1,
    to: index + 6,
    name: 'relay',
  }))
}

describe('linkProgram', () => {
  it('replaces names with URLs', () => {
    const code = "import { a } from 'relay'\nexport * from 'relay'\n"
    expect(linkProgram({ code, imports: importsOf(code) }, { urlOf }).code).toBe(
      `import { a } from '${ADDRESS}'\nexport * from '${ADDRESS}'\n`,
    )
  })

  it('wraps the program in a function without moving its lines', () => {
    const { code } = linkProgram(
      { code: 'a\n// b', imports: [] },
      { urlOf, prefix: 'f(() => {', suffix: '\n})' },
    )
    expect(code).toBe('f(() => {a\n// b\n})')
  })

  it('maps every position back', () => {
    const code = "const a = import('relay'); b(import('relay')); c()\nd(); import('relay').then(e)\n\nf()"
    const linked = linkProgram(
      { code, imports: importsOf(code) },
      { urlOf, prefix: 'f(() => {', suffix: '\n})' },
    )
    const lines = linked.code.split('\n')
    for (const [word, line, column] of [
      ['const', 1, 1],
      ['b(', 1, 28],
      ['c()', 1, 48],
      ['d()', 2, 1],
      ['then', 2, 22],
      ['f()', 4, 1],
    ] as const) {
      const at = lines[line - 1]!.lastIndexOf(word) + 1
      expect([word, linked.positionOf({ line, column: at })]).toEqual([word, { line, column }])
    }
  })

  it('maps positions beyond the program to its end', () => {
    const linked = linkProgram({ code: 'ab', imports: [] }, { urlOf, suffix: '\n})' })
    expect(linked.positionOf({ line: 2, column: 3 })).toEqual({ line: 2, column: 1 })
  })
})
