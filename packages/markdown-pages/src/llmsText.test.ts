import { describe, expect, it } from 'vitest'
import { llmsFullPage, llmsFullStart, llmsText } from './llmsText.js'

const page = {
  title: 'Arrays [1]',
  description: 'In\nqueries.',
  url: 'https://x.dev/docs/a',
  markdownUrl: 'https://x.dev/docs/a.md',
}

describe('llmsText', () => {
  it('MP-5: lists pages below headings', () => {
    const sections = [{ heading: 'Guides', pages: [page, { ...page, title: 'B', description: undefined }] }]
    expect(llmsText({ title: 'X', tagline: 'For all.', sections })).toBe(
      '# X\n\n> For all.\n\n## Guides\n\n- [Arrays \\[1\\]](https://x.dev/docs/a.md): In queries.\n- [B](https://x.dev/docs/a.md)\n',
    )
    expect(llmsText({ title: 'X', tagline: '', sections: [] })).toBe('# X\n')
  })
})

describe('llms-full.txt', () => {
  it('MP-6: has the text of each page with its URL', () => {
    const site = { title: 'X', tagline: 'For all.' }
    expect(llmsFullStart(site) + llmsFullPage(page, '# A\n') + llmsFullPage(page, '# B\n')).toBe(
      '# X\n\n> For all.\n\n---\n\nSource: https://x.dev/docs/a\n\n# A\n\n---\n\nSource: https://x.dev/docs/a\n\n# B\n',
    )
  })
})
