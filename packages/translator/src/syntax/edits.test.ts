import { describe, expect, it } from 'vitest'
import { Edits } from './edits.js'

const source = 'one two three'
const all = { from: 0, to: source.length }

describe('Edits', () => {
  it('changes ranges, and leaves the rest', () => {
    const edits = new Edits(source)
    edits.replace({ from: 8, to: 13 }, '3')
    edits.replace({ from: 0, to: 3 }, '1')
    edits.insert(4, '(')
    expect(edits.render(all)).toBe('1 (two 3')
    expect(edits.render({ from: 4, to: 13 })).toBe('(two 3')
  })

  it('replaces the changes inside of a range', () => {
    const edits = new Edits(source)
    edits.replace({ from: 0, to: 3 }, '1')
    edits.replace({ from: 0, to: 7 }, `[${edits.render({ from: 0, to: 7 })}]`)
    expect(edits.render(all)).toBe('[1 two] three')
  })

  it('takes changes back', () => {
    const edits = new Edits(source)
    edits.replace({ from: 0, to: 3 }, '1')
    edits.replace({ from: 4, to: 7 }, '2')
    edits.discard({ from: 4, to: 13 })
    expect(edits.render(all)).toBe('1 two three')
  })
})
