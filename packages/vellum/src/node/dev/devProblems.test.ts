import { describe, expect, it } from 'vitest'
import { VellumError } from '../base/errors.js'
import { createProblemLog, errorText } from './devProblems.js'

describe('createProblemLog', () => {
  it('reports the same error once until something changes', () => {
    const reported: string[] = []
    const log = createProblemLog({ warn: (text) => void reported.push(text) })
    const wrong = () => new VellumError('Wrong.', { files: ['docs/a.md:3'] })
    log.report(wrong())
    log.report(wrong())
    log.report('other')
    expect(reported).toEqual(['Wrong.\n  at docs/a.md:3', 'other'])
    log.forget()
    log.report(wrong())
    expect(reported).toHaveLength(3)
  })
})

describe('errorText', () => {
  it('has a stack for errors of the engine only', () => {
    expect(errorText(new VellumError('Wrong.'))).toBe('Wrong.')
    expect(errorText(new TypeError('Ours.'))).toMatch(/^TypeError: Ours\.\n\s+at /)
  })
})
