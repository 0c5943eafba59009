import { describe, expect, it } from 'vitest'
import { category } from '../../../../test/sidebarItems.js'
import type { SidebarItem } from '../../../shared/sidebar.js'
import { createLabels } from '../labels.js'
import { cardsOf } from './cards.js'

const link = (label: string, more: object = {}): SidebarItem => ({
  type: 'link',
  label,
  href: `/${label}`,
  docId: label,
  ...more,
})

describe('cardsOf', () => {
  it('T-51, CI-2, CI-4, CI-5: one card for each child with a target, in order', () => {
    const hidden = link('h', { unlisted: true })
    expect(
      cardsOf(
        [
          link('b', { description: 'Bee' }),
          link('a'),
          hidden,
          { type: 'html', value: '<hr>', defaultStyle: false },
          category('Nested', [category('Deep', [link('c')]), link('d'), hidden]),
          category('Linked', [link('e')], { href: '/l', description: 'Own words' }),
          category('One', [link('f')], { href: '/h', linkUnlisted: true }),
          category('Nothing', [hidden]),
        ],
        createLabels({}, 'ja'),
      ),
    ).toEqual([
      { type: 'link', href: '/b', label: 'b', description: 'Bee' },
      { type: 'link', href: '/a', label: 'a', description: undefined },
      { type: 'category', href: '/c', label: 'Nested', description: '2 items' },
      { type: 'category', href: '/l', label: 'Linked', description: 'Own words' },
      { type: 'category', href: '/f', label: 'One', description: '1 item' },
    ])
  })
})
