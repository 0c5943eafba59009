// Takes the scripts out of a page of HTML. Their lines stay where they are: all that
// is not the script becomes blank.

/** A script of a page. */
export interface PageScript {
  readonly type: 'module' | 'classic'
  /** As many lines as the page has. */
  readonly code: string
}

/** The inline scripts of a page. All classic ones are one script: they share their names. */
export function scriptsOf(html: string): PageScript[] {
  const modules: PageScript[] = []
  let classic = ''
  for (const match of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    const [whole, attributes = '', code = ''] = match
    const type = /\btype="?([\w/-]+)/.exec(attributes)?.[1] ?? ''
    if (!code.trim()) continue
    const start = match.index + whole.indexOf('>') + 1
    if (type === 'module') modules.push({ type, code: blank(html.slice(0, start)) + code })
    else if (type === '' || type === 'text/javascript') {
      classic += blank(html.slice(classic.length, start)) + code
    }
  }
  return classic ? [...modules, { type: 'classic', code: classic }] : modules
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ')
}
