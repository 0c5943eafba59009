import { describe, expect, it } from 'vitest'
import {
  partOf,
  renderElement,
  renderSample,
  sampleDoc,
  sampleSite,
  tagLines,
} from '../../../test/samplePage.js'
import { announcementBarCss } from '../../shared/announcementBarCss.js'
import type { AnnouncementBarData, FooterData, SiteData } from '../../shared/site.js'
import { Layout } from '../index.js'

const bar: AnnouncementBarData = {
  id: 'v2',
  content: '<b>New</b>',
  backgroundColor: '#fff',
  textColor: undefined,
  isCloseable: true,
}
const attributes = {}
const columns: FooterData = {
  style: 'dark',
  links: {
    type: 'columns',
    columns: [
      {
        title: 'Docs',
        items: [
          { label: 'Install', href: '/docs/install', attributes },
          { html: '<i>raw</i>', attributes },
        ],
      },
      { title: null, items: [{ label: 'Code', href: 'https://a.b', attributes: { title: 't' } }] },
    ],
  },
  logo: undefined,
  copyright: '© 2025 <b>Ada</b>',
}
const html = (site: Partial<SiteData>) => renderSample({ site: sampleSite(site) }).html

describe('Layout', () => {
  it('renders the shell in its order (SH-1, SH-2, SK-1, SK-2, SK-4)', () => {
    const site = sampleSite({ announcementBar: bar, footer: columns })
    const order = [
      ...renderSample({ site }).html.matchAll(/<(?:nav|main|footer)\b|role="(?:region|banner)"|id="[^"]+"/g),
    ]
    expect(order.map(([text]) => text)).toEqual([
      'role="region"',
      'role="banner"',
      '<nav',
      'id="__vellum_skip"',
      '<main',
      '<footer',
    ])
    expect(partOf(renderSample({ site }).html, '<div role="region"', '</div>')).toMatchInlineSnapshot(`
      "<div role="region" class="vl-skip-region" aria-label="Skip to main content">
      <a class="vl-skip" href="#__vellum_skip">Skip to main content</a>
      </div>"
    `)
  })

  it('renders a page with noFooter without one, and sets its title (SH-3, PA-3)', () => {
    const element = (
      <Layout title="Home" description="D" noFooter wrapperClassName="mine">
        <main>Hi</main>
      </Layout>
    )
    const { html, head } = renderElement(element, { site: sampleSite({ footer: columns }) })
    expect(html).not.toContain('<footer')
    expect(partOf(html, '<div id="__vellum_skip"', '</main></div>')).toMatchInlineSnapshot(`
      "<div id="__vellum_skip" class="theme-layout-main main-wrapper mine">
      <main>Hi</main>
      </div>"
    `)
    expect(
      head.map(({ tagName, innerHTML, attributes: { content } }) => innerHTML ?? content ?? tagName),
    ).toEqual(['Home | Troth', 'Home | Troth', 'D', 'D'])
  })
})

describe('AnnouncementBar', () => {
  it('shows HTML and a button to close (AB-2, AB-3)', () => {
    expect(
      partOf(html({ announcementBar: bar }), '<div class="theme-announcement-bar"', '</button></div>'),
    ).toMatchInlineSnapshot(`
      "<div class="theme-announcement-bar" role="banner">
      <div class="vl-announcement-content">
      <b>New</b>
      </div>
      <button type="button" class="vl-announcement-close" aria-label="Close">
      <svg class="vl-icon" width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
      <path d="m3 3 10 10M13 3 3 13">
      </path>
      </svg>
      </button>
      </div>"
    `)
    expect(html({ announcementBar: { ...bar, isCloseable: false } })).not.toContain('aria-label="Close"')
    expect(html({})).not.toContain('theme-announcement-bar')
  })
})

describe('announcementBarCss', () => {
  it('writes the colours as a rule that no value can end (AB-2)', () => {
    expect(announcementBarCss(bar)).toBe('.theme-announcement-bar{background-color:#fff}\n')
    expect(announcementBarCss({ ...bar, textColor: 'red;}*{x:y' })).toBe(
      '.theme-announcement-bar{background-color:#fff;color:red*x:y}\n',
    )
    expect(announcementBarCss(undefined)).toBe('')
  })
})

