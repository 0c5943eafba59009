import { expect, it } from 'vitest'
import { commentProse, jsxProse } from './otherProse'

it('keeps the text and the lines of JSX', () => {
  const source = [
    "import a from 'a'",
    '<p className="a">',
    '  At most <code>timeout</code> of 30 s.',
    '</p>',
  ].join('\n')
  expect(jsxProse(source)).toBe('\n\nAt most `timeout` of 30 s.\n')
})

it('ends a sentence with each text of an array', () => {
  expect(jsxProse("['Vue 3', '/vue3'],\n'migrate from axios',")).toBe(
    "['Vue 3', '/vue3'. \n'migrate from axios. ",
  )
})

it('keeps the sentences and the lines of doc comments', () => {
  const source = [
    '/** One of seven. */',
    'const limit = 30_000 // 30 s',
    '/**',
    ' * At most 30 s.',
    ' *',
    ' * @default 30 s',
    ' */',
    'timeout: 1',
    '  /** Another. */',
  ]
  expect(commentProse(source.join('\n')).split('\n')).toEqual([
    'One of seven.',
    '',
    '',
    'At most 30 s.',
    '',
    '',
    '',
    '',
    'Another.',
  ])
})
