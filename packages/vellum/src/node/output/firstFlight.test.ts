import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fitsFirstFlight, inlineCss } from './firstFlight.js'

const noise = (bytes: number) => randomBytes(bytes).toString('latin1')

describe('inlineCss', () => {
  it('joins the sheets and measures their compressed size', () => {
    const inlinedCss = inlineCss(['a{color:red}', 'b{color:blue}'])
    expect(inlinedCss?.css).toBe('a{color:red}\nb{color:blue}')
    expect(inlinedCss?.bytes).toBeGreaterThan(20)
    expect(inlinedCss?.bytes).toBeLessThan(80)
  })

  it('refuses sheets that depend on their file, or are too large', () => {
    for (const css of [
      '@import "/a.css";',
      '@charset "utf-8";',
      'a{background:url(b.png)}',
      'a{background:url( "../b.png")}',
      noise(20_000),
    ]) {
      expect(inlineCss([css])).toBeUndefined()
    }
    for (const url of ['/b.png', '"/b.png"', 'data:image/png;base64,aa', '#mask', 'https://a.dev/b.png']) {
      expect(inlineCss([`a{background:url(${url})}`])).toBeDefined()
    }
  })
})

describe('fitsFirstFlight', () => {
  it('adds up the compressed sizes', () => {
    const styles = { css: '', bytes: 8000 }
    expect(fitsFirstFlight('<p>text</p>'.repeat(5000), styles)).toBe(true)
    expect(fitsFirstFlight(noise(8000), styles)).toBe(false)
  })
})
