import { describe, expect, it } from 'vitest'
import { decodeShard, eachPosting } from '../browser/indexFormat.js'
import { writeScope } from './indexFiles.js'

const SECTIONS = 2600

describe('writeScope', () => {
  const sections = Array.from({ length: SECTIONS }, (_, i) => ({
    id: `s${i}`,
    level: 2,
    heading: '',
    text: '',
    prose: '',
    lead: '',
    inlineCode: '',
    codeBlocks: '',
    errors: [],
  }))
  // Many sections have the same impact, and high ones are everywhere.
  const impacts = sections.map((_, i) => (((i * 7919) % 300) + 1) / 300)
  const page = { scope: 'default', href: '/', title: '', breadcrumb: [], keywords: [], links: [] }
  const { root } = writeScope(
    {
      pages: [{ ...page, sections }],
      proseWords: new Set(),
      about: 0.5,
      terms: new Map([['common', { sections: [...sections.keys()], impacts }]]),
    },
    { prefix: '', base: '', synonyms: {}, searchedWords: [], errors: [] },
  )
  const [common] = decodeShard(Object.values(root.files!)[0]!)

  it('keeps the 500 sections with the highest impacts, of equal ones the first', () => {
    const ranked = impacts
      .map((impact, section) => ({ impact, section }))
      .sort((a, b) => b.impact - a.impact || a.section - b.section)
    const best = ranked.slice(0, 500).map(({ section }) => section)
    const kept: number[] = []
    eachPosting(common!.postings, (section) => kept.push(section))
    expect(kept).toEqual(best.sort((a, b) => a - b))
  })

  it('says how many sections have a term', () => {
    expect([common!.term, common!.count]).toEqual(['common', SECTIONS])
  })
})
