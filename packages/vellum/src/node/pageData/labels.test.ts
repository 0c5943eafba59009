import { describe, expect, it } from 'vitest'
import { createLabels } from './labels.js'

const TAGGED = 'theme.docs.tagDocListPageTitle.nDocsTagged'

describe('createLabels', () => {
  it('TR-2, TR-3: finds a message by its id, otherwise the English one, with its values', () => {
    const labels = createLabels({ 'theme.docs.tagDocListPageTitle': '{tagName} : {nDocsTagged}' }, 'fr')
    const values = { nDocsTagged: 2, tagName: 'a' }
    expect(labels.text('theme.docs.tagDocListPageTitle', values)).toBe('a : 2')
    expect(labels.text('theme.NotFound.title')).toBe('Page Not Found')
  })

  it('TR-5: chooses forms by the rules of the locale they are written in', () => {
    const polish = createLabels({ [TAGGED]: 'jeden|{count} few|{count} many' }, 'pl')
    expect([1, 3, 5].map((count) => polish.plural(TAGGED, count))).toEqual(['jeden', '3 few', '5 many'])
    const untranslated = createLabels({}, 'ja')
    expect([1, 3].map((count) => untranslated.plural(TAGGED, count))).toEqual([
      'One doc tagged',
      '3 docs tagged',
    ])
  })
})
