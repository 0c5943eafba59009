import { describe, expect, it } from 'vitest'
import { entryData, itemData } from './itemData.js'

describe('itemData', () => {
  it('keeps the type and the fields of an item of the site’s own', () => {
    const input = { type: 'custom-badge', text: 'Hi' }
    const data = { type: 'custom', name: 'custom-badge', props: { text: 'Hi' } }
    expect(itemData(input, (path) => path)).toEqual({ ...data, position: 'right' })
    expect(entryData(input, (path) => path)).toEqual(data)
  })

  it('makes a link of an item without a type', () => {
    expect(entryData({ label: 'A', to: 'a', rel: 'me' }, (path) => `/base/${path}`)).toEqual({
      type: 'link',
      label: 'A',
      href: '/base/a',
      active: {},
      attributes: { rel: 'me' },
    })
  })
})
