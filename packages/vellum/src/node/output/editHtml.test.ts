import { describe, expect, it } from 'vitest'
import { editHtml } from './editHtml.js'

describe('editHtml', () => {
  it('leaves every other character as it is', () => {
    const html =
      "<!DOCTYPE html>\r\n<P  CLASS=a title='b'>&quot;c&amp d</b> <br/ ><i>e<p>f<!-- x --><table><td>g"
    expect(editHtml(html, () => {})).toBe(html)
    expect(
      editHtml(html, (_, { replaceAttribute }) => replaceAttribute('title', (text) => `data-${text}`)),
    ).toBe(html.replace('title', 'data-title'))
  })

  it('removes an attribute with the space before it, and adds one after the others', () => {
    expect(
      editHtml('<p id="a"\n hidden class="b">x</p><img hidden><br hidden />', (_, editor) => {
        editor.replaceAttribute('hidden', () => '')
        editor.addAttribute('title="c"')
      }),
    ).toBe('<p id="a" class="b" title="c">x</p><img title="c"><br title="c"/>')
  })

  it('removes elements with all that is in them, changes or not', () => {
    expect(
      editHtml('<p>a<button id="b"><i id="c">d</i></button>e</p>', ({ name }, editor) => {
        if (name === 'button') editor.remove()
        else editor.replaceAttribute('id', () => 'id="x"')
      }),
    ).toBe('<p>ae</p>')
  })

  it('changes tags that nothing closes', () => {
    expect(
      editHtml('<p><b id="a">x<p>y<table><tr><td>z</table>', (_, { addAttribute }) => addAttribute('k')),
    ).toBe('<p k><b id="a" k>x<p k>y<table k><tr k><td k>z</table>')
  })

  it('changes elements in templates, but neither text nor comments', () => {
    expect(
      editHtml(
        '<template><p id="a"></p></template><!-- <p id="b"> --><textarea><p id="c"></textarea>',
        (_, { replaceAttribute }) => replaceAttribute('id', () => 'id="x"'),
      ),
    ).toBe('<template><p id="x"></p></template><!-- <p id="b"> --><textarea><p id="c"></textarea>')
  })
})
