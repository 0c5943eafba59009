import { describe, expect, it } from 'vitest'
import { sampleDoc, sampleSite } from '../../../test/samplePage.js'
import { cardText, fitsOwnFont } from './cardText.js'

const site = sampleSite({ url: 'https://x.dev', baseUrl: '/docs/', title: 'X', tagline: 'For all' })

describe('cardText', () => {
  it('SEO-12: has the title, the description and the categories above, without emoji', () => {
    const breadcrumbs = [{ label: '🚀 API' }, { label: 'Methods' }, { label: 'get' }]
    const page = sampleDoc({ title: 'get ⚙️ 2 © x', description: 'Reads\n it.', breadcrumbs })
    expect(cardText(page, site)).toMatchObject({
      host: 'x.dev/docs',
      trail: 'API / Methods',
      title: 'get 2 © x',
      description: 'Reads it.',
    })
  })

  it('SEO-12: has the tagline on a page without a title', () => {
    expect(cardText(sampleDoc({ title: '', description: 'Home' }), site)).toMatchObject({
      title: 'For all',
      description: '',
    })
  })

  it('cuts a long description to what a card may have room for', () => {
    const { description } = cardText(sampleDoc({ description: `a${'𝒳'.repeat(50_000)}` }), site)
    expect(description).toBe(`a${'𝒳'.repeat(999)}`)
  })
})

describe('fitsOwnFont', () => {
  it.each([
    ['Größe – “ça” … 5 €', true],
    ['Опции', false],
    ['日本', false],
    ['a → b', false],
  ])('%s: %s', (title, fits) => {
    expect(fitsOwnFont({ site: '', host: '', trail: '', title, description: '' })).toBe(fits)
  })
})
