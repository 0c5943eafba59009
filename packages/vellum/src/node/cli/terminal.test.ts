import { expect, it } from 'vitest'
import { canUpdateLines, hasColours, withDimLinks } from './terminal.js'

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

it('CLI-13: dims links to the manual where there are colours, CI logs included', () => {
  const text = 'Wrong.\n  More: https://m.example/a#b\nNext.'
  expect(withDimLinks(text, hasColours({ isTTY: true }, { CI: 'true' }))).toBe(
    'Wrong.\n\u001B[2m  More: https://m.example/a#b\u001B[22m\nNext.',
  )
  expect(withDimLinks(text, hasColours({ isTTY: true }, { NO_COLOR: '1' }))).toBe(text)
  expect(withDimLinks(text, hasColours({}, {}))).toBe(text)
})
