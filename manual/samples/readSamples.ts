// The code blocks of a page. In: Markdown. Out: each block with its language, what follows the language, its text and
// the line that it begins at. Knows nothing of sites.

/** A code block of a page. */
export interface Sample {
  /** The page, from the root of the repository. */
  readonly page: string
  /** Line of the page that the first line of the text is on, from 1. */
  readonly line: number
  readonly language: string
  /** The file that it is, or what it shows. */
  readonly title: string | undefined
  /** What else follows the language. */
  readonly words: readonly string[]
  readonly text: string
}

/** The code blocks of a page, in order. A longer fence may hold shorter ones, which are part of its text. */
export function readSamples(markdown: string, page: string): Sample[] {
  const samples: Sample[] = []
  const lines = markdown.split('\n')
  for (let at = 0; at < lines.length; at++) {
    const [, indent = '', fence, info = ''] = /^( *)(`{3,})(.*)$/.exec(lines[at]!) ?? []
    if (fence === undefined) continue
    const end = lines.findIndex((line, i) => i > at && line.trim() === fence)
    if (end < 0) throw new Error(`${page}:${at + 1} A code block has no end.`)
    const text = lines.slice(at + 1, end).map((line) => line.slice(Math.min(indent.length, indentOf(line))))
    const [language = '', ...words] = info.trim().split(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    samples.push({
      page,
      line: at + 2,
      language,
      title: words.map((word) => /^title="(.*)"$/.exec(word)?.[1]).find((title) => title !== undefined),
      words: words.filter((word) => !word.startsWith('title=')),
      text: `${text.join('\n')}\n`,
    })
    at = end
  }
  return samples
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}
