import { describe, expect, it } from 'vitest'
import { linkProgram } from './linkProgram'

const ADDRESS = 'blob:null/0123456789'
const addressOf = () => ADDRESS

function importsOf(code: string) {
  return [...code.matchAll(/'(troth)'/g)].map(({ index }) => ({
    from: index + 1,
    to: index + 6,
    name: 'troth',
  }))
}

describe('linkProgram', () => {
  it('puts addresses in place of names', () => {
    const code = "import { a } from 'troth'\nexport * from 'troth'\n"
    expect(linkProgram({ code, imports: importsOf(code) }, { addressOf }).code).toBe(
      `import { a } from '${ADDRESS}'\nexport * from '${ADDRESS}'\n`,
    )
  })

  it('puts a function around the program without moving its lines', () => {
    const { code } = linkProgram(
      { code: 'a\n// b', imports: [] },
      { addressOf, prefix: 'f(() => {', suffix: '\n})' },
    )
    expect(code).toBe('f(() => {a\n// b\n})')
  })

  it('finds every place again', () => {
    const code = "const a = import('troth'); b(import('troth')); c()\nd(); import('troth').then(e)\n\nf()"
    const linked = linkProgram(
      { code, imports: importsOf(code) },
      { addressOf, prefix: 'f(() => {', suffix: '\n})' },
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
      expect([word, linked.placeOf({ line, column: at })]).toEqual([word, { line, column }])
    }
  })

  it('keeps places that lie beyond the program at its end', () => {
    const linked = linkProgram({ code: 'ab', imports: [] }, { addressOf, suffix: '\n})' })
    expect(linked.placeOf({ line: 2, column: 3 })).toEqual({ line: 2, column: 1 })
  })
})
