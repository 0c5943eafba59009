import { describe, expect, it } from 'vitest'
import { decodeEntities } from './htmlEntities.js'

describe('decodeEntities', () => {
  it.each([
    ['plain', 'plain'],
    ['a &amp; b &lt;c&gt; &quot;d&quot; &apos;e&apos;', `a & b <c> "d" 'e'`],
    ['&AMP; &LT; &Amp; &#X27;', "& < &Amp; '"],
    ['&#x22;&#x26;&#x60;&#34;&#38;&#39', '"&`"&\''],
    ['&nbsp;&hellip;&eacute;&CounterClockwiseContourIntegral;', '\u00a0…é∳'],
    ['&amp &lt, but not in a query: ?a&amp=1&lt2', '& <, but not in a query: ?a&amp=1&lt2'],
    ['&copy=3 &nosuch; &; & &#; &#x;', '&copy=3 &nosuch; &; & &#; &#x;'],
    ['&#0; &#xd800; &#x110000;', '\ufffd \ufffd \ufffd'],
    ['&amp;lt; is decoded once', '&lt; is decoded once'],
  ])('%s', (html, text) => {
    expect(decodeEntities(html)).toBe(text)
  })
})
