import { describe, expect, it } from 'vitest'
import { VellumError } from '../base/errors.js'
import { createStyleErrors } from './styleErrors.js'

/** Sheets whose errors a test decides. */
function sheets() {
  const wrong = new Map<string, string>()
  const changes: (string | undefined)[] = []
  const errors = createStyleErrors({
    checkSheet: async (file) => {
      const text = wrong.get(file)
      return text === undefined ? undefined : new VellumError(text, { code: 'invalid-css' })
    },
    onChange: (message) => changes.push(message),
    onFixed: (file) => changes.push(`fixed ${file}`),
  })
  return { wrong, changes, errors }
}

const MORE = '\n  More: https://troth-http.github.io/vellum/reference/messages#invalid-css'

describe('createStyleErrors', () => {
  it('DEV-25: reports an error once, and when it is fixed', async () => {
    const { wrong, changes, errors } = sheets()
    await errors.check('a.css')
    expect(changes).toEqual([])
    wrong.set('a.css', 'A brace.')
    await errors.check('a.css')
    await errors.check('a.css')
    expect([changes.splice(0), errors.message()]).toEqual([[`A brace.${MORE}`], `A brace.${MORE}`])
    wrong.set('b.css', 'An import.')
    await errors.check('b.css')
    wrong.clear()
    await errors.recheck()
    expect(changes).toEqual([
      `A brace.\n\nAn import.${MORE}`,
      `An import.${MORE}`,
      'fixed a.css',
      undefined,
      'fixed b.css',
    ])
  })

  it('treats an error of a check as an error of the sheet', async () => {
    const changes: (string | undefined)[] = []
    const errors = createStyleErrors({
      checkSheet: () => Promise.reject(new VellumError('No such file.', { code: 'invalid-css' })),
      onChange: (message) => changes.push(message),
      onFixed: () => {},
    })
    await errors.check('a.css')
    expect(changes).toEqual([`No such file.${MORE}`])
  })
})
