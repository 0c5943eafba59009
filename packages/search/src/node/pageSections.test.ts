import { describe, expect, it } from 'vitest'
import { filesOf, searchFiles } from '../../test/searchPages.js'
import { completeSections } from './pageSections.js'
import { makeSearchIndex } from './searchIndex.js'
import { searchRecord } from './searchRecord.js'

const EMPTY = { text: '', prose: '', inlineCode: '', codeBlocks: '', output: '' }

describe('completeSections', () => {
  it('fills in what is left out', () => {
    const sections = [{ text: 'All of them.' }, { id: 'a', heading: 'A', text: 'Call b.', inlineCode: 'b' }]
    expect(completeSections({ href: '/docs', sections })).toEqual([
      { ...EMPTY, id: '', level: 1, heading: '', text: 'All of them.', prose: 'All of them.' },
      { ...EMPTY, id: 'a', level: 2, heading: 'A', text: 'Call b.', prose: 'Call b.', inlineCode: 'b' },
    ])
  })

  it('begins a page with a section without an id, so that its title is found', async () => {
    const sections = [
      { id: 'a', heading: 'First', text: 'One.' },
      { id: 'b', level: 3, heading: 'Second', text: 'Two.' },
    ]
    expect(completeSections({ href: '/docs', sections }).map(({ id }) => id)).toEqual(['', 'a', 'b'])
    const record = searchRecord({ href: '/docs', title: 'Installation', sections })
    const { find, searcher } = searchFiles(
      filesOf(makeSearchIndex({ records: [record], urlOf: (name) => name })),
    )
    expect((await find('installation'))[0]).toBe('/docs')
    expect((await searcher.search('two')).pages[0]?.sections[0]).toMatchObject({
      href: '/docs#b',
      headings: [[{ text: 'First' }], [{ text: 'Second' }]],
    })
  })

  it('refuses a section without an id that is not the first', () => {
    expect(() => completeSections({ href: '/docs', sections: [{ text: 'a' }, { text: 'b' }] })).toThrow(
      new Error(
        'Section 2 of /docs has no id. Only the first section, the text above the first heading, has none: pass the id of its heading.',
      ),
    )
  })

  it.each([1, 8, 2.5, Number.NaN])('refuses the level %s of a heading', (level) => {
    expect(() => completeSections({ href: '/docs', sections: [{ id: 'a', level, text: '' }] })).toThrow(
      new Error(
        `The section #a of /docs has the level ${level}. Pass 2 to 6 for headings, 7 for entries of lists and tables.`,
      ),
    )
  })
})
