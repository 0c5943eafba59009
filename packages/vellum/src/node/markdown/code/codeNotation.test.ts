import { describe, expect, it } from 'vitest'
import { codeToRun, hideRemovedLines, readNotation, showRemovedLines } from './codeNotation.js'

const shown = (code: string) =>
  readNotation(code).lines.map(({ text, notes, words }) => [
    text,
    ...notes,
    ...words.map((word) => `"${word}"`),
  ])

describe('readNotation', () => {
  it.each([
    ['a() // [!code ++]', 'a()'],
    ['a() /* [!code ++] */', 'a()'],
    ['<A /> {/* [!code ++] */}', '<A />'],
    ['a # [!code ++]', 'a'],
    ['<p> <!-- [!code ++] -->', '<p>'],
    ['SELECT 1; -- [!code ++]', 'SELECT 1;'],
    ['\\section{A} % [!code ++]', '\\section{A}'],
    ['(foo) ; [!code ++]', '(foo)'],
    ["Dim x ' [!code ++]", 'Dim x'],
    ['echo x REM [!code ++]', 'echo x'],
    ['let x (* [!code ++] *)', 'let x'],
    ['main {- [!code ++] -}', 'main'],
    ['print *, x ! [!code ++]', 'print *, x'],
    ['set x " [!code ++]', 'set x'],
    ['{"a": 1} // [!code ++]', '{"a": 1}'],
    ['i-- // [!code ++]', 'i--'],
    ['a() // [!code++]', 'a()'],
    ['a() // why [!code ++]', 'a() // why'],
    ['a() /* why [!code ++] */', 'a() /* why */'],
    ['p a //- [!code ++]', 'p a'],
    ['{{ a }} {# [!code ++] #}', '{{ a }}'],
    ['{{a}} {{!-- [!code ++] --}}', '{{a}}'],
    ['@a @* [!code ++] *@', '@a'],
    ['<%= a %> <%# [!code ++] %>', '<%= a %>'],
    ['<%= a %> <%-- [!code ++] --%>', '<%= a %>'],
    ['echo a & :: [!code ++]', 'echo a &'],
    ['$a <# [!code ++] #>', '$a'],
    ['f() --[[ [!code ++] ]]', 'f()'],
  ])('CB-16: %s', (written, text) => {
    expect(shown(written)).toEqual([[text, 'added']])
  })

  it('CB-16: counts lines from the line, or from the next one after a comment alone in its line', () => {
    expect(shown('a // [!code --:2]\nb\nc')).toEqual([['a', 'removed'], ['b', 'removed'], ['c']])
    expect(shown('# [!code hl:2]\na\nb\nc')).toEqual([['a', 'highlight'], ['b', 'highlight'], ['c']])
    expect(shown('a // [!code focus] [!code error]')).toEqual([['a', 'focus', 'error']])
    expect(shown('a // [!code focus] // [!code error]')).toEqual([['a', 'focus', 'error']])
    expect(shown('<!-- [!code focus:2] --> <!-- [!code error] -->\na\nb')).toEqual([
      ['a', 'focus', 'error'],
      ['b', 'focus'],
    ])
    expect(shown('// [!code word:a:1]\na\na // [!code word:b\\:c]\nd')).toEqual([
      ['a', '"a"'],
      ['a', '"b:c"'],
      ['d', '"b:c"'],
    ])
  })

  it('CB-16: reads signs without a space, and shows the escaped ones', () => {
    expect(shown('a // [!code--:2]\nb\n# [!code++]\nc // [!!code++]')).toEqual([
      ['a', 'removed'],
      ['b', 'removed'],
      ['c // [!code++]', 'added'],
    ])
  })

  it.each([
    ['a // [!code add]', '[!code ++]'],
    ['a // [!code Removed:2]', '[!code --]:2'],
    ['a // [!code warn]', '[!code warning]'],
    ['a // [!code word]', '[!code word:…]'],
    ['a // [!code zzz]', undefined],
  ])('CB-16: %s is unknown', (written, meant) => {
    const [unread] = readNotation(written).unread
    expect(unread).toMatchObject({ isKnown: false, meant: meant?.replace(/\](:\d)$/, '$1]') })
  })

  it('CB-16: leaves what is no comment, and names that do not exist', () => {
    expect(shown('[!code ++] a\na // [!!code ++]')).toEqual([['[!code ++] a'], ['a // [!code ++]']])
    expect(readNotation('a // [!code foucs]\n[!code ++] b\nls [!code ]x').unread).toEqual([
      { written: '[!code foucs]', line: 0, column: 5, meant: '[!code focus]', isKnown: false },
      { written: '[!code ++]', line: 1, column: 0, meant: undefined, isKnown: true },
    ])
  })
})

describe('codeToRun', () => {
  it('CB-17: has neither comments nor removed lines', () => {
    expect(codeToRun('a() // [!code --]\nb() // [!code ++]\n// [!code hl]\nc()')).toBe('b()\nc()')
    expect(codeToRun('a() // [!code --]')).toBe('a()')
    expect(codeToRun('plain')).toBe('plain')
  })

  it('CB-17: hides removed lines from compilers, and shows them again', () => {
    const code = 'const a = 1 // [!code --]\nconst a = 2'
    const hidden = hideRemovedLines(code)
    expect(hidden.split('\n')).toEqual([expect.stringMatching(/^\/\/ \[!removed:[\w-]+\]$/), 'const a = 2'])
    expect(showRemovedLines(hidden)).toBe(code)
  })
})
