import { expect, it } from 'vitest'
import { formatError } from '../../base/errors.js'
import type { ExpandedItem } from './items.js'
import { validateSidebars } from './validate.js'

const category = { type: 'category', label: 'C', collapsible: true, collapsed: true } as const
const check = (...items: ExpandedItem[]) =>
  validateSidebars({
    sidebars: { a: items },
    docIds: new Set(['guide/install', 'intro']),
    draftIds: new Set(['soon']),
    file: 'sidebars.ts',
  })

it('SB-13: names every unknown document once, the nearest one, and all that exist', () => {
  try {
    check(
      { type: 'doc', id: 'guide/instal' },
      {
        ...category,
        items: [
          { type: 'ref', id: 'zzz' },
          { type: 'doc', id: 'zzz' },
        ],
        link: { type: 'doc', id: 'nope' },
      },
    )
    expect.fail()
  } catch (error) {
    expect(formatError(error)).toBe(`The sidebars name documents that do not exist:
  - guide/instal (did you mean "guide/install"?)
  - nope
  - zzz
  at sidebars.ts
  Available ids: guide/install, intro.`)
  }
})

it('SB-21: accepts documents, drafts, and items that name none', () => {
  check(
    { type: 'doc', id: 'intro' },
    { type: 'doc', id: 'soon' },
    { type: 'link', label: 'L', href: '/' },
    { ...category, items: [], link: { type: 'generated-index' } },
  )
})
