import { describe, expect, it } from 'vitest'
import { formatError } from '../base/errors.js'
import { labelWarnings } from './labelWarnings.js'

describe('labelWarnings', () => {
  it('finds ids of the theme that do not exist, slips in ids of plugins, and locales', () => {
    const warnings = labelWarnings({
      own: {
        en: { 'theme.docs.root.titel': 'x', 'feedback.qestion': 'x', 'my.own': 'x', 'theme.zzz': 'x' },
        eng: { 'theme.docs.root.title': 'x' },
      },
      plugins: [
        { plugin: 'feedback', labels: { de: { 'feedback.question': 'x' } } },
        { plugin: 'print', labels: { de: { 'theme.docs.print.content': 'x' } } },
      ],
      locales: ['en', 'fr'],
      file: 'vellum.config.ts',
    })
    expect(warnings.map((warning) => formatError(warning).split('\n'))).toEqual([
      [
        '`labels` has ids that the theme does not have:',
        '  - theme.docs.root.titel (did you mean "theme.docs.root.title"?)',
        '  - feedback.qestion (did you mean "feedback.question"?)',
        '  - theme.zzz',
        '  at vellum.config.ts',
        '  Correct them: `vellum write-translations` lists the ids of the theme. Ids of your own components do not start with `theme`.',
      ],
      [
        '`labels` has locales that the site does not have:',
        '  - eng',
        '  at vellum.config.ts',
        '  The site has "en", "fr": correct the locale, or add it to `i18n.locales`.',
      ],
      [
        '`labels` has ids that the theme does not have:',
        '  - theme.docs.print.content (did you mean "theme.docs.print.contents"?)',
        '  at vellum.config.ts (the plugin "print")',
        '  Correct them: `vellum write-translations` lists the ids of the theme. Ids of your own components do not start with `theme`.',
      ],
    ])
  })

  it('is silent about ids that exist, and about texts of plugins in other locales', () => {
    const labels = { de: { 'theme.docs.root.title': 'x', 'feedback.question': 'x' } }
    expect(
      labelWarnings({ own: {}, plugins: [{ plugin: 'a', labels }], locales: ['en'], file: 'c.ts' }),
    ).toEqual([])
  })
})
