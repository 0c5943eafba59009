import { describe, expect, it } from 'vitest'
import { renderElement, renderSample, sampleDoc } from '../../../test/samplePage.js'
import { useVersions } from '../compat/docsData.js'
import { useDescriptionOf } from '../context/docsContext.js'

describe('renderHtml', () => {
  it('renders a React page without a layout around it', () => {
    expect(renderElement(<p>Home</p>)).toEqual({
      html: '<p>Home</p>',
      main: undefined,
      isFrame: false,
      head: [],
      usedDocs: { all: false, descriptions: {} },
      code: {},
    })
  })

  it('returns the content of other pages as HTML, which is part of the whole', () => {
    const { html, main } = renderSample()
    expect(main).toMatch(/^<main .*<\/main>$/)
    expect(html).toContain(`<div class="vl-main">${main}</div>`)
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
