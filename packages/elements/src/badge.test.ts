// Badges in text and in the sidebar of the engine have the same colours: two tables, because neither package needs the other.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const textBadges = read('./badge.ts')
const sidebarBadges =
  read('../../vellum/src/shared/sidebarBadge.ts') + read('../../vellum/src/node/content/sidebars/badge.ts')

/** The names of colours: `['accent', 'green']` */
const colors = (source: string) => /BADGE_COLORS = (\[[^\]]+\])/.exec(source)?.[1]
/** Words and their colours, in both forms: `new: 'green'` and `['new', 'green']` */
const words = (source: string) =>
  [...source.matchAll(/^ {2}\[?'?(\w+)'?[:,] '(\w+)'\]?,$/gm)].map(([, word, color]) => [word, color])
/** The token of each class: `['green', 'green']` */
const tokens = (css: string) =>
  [...css.matchAll(/badge--(\w+) \{\s*--v[el]-badge: var\(--vl-(\w+)\)/g)].map(([, name, token]) => [
    name,
    token,
  ])

describe('badges', () => {
  it('SU-10: have the same colours and the same words in text and in the sidebar', () => {
    expect(colors(textBadges)).toContain("'accent'")
    expect(colors(textBadges)).toBe(colors(sidebarBadges))
    expect(words(textBadges)).toContainEqual(['new', 'green'])
    expect(words(textBadges)).toEqual(words(sidebarBadges))
  })

  it('SU-10: have the same tokens in both stylesheets', () => {
    const sidebarTokens = tokens(read('../../vellum/src/theme/sidebar/SidebarBadge.css'))
    expect(sidebarTokens).toContainEqual(['gold', 'gold'])
    expect(tokens(read('./badge.css'))).toEqual(sidebarTokens)
  })
})
