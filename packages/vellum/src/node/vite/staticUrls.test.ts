import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { isStaticUrl, replaceUrls, staticUrls } from './staticUrls.js'

const tempFolder = tempFolders()

describe('replaceUrls', () => {
  const marked = (css: string) => replaceUrls(css, (url) => `<${url}>`)

  it.each([
    ['a { b: url(/x.png) }', 'a { b: url(</x.png>) }'],
    [
      `@font-face { src: url( "/f.woff2" ) format('woff2'), url('/f.ttf') }`,
      `@font-face { src: url( "</f.woff2>" ) format('woff2'), url('</f.ttf>') }`,
    ],
    ['a { b: url(/x.svg?v=1#a) }', 'a { b: url(</x.svg?v=1#a>) }'],
    [
      `a { b: image-set("/a.png" 1x, url(/b.png) 2x, '/c.avif' type("image/avif")) }`,
      `a { b: image-set("</a.png>" 1x, url(</b.png>) 2x, '</c.avif>' type("image/avif")) }`,
    ],
    ['a { b: -webkit-image-set(url("/a.png") 1x) }', 'a { b: -webkit-image-set(url("</a.png>") 1x) }'],
    // Not a URL of the stylesheet.
    [
      '/* url(/x.png) */ a::after { content: "url(/x.png)" }',
      '/* url(/x.png) */ a::after { content: "url(/x.png)" }',
    ],
    [`a::after { content: '\\'url(/x)' }`, `a::after { content: '\\'url(/x)' }`],
  ])('%s', (css, expected) => {
    expect(marked(css)).toBe(expected)
  })

  it('leaves the content of an embedded image unchanged', () => {
    const css = `a { b: url("data:image/svg+xml,<g fill='url(/x)'/>") }`
    expect(replaceUrls(css, (url) => (url.startsWith('/') ? 'WRONG' : url))).toBe(css)
  })
})

describe('staticUrls', () => {
  /** The CSS after the plugin, and the URLs that it could not resolve. */
  function transform(css: string, baseUrl = '/base/') {
    const dir = tempFolder({
      'static/fonts/a b.woff2': '',
      'other/logo.svg': '',
      'static/base/twice.svg': '',
    })
    const others: string[] = []
    const files: string[] = []
    const plugin = staticUrls({
      folders: () => ({ baseUrl, staticDirectories: [join(dir, 'static'), join(dir, 'other')] }),
      onFile: (file) => files.push(file.slice(dir.length + 1)),
      onOthers: (_, urls) => others.push(...urls),
    })
    const { handler } = plugin.transform as {
      handler: (css: string, id: string) => { code: string } | undefined
    }
    return { css: handler(css, '/site/a.css?direct')?.code ?? css, others, files }
  }

  it('RP-6: puts the base before files of static folders', () => {
    expect(transform('a { b: url(/fonts/a%20b.woff2?v=1#x) } c { d: url("/logo.svg") }')).toEqual({
      css: 'a { b: url(/base/fonts/a%20b.woff2?v=1#x) } c { d: url("/base/logo.svg") }',
      others: [],
      files: ['static/fonts/a b.woff2', 'other/logo.svg'],
    })
    expect(transform('c { d: url("/logo.svg") }', '/').css).toBe('c { d: url("/logo.svg") }')
  })

  it('RP-6: leaves other URLs unchanged', () => {
    const css =
      'a { b: url(//cdn.example/logo.svg), url(https://x.example/logo.svg), url(/fonts), url(/base/logo.svg) }'
    const result = transform(css)
    expect(result).toEqual({
      css,
      others: ['//cdn.example/logo.svg', 'https://x.example/logo.svg', '/fonts', '/base/logo.svg'],
      files: [],
    })
  })
})

describe('isStaticUrl', () => {
  it('RP-6: accepts a file with and without the base', () => {
    const dir = tempFolder({ 'logo.svg': '' })
    const folders = { baseUrl: '/base/', staticDirectories: [dir] }
    const urls = ['/logo.svg', '/base/logo.svg', '/logo.png', 'logo.svg']
    expect(urls.map((url) => isStaticUrl(url, folders))).toEqual([true, true, false, false])
  })
})
