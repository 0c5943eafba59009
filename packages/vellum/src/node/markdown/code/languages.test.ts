import { languageAliasNames, languageNames } from '@shikijs/langs'
import { describe, expect, it } from 'vitest'
import { loadLanguage } from './highlight.js'
import { isPlainLanguage, LANGUAGE_ALIASES } from './languages.js'

const shiki = new Set([...languageNames, ...languageAliasNames])

describe('LANGUAGE_ALIASES', () => {
  it('name grammars that exist', () => {
    const wrong = [...LANGUAGE_ALIASES].filter(
      ([, grammar]) => !shiki.has(grammar) && !isPlainLanguage(grammar),
    )
    expect(wrong).toEqual([])
  })

  it('are not names of other grammars', () => {
    expect([...LANGUAGE_ALIASES.keys()].filter((name) => shiki.has(name))).toEqual([])
  })

  it.each(['fortran', 'vbnet', 'gradle', 'editorconfig', 'django'])('%s has colours', async (name) => {
    expect(await loadLanguage(name)).toBe(true)
  })
})
