import { describe, expect, it } from 'vitest'
import { scriptsOf } from './htmlScripts'

describe('scriptsOf', () => {
  it('keeps the lines of a module where they are', () => {
    expect(scriptsOf('<p>\n<script type="module">\n  a()\n</script>')).toEqual([
      { type: 'module', code: `   \n${' '.repeat(22)}\n  a()\n` },
    ])
  })

  it('makes one script of all that are not modules', () => {
    const [script, ...others] = scriptsOf('<script>\na()\n</script>\n<script>\nb()\n</script>')
    expect(others).toEqual([])
    expect(script?.code.split('\n').map((line) => line.trim())).toEqual(['', 'a()', '', '', 'b()', ''])
  })

  it('leaves out import maps, data and scripts from files', () => {
    expect(
      scriptsOf(
        '<script type="importmap">{}</script><script src="a.js"></script><script type="application/json">{}</script>',
      ),
    ).toEqual([])
  })
})
