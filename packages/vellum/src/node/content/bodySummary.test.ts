import { describe, expect, it } from 'vitest'
import { excerpt, leadingTitle } from './bodySummary.js'

describe('leadingTitle', () => {
  it.each<[string, string | undefined]>([
    ['# Hello\n\ntext', 'Hello'],
    ['\n\nintro first\n\n# Hello', 'Hello'],
    ['# The `fetch` option {#fetch}', 'The fetch option'],
    ['# The option {/* #my-id */}', 'The option'],
    ['# Closed ##', 'Closed'],
    ['# Array\\<T\\> &amp; `Map<K>`', 'Array<T> & Map<K>'],
    ['# ``a `b` c`` and \\`d\\`', 'a `b` c and `d`'],
    ['# R&D in C:\\dir', 'R&D in C:\\dir'],
    ['# Release {version}', 'Release'],
    ['Hello\n=====\n', 'Hello'],
    ["import A from './a.js'\nimport {\n  B,\n} from './b.js'\n\n# Hello", 'Hello'],
    ['<!-- # not this -->\n# Hello', 'Hello'],
    ['```md\n# not this\n```\n# Hello', 'Hello'],
    ['## Two\n# One', undefined],
    ['text\n\n---\n\n# One', undefined],
    ['Two\n---\n# One', undefined],
    ['#hashtag', undefined],
    ['text', undefined],
    ['', undefined],
  ])('SB-6, SB-8: %j → %s', (body, title) => {
    expect(leadingTitle(body)).toBe(title)
  })
})

describe('excerpt', () => {
  it.each<[string, string]>([
    ['# Title\n\nFirst *words* of **the** [page](./x.md).\n\nMore', 'First words of the page.'],
    ['import A from "a"\nexport const b = 1\n\n~~old~~ `code` :smile: text', 'old code text'],
    ['```js\ncode\n```\n\nAfter the code', 'After the code'],
    ['## Setup {#setup}\n\ntext', 'Setup'],
    ['> A quote', 'A quote'],
    ['![Alt text](./img.png) and <b>bold</b>', 'Alt text and bold'],
    ['![Alt text][picture] and [a link][there]', 'Alt text and a link'],
    [':::note\n\nInside\n\n:::', 'Inside'],
    [':::steps\n\n1. Install *it*.\n2. Start\n\n:::', 'Install it.'],
    ['- [x] Done\n- next', 'Done'],
    ['> 1) One', 'One'],
    ['3.5 is a number, -1 as well', '3.5 is a number, -1 as well'],
    ['| a | b |\n|---|---|\n| 1 | 2 |\n\nText', 'Text'],
    ['Title\n=====\n\nText', 'Text'],
    ['snake_case_name stays, _this_ does not', 'snake_case_name stays, this does not'],
    ['<!-- comment -->\n\n<br/>\n\nText', 'Text'],
    ['Tested[^1] with the library {version}.\n\n[^1]: Twice', 'Tested with the library .'],
    ['[^1]: A note\n\nText', 'Text'],
    ['Safe from `<script>` and `a *b* _c_`', 'Safe from <script> and a *b* _c_'],
    ['**Use `Map<K, V>` and `[x](y)`**', 'Use Map<K, V> and [x](y)'],
    ['A [link](./`x`.md) to `code`', 'A link to code'],
    ['1 \\< 2, \\*not\\* emphasis, `a\\<b`', '1 < 2, *not* emphasis, a\\<b'],
    ['&nbsp;\n\nA &lt; B &#x26; C', 'A < B & C'],
    ['AT&T and `&lt;`', 'AT&T and &lt;'],
    ['An odd ` mark', 'An odd ` mark'],
    [
      'Text :badge[new] and :badge[*v2* `x`]{color=blue}, press :kbd[Ctrl+K]',
      'Text new and v2 x, press Ctrl+K',
    ],
    [':icon[rocket] Start :icon[check]{label="yes"} now', 'Start now'],
    ['At 10:30[x] or a::b[c]', 'At 10:30[x] or a::b[c]'],
    ['> [!NOTE]\n> Useful', 'Useful'],
    ['> > [!warning]\n> > Nested', 'Nested'],
    ['::table{file="./a.csv"}\n\nText', 'Text'],
    ['*[HTML]: HyperText\n[home]: https://example.com\n\nText of HTML', 'Text of HTML'],
    ['<img\n  src="a.png"\n  alt="A > b"\n/>\n\nText', 'Text'],
    ['<Button\n  onClick={() => start()}\n>Start</Button> here', 'Start here'],
    ['<p align="center">\n  Text\n</p>', 'Text'],
    ['1 <a and b\n\nText', '1 <a and b'],
    ['# Only a title', ''],
    ['', ''],
  ])('SB-7: %j → %j', (body, text) => {
    expect(excerpt(body)).toBe(text)
  })

  it.each(['*a ', '[a', '`` a ` b ', '\\* '])('reads %j in a line of megabytes without delay', (part) => {
    const start = process.cpuUsage()
    const text = excerpt(part.repeat(1_000_000))
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000)
    expect(text.length).toBeLessThanOrEqual(10_000)
  })
})
