import { lazy, type ReactNode, Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { renderElement, renderSample, sampleDoc } from '../../../test/samplePage.js'
import { BrowserOnly } from '../api/browser.js'
import { Link } from '../api/Link.js'
import { useVersions } from '../compat/docsData.js'
import { useDescriptionOf } from '../context/docsContext.js'

describe('renderHtml', () => {
  it('renders a React page without a layout around it', () => {
    expect(renderElement(<p>Home</p>)).toEqual({
      html: '<p>Home</p>',
      main: undefined,
      isFrame: false,
      head: [],
      madeLinks: [],
      usedDocs: { all: false, descriptions: {} },
      code: {},
    })
  })

  it('returns the content of other pages as HTML, which is part of the whole', () => {
    const { html, main } = renderSample()
    expect(main).toMatch(/^<main .*<\/main>$/)
    expect(html).toContain(`<div class="vl-main">${main}</div>`)
  })

  it('MV-17: names the URLs that `Link` has made', () => {
    const links = (
      <p>
        <Link to="/a">A</Link> <Link to="./b">B</Link> <Link to="/a">A</Link> <a href="/c">C</a>
      </p>
    )
    expect(renderElement(links).madeLinks).toEqual(['/a', '/docs/b'])
  })

  it('reports what components read of documents, and nothing else', () => {
    const docs = [
      {
        id: 'default',
        versions: [
          {
            name: 'current',
            label: 'Next',
            path: '/docs',
            isLast: true,
            banner: null,
            badge: false,
            className: 'docs-version-current',
            noIndex: false,
            mainDocId: 'a',
            docs: [
              { id: 'a', path: '/docs/a', sidebar: undefined, title: 'A', description: 'About A.' },
              { id: 'b', path: '/docs/b', sidebar: undefined, title: 'B', description: 'About B.' },
            ],
            draftIds: [],
            sidebars: {},
          },
        ],
      },
    ]
    expect(renderElement(<Asks />, { docs })).toMatchObject({
      html: 'About A.',
      usedDocs: { all: false, descriptions: { '/docs/a': 'About A.' } },
    })
    expect(renderElement(<AsksAll />, { docs }).usedDocs).toEqual({ all: true, descriptions: {} })
    const later = <BrowserOnly>{() => <AsksAll />}</BrowserOnly>
    expect(renderElement(later, { docs }).usedDocs.all).toBe(false)
    expect(renderElement(later, { docs, mayReadDocsLater: true }).usedDocs.all).toBe(true)
  })

  it('says when components wait for code or data, which the next rendering finds', async () => {
    const element = (
      <Suspense fallback="Loading">
        <LoadedCode />
        <LoadedData />
      </Suspense>
    )
    const first = renderElement(element)
    expect(first.html).toContain('Loading')
    await first.untilReady!()
    const { html, untilReady } = renderElement(element)
    expect(html).toContain('<b>loaded code</b>loaded data')
    expect(untilReady).toBeUndefined()
  })

  it('keeps the fallback of a component that throws', async () => {
    const element = (
      <Suspense fallback="Sorry">
        <Throwing />
      </Suspense>
    )
    const { html, untilReady } = renderElement(element)
    expect(html).toContain('Sorry')
    await expect(untilReady!()).resolves.toBeUndefined()
  })

  it('does not preload images', () => {
    expect(renderElement(<img src="/a.png" alt="" />).html).toBe('<img src="/a.png" alt=""/>')
  })

  it('returns the same HTML twice', () => {
    expect(renderSample().html).toBe(renderSample().html)
  })

  it('does not use the messages of the previous page', () => {
    const isTranslated = (messages?: Record<string, string>) =>
      renderSample({ page: sampleDoc(), ...(messages ? { messages } : {}) }).html.includes('Zum Inhalt')
    expect([isTranslated({ 'theme.common.skipToMainContent': 'Zum Inhalt' }), isTranslated()]).toEqual([
      true,
      false,
    ])
  })

  it('writes no style attribute', () => {
    expect(renderSample().html).not.toContain('style=')
  })
})

function Asks() {
  return useDescriptionOf()('/docs/a')
}

function AsksAll() {
  return useVersions().length
}

const LoadedCode = lazy(async () => ({ default: () => <b>loaded code</b> }))

const loadedTexts = new Map<string, string>()

function LoadedData(): ReactNode {
  const text = loadedTexts.get('a')
  if (text === undefined) throw Promise.resolve().then(() => void loadedTexts.set('a', 'loaded data'))
  return text
}

function Throwing(): ReactNode {
  throw new Error('no')
}
