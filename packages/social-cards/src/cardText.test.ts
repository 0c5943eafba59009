import { describe, expect, it } from 'vitest'
import { type CardPage, cardText, fitsOwnFont } from './cardText.js'

const site = {
  title: 'X',
  name: 'X docs',
  tagline: 'For all',
  logo: undefined,
  url: 'https://x.dev',
  baseUrl: '/docs/',
  locale: 'en',
}
const page: CardPage = { title: 'A', description: undefined, categories: [], site }

describe('cardText', () => {
  it('SEO-12: has the title, the description and the categories above, without emoji', () => {
    const categories = ['🚀 API', 'Methods']
    expect(cardText({ ...page, title: 'get ⚙️ 2 © x', description: 'Reads\n it.', categories })).toEqual({
      site: 'X docs',
      host: 'x.dev/docs',
      trail: 'API / Methods',
      title: 'get 2 © x',
      description: 'Reads it.',
    })
  })

  it('SEO-12: has the tagline on a page without a title', () => {
    expect(cardText({ ...page, title: '', description: 'Home' })).toMatchObject({
      title: 'For all',
      description: '',
    })
  })

  it('cuts a long description to what a card may have room for', () => {
    const { description } = cardText({ ...page, description: `a${'𝒳'.repeat(50_000)}` })
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
