import { describe, expect, it } from 'vitest'
import { parseHtml } from '../base/htmlTree.js'
import { inlineHash } from './earlyScripts.js'
import { policySources } from './policySources.js'
import { scanHtml } from './scanHtml.js'

const sources = (html: string, ownScripts: readonly string[] = []) =>
  policySources(scanHtml(parseHtml(html)), ownScripts)

describe('policySources', () => {
  it('HO-2: are the hashes of code, and the origins of files from elsewhere', () => {
    const page =
      '<script>a()</script><script type="module">b()</script><script>a()</script>' +
      '<script src="https://x.dev/a.js"></script><script src="https://x.dev/b.js"></script>' +
      '<script src="/own.js"></script><script src="//y.dev:8080/c.js"></script>' +
      '<style>p{}</style><link rel="stylesheet" href="https://z.dev/a.css"><link rel="stylesheet" href="/a.css">'
    expect(sources(page)).toEqual({
      scripts: [inlineHash('a()'), inlineHash('b()'), 'https://x.dev', 'y.dev:8080'],
      styles: [inlineHash('p{}'), 'https://z.dev'],
    })
  })

  it('are not data, and not the code of all pages', () => {
    const page =
      '<script type="application/json">{}</script><script type="application/ld+json ">{}</script><script>boot()</script>'
    expect(sources(page, ['boot()'])).toEqual({ scripts: [], styles: [] })
  })

  it('skip invalid URLs', () => {
    expect(
      sources('<script src="https://"></script><script src="data:text/javascript,a()"></script>'),
    ).toEqual({
      scripts: [],
      styles: [],
    })
  })
})
