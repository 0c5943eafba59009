// Colours the code of `<CodeBlock>` components. Rendering cannot wait for a
// language to be loaded, so a page that meets a new one is rendered once more.

/** A block of code as a component asks for it. */
export interface CodeInput {
  readonly code: string
  readonly language: string | undefined
  readonly meta?: string
  readonly title?: string
  readonly showLineNumbers?: boolean | number
}

/** Gives the HTML of a block of code. */
export type HighlightCode = (input: CodeInput) => string

/** What the highlighter colours with. */
export interface CodeColours {
  /** The HTML of a block; plain when its language is not loaded. */
  readonly html: (input: CodeInput) => string
  readonly isLoaded: (language: string) => boolean
  /** False when there is no such language. */
  readonly load: (language: string) => Promise<boolean>
}

/** Renders with a highlighter, again when languages were missing. */
export interface CodeHighlighter {
  readonly complete: <T>(render: (highlight: HighlightCode) => T) => Promise<T>
}

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
