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

  it('RP-5, DEV-11: prints a warning of a part once, until it was gone', () => {
    const printed: string[] = []
    const log = createProblemLog({ warn: (text) => void printed.push(text) })
    const one = new VellumError('One.')
    log.warn('content', [one])
    log.forget()
    log.warn('content', [one, new VellumError('Two.')])
    log.warn('config', [one])
    expect(printed.splice(0)).toEqual(['One.', 'Two.', 'One.'])
    log.warn('content', [])
    log.warn('content', [one])
    expect(printed).toEqual(['One.'])
  })
})

describe('errorText', () => {
  it('has a stack for errors of the engine only', () => {
    expect(errorText(new VellumError('Wrong.'))).toBe('Wrong.')
    expect(errorText(new TypeError('Ours.'))).toMatch(/^TypeError: Ours\.\n\s+at /)
  })
})
