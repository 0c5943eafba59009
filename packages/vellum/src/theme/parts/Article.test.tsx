import { describe, expect, it } from 'vitest'
import { renderElement } from '../../../test/samplePage.js'
import { Article } from './Article.js'

const html = (article: Parameters<typeof Article>[0]) => renderElement(<Article {...article} />).html

describe('Article', () => {
  it('puts the heading before HTML', () => {
    expect(html({ heading: 'A & B', body: { type: 'html', html: '<p>x</p>' } })).toBe(
      '<div class="theme-doc-markdown markdown"><header><h1>A &amp; B</h1></header><p>x</p></div>',
    )
    expect(html({ heading: undefined, body: { type: 'html', html: '<h1>A</h1>' } })).toBe(
      '<div class="theme-doc-markdown markdown"><h1>A</h1></div>',
    )
  })

  it('shows a component below the heading', () => {
    expect(html({ heading: 'A', body: { type: 'component', Component: Text } })).toBe(
      '<div class="theme-doc-markdown markdown"><header><h1>A</h1></header><p>x</p></div>',
    )
  })
})

function Text() {
  return <p>x</p>
}
