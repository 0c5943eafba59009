// `llms.txt`, the list of a site's pages for language models, and `llms-full.txt` with their text. The format
// is that of llmstxt.org: a title, a quote that describes the site, then lists of links below headings.

/** A page with its Markdown. */
export interface ListedPage {
  readonly title: string
  readonly description: string | undefined
  /** The absolute URL of the page. */
  readonly url: string
  /** The absolute URL of its Markdown. */
  readonly markdownUrl: string
}

/** Pages below a heading. */
export interface ListedSection<Page extends ListedPage = ListedPage> {
  readonly heading: string
  readonly pages: readonly Page[]
}

/** The description of the site in the files. */
export interface LlmsSite {
  readonly title: string
  readonly tagline: string
  readonly sections: readonly ListedSection[]
}

/** The content of `llms.txt`. */
export function llmsText({ title, tagline, sections }: LlmsSite): string {
  const lists = sections.map(({ heading, pages }) => [`## ${heading}`, '', ...pages.map(pageLine)].join('\n'))
  return `${[`# ${title}`, ...(tagline === '' ? [] : [`> ${tagline}`]), ...lists].join('\n\n')}\n`
}

function pageLine({ title, description, markdownUrl }: ListedPage): string {
  return `- [${title.replace(/[[\]]/g, '\\$&')}](${markdownUrl})${description ? `: ${oneLine(description)}` : ''}`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** The beginning of `llms-full.txt`. */
export function llmsFullStart({ title, tagline }: Omit<LlmsSite, 'sections'>): string {
  return `# ${title}\n${tagline === '' ? '' : `\n> ${tagline}\n`}`
}

/** The section of a page in `llms-full.txt`. */
export function llmsFullPage({ url }: Pick<ListedPage, 'url'>, markdown: string): string {
  return `\n---\n\nSource: ${url}\n\n${markdown}`
}
