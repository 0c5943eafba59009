// The complete example of a README: its titled fences are files, its `sh` fences are commands. In: Markdown. Out: both.

/** What a reader writes and types. */
export interface ReadmeExample {
  /** Path → text. */
  readonly files: Readonly<Record<string, string>>
  readonly commands: readonly string[]
}

/** Reads the example below a heading, up to the next heading of the same level. */
export function readmeExample(markdown: string, heading: string): ReadmeExample {
  const [, section] = markdown.split(`\n## ${heading}\n`)
  if (section === undefined) throw new Error(`The README has no section "${heading}".`)
  const files: Record<string, string> = {}
  const commands: string[] = []
  for (const { language, title, text } of fences(section)) {
    if (title !== undefined) files[title] = text
    else if (language === 'sh') commands.push(...text.trim().split('\n').map(withoutComment))
  }
  return { files, commands }
}

interface Fence {
  readonly language: string
  readonly title: string | undefined
  readonly text: string
}

/** The fences before the next heading; a longer fence may hold shorter ones, and headings. */
function fences(section: string): Fence[] {
  const foundFences: Fence[] = []
  const lines = section.split('\n')
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    if (line.startsWith('## ')) break
    const [, mark, language = '', title] = /^(`{3,})(\w+)(?: title="([^"]+)")?$/.exec(line) ?? []
    if (mark === undefined) continue
    const end = lines.indexOf(mark, at)
    foundFences.push({ language, title, text: `${lines.slice(at + 1, end).join('\n')}\n` })
    at = end
  }
  return foundFences
}

/** `npx vellum build   # into dist/` → `npx vellum build` */
function withoutComment(command: string): string {
  return command.replace(/\s+#.*$/, '')
}
