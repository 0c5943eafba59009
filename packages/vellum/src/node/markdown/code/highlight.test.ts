import { describe, expect, it } from 'vitest'
import { codeBlockHtml } from './codeBlockHtml.js'
import { DEFAULT_MAGIC_COMMENTS } from './codeLines.js'
import { highlightSync, loadLanguage } from './highlight.js'

describe('highlightSync', () => {
  it('returns undefined until the language is loaded', async () => {
    expect(highlightSync('a: 1', 'yaml')).toBe(undefined)
    expect(await loadLanguage('yaml')).toBe(true)
    expect(highlightSync('a: 1', 'yaml')).toBe(
      '<span class="tk-property">a</span>: <span class="tk-number">1</span>',
    )
  })

  it('escapes plain text without loading a language', () => {
    expect(highlightSync('a < "b" && c', 'text')).toBe('a &lt; "b" &amp;&amp; c')
  })

  it.each([
    [
      'js',
      "import { a } from 'b' // c",
      '<span class="tk-keyword">import</span> { a } <span class="tk-keyword">from</span> <span class="tk-string">\'b\'</span> <span class="tk-comment">// c</span>',
    ],
    [
      'ts',
      'const f = (n: number) => n + 1',
      '<span class="tk-keyword">const</span> <span class="tk-function">f</span> <span class="tk-operator">=</span> (n: <span class="tk-type">number</span>) <span class="tk-operator">=&gt;</span> n <span class="tk-operator">+</span> <span class="tk-number">1</span>',
    ],
    [
      'html',
      '<a href="x">',
      '&lt;<span class="tk-tag">a</span> <span class="tk-attr">href</span>=<span class="tk-string">"x"</span>&gt;',
    ],
    [
      'css',
      'a { color: red }',
      '<span class="tk-tag">a</span> { <span class="tk-property">color</span>: <span class="tk-constant">red</span> }',
    ],
    ['md', '# a **b**', '<span class="tk-heading"># a </span><span class="tk-bold">**b**</span>'],
    [
      'json',
      '{ "a": true }',
      '{ <span class="tk-property">"a"</span>: <span class="tk-constant">true</span> }',
    ],
    ['diff', '+ a', '<span class="tk-inserted">+ a</span>'],
  ])('colours %s', async (language, code, expected) => {
    await loadLanguage(language)
    expect(highlightSync(code, language)).toBe(expected)
  })

  it('colours a line by the lines before it, even if the line is cached', async () => {
    await loadLanguage('js')
    const once = highlightSync('a = 1\n/*\na = 1\n\na = 1\n*/\na = 1', 'js')
    const code = 'a <span class="tk-operator">=</span> <span class="tk-number">1</span>'
    const comment = (text: string) => `<span class="tk-comment">${text}</span>`
    expect(once).toBe(
      [code, comment('/*'), comment('a = 1'), '', comment('a = 1'), comment('*/'), code].join('\n'),
    )
    expect(highlightSync('/*\na = 1\n*/\na = 1', 'js')).toBe(
      [comment('/*'), comment('a = 1'), comment('*/'), code].join('\n'),
    )
    expect(highlightSync('a = 1\n/*\na = 1\n\na = 1\n*/\na = 1', 'js')).toBe(once)
  })

  it('returns the same, whatever was highlighted before', async () => {
    await loadLanguage('ts')
    const code = 'const a = `\nb\n`\ntype A = { b: string }'
    const before = highlightSync(code, 'ts')
    for (let i = 0; i < 2_050; i++) highlightSync(`x${i}`, 'ts')
    expect(highlightSync(code, 'ts')).toBe(before)
  })

  it.each(['__proto__', 'constructor', 'nosuch', ''])(
    'only escapes code in the unknown language %j',
    async (language) => {
      expect(await loadLanguage(language)).toBe(false)
      expect(highlightSync('<a>', language)).toBe('&lt;a&gt;')
    },
  )
})

describe('codeBlockHtml', () => {
  it('CB-3, CB-4, CB-7: has a title, marked lines and numbers, all escaped', () => {
    expect(
      codeBlockHtml({
        code: 'a\n<b>\n',
        language: 'text',
        title: '<t>',
        range: '2',
        lineNumbers: 9,
        magicComments: DEFAULT_MAGIC_COMMENTS,
        sourceName: 'docs/a.md:1',
      }),
    ).toEqual({
      className: 'language-text theme-code-block vl-code',
      inner:
        '<div class="vl-code-title">&lt;t&gt;</div><div class="vl-code-content"><pre tabindex="0" class="vl-code-pre"><code class="vl-code-lines vl-code-numbered"><span class="vl-line" data-line="9">a\n</span><span class="vl-line theme-code-block-highlighted-line" data-line="10">&lt;b&gt;\n</span></code></pre></div>',
      outer:
        '<div class="language-text theme-code-block vl-code"><div class="vl-code-title">&lt;t&gt;</div><div class="vl-code-content"><pre tabindex="0" class="vl-code-pre"><code class="vl-code-lines vl-code-numbered"><span class="vl-line" data-line="9">a\n</span><span class="vl-line theme-code-block-highlighted-line" data-line="10">&lt;b&gt;\n</span></code></pre></div></div>',
    })
  })
})
