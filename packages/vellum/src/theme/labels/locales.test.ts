// Every language that is shipped has every word, with the placeholders of the English one.

import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BLOG_LABELS } from '../../shared/blogLabels.js'
import { PAGE_LABELS } from '../../shared/pageLabels.js'
import { CONTENT_LABELS, SHELL_LABELS } from './labels.js'

const english: Readonly<Record<string, string>> = {
  ...SHELL_LABELS,
  ...CONTENT_LABELS,
  ...PAGE_LABELS,
  ...BLOG_LABELS,
}
const languages = readdirSync(new URL('../words/', import.meta.url)).map((name) => name.replace('.ts', ''))

describe.each(languages)('the words in %s', async (language) => {
  const { words } = (await import(`./words/${language}.ts`)) as { words: Readonly<Record<string, string>> }

  it('TR-6: are complete', () => {
    expect(Object.keys(english).filter((id) => !(id in words))).toEqual([])
  })

  it('TR-3: have the placeholders of the English ones', () => {
    const names = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort()
    const wrong = Object.keys(english).filter((id) => `${names(words[id])}` !== `${names(english[id])}`)
    expect(wrong).toEqual([])
  })

  it('TR-5: have as many forms as the language, or fewer', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    const plurals = Object.keys(words).filter((id) => words[id]?.includes('|'))
    expect(plurals.filter((id) => words[id]!.split('|').length > pluralCategories.length)).toEqual([])
  })
})

describe('the English words', () => {
  it('are the same in both lists that have them', () => {
    const content: Readonly<Record<string, string>> = CONTENT_LABELS
    const both = Object.keys(PAGE_LABELS).filter((id) => id in content)
    expect(both.map((id) => content[id])).toEqual(both.map((id) => english[id]))
    expect(both.length).toBeGreaterThan(5)
  })
})
