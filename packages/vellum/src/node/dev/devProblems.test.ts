import { describe, expect, it } from 'vitest'
import { VellumError } from '../base/errors.js'
import { createProblemLog, errorText } from './devProblems.js'

const MORE = '\n  More: https://troth-http.github.io/vellum/reference/messages#invalid-field'

describe('createProblemLog', () => {
  it('reports the same error once until something changes', () => {
    const reported: string[] = []
    const log = createProblemLog({ warn: (text) => void reported.push(text) })
    const wrong = () => new VellumError('Wrong.', { code: 'invalid-field', files: ['docs/a.md:3'] })
    log.report(wrong())
    log.report(wrong())
    log.report('other')
    expect(reported).toEqual([`Wrong.\n  at docs/a.md:3${MORE}`, 'other'])
    log.forget()
    log.report(wrong())
    expect(reported).toHaveLength(3)
  })

  it('RP-5, DEV-11: prints a warning of a part once, until it was gone', () => {
    const printed: string[] = []
    const log = createProblemLog({ warn: (text) => void printed.push(text) })
    const one = new VellumError('One.', { code: 'invalid-field' })
    log.warn('content', [one])
    log.forget()
    log.warn('content', [one, new VellumError('Two.', { code: 'invalid-field' })])
    log.warn('config', [one])
    expect(printed.splice(0)).toEqual([`One.${MORE}`, `Two.${MORE}`, `One.${MORE}`])
    log.warn('content', [])
    log.warn('content', [one])
    expect(printed).toEqual([`One.${MORE}`])
  })

  it('CLI-13: links each kind of message once, after all warnings of a part', () => {
    const printed: string[] = []
    const log = createProblemLog({ warn: (text) => void printed.push(text) })
    const wrong = (message: string) => new VellumError(message, { code: 'invalid-field' })
    log.warn('content', [wrong('One.'), new VellumError('Two.', { code: 'broken-link' }), wrong('Three.')])
    expect(printed).toEqual(['One.', 'Two.', `Three.${MORE}${MORE.replace('invalid-field', 'broken-link')}`])
  })
})

describe('errorText', () => {
  it('has a stack for errors of the engine only', () => {
    expect(errorText(new VellumError('Wrong.', { code: 'invalid-field' }))).toBe(`Wrong.${MORE}`)
    expect(errorText(new TypeError('Ours.'))).toMatch(/^TypeError: Ours\.\n\s+at /)
  })
})
