import { describe, expect, it } from 'vitest'
import { paginate } from './postList.js'

const ids = ['a', 'b', 'c', 'd', 'e']

describe('paginate', () => {
  it('BL-5: puts posts on pages', () => {
    expect(paginate(ids, { path: '/blog', pageBasePath: 'page', size: 2 })).toEqual([
      { path: '/blog', page: 1, pages: 3, posts: ['a', 'b'], newer: undefined, older: '/blog/page/2' },
      { path: '/blog/page/2', page: 2, pages: 3, posts: ['c', 'd'], newer: '/blog', older: '/blog/page/3' },
      { path: '/blog/page/3', page: 3, pages: 3, posts: ['e'], newer: '/blog/page/2', older: undefined },
    ])
  })

  it('puts all posts on one page if configured, and makes no page without posts', () => {
    expect(paginate(ids, { path: '/', pageBasePath: 'page', size: 'ALL' })).toHaveLength(1)
    expect(paginate([], { path: '/', pageBasePath: 'page', size: 'ALL' })).toEqual([])
    expect(paginate(ids, { path: '/', pageBasePath: 'seite', size: 4 })[1]?.path).toBe('/seite/2')
  })
})
