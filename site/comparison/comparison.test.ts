import type { Root } from 'mdast'
import type { LeafDirective } from 'mdast-util-directive'
import { describe, expect, it } from 'vitest'
import { COMPARISON, OTHERS } from './comparison'
import { remarkComparison } from './remarkComparison'

describe('COMPARISON', () => {
  it('has at least thirty rows, with something in every cell', () => {
    expect(COMPARISON.length).toBeGreaterThanOrEqual(30)
    expect(COMPARISON.filter(({ others }) => others.length !== OTHERS.length || others.includes(''))).toEqual(
      [],
    )
  })

  it('says where Troth is worse in several rows', () => {
    expect(COMPARISON.filter(({ worse }) => worse).length).toBeGreaterThan(8)
  })
})

describe('remarkComparison', () => {
  it('links each cell to its source', () => {
    const directive: LeafDirective = {
      type: 'leafDirective',
      name: 'comparison',
      attributes: {},
      children: [],
    }
    const tree: Root = { type: 'root', children: [directive] }
    remarkComparison()(tree, { fail: (reason) => expect.fail(reason) })
    const [table] = tree.children
    expect(table).toMatchObject({ type: 'table' })
    const text = JSON.stringify(table)
    expect(text.match(/"type":"link"/g)).toHaveLength(COMPARISON.length * (OTHERS.length + 1))
    expect(text).toContain('https://www.npmjs.com/package/ky/v/')
    // A phone shows rows as lists, where a value without its client says nothing.
    expect(text.match(/"dataLabel":"axios"/g)).toHaveLength(COMPARISON.length)
  })
})
