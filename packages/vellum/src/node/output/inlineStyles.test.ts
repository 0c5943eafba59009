import { describe, expect, it } from 'vitest'
import { collectInlineStyles, deferStyles } from './inlineStyles.js'

describe('collectInlineStyles', () => {
  const both = (html: string) => {
    const styles = collectInlineStyles()
    return [styles.replace(html), styles.css()]
  }

  it.each([
    [
      'gives an element a class',
      '<p style="color:red">x</p>',
      '<p class="vl-s-f1ff77e5">x</p>',
      '.vl-s-f1ff77e5{color:red}\n',
    ],
    [
      'adds to the classes that it has, on either side',
      '<p class="a" style="color:red">x</p><p style="color:red" class="b" id="c">y</p>',
      '<p class="a vl-s-f1ff77e5">x</p><p class="b vl-s-f1ff77e5" id="c">y</p>',
      '.vl-s-f1ff77e5{color:red}\n',
    ],
    [
      'keeps the end of an element that closes itself',
      '<img src="/a.png" style="width:50%"/>',
      '<img src="/a.png" class="vl-s-7eaecc77"/>',
      '.vl-s-7eaecc77{width:50%}\n',
    ],
    ['drops a style that says nothing', '<p style=" ">x</p>', '<p>x</p>', ''],
    ['leaves text alone', '<p>write <code> style="a"</code></p>', '<p>write <code> style="a"</code></p>', ''],
    ['leaves HTML without styles alone', '<p>x</p>', '<p>x</p>', ''],
  ])('%s', (_, html, expected, css) => {
    expect(both(html)).toEqual([expected, css])
  })

  it('escapes the end of a rule in a style', () => {
    expect(both('<p style="color:red}body{display:none">x</p>')[1]).toMatch(
      /^\.vl-s-[\da-f]{8}\{color:redbodydisplay:none\}\n$/,
    )
  })

  it.each([
    ['React', '&quot;', '&amp;'],
    ['the compiler', '&#x22;', '&#x26;'],
    ['an author', '&#34;', '&AMP;'],
  ])('reads quoted values in the notation of %s', (_, quote, and) => {
    const style = `font-family:${quote}A ${and} B${quote}`
    expect(both(`<p style="${style}">x</p>`)[1]).toContain('{font-family:"A & B"}')
  })
})

describe('deferStyles', () => {
  it('renames the styles of all elements, in templates too', () => {
    expect(
      deferStyles(
        '<p style="a" id="b">style="c"</p><template><i class="d" style=e></i></template><img STYLE="f"/>',
      ),
    ).toBe(
      '<p data-style="a" id="b">style="c"</p><template><i class="d" data-style=e></i></template><img data-STYLE="f"/>',
    )
    expect(deferStyles('<p>a</p>')).toBe('<p>a</p>')
  })
})
