import { describe, expect, it } from 'vitest'
import { programPosition, programStack } from './stack.js'

const source = {
  url: 'blob:null/program',
  file: 'retry.ts',
  positionOf: ({ line, column }: { line: number; column: number }) => ({ line, column: column - 1 }),
  named: (text: string) => text.replaceAll('blob:null/program', 'retry.ts'),
}

function errorWith(stack: unknown): Error {
  return Object.assign(new TypeError('no'), { stack })
}

const CHROMIUM = `TypeError: no
    at request (blob:null/relay:9:9)
    at main (blob:null/program:3:10)
    at async blob:null/program:7:2
    at new Point (blob:null/program:8:2)
    at blob:null/program:9:3`

const FIREFOX = `request@blob:null/relay:9:9
main@blob:null/program:3:10
async*@blob:null/program:7:2
@blob:null/program:9:3
`

describe('programStack', () => {
  it('keeps the lines of the program, as Chromium reports them', () => {
    expect(programStack(errorWith(CHROMIUM), source)).toBe(`TypeError: no
    at main (retry.ts:3:9)
    at async retry.ts:7:1
    at new Point (retry.ts:8:1)
    at retry.ts:9:2`)
  })

  it('reads the stacks of Firefox and Safari the same', () => {
    expect(programStack(errorWith(FIREFOX), source)).toBe(`TypeError: no
    at main (retry.ts:3:9)
    at async retry.ts:7:1
    at retry.ts:9:2`)
  })

  it('keeps a message of several lines', () => {
    expect(programStack(errorWith('Error: one\ntwo\n    at blob:null/program:1:2'), source)).toBe(
      'Error: one\ntwo\n    at retry.ts:1:1',
    )
  })

  it('replaces URLs in messages with names', () => {
    expect(programStack(errorWith('TypeError: cannot load blob:null/program'), source)).toBe(
      'TypeError: cannot load retry.ts',
    )
  })

  it('shows ten lines at most', () => {
    const stack = programStack(
      errorWith(`RangeError: deep${'\n    at f (blob:null/program:1:2)'.repeat(50)}`),
      source,
    )
    expect(String(stack).split('\n')).toHaveLength(11)
  })

  it('leaves a stack unchanged that is not a string', () => {
    expect(programStack(errorWith(undefined), source)).toBe(undefined)
    expect(programStack(errorWith(5), source)).toBe(5)
  })

  it('reads a long message without delay', () => {
    const stack = programStack(
      errorWith(`Error: ${'x'.repeat(5_000_000)}\n    at blob:null/program:1:2`),
      source,
    )
    expect(String(stack).length).toBeLessThan(50_000)
    expect(stack).toMatch(/\n {4}at retry\.ts:1:1$/)
  })
})

describe('programPosition', () => {
  it('returns the innermost line of the program', () => {
    expect(programPosition(CHROMIUM, source)).toEqual({ line: 3, column: 9 })
    expect(programPosition(FIREFOX, source)).toEqual({ line: 3, column: 9 })
    expect(programPosition('Error: no\n    at blob:null/relay:1:1', source)).toBe(undefined)
    expect(programPosition(undefined, source)).toBe(undefined)
  })
})
