import { describe, expect, it } from 'vitest'
import { filePart } from './codeRegions.js'

const codeOf = (text: string, fragment = 'a') => {
  const part = filePart(text, fragment)
  return part.ok ? part.code : part.problem
}

describe('filePart', () => {
  it.each([
    '// #region a\nx\n// #endregion',
    '//region a\nx\n//endregion a',
    '/* #region a */\nx\n/* #endregion a */',
    '{/* #region a */}\nx\n{/* #endregion */}',
    '# region a\nx\n# endregion',
    '#region a\nx\n#endregion',
    '#pragma region a\nx\n#pragma endregion',
    '<!-- #region a -->\nx\n<!-- #endregion -->',
    '-- #region a\nx\n-- #endregion',
    '#Region "a"\nx\n#End Region',
    '% #region a\nx\n% #endregion',
    '(* #region a *)\nx\n(* #endregion *)',
    ':: #region a\nx\n:: #endregion',
    'REM #region a\nx\nREM #endregion',
    ';; region a\nx\n;; endregion',
    '// region: a\nx\n// endregion: a',
    '//- #region a\nx\n//- #endregion',
    '<%-- #region a --%>\nx\n<%-- #endregion --%>',
    '{{!-- #region a --}}\nx\n{{!-- #endregion --}}',
    '{# region a #}\nx\n{# endregion #}',
    '@* #region a *@\nx\n@* #endregion *@',
    '// <editor-fold defaultstate="collapsed" desc="a">\nx\n// </editor-fold>',
    '<!-- <editor-fold desc="a"> -->\nx\n<!-- </editor-fold> -->',
    "{$REGION 'a'}\nx\n{$ENDREGION}",
  ])('CB-19: region %j', (text) => {
    expect(codeOf(`before\n${text}\nafter\n`)).toBe('x')
  })

  it('CB-19: leaves out inner markers, blank edges and shared indentation', () => {
    const text =
      '{\n  // #region a\n\n  one {\n    // #region b\n    two\n    // #endregion b\n  }\n\n  // #endregion a\n}\n'
    expect(codeOf(text)).toBe('one {\n  two\n}')
    expect(codeOf(text, 'b')).toBe('two')
    expect(codeOf(text, '')).toBe('{\n\n  one {\n    two\n  }\n\n}')
    expect(filePart(text, 'b')).toEqual({ ok: true, code: 'two', lineNumbers: [6] })
  })

  it('CB-19: regions may overlap, and a comment about a region is none', () => {
    expect(codeOf('// #region a\n1\n// #region b\n2\n// #endregion a\n3\n// #endregion b')).toBe('1\n2')
    expect(codeOf('# region us-east\nx\r\n', '')).toBe('# region us-east\nx')
  })

  it('CB-19: lines by their numbers', () => {
    expect(codeOf('a\n  b\n  c\nd\n', 'L2-L3')).toBe('b\nc')
    expect(codeOf('a\nb\n', 'L2')).toBe('b')
    expect(codeOf('a\nb\nc\n', 'L2-')).toBe('b\nc')
    expect(codeOf('a\n', 'L1-L2')).toEqual({ type: 'no-lines', lines: 'L1-L2', count: 1 })
  })

  it('CB-19: a part that does not exist', () => {
    expect(codeOf('// #region setup\n// #endregion', 'setpu')).toEqual({
      type: 'no-region',
      name: 'setpu',
      near: 'setup',
      names: ['setup'],
    })
    expect(codeOf('\n// #region a\nx')).toEqual({ type: 'open-region', name: 'a', line: 2 })
  })
})
