import { describe, expect, it } from 'vitest'
import { escapeAttribute, escapeText } from './escapeHtml.js'

describe('escapeText', () => {
  it('leaves nothing that begins a tag or an entity', () => {
    expect(escapeText(`a < b && "c" > 'd' &amp;`)).toBe(`a &lt; b &amp;&amp; "c" &gt; 'd' &amp;amp;`)
    expect(escapeText('plain')).toBe('plain')
  })
})

describe('escapeAttribute', () => {
  it('leaves nothing that ends the value', () => {
    expect(escapeAttribute('say "a" & <b>')).toBe('say &quot;a&quot; &amp; &lt;b&gt;')
  })
})