describe('Footer', () => {
  it('shows columns with titles, and the copyright (FT-1, FT-3, FT-4, FT-6)', () => {
    expect(partOf(html({ footer: columns }), '<footer', '</footer>')).toMatchInlineSnapshot(`
      "<footer class="theme-layout-footer footer footer--dark">
      <div class="vl-footer-inner">
      <div class="vl-footer-columns">
      <div class="theme-layout-footer-column footer__col">
      <div class="footer__title">Docs</div>
      <ul class="footer__items">
      <li class="footer__item">
      <a href="/docs/install" class="footer__link-item">Install</a>
      </li>
      <li class="footer__item">
      <i>raw</i>
      </li>
      </ul>
      </div>
      <div class="theme-layout-footer-column footer__col">
      <ul class="footer__items">
      <li class="footer__item">
      <a href="https://a.b" target="_blank" rel="noopener noreferrer" class="footer__link-item" title="t">Code<!-- --> <svg class="vl-icon vl-external" width="13.5" height="13.5" viewBox="0 0 16 16" role="img" aria-label="(opens in new tab)">
      <path d="M6.5 3.5h-3v9h9v-3M9 2.5h4.5V7M13 3 7.5 8.5">
      </path>
      </svg>
      </a>
      </li>
      </ul>
      </div>
      </div>
      <div class="vl-footer-bottom">
      <div class="footer__copyright">© 2025 <b>Ada</b>
      </div>
      </div>
      </div>
      </footer>"
    `)
  })

  it('shows one row with dots between the links, and a logo (FT-1, FT-3, NB-5)', () => {
    const logo = {
      src: '/a.svg',
      srcDark: '/b.svg',
      alt: 'Troth',
      width: 32,
      height: undefined,
      className: undefined,
      href: 'https://a.b',
      target: undefined,
    }
    const links: FooterData['links'] = {
      type: 'row',
      links: [
        { label: 'A', href: '/a', attributes },
        { label: 'B', href: '/b', attributes },
      ],
    }
    const footer: FooterData = { style: 'light', links, logo, copyright: undefined }
    expect(partOf(html({ footer }), '<footer', '</footer>')).toMatchInlineSnapshot(`
      "<footer class="theme-layout-footer footer">
      <div class="vl-footer-inner">
      <div class="vl-footer-row">
      <a href="/a" class="footer__link-item">A</a>
      <span class="footer__link-separator">·</span>
      <a href="/b" class="footer__link-item">B</a>
      </div>
      <div class="vl-footer-bottom">
      <a href="https://a.b" target="_blank" rel="noopener noreferrer">
      <img loading="lazy" width="32" class="vl-themed-light footer__logo" src="/a.svg" alt="Troth"/>
      <img loading="lazy" width="32" class="vl-themed-dark footer__logo" src="/b.svg" alt="Troth"/>
      </a>
      </div>
      </div>
      </footer>"
    `)
  })

  it('leaves out empty blocks (FT-3, FT-5)', () => {
    const footer: FooterData = {
      style: 'light',
      links: { type: 'row', links: [] },
      logo: undefined,
      copyright: undefined,
    }
    expect(partOf(html({ footer }), '<footer', '</footer>')).toBe(
      tagLines('<footer class="theme-layout-footer footer"><div class="vl-footer-inner"></div></footer>'),
    )
  })
})

describe('NotFoundPage', () => {
  it('shows that the page was not found, and what to do (NF-1)', () => {
    const { type: _, ...base } = sampleDoc({ title: 'Page Not Found' })
    const page = { ...base, type: 'not-found' } as const
    expect(
      partOf(renderSample({ page, body: { type: 'none' } }).html, '<main', '</main>'),
    ).toMatchInlineSnapshot(`
      "<main class="vl-doc vl-page vl-doc--wide vl-not-found">
      <div class="vl-doc-column">
      <h1>Page Not Found</h1>
      <p>We could not find the page you were looking for.</p>
      <p>If a link brought you here, please let the owner of that site know so they can fix the link.</p>
      <p class="vl-not-found-links">
      <a class="button button--secondary" href="/" data-unchecked="">Home page</a>
      </p>
      </div>
      </main>"
    `)
  })
})
