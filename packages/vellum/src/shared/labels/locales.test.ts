// Every shipped locale has every label, with the placeholders of the English one.

import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ALGOLIA_LABELS } from './algoliaLabels.js'
import { BLOG_LABELS } from './blogLabels.js'
import { COMMON_LABELS } from './commonLabels.js'
import { CONTENT_LABELS } from './contentLabels.js'
import { PAGE_LABELS } from './pageLabels.js'
import { RUNTIME_LABELS } from './runtimeLabels.js'
import { SEARCH_LABELS, VERSIONED_SEARCH_LABELS } from './searchLabels.js'
import { SHELL_LABELS } from './shellLabels.js'

const english: Readonly<Record<string, string>> = {
  ...SHELL_LABELS,
  ...CONTENT_LABELS,
  ...PAGE_LABELS,
  ...BLOG_LABELS,
  ...RUNTIME_LABELS,
  ...SEARCH_LABELS,
  ...VERSIONED_SEARCH_LABELS,
  ...ALGOLIA_LABELS,
}
const locales = readdirSync(new URL('locales/', import.meta.url)).map((name) => name.replace('.ts', ''))

describe.each(locales)('the labels in %s', async (locale) => {
  const { labels } = (await import(`./locales/${locale}.ts`)) as { labels: Readonly<Record<string, string>> }

  it('TR-6: are complete', () => {
    expect(Object.keys(english).filter((id) => !(id in labels))).toEqual([])
  })

  it('TR-3: have the placeholders of the English ones', () => {
    const names = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort()
    const wrong = Object.keys(english).filter((id) => `${names(labels[id])}` !== `${names(english[id])}`)
    expect(wrong).toEqual([])
  })

  it('TR-5: have as many forms as the language, or fewer', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
    const plurals = Object.keys(labels).filter((id) => labels[id]?.includes('|'))
    expect(plurals.filter((id) => labels[id]!.split('|').length > pluralCategories.length)).toEqual([])
  })
})

describe('the English labels', () => {
  it('are each written once', () => {
    const tables = [
      SHELL_LABELS,
      CONTENT_LABELS,
      PAGE_LABELS,
      BLOG_LABELS,
      RUNTIME_LABELS,
      SEARCH_LABELS,
      VERSIONED_SEARCH_LABELS,
    ]
    const ids = tables.flatMap(Object.keys).filter((id) => !(id in COMMON_LABELS))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})
