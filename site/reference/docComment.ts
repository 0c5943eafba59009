// One doc comment to its parts. Knows the tags that Troth uses; what a part says is
// Markdown and stays text here.

/** A parameter, or a type parameter, and what is said of it. */
export interface DocEntry {
  readonly name: string
  readonly text: string
}

/** What a doc comment says. Absent parts are empty. */
export interface DocComment {
  readonly description: string
  readonly default?: string
  readonly examples: readonly string[]
  readonly params: readonly DocEntry[]
  readonly typeParams: readonly DocEntry[]
  readonly returns?: string
  readonly throws: readonly string[]
  readonly isInternal: boolean
}

/** Reads a comment as it stands in the source, from its first to its last slash. */
export function parseDocComment(comment: string): DocComment {
  const [description = '', ...tags] = ['', ...linesOf(comment)].join('\n').split(/^(?=@[a-zA-Z]+)/m)
  const foundTags = tags.map((tag) => {
    const [, name = '', text = ''] = /^@(\w+)[ \t]*([\s\S]*)$/.exec(tag) ?? []
    return { name, text: text.replace(/^\n+|\s+$/g, '') }
  })
  const all = (name: string) => foundTags.filter((tag) => tag.name === name).map(({ text }) => text)
  const [value] = all('default')
  const [returns] = all('returns')
  return {
    description: description.trim(),
    ...(value !== undefined && { default: value }),
    examples: all('example'),
    params: all('param').map(entryOf),
    typeParams: all('typeParam').map(entryOf),
    ...(returns !== undefined && { returns }),
    throws: all('throws'),
    isInternal: foundTags.some(({ name }) => name === 'internal'),
  }
}

/** The text of each line, without the frame of stars. */
function linesOf(comment: string): string[] {
  return (
    comment
      .replace(/^\/\*\*/, '')
      .replace(/\*\/$/, '')
      .split(/\r?\n/)
      .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
      // What would end the comment.
      .map((line) => line.replaceAll('*\\/', '*/'))
      .map((line, i) => (i === 0 ? line.trim() : line))
  )
}

/** `'path Joined to the base.'` → name and text */
function entryOf(text: string): DocEntry {
  const [, name = '', rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(text) ?? []
  return { name, text: rest }
}
