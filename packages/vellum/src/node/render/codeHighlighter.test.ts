import { describe, expect, it } from 'vitest'
import { createCodeHighlighter } from './codeHighlighter.js'

/** A highlighter that has the languages in `available`, none of which is loaded at first. */
function colours(available: readonly string[]) {
  const loaded = new Set<string>()
  const loads: string[] = []
  return {
    loads,
    isLoaded: (language: string) => loaded.has(language),
    load: async (language: string) => {
      loads.push(language)
      if (available.includes(language)) loaded.add(language)
      return loaded.has(language)
    },
    html: ({ code, language }: { code: string; language: string | undefined }) =>
      loaded.has(language ?? '') ? `<b>${code}</b>` : code,
  }
}

describe('createCodeHighlighter', () => {
  it('renders again with the languages that were missing, all loaded at once', async () => {
    const languages = colours(['js', 'css'])
    let renders = 0
    const html = await createCodeHighlighter(languages).complete((highlight) => {
      renders++
      return [
        highlight({ code: 'a', language: 'js' }),
        highlight({ code: 'b', language: 'css' }),
        highlight({ code: 'c', language: undefined }),
      ].join(' ')
    })
    expect([html, renders, languages.loads]).toEqual(['<b>a</b> <b>b</b> c', 2, ['js', 'css']])
  })

  it('shows code in an unknown language plain, and tries to load that language once for all pages', async () => {
    const languages = colours([])
    const highlighter = createCodeHighlighter(languages)
    const page = () => highlighter.complete((highlight) => highlight({ code: 'a', language: 'nope' }))
    expect([await page(), await page(), languages.loads]).toEqual(['a', 'a', ['nope']])
  })

  it('passes on errors of rendering', async () => {
    const rendering = createCodeHighlighter(colours([])).complete(() => {
      throw new Error('No.')
    })
    await expect(rendering).rejects.toThrow('No.')
  })
})
