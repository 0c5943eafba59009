import { toHtml } from 'hast-util-to-html'
import katex from 'katex'
import { expect, it } from 'vitest'
import { parseMarkup } from './parseMarkup.js'

// Each uses elements or attributes that others do not.
it.each([
  'x < y \\& z',
  '\\sqrt[3]{\\frac{a}{b}}',
  '\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}',
  '\\overbrace{a + b}^{\\text{"both" \\& \'more\'}}',
  '\\color{#228B22} \\cancel{x} \\tag{1}',
  '\\xrightarrow{n \\to \\infty} \\widehat{abc} \\boxed{\\colorbox{aqua}{y}}',
  '\\begin{CD} A @>a>> B \\end{CD}',
])('reads all markup of %s', (source) => {
  const markup = katex.renderToString(source, { displayMode: true })
  const canonical = (html: string) =>
    html
      .replaceAll('&amp;', '&#x26;')
      .replaceAll('&lt;', '&#x3C;')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll(' class=""', '')
      .replace(/<(\w+)([^<>]*)\/>/g, '<$1$2></$1>')
      .replace(/(<[^>]*class="[^"]*?)\s+"/g, '$1"')
  const written = toHtml({ type: 'root', children: parseMarkup(markup) as never }, { space: 'html' })
  expect(canonical(written)).toBe(canonical(markup))
})

it('rejects markup of another form', () => {
  expect(() => parseMarkup('<span><b>x</span>')).toThrow('vellum-math cannot read')
  expect(() => parseMarkup('<span title=x>y</span>')).toThrow('vellum-math cannot read: <span title=x>')
})
