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

it('reports what code of the configuration throws later as an error of the site', () => {
  const error = new TypeError('x is undefined')
  error.stack = `TypeError: x is undefined
    at visit (/site/node_modules/unist-util-visit/index.js:3:1)
    at transformer (file:///site/.vellum/config-3d5f7c1e-1b1a-4c39-9a52-0c7cf2a3b111.mjs:12:7)
    at run (file:///engine/dist/node/bundle/build.js:1:1)`
  expect(errorReport(error)).toBe(
    `Code of the configuration threw an error that nothing waited for.\n  at /site/node_modules/unist-util-visit/index.js:3:1\n  A plugin of the site does something after it has returned: let it return its promise, or catch the error; the cause is below.\nCause: x is undefined${more('plugin-threw')}`,
  )
})
