import { describe, expect, it } from 'vitest'
import { badgeSchema, shownBadge, type WrittenBadge } from './badge.js'

describe('shownBadge', () => {
  it.each<[WrittenBadge, string, string]>([
    ['new', 'new', 'green'],
    ['Beta', 'Beta', 'gold'],
    ['deprecated', 'deprecated', 'red'],
    ['2.0', '2.0', 'grey'],
    [{ text: 'new', color: 'blue' }, 'new', 'blue'],
    [{ text: 'experimental' }, 'experimental', 'gold'],
  ])('SU-10: %j', (badge, text, color) => {
    expect(badgeSchema.parse(badge)).toEqual(badge)
    expect(shownBadge(badge)).toEqual({ text, color })
  })

  it.each([true, 2, '', {}, { text: 'new', color: 'pink' }, { text: 'new', colour: 'red' }])(
    'refuses %j',
    (badge) => {
      expect(badgeSchema.safeParse(badge).success).toBe(false)
    },
  )
})
