// A section of a Markdown page by its anchor: headings have no ids in Markdown, so the anchor is compared with their
// text.

/** The section with an anchor, up to the next heading of its level; undefined if no heading has such a text. */
export function sectionOf(markdown: string, anchor: string): string | undefined {
  const lines = markdown.split('\n')
  const headings = headingsOf(lines)
  const wanted = slug(anchor)
  // `#retry-1` is the second heading with that text.
  const [, name = wanted, count] = /^(.+)-(\d+)$/.exec(wanted) ?? []
  const same = headings.filter(({ text }) => slug(text) === wanted)
  const repeated = headings.filter(({ text }) => slug(text) === name)
  const heading = same[0] ?? (count === undefined ? undefined : repeated[Number(count)])
  if (!heading) return undefined
  const next = headings.find(({ line, level }) => line > heading.line && level <= heading.level)
  return lines.slice(heading.line, next?.line).join('\n').trim()
}

interface Heading {
  readonly line: number
  readonly level: number
  readonly text: string
}

/** The headings outside of code. */
function headingsOf(lines: readonly string[]): Heading[] {
  const headings: Heading[] = []
  let fence: string | undefined
  for (const [line, text] of lines.entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1]
    if (mark !== undefined && fence === undefined) fence = mark
    else if (mark !== undefined && fence !== undefined && mark.startsWith(fence) && text.trim() === mark)
      fence = undefined
    if (mark !== undefined || fence !== undefined) continue
    const heading = /^(#{1,6}) (.+)$/.exec(text)
    if (heading) headings.push({ line, level: heading[1]!.length, text: heading[2]! })
  }
  return headings
}

/** As anchors are made: `` `get` a **user** `` → `get-a-user` */
function slug(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\(?=[^\w\s])/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .replaceAll(' ', '-')
}
