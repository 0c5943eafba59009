// The pages that a site lists in `llms.txt`: a title, then links with descriptions below headings.

/** A page that the site lists. */
export interface ListedPage {
  readonly title: string
  readonly description: string | undefined
  /** The heading that it is listed under. */
  readonly section: string
  /** The absolute URL of its Markdown. */
  readonly markdownUrl: string
}

/** What `llms.txt` says. */
export interface PageList {
  readonly title: string
  readonly pages: readonly ListedPage[]
}

/** Reads `llms.txt`; undefined if the text is something else, such as the HTML that some hosts send for every path. */
export function readPageList(text: string): PageList | undefined {
  const lines = text.split(/\r?\n/)
  const title = /^# (.+)$/.exec(lines.find((line) => line.trim() !== '') ?? '')?.[1]
  if (title === undefined) return undefined
  let section = ''
  const pages: ListedPage[] = []
  for (const line of lines) {
    section = /^## (.+)$/.exec(line)?.[1] ?? section
    const link = /^- \[((?:\\.|[^\]\\])*)\]\(<?(https?:[^\s)>]+)>?\)(?:: (.*))?$/.exec(line)
    if (!link || !URL.canParse(link[2]!)) continue
    pages.push({
      title: link[1]!.replace(/\\(.)/g, '$1'),
      description: link[3],
      section,
      markdownUrl: link[2]!,
    })
  }
  return { title, pages }
}
