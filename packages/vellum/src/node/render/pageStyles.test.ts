import { describe, expect, it } from 'vitest'
import { extractStyles, pageStylesHref, pageStylesName, stylesOfClasses } from './pageStyles.js'

const page = {
  html: '<div><main><p style="color:red">A</p></main></div>',
  main: '<main><p style="color:red">A</p></main>',
}

describe('extractStyles', () => {
  it('writes one class into the content and the article, and one rule', () => {
    const { content, main, css } = extractStyles(page, {})
    const name = /^\.(vl-s-\w{8})\{color:red\}\n$/.exec(css)?.[1]
    expect(main).toBe(`<main><p class="${name}">A</p></main>`)
    expect(content).toBe(`<div>${main}</div>`)
  })

  it('keeps style attributes in development', () => {
    expect(extractStyles(page, { keepsStyles: true })).toEqual({
      content: page.html,
      main: page.main,
      css: '',
    })
  })
})

describe('pageStylesHref', () => {
  it('is next to the data file, with a query that changes with the styles', () => {
    const href = (css: string) => pageStylesHref('/base/docs/a', { css, baseUrl: '/base/' })
    expect(href('a{}')).toMatch(/^\/base\/_data\/docs\/a\.css\?[0-9a-f]{8}$/)
    expect(href('a{}')).not.toBe(href('b{}'))
    expect(href('a{}').split('?')[0]).toBe(`/base/${pageStylesName('_data/docs/a.json')}`)
  })
})

describe('stylesOfClasses', () => {
  const sheets = [
    { className: 'katex', hrefs: ['/katex.css'] },
    { className: 'gallery', hrefs: ['/gallery.css', '/katex.css'] },
  ]
  const of = (html: string) => stylesOfClasses(html, sheets)

  it('names the stylesheets of the classes that elements have, each once', () => {
    expect(of('<p class="a">A</p><span id="f" class="big katex">f</span>')).toEqual(['/katex.css'])
    expect(of('<div class="katex"><ul class="gallery">')).toEqual(['/katex.css', '/gallery.css'])
  })

  it('is not mistaken by text, other attributes and longer names', () => {
    expect(of('<p>katex</p>')).toEqual([])
    expect(of('<code>&lt;i class="katex"&gt;</code>')).toEqual([])
    expect(of('<p class="katex-html" title="katex">')).toEqual([])
    expect(stylesOfClasses('<p class="katex">')).toEqual([])
  })
})
