import { describe, expect, it } from 'vitest'
import { parseHtml } from '../base/htmlTree.js'
import { readSections as readTree } from './readSections.js'

const readSections = (html: string) => readTree(parseHtml(html))

/** Heading, anchor and text of each section. */
const read = (html: string) =>
  readSections(html).sections.map(({ heading, id, text }) => [heading, id, text].join(' | '))

describe('readSections', () => {
  it('SR-2: reads from one heading to the next, with their anchors', () => {
    const html = `<main><article><a class="vl-page-markdown" href="/a.md">Copy</a><ul class="vl-page-menu"><li><a href="https://b.c">Open</a></ul><nav>Home</nav><header><h1>Client</h1></header><p>A <b>cl</b>ient.</p>
      <h2 class="anchor" id="calls">Calls<a class="hash-link" href="#calls">\u200b</a></h2><p>Five.</p><p>Calls.</p>
      <h3 id="get"><code>getAsync</code></h3><ul><li>One</li><li>Two</li></ul><footer>Edit</footer></article></main>`
    expect(read(html)).toEqual([
      'Client |  | A client.',
      'Calls | calls | Five. Calls.',
      'getAsync | get | One · Two',
    ])
  })

  it('SR-2: reads entries of tables, lists and definition lists that have an id', () => {
    const html = `<article><h2 id="codes">Codes</h2><p>All codes.</p>
      <table><tr id="E_ONE"><td><code>E_ONE</code></td><td>The first.</td></tr><tr><td>plain</td></tr></table>
      <dl><dt id="E_TWO"><code>E_TWO</code></dt><dd>The second.</dd><dt><a id="E_THREE"></a><code>E_THREE</code></dt><dd>The third.</dd></dl>
      <ul><li id="user-content-fn-1">A footnote.</li><li id="tab" role="tab">A tab</li></ul><p>The end.</p></article>`
    expect(read(html)).toEqual([
      ' |  | ',
      'Codes | codes | All codes. plain · A footnote. A tab · The end.',
      'E_ONE | E_ONE | E_ONE · The first.',
      'E_TWO | E_TWO | E_TWO · The second.',
      'E_THREE | E_THREE | E_THREE · The third.',
    ])
  })

  it('SR-17: separates blocks that end without a mark, and nothing in a line', () => {
    const html = `<article><p>Limits <b>one</b> attempt.</p><table><tr><th>Default</th><td><code>30000</code></td></tr><tr><th>Unit</th><td>ms</td></tr></table>
      <p>As <img alt="x"> or <svg><path/><title>y</title></svg>text,<br>here:</p><ul><li><p>One</p></li><li>Two</li></ul><hr><p>  </p></article>`
    expect(read(html)).toEqual([
      ' |  | Limits one attempt. Default · 30000 · Unit · ms · As or text, here: One · Two',
    ])
  })

  it('keeps prose, inline code and code blocks apart', () => {
    const html = `<article><p>Call <code>getAsync</code> &amp; wait.</p>
      <div class="language-ts"><div class="vl-code-title">a.ts</div><pre><code>await <span>client</span>\n</code></pre></div>
      <div class="language-text"><pre><code>failed: no response\n</code></pre></div></article>`
    expect(readSections(html).sections).toEqual([
      {
        id: '',
        level: 1,
        heading: '',
        text: 'Call getAsync & wait.',
        prose: 'Call & wait.',
        inlineCode: 'getAsync',
        codeBlocks: expect.stringMatching(/^await client\n\s+failed: no response$/),
        output: 'failed: no response',
      },
    ])
  })

  it('leaves out what readers do not read', () => {
    const html = `<article><p>Text<svg><title>Icon</title></svg></p><p hidden>Hidden</p><button>Copy</button>
      <span aria-hidden="true">x</span><span role="status">Ready</span><ul role="tablist"><li>npm</li></ul><script>let a = 1</script><template><p>Later</p></template></article>`
    expect(read(html)).toEqual([' |  | Text'])
  })

  it('reads the links of the article with their texts', () => {
    const html = `<nav><a href="/nav">Nav</a></nav><article><a href="/docs/a#b">the <code>b</code> option</a>
      <a href="#own">own</a><a href="https://example.com">away</a><a href="/empty"></a></article>`
    expect(readSections(html).links).toEqual([
      { href: '/docs/a#b', text: 'the b option' },
      { href: '#own', text: 'own' },
      { href: 'https://example.com', text: 'away' },
    ])
  })

  it('reads a page without an article, and one without anything', () => {
    expect(read('<div><h1>Home</h1><h2 id="why">Why</h2>Because.</div>')).toEqual([
      'Home |  | ',
      'Why | why | Because.',
    ])
    expect(read('')).toEqual([' |  | '])
  })

  it('SR-2: reads the text above the first heading of a page with several articles', () => {
    const html = `<nav>Home</nav><main><h1>Tools</h1><p>All of them.</p><article><h2 id="a">A</h2><p>One.</p></article>
      <article><h2 id="b">B</h2><article>Two.</article></article></main>`
    expect(read(html)).toEqual(['Tools |  | All of them.', 'A | a | One.', 'B | b | Two.'])
  })

  it('reads neither frames nor what is only code', () => {
    const html = `<article>One <iframe src="/a">Two</iframe><style>p {}</style><textarea>Three</textarea> four</article>`
    expect(read(html)).toEqual([' |  | One · four'])
  })

  it('CB-17: leaves out removed lines of code, and summaries of collapsed ones', () => {
    const [section] = readSections(
      '<article><pre><code><del>old</del><ins>new</ins><details><summary>Collapsed</summary>inner</details></code></pre></article>',
    ).sections
    expect(section?.codeBlocks).toBe('newinner')
  })

  it('survives tags that are not closed', () => {
    expect(read('<article><h2 id="a">A<p>One</article>')).toHaveLength(2)
    expect(read('<article></p></h2>Text')).toEqual([' |  | Text'])
  })

  it('reads a formula as its TeX', () => {
    const formula =
      '<span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">\\frac{x}{2}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x2</span></span>'
    expect(read(`<article><p>The half ${formula}, again.</p></article>`)).toEqual([
      ' |  | The half \\frac{x}{2}, again.',
    ])
  })
})
