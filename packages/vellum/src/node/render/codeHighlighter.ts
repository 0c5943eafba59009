// Highlights the code of `<CodeBlock>` components. Rendering cannot wait until a language is
// loaded, so a page that uses a new one is rendered a second time.

import type { HighlightCode, HighlightInput } from '../../shared/rendering.js'

/** Highlights code in the languages that are loaded. */
export interface CodeColours {
  /** The HTML of a block; plain if its language is not loaded. */
  readonly html: (input: HighlightInput) => string
  readonly isLoaded: (language: string) => boolean
  /** Resolves with false if there is no such language. */
  readonly load: (language: string) => Promise<boolean>
}

/** Renders with a highlighter, and again if languages were missing. */
export interface CodeHighlighter {
  readonly complete: <T>(render: (highlight: HighlightCode) => T) => Promise<T>
}

/** Makes a highlighter for all pages of a site. */
export function createCodeHighlighter(colours: CodeColours): CodeHighlighter {
  const unknown = new Set<string>()
  return {
    complete: async (render) => {
      for (;;) {
        const missing = new Set<string>()
        const result = render((input) => {
          const { language } = input
          if (language !== undefined && !unknown.has(language) && !colours.isLoaded(language))
            missing.add(language)
          return colours.html(input)
        })
        if (missing.size === 0) return result
        for (const language of missing) if (!(await colours.load(language))) unknown.add(language)
      }
    },
  }
}
