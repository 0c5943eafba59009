import { describe, expect, it } from 'vitest'
import { inlineHash } from './earlyScripts.js'
import { REDIRECT_SCRIPT_HASH, redirectPage } from './redirects.js'

const site = { url: 'https://troth.dev', baseUrl: '/', trailingSlash: undefined }

describe('redirectPage', () => {
  it('has the target for browsers, search engines, and readers without script', () => {
    const below = { ...site, baseUrl: '/troth/' }
    const { path, text } = redirectPage({ from: '/troth/old/%C3%A9', to: '/troth/docs/a' }, below)
    expect(path).toBe('old/é/index.html')
    expect(text).toContain(
      '<meta name="robots" content="noindex"><link rel="canonical" href="https://troth.dev/troth/docs/a">' +
        '<noscript><meta http-equiv="refresh" content="0; url=/troth/docs/a"></noscript></head>' +
        '<body><p><a href="/troth/docs/a">This page has moved.</a></p><script>',
    )
    const away = redirectPage({ from: '/troth/away', to: 'https://x.dev/?a=1&b=%222%22' }, below).text
    expect(away).toContain('<link rel="canonical" href="https://x.dev/?a=1&amp;b=%222%22">')
    expect(away).toContain('<a href="https://x.dev/?a=1&amp;b=%222%22">This page has moved.</a>')
  })

  it('allows its script, which is the same on every page', () => {
    const pages = ['/b', '/d'].map((to) => redirectPage({ from: '/a', to }, site).text)
    const scripts = pages.map((text) => /<script>(.*)<\/script>/.exec(text)?.[1] ?? '')
    expect(scripts[0]).toBe(scripts[1])
    expect(inlineHash(scripts[0]!)).toBe(REDIRECT_SCRIPT_HASH)
    expect(pages[0]).toContain(`content="default-src 'none'; script-src ${REDIRECT_SCRIPT_HASH}"`)
  })

  it('follows the file names of other pages', () => {
    expect(redirectPage({ from: '/old', to: '/docs/a' }, { ...site, trailingSlash: false }).path).toBe(
      'old.html',
    )
  })
})
