import { Fragment } from 'react'
import { describe, expect, it } from 'vitest'
import { renderElement, sampleSite } from '../../../test/samplePage.js'
import { Head } from './Head.js'
import { HtmlClassNameProvider, PageMetadata } from './PageMetadata.js'

function Mine() {
  return null
}

describe('Head', () => {
  it('collects its children in order, as data, and renders nothing', () => {
    const { html, head } = renderElement(
      <>
        <Head>
          <title>Q & A</title>
          <Fragment key="f">
            <meta httpEquiv="refresh" content="3" />
            {null}
          </Fragment>
          <script async>{'a < b && c'}</script>
          <noscript>{'a < b'}</noscript>
        </Head>
        <Head>
          <link rel="preload" crossOrigin="anonymous" hrefLang="en" href="/a" />
        </Head>
        text
      </>,
    )
    expect(html).toBe('text')
    expect(head).toEqual([
      { tagName: 'title', attributes: {}, innerHTML: 'Q & A' },
      { tagName: 'meta', attributes: { 'http-equiv': 'refresh', content: '3' } },
      { tagName: 'script', attributes: { async: true }, innerHTML: 'a < b && c' },
      { tagName: 'noscript', attributes: {}, innerHTML: 'a &lt; b' },
      {
        tagName: 'link',
        attributes: { rel: 'preload', crossorigin: 'anonymous', hreflang: 'en', href: '/a' },
      },
    ])
  })

  it('leaves out the metadata of a page without a description', () => {
    const { head } = renderElement(<PageMetadata title="A" description="" keywords="" />)
    expect(head.map(({ tagName }) => tagName)).toEqual(['title', 'meta'])
  })

  it('refuses components and text', () => {
    expect(() => renderElement(<Head>{<Mine />}</Head>)).toThrow(
      '<Head> accepts HTML elements only, but it contains <Mine>.',
    )
    expect(() => renderElement(<Head>words</Head>)).toThrow(
      '<Head> accepts HTML elements only, but it contains: "words".',
    )
  })
})

describe('PageMetadata', () => {
  it('describes a page (TT-1, TT-3, SEO-2, SEO-3)', () => {
    const element = <PageMetadata title=" Install " description="How" keywords={['a', 'b']} image="/i.png" />
    const { head } = renderElement(element, { site: sampleSite({ baseUrl: '/t/' }) })
    expect(head).toEqual([
      { tagName: 'title', attributes: {}, innerHTML: 'Install | Troth' },
      { tagName: 'meta', attributes: { property: 'og:title', content: 'Install | Troth' } },
      { tagName: 'meta', attributes: { name: 'description', content: 'How' } },
      { tagName: 'meta', attributes: { property: 'og:description', content: 'How' } },
      { tagName: 'meta', attributes: { name: 'keywords', content: 'a, b' } },
      { tagName: 'meta', attributes: { property: 'og:image', content: 'https://troth.dev/t/i.png' } },
      { tagName: 'meta', attributes: { name: 'twitter:image', content: 'https://troth.dev/t/i.png' } },
    ])
  })

  it('adds no tags for props that are missing', () => {
    expect(renderElement(<PageMetadata />).head).toEqual([])
  })
})

describe('HtmlClassNameProvider', () => {
  it('adds a class to <html>', () => {
    const { html, head } = renderElement(<HtmlClassNameProvider className="c">x</HtmlClassNameProvider>)
    expect([html, head]).toEqual(['x', [{ tagName: 'html', attributes: { class: 'c' } }]])
  })
})
