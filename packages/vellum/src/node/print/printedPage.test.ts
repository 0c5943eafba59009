import { describe, expect, it } from 'vitest'
import { parseHtml } from '../base/htmlTree.js'
import { idsOf, type PageInput, pageContent, printedPage } from './printedPage.js'

const SECTIONS = new Map([
  ['/x/a/', { id: 'a', ids: new Set(['top', 'ä']) }],
  ['/x/b/', { id: 'b', ids: new Set(['use']) }],
])
const input: PageInput = {
  path: '/x/a',
  id: 'a',
  depth: 0,
  number: undefined,
  origin: 'https://heron.example',
  sectionOf: (path) => SECTIONS.get(path),
  dataUrl: async (path) => (path === '/x/p.png' ? 'data:image/png;base64,AA' : undefined),
}
async function print(html: string, fields: Partial<PageInput> = {}) {
  const content = pageContent(parseHtml(`<main><div class="markdown">${html}</div></main>`))!
  const printed = await printedPage(content, { ...input, ...fields })
  return printed.slice('<div class="markdown">'.length, -'</div>'.length)
}
const href = async (url: string) => /href="([^"]*)"/.exec(await print(`<a href="${url}">x</a>`))?.[1]

describe('printedPage', () => {
  it.each([
    ['/x/b', '#b'],
    ['/x/B/?q=1', '#b'],
    ['b#use', '#b--use'],
    ['https://heron.example/x/b#use', '#b--use'],
    ['/x/b#gone', '#b'],
    ['#top', '#a--top'],
    ['#%C3%A4', '#a--ä'],
    ['/x/c?q#y', 'https://heron.example/x/c?q#y'],
    ['https://other.example/x/b', 'https://other.example/x/b'],
    ['//other.example/', 'https://other.example/'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('PT-3: %s becomes %s', async (from, to) => {
    expect(await href(from)).toBe(to)
  })

  it('PT-2: gives ids and what refers to them the name of the page, and a repeated id a name of its own', async () => {
    expect(
      await print(
        '<p id="n">1</p><p id="n">2</p><label for="n">L</label><p aria-describedby="n m">3</p>' +
          '<svg><lineargradient id="g"></lineargradient><use href="#g"></use><path fill="url(#g)"></path></svg>',
      ),
    ).toBe(
      '<p id="a--n">1</p><p id="a--n--2">2</p><label for="a--n">L</label><p aria-describedby="a--n a--m">3</p>' +
        '<svg><lineargradient id="a--g"></lineargradient><use href="#a--g"></use><path fill="url(#a--g)"></path></svg>',
    )
    expect([...idsOf(parseHtml('<i id="a"><b id="b"></b></i>'))]).toEqual(['a', 'b'])
  })

  it('PT-4: opens what is closed, names panels of tabs, and leaves out what needs script', async () => {
    expect(
      await print(
        '<details><summary>S</summary>D</details><button>B</button><script>1</script><h2 id="h">H<a class="hash-link" href="#h">#</a></h2>' +
          '<div class="tabs-container"><ul role="tablist"><li role="tab">npm</li><li role="tab">Yarn</li></ul><div><div role="tabpanel">1</div><div role="tabpanel" hidden="">2</div></div></div>' +
          '<p onclick="x()" tabindex="0">a &amp; &lt;b></p>',
      ),
    ).toBe(
      '<details open=""><summary>S</summary>D</details><h2 id="a--h">H</h2>' +
        '<div class="tabs-container"><div><div role="tabpanel" data-label="npm">1</div><div role="tabpanel" data-label="Yarn">2</div></div></div>' +
        '<p>a &amp; &lt;b&gt;</p>',
    )
  })

  it('PT-4: keeps the numbers of lines', async () => {
    expect(await print('<span class="vl-line" data-line="9" data-type="number">a</span>')).toBe(
      '<span class="vl-line" data-line="9">a</span>',
    )
  })

  it('PT-5: has images as data, and URLs of those that are no files of the site', async () => {
    expect(
      await print(
        '<img src="p.png" srcset="q.png 2x" loading="lazy" alt="P"><img src="https://other.example/i.png"><img src="/x/gone.png">',
      ),
    ).toBe(
      '<img src="data:image/png;base64,AA" alt="P"><img src="https://other.example/i.png"><img src="https://heron.example/x/gone.png">',
    )
  })

  it('PT-6: lowers headings by the depth of the page, and numbers them if asked', async () => {
    const html = '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2><h3>E</h3><h4>F</h4><h2 class="sr-only">G</h2>'
    const printed = await print(html, { depth: 1, number: '2.1' })
    expect(printed.replace(/<span class="vp-number">(.*?)<\/span>/g, '[$1]')).toBe(
      '<h2>[2.1 ]A</h2><h3>[2.1.1 ]B</h3><h4>[2.1.1.1 ]C</h4><h3>[2.1.2 ]D</h3><h4>[2.1.2.1 ]E</h4><h5>F</h5><h3 class="sr-only">G</h3>',
    )
    // Below no section, such as those of steps.
    expect(await print('<h1>A</h1><h3>B</h3><h2>C</h2>', { number: '1' })).not.toContain('1.0')
    expect(await print('<h5>A</h5>', { depth: 3 })).toBe('<h6>A</h6>')
  })
})
