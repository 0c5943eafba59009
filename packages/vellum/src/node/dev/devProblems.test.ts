import { describe, expect, it } from 'vitest'
import { VellumError } from '../base/errors.js'
import { createProblemLog, textOf } from './devProblems.js'

describe('createProblemLog', () => {
  it('tells the same problem once until something changes', () => {
    const told: string[] = []
    const log = createProblemLog({ warn: (text) => void told.push(text) })
    const wrong = () => new VellumError('Wrong.', { files: ['docs/a.md:3'] })
    log.tell(wrong())
    log.tell(wrong())
    log.tell('other')
    expect(told).toEqual(['Wrong.\n  at docs/a.md:3', 'other'])
    log.forget()
    log.tell(wrong())
    expect(told).toHaveLength(3)
  })
})

describe('textOf', () => {
  it('has a stack for mistakes of the engine only', () => {
    expect(textOf(new VellumError('Wrong.'))).toBe('Wrong.')
    expect(textOf(new TypeError('Ours.'))).toMatch(/^TypeError: Ours\.\n\s+at /)
  })
})
