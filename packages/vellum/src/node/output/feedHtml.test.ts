import { describe, expect, it } from 'vitest'
import { feedHtml } from './feedHtml.js'

const html = (text: string) => feedHtml(text, 'https://site.example/blog/a')

describe('feedHtml', () => {
  it.each([
    ['<a href="/docs/a?q=1&amp;r=2#h">A</a>', '<a href="https://site.example/docs/a?q=1&amp;r=2#h">A</a>'],
    ['<a href="/a?q=1&#38;r=&eacute;">A</a>', '<a href="https://site.example/a?q=1&amp;r=%C3%A9">A</a>'],
    ['<a href="#h">A</a>', '<a href="https://site.example/blog/a#h">A</a>'],
    ["<a href='./b'>A</a>", '<a href="https://site.example/blog/b">A</a>'],
    ['<a href="https://e.example/x">A</a>', '<a href="https://e.example/x">A</a>'],
    ['<a href="mailto:a@e.example">A</a>', '<a href="mailto:a@e.example">A</a>'],
    ['<img alt="a > b" src="/i.png">', '<img alt="a > b" src="https://site.example/i.png">'],
    [
      '<img srcset="/a.png 1x, /b.png 2x" src="/a.png"/>',
      '<img srcset="https://site.example/a.png 1x, https://site.example/b.png 2x" src="https://site.example/a.png"/>',
    ],
    ['<video poster="/p.png"></video>', '<video poster="https://site.example/p.png"></video>'],
  ])('BL-7: makes URLs absolute in %s', (text, expected) => {
    expect(html(text)).toBe(expected)
  })

  it('leaves text unchanged that looks like an attribute', () => {
    const text = '<p>Write href="/a" or &lt;a href="/b"&gt;.</p><code>src="/x"</code>'
    expect(html(text)).toBe(text)
  })

  it('drops links of headings to themselves, and buttons', () => {
    expect(
      html(
        '<h2 id="a">A<a href="#a" class="hash-link" title="Direct link to A">\u200B</a></h2><button>B</button>',
      ),
    ).toBe('<h2 id="a">A</h2>')
  })
})
