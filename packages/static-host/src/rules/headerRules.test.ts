import { describe, expect, it } from 'vitest'
import { headersFor, parseHeaders } from './headerRules.js'

describe('parseHeaders', () => {
  it('reads paths with their headers', () => {
    const text = '# All\n/*\n  A: 1; b\n  B: two\n\n/frame.html\n  ! A\r\n  C:\n'
    expect(parseHeaders(text)).toEqual([
      { path: '/*', headers: { A: '1; b', B: 'two' } },
      { path: '/frame.html', headers: { A: undefined, C: '' } },
    ])
  })

  it('ignores what is neither a path nor a header', () => {
    expect(parseHeaders('  A: 1\n/x\n  nothing here\n')).toEqual([{ path: '/x', headers: {} }])
  })
})

describe('headersFor', () => {
  const rules = parseHeaders('/*\n  A: 1\n/docs/*\n  A: 2\n  B: 3\n/docs/frame\n  ! A\n')

  it.each([
    ['/', { A: '1' }],
    ['/docs/x', { A: '2', B: '3' }],
    ['/docs/frame', { A: undefined, B: '3' }],
    ['/docs/frame/x', { A: '2', B: '3' }],
  ])('lets the last rule for %s win', (path, expected) => {
    expect(headersFor(path, rules)).toEqual(expected)
  })
})
