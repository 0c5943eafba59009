import { expect, it } from 'vitest'
import { VellumError } from '../base/errors.js'
import { errorReport } from './errorReport.js'

const more = (code: string) => `\n  More: https://troth-http.github.io/vellum/reference/messages#${code}`

it('shows a stack trace for errors of the engine only', () => {
  expect(errorReport(new VellumError('A is wrong.', { code: 'invalid-field', hint: 'Correct it.' }))).toBe(
    `A is wrong.\n  Correct it.${more('invalid-field')}`,
  )
  const full = { code: 'ENOSPC', syscall: 'write', path: '/a' }
  expect(errorReport(Object.assign(new Error('ENOSPC: …'), full))).toBe(
    `The disk is full: cannot write "/a" (ENOSPC).\n  Free some space on this disk.${more('disk-full')}`,
  )
  const error = new TypeError('x is not a function')
  expect(errorReport(error)).toBe(
    `Something went wrong inside of vellum. This is an error in vellum, not in your site.\n${error.stack}${more('internal-error')}`,
  )
})
