import { describe, expect, it } from 'vitest'
import { type MathOptions, math } from './index.js'

describe('math', () => {
  it('is a plugin with Markdown syntax, and styles for pages that have formulas', () => {
    expect(math()).toEqual({
      name: 'vellum-math',
      config: {
        markdown: { remarkPlugins: [[expect.any(Function), { macros: {}, errorSeverity: 'throw' }]] },
        theme: { pageCss: { 'vm-math': expect.stringMatching(/math\.css$/) } },
      },
    })
  })

  it.each<[string, unknown]>([
    ['math() has no option "macro". Its options are macros and errorSeverity.', { macro: {} }],
    ["math(): `errorSeverity` must be 'throw' or 'warn'.", { errorSeverity: 'ignore' }],
    ["math(): `macros` must be an object such as { '\\\\R': '\\\\mathbb{R}' }.", { macros: ['\\R'] }],
    ['math(): `macros` must have strings as values; that of "\\R" is not.', { macros: { '\\R': 1 } }],
    [
      `math(): "R" in \`macros\` is not a command. Write a backslash and letters: '\\\\R' in JavaScript.`,
      { macros: { R: '\\mathbb{R}' } },
    ],
  ])('throws: %s', (message, options) => {
    expect(() => math(options as MathOptions)).toThrow(new TypeError(message))
  })
})
