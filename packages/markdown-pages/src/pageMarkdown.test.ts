import { parseHtml } from 'vellum/html'
import { describe, expect, it } from 'vitest'
import { pageMarkdown } from './pageMarkdown.js'

/** The Markdown of a page with this content. */
const markdownOf = (content: string) =>
  pageMarkdown(parseHtml(`<div><nav>Menu</nav><main>${content}</main><footer>End</footer></div>`), {
    url: 'https://x.dev',
    path: '/docs/a',
  }).trimEnd()

const FORMULA = (display: string) =>
  `<span class="katex"><span class="katex-mathml"><math${display}><semantics><mi>x</mi><annotation encoding="application/x-tex">x_i &lt; \\sqrt{2}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span>x</span><svg><path d="M0"></path></svg></span></span>`

describe('pageMarkdown', () => {
  it('MP-2: has what readers see of the text, and no controls', () => {
    const page = markdownOf(
      '<nav>Home / A</nav><a class="vl-page-markdown" href="/docs/a.md">Copy</a><ul class="vl-page-menu"><li><a href="https://b.c">Open</a></li></ul><header><h1>A &amp; B</h1></header>' +
        '<p>One <strong>two </strong><em>three</em>\n<code>f()</code>.</p><h2 id="x">X<a class="hash-link" href="#x"></a></h2>' +
        '<hr><p>Last<br>line <svg><title>Icon</title></svg></p><footer>Edit</footer>',
    )
    expect(page).toBe('# A & B\n\nOne **two** *three* `f()`.\n\n## X\n\n---\n\nLast\\\nline')
  })

  it('EL-2: keeps a line in one paragraph, whatever icons, pictures and controls are in it', () => {
    expect(
      markdownOf(
        '<p>Yes <svg aria-hidden="true"><g><path d="M0"></path></g></svg> or <span><svg><g></g></svg><span>no</span></span>, <picture><source srcset="/i.webp"><img src="/i.png" alt="I"></picture> and <button>Copy</button> here: <ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>.</p>',
      ),
    ).toBe('Yes or no, ![I](https://x.dev/i.png) and here: 漢(kan).')
  })

  it('EL-2: does not mark strong text twice in terms, summaries and labels', () => {
    const strong = '<strong>One</strong> of <code>a**b</code>'
    expect(
      markdownOf(
        `<dl><dt>${strong}</dt><dd>First</dd></dl><details><summary>${strong}</summary><p>Inside</p></details>` +
          `<div class="theme-admonition theme-admonition-note"><div class="vl-admonition-heading">${strong}</div><div class="vl-admonition-content"><p>Text</p></div></div>` +
          `<div class="tabs-container"><ul><li role="tab">${strong}</li></ul><div role="tabpanel"><p>Panel</p></div></div>`,
      ),
    ).toBe(
      '**One of `a**b`**\n\nFirst\n\n**One of `a**b`**\n\nInside\n\n> **Note: One of `a**b`**\n>\n> Text\n\n**One of `a**b`**\n\nPanel',
    )
  })

  it('MP-3: makes URLs absolute, and escapes Markdown in text', () => {
    expect(
      markdownOf(
        '<p><a href="/b#c"><code>b</code></a> <a href="#d">d</a> <a href="https://y.dev/(1)">y</a> <a href="b"> </a></p><p><a href="/k">k</a><a href="/l">l</a></p>' +
          '<p>a * b_c _d [e] &lt;f> `g`</p><p><code>`h`</code></p><p><img src="/i.png" alt="I"><img src="/j.png" alt=""></p>',
      ),
    ).toBe(
      '[`b`](https://x.dev/b#c) [d](https://x.dev/docs/a#d) [y](<https://y.dev/(1)>)\n\n[k](https://x.dev/k) [l](https://x.dev/l)\n\n' +
        'a \\* b_c \\_d \\[e\\] \\<f> \\`g\\`\n\n`` `h` ``\n\n![I](https://x.dev/i.png)',
    )
  })

  it('MP-2: has code with its language and title, and the types that it shows as comments', () => {
    const block = (title: string, code: string) =>
      `<div class="language-ts theme-code-block vl-code">${title}<div class="vl-code-content"><pre><code>${code}</code></pre><button>Copy</button></div></div>`
    expect(markdownOf(block('', '<span class="tk-keyword">const</span> a = `x`\n'))).toBe(
      '```ts\nconst a = `x`\n```',
    )
    expect(
      markdownOf(
        block(
          '<div class="vl-code-title">a.ts</div>',
          'a\n<span class="vl-type-note"><span>const a: string</span></span>b\n```',
        ),
      ),
    ).toBe('````ts title="a.ts"\na\n// const a: string\nb\n```\n````')
    expect(markdownOf('<pre>plain</pre>')).toBe('```\nplain\n```')
    // A field that a script fills has no code yet.
    expect(
      markdownOf(
        '<p>a</p><label class="vl-code"><span class="vl-code-title">Paste code</span><textarea></textarea></label><div class="vl-code"><pre></pre></div>',
      ),
    ).toBe('a')
  })

  it('CB-17: has code without removed lines and summaries of collapsed ones', () => {
    expect(
      markdownOf(
        '<pre><code><del class="vl-line">a\n</del><ins class="vl-line">b\n</ins><details><summary>Collapsed lines: 1</summary>c\n</details></code></pre><p><del>d</del></p>',
      ),
    ).toBe('```\nb\nc\n```\n\n~~d~~')
  })

  it('MP-2: has lists, nested ones and tasks', () => {
    expect(
      markdownOf(
        '<ul><li>a<ul><li>b</li></ul></li><li><input type="checkbox" checked="" disabled> c</li></ul>' +
          '<ol start="3"><li><p>d</p><p>e</p></li><li>f</li></ol><ul></ul>',
      ),
    ).toBe('- a\n  - b\n- [x] c\n\n3. d\n\n   e\n\n4. f')
  })

  it('MP-2: has tables, quotes, definitions and details', () => {
    expect(
      markdownOf(
        '<div class="vl-table"><table><caption>Sizes</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><code>x | y</code></td><td><p>1</p><p>2</p></td></tr><tr><td>z</td></tr></tbody></table></div>' +
          '<blockquote><p>q</p><p>r</p></blockquote><dl><div><dt>t</dt><dd>u</dd></div></dl>' +
          '<details><summary>More</summary><div><p>v</p></div></details>',
      ),
    ).toBe(
      'Sizes\n\n| A | B |\n|---|---|\n| `x \\| y` | 1 2 |\n| z |  |\n\n> q\n>\n> r\n\n**t**\n\nu\n\n**More**\n\nv',
    )
  })

  it('MP-2: has admonitions, all tabs, cards and frames', () => {
    expect(
      markdownOf(
        '<div class="theme-admonition theme-admonition-warning"><div class="vl-admonition-heading"><span>Mind this</span></div><div class="vl-admonition-content"><p>a</p></div></div>' +
          '<div class="theme-admonition theme-admonition-note"><div class="vl-admonition-heading"><span>note</span></div><div class="vl-admonition-content"><p>b</p></div></div>' +
          '<div class="theme-admonition theme-admonition-danger alert alert--danger vl-alert-caution"><div class="vl-admonition-heading"><span>caution</span></div><div class="vl-admonition-content"><p>c</p></div></div>' +
          '<div class="tabs-container"><ul><li role="tab">npm</li><li role="tab">Yarn</li></ul><div><div role="tabpanel">c</div><div role="tabpanel" hidden>d</div></div></div>' +
          '<section class="vl-cards"><article><a href="/e"><h2><span aria-hidden="true">📄️</span>E</h2><p>About e.</p></a></article><article><a href="/f"><h2>F</h2></a></article></section>' +
          '<figure><iframe src="/g" title="App"></iframe><figcaption>Runs.</figcaption></figure>',
      ),
    ).toBe(
      '> **Warning: Mind this**\n>\n> a\n\n> **Note**\n>\n> b\n\n> **Caution**\n>\n> c\n\n**npm**\n\nc\n\n**Yarn**\n\nd\n\n' +
        '- [E](https://x.dev/e): About e.\n- [F](https://x.dev/f)\n\n[App](https://x.dev/g)\n\nRuns.',
    )
  })

  it('accepts a page without main, and HTML without end tags', () => {
    expect(pageMarkdown(parseHtml('<p>a</b> b'), { url: 'https://x.dev', path: '/' })).toBe('a b\n')
  })

  it('writes the TeX of formulas, in a line and as a block', () => {
    expect(
      markdownOf(
        `<p>If ${FORMULA('')}, then <b>no</b>.</p><div>${FORMULA(' display="block"')}</div><p>End</p>`,
      ),
    ).toBe('If $x_i < \\sqrt{2}$, then **no**.\n\n$$\nx_i < \\sqrt{2}\n$$\n\nEnd')
  })
})
