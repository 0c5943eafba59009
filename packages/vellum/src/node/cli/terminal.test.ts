import { expect, it } from 'vitest'
import { canUpdateLines } from './terminal.js'

it.each([
  [true, {}, true],
  [true, { TERM: 'xterm-256color', NO_COLOR: '', CI: '' }, true],
  [undefined, {}, false],
  [false, { TERM: 'xterm' }, false],
  [true, { CI: 'true' }, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { TERM: 'dumb' }, false],
])('CLI-2: a terminal %s in %j can update lines: %s', (isTTY, env, expected) => {
  expect(canUpdateLines({ isTTY }, env)).toBe(expected)
})
