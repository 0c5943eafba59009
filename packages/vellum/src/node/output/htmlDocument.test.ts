import { describe, expect, it } from 'vitest'
import { htmlDocument, scriptText, writeTag } from './htmlDocument.js'

const site = {
  locale: { name: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', baseUrl: '/' },
} as const

describe('htmlDocument', () => {
  it('puts the parts together (SEO-1)', () => {
    expect(
      htmlDocument({
        site,
        page: { classNames: ['docs-wrapper', 'plugin-docs'] },
        head: [
          { tagName: 'meta', attributes: { charset: 'UTF-8' } },
          { tagName: 'title', attributes: {}, innerHTML: 'A' },
          { tagName: 'link', attributes: { rel: 'stylesheet', href: '/a.css' } },
          { tagName: 'html', attributes: { class: 'own', 'data-x': '1' } },
          { tagName: 'body', attributes: { class: 'b' } },
        ],
        body: '<main>x</main>',
        prepaint: 'go()',
        banner: 'look()',
        data: '{"a":"</script>"}',
        attributes: { 'data-theme': 'light' },
      }),
    ).toBe(
      '<!doctype html>\n<html lang="en" dir="ltr" class="docs-wrapper plugin-docs own" data-has-hydrated="false"' +
        ' data-theme="light" data-x="1"><head><meta charset="UTF-8"><title>A</title><script>go()</script><script>look()</script>' +
        '<link rel="stylesheet" href="/a.css"><link rel="expect" href="#__vellum-page" blocking="render"></head><body class="b"><div id="__vellum"><main>x</main></div>' +
        '<script type="application/json" id="__vellum-page">{"a":"\\u003c/script>"}</script></body></html>\n',
    )
  })

  it('is painted in parts if it is long', () => {
    const painted = (body: string) =>
      htmlDocument({ site, page: { classNames: [] }, head: [], body, data: '{}' }).includes('rel="expect"')
    expect([painted('x'.repeat(250_000)), painted('x'.repeat(250_001))]).toEqual([true, false])
  })

  it('has no empty elements', () => {
    expect(htmlDocument({ site, page: { classNames: [] }, head: [], body: '' })).toBe(
      '<!doctype html>\n<html lang="en" dir="ltr" data-has-hydrated="false"><head></head>' +
        '<body><div id="__vellum"></div></body></html>\n',
    )
  })
})

describe('writeTag', () => {
  it('escapes attributes, and writes boolean ones without a value', () => {
    expect(
      writeTag({
        tagName: 'meta',
        attributes: { content: `"a" & 'b' <c>`, async: true, defer: false, x: undefined, n: 0 },
      }),
    ).toBe(`<meta content="&quot;a&quot; &amp; 'b' &lt;c&gt;" async n="0">`)
  })

  it('escapes the end of its element in content', () => {
    const code = '"</script><script>x</script><!--"'
    expect(writeTag({ tagName: 'title', attributes: {}, innerHTML: 'a </title> &amp;' })).toBe(
      '<title>a &lt;/title&gt; &amp;amp;</title>',
    )
    expect(
      writeTag({ tagName: 'script', attributes: { type: 'application/ld+json' }, innerHTML: code }),
    ).toBe(
      '<script type="application/ld+json">"\\u003c/script>\\u003cscript>x\\u003c/script>\\u003c!--"</script>',
    )
    expect(writeTag({ tagName: 'style', attributes: {}, innerHTML: 'a{content:"</style>"}' })).toBe(
      '<style>a{content:"\\3C /style>"}</style>',
    )
    expect(writeTag({ tagName: 'noscript', attributes: {}, innerHTML: '<b>x</b>' })).toBe(
      '<noscript><b>x</b></noscript>',
    )
  })
})

describe('scriptText', () => {
  it('changes the notation of code, not its meaning', () => {
    const code = '((a, script) => [`</script></SCRIPT><!--`, a<script])(1, 2)'
    const text = scriptText(code)
    expect(text).toBe('((a, script) => [`</\\u0073cript></\\u0053CRIPT><\\!--`, a<\\u0073cript])(1, 2)')
    // biome-ignore lint/security/noGlobalEval: the meaning of code is what it does
    expect(eval(text)).toEqual(['</script></SCRIPT><!--', true])
    expect(scriptText('a < b')).toBe('a < b')
  })
})
