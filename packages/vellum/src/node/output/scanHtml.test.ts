import { describe, expect, it } from 'vitest'
import { parseHtml } from '../base/htmlTree.js'
import { scanHtml as scanTree, stripUnchecked } from './scanHtml.js'

const scanHtml = (html: string) => scanTree(parseHtml(html))

const links = (html: string) => scanHtml(html).links.map(({ href }) => href)

/** The fields that are empty for most pages. */
const NO_CODE = { styles: [], stylesheets: [], scripts: [] }

describe('scanHtml', () => {
  it('finds links and ids in the order of the page', () => {
    expect(
      scanHtml(
        '<h1 id="top">A</h1><p><a href="/b">b</a> <img src="/i.png" alt=""></p>' +
          '<h2 id="x">X</h2><a data-unchecked="" href="./x.md">x</a><a id="y" name="z">no link</a>',
      ),
    ).toEqual({
      links: [
        { href: '/b', checked: true },
        { href: './x.md', checked: false },
      ],
      ids: ['top', 'x', 'y', 'z'],
      ...NO_CODE,
    })
  })

  it('LK-5: knows the attribute with which authors exclude an element from the check', () => {
    const { links: scanned } = scanHtml(
      '<a href="/a" data-noBrokenLinkCheck></a><a href="/b" data-noBrokenLinkCheck="true"></a><a href="/c" data-noBrokenLinkCheck="false"></a>',
    )
    expect(scanned.map(({ checked }) => checked)).toEqual([false, false, true])
  })

  it('reads every notation of an attribute', () => {
    expect(
      links(
        `<a href='/1'></a><a href=/2></a><a href=/3/></a><A HREF="/4"></A><a
          class = "b" href = "/5"/><a title="a > b" href="/6"><a href='a"b'><a href><a title=href="/no">`,
      ),
    ).toEqual(['/1', '/2', '/3/', '/4', '/5', '/6', 'a"b', ''])
  })

  it('reads the first of two attributes with one name, and unusual ones', () => {
    expect(links('<a href="/1" href="/2"></a><a =x href="/3"></a><a"b" href="/4">')).toEqual(['/1', '/3'])
  })

  it('decodes entities in URLs and ids', () => {
    expect(
      scanHtml('<a href="/a?b=1&amp;c=2&#x27;&#39;&lt;&copy=3&amp=4"></a><p id="&quot;caf&#233;&#0;"></p>'),
    ).toEqual({
      links: [{ href: "/a?b=1&c=2''<&copy=3&amp=4", checked: true }],
      ids: ['"café\ufffd'],
      ...NO_CODE,
    })
  })

  it('ignores comments, including malformed ones', () => {
    expect(
      links(
        '<!-- <a href="/no"> --><a href="/1"></a><!--><a href="/2"></a><!---><a href="/3"></a>' +
          '<!-- x --!><a href="/4"></a><!doctype html><?x <a href="/no2"><a href="/5"></a></ <a href="/no3">' +
          '<a href="/6"></a><!-- <a href="/no4">',
      ),
    ).toEqual(['/1', '/2', '/3', '/4', '/5', '/6'])
  })

  it('invariant 5: has the text of styles as browsers hash it', () => {
    expect(
      scanHtml('<style media="print">\r\na > b {}\r</style><STYLE></STYLE><p style="c"></p>').styles,
    ).toEqual(['\na > b {}\n', ''])
  })

  it('invariant 5: has scripts and stylesheets', () => {
    const { scripts, stylesheets } = scanHtml(
      '<script type=module>a()\r\nb()</script><script async src="https://x.dev/?a&amp;b"></script>' +
        '<link rel="preload stylesheet" href="//y.dev/a.css"><link rel="icon" href="/i.svg"><LINK REL=StyleSheet>',
    )
    expect(scripts).toEqual([
      { type: 'module', src: undefined, code: 'a()\nb()' },
      { type: undefined, src: 'https://x.dev/?a&b', code: '' },
    ])
    expect(stylesheets).toEqual(['//y.dev/a.css', ''])
  })

  it('takes the content of text-only elements for text', () => {
    expect(
      scanHtml(
        '<title><a href="/no"></title><script>"<a href=\'/no\'></scripty>"</script ><a href="/1"></a>' +
          '<style>a::after{content:"<a href=/no>"}</style><textarea><p id=no></textarea><a href="/2"></a>' +
          '<script src="/s.js">',
      ),
    ).toEqual({
      links: [
        { href: '/1', checked: true },
        { href: '/2', checked: true },
      ],
      ids: [],
      styles: ['a::after{content:"<a href=/no>"}'],
      stylesheets: [],
      scripts: [
        { type: undefined, src: undefined, code: '"<a href=\'/no\'></scripty>"' },
        { type: undefined, src: '/s.js', code: '' },
      ],
    })
  })

  it('leaves out templates, including nested ones, and keeps noscript', () => {
    expect(
      scanHtml(
        '<template><template><a href="/no"></a></template><p id="no"></p></template><p id="yes"></p>' +
          '</template><noscript><a href="/1"></a></noscript>',
      ),
    ).toEqual({ links: [{ href: '/1', checked: true }], ids: ['yes'], ...NO_CODE })
  })

  it('keeps text that only looks like a tag', () => {
    expect(links('1 < 2 <3 <<a href="/1">x</a> <')).toEqual(['/1'])
  })

  it('drops a tag that never ends', () => {
    expect(links('<a href="/1"></a><a href="/2')).toEqual(['/1'])
    expect(links('<a href="/1"></a><a href="/2" ')).toEqual(['/1'])
  })

  it('reads an area as a link, and no other element', () => {
    expect(links('<link rel="stylesheet" href="/a.css"><area href="/map"><base href="/b">')).toEqual(['/map'])
  })

  it('takes time in proportion to the page', () => {
    const nasty = `${'<a '.repeat(20_000)}${'<!--'.repeat(20_000)}${'<script>'.repeat(20_000)}`
    // Processor time of this process: on a busy machine the clock includes other processes.
    const start = process.cpuUsage()
    scanHtml(nasty)
    scanHtml('<a href="/b" id="c">x</a>'.repeat(40_000))
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000)
  })
})

describe('stripUnchecked', () => {
  it('removes the attribute from links, in every notation', () => {
    expect(
      stripUnchecked(
        '<a data-unchecked="" href="/a">a</a><a href="/b" data-unchecked>b</a><a href="/c"  data-unchecked=true>',
      ),
    ).toBe('<a href="/a">a</a><a href="/b">b</a><a href="/c">')
  })

  it('leaves text, comments and other elements as they are', () => {
    const html =
      '<p>Write <code>data-unchecked=""</code></p><!-- <a data-unchecked> --><b data-unchecked>b</b>'
    expect(stripUnchecked(html)).toBe(html)
    expect(stripUnchecked(`${html}<a data-unchecked>`)).toBe(`${html}<a>`)
  })

  it('does not change a page without marks', () => {
    expect(stripUnchecked('<a href="/a">a</a>')).toBe('<a href="/a">a</a>')
  })
})
