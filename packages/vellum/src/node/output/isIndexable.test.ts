import { describe, expect, it } from 'vitest'
import type { HeadTag } from '../../shared/headTag.js'
import { isIndexable } from './isIndexable.js'

const meta = (attributes: HeadTag['attributes']): HeadTag => ({ tagName: 'meta', attributes })

describe('isIndexable', () => {
  it('is false if a robots tag has noindex, in any case (SM-1)', () => {
    expect(isIndexable([])).toBe(true)
    expect(isIndexable([meta({ name: 'robots', content: 'nofollow' })])).toBe(true)
    expect(isIndexable([meta({ name: 'Robots', content: 'follow, NoIndex' })])).toBe(false)
    expect(isIndexable([meta({ name: 'description', content: 'noindex' })])).toBe(true)
  })
})
