import { describe, expect, it } from 'vitest'
import { withoutOverriddenTokens } from './overriddenTokens.js'

const THEME =
  '@layer vellum{:root{color-scheme:light;--vl-ink:#000;--vl-paper:#fff}' +
  '@media screen{[data-theme=dark],.navbar--dark{--vl-ink:#fff;--vl-paper:#000}}.a{color:red}}'

describe('withoutOverriddenTokens', () => {
  it('removes a default for which the site has a value with the same selector and conditions', () => {
    expect(withoutOverriddenTokens(`${THEME}:root{--vl-ink:#111}`)).toBe(
      '@layer vellum{:root{color-scheme:light;--vl-paper:#fff}' +
        '@media screen{[data-theme=dark],.navbar--dark{--vl-ink:#fff;--vl-paper:#000}}.a{color:red}}:root{--vl-ink:#111}',
    )
    const dark = '@media screen{[data-theme=dark],.navbar--dark{--vl-paper:#222}}'
    expect(withoutOverriddenTokens(THEME + dark)).toBe(THEME.replace(';--vl-paper:#000', '') + dark)
  })

  it.each([
    ['a narrower selector', '[data-theme=dark]{--vl-ink:#eee}'],
    ['a narrower selector in the same media', '@media screen{[data-theme=dark]{--vl-ink:#eee}}'],
    ['a condition', '@media (width>1px){:root{--vl-ink:#111}}'],
    ['a layer', '@layer own{:root{--vl-ink:#111}}'],
    ['the layer of the theme', '@layer vellum{:root{--vl-ink:#111}}'],
    ['another property', ':root{--own:1;color:red}'],
    ['a comment', '/* :root{--vl-ink:#111} */'],
    ['a string', '.b:after{content:"}:root{--vl-ink:#111}"}'],
    ['a URL', '.b{background:url(data:x,};:root{--vl-ink:1})}'],
    ['an escape', '.\\{b{--vl-ink:#111}'],
    ['a nested rule', ':root{.b{--vl-ink:#111}}'],
  ])('keeps defaults when the value is in %s', (_, css) => {
    expect(withoutOverriddenTokens(THEME + css)).toBe(THEME + css)
  })

  it('keeps what the theme declares as important', () => {
    const css = '@layer vellum{:root{--vl-ink:#000!important}}:root{--vl-ink:#111}'
    expect(withoutOverriddenTokens(css)).toBe(css)
  })

  it('takes a layer inside of the theme for another one than a layer of the site with its name', () => {
    const css = '@layer vellum{@layer own{:root{--vl-ink:#000}}}@layer own{:root{--vl-ink:#111}}'
    expect(withoutOverriddenTokens(css)).toBe(css)
  })

  it('reads values with strings, functions and semicolons in them', () => {
    const css =
      '@layer vellum{:root{--vl-font-text:"a;b",c;--vl-edge:url(a;b);--vl-ink:1}}:root{--vl-edge:"}"}'
    expect(withoutOverriddenTokens(css)).toBe(
      '@layer vellum{:root{--vl-font-text:"a;b",c;--vl-ink:1}}:root{--vl-edge:"}"}',
    )
  })

  it('leaves broken CSS as it is', () => {
    for (const css of ['}', '{', ':root{--vl-ink:1', '@layer vellum{:root{--vl-ink:1']) {
      expect(withoutOverriddenTokens(css)).toBe(css)
    }
  })
})
