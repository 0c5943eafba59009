import { expect, it } from 'vitest'
import { VellumError } from '../base/errors.js'
import { errorReport } from './errorReport.js'

it('shows a stack trace for errors of the engine only', () => {
  expect(errorReport(new VellumError('A is wrong.', { hint: 'Correct it.' }))).toBe(
    'A is wrong.\n  Correct it.',
  )
  const full = { code: 'ENOSPC', syscall: 'write', path: '/a' }
  expect(errorReport(Object.assign(new Error('ENOSPC: …'), full))).toBe(
    'The disk is full: cannot write "/a" (ENOSPC).\n  Free some space on this disk.',
  )
  const error = new TypeError('x is not a function')
  expect(errorReport(error)).toBe(
    `Something went wrong inside of vellum. This is an error in vellum, not in your site.\n${error.stack}`,
  )
})
