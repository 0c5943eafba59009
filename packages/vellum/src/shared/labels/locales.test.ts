// Every label is in one table and is sent somewhere; every shipped locale has every label, with the
// placeholders of the English one.

import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LAZY_PART_LABELS } from './lazyPartLabels.js'
import { COMPILER_LABELS } from './sent/compilerLabels.js'
import { CONTENT_LABELS } from './sent/contentLabels.js'
import { PAGE_DATA_LABELS } from './sent/pageDataLabels.js'
import { SHELL_LABELS } from './sent/shellLabels.js'

type Labels = Readonly<Record<string, string>>

/** The tables by subject, as `navbarLabels.ts: NAVBAR_LABELS`. */
const tables = new Map<string, Labels>()
for (const name of readdirSync(import.meta.dirname)) {
  if (!name.endsWith('Labels.ts')) continue
  const exported = (await import(`./${name}`)) as Readonly<Record<string, Labels>>
  for (const [table, labels] of Object.entries(exported)) tables.set(`${name}: ${table}`, labels)
}
const english: Labels = Object.assign({}, ...tables.values())
const locales = readdirSync(new URL('locales/', import.meta.url)).map((name) => name.replace('.ts', ''))

describe('the English labels', () => {
  it('are each written once', () => {
    const ids = [...tables.values()].flatMap(Object.keys)
    expect(ids.length).toBeGreaterThan(80)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('are in a set of `sent/`, or in a table that its users import themselves', () => {
    const sent = { ...SHELL_LABELS, ...CONTENT_LABELS, ...COMPILER_LABELS, ...PAGE_DATA_LABELS }
    const unsent = [...tables].filter(([, labels]) => Object.keys(labels).some((id) => !(id in sent)))
    expect(unsent.map(([name]) => name)).toEqual([
      'algoliaLabels.ts: ALGOLIA_LABELS',
      'blogLabels.ts: BLOG_LABELS',
      'lazyPartLabels.ts: LAZY_PART_LABELS',
      'searchLabels.ts: SEARCH_LABELS',
      'searchLabels.ts: VERSIONED_SEARCH_LABELS',
    ])
  })

  it('are either in the shell or loaded with content, not both', () => {
    const shell = { ...SHELL_LABELS, ...LAZY_PART_LABELS }
    expect(Object.keys(CONTENT_LABELS).filter((id) => id in shell)).toEqual([])
  })
})

describe.each(locales)('the labels in %s', async (locale) => {
  const { labels } = (await import(`./locales/${locale}.ts`)) as { labels: Labels }

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
