// The names of modules that are made from Markdown. Separate from the plugins, which load Vite: commands that
// bundle nothing do not wait for it.

/** Marks the import of a Markdown file as the page itself; without it the file is a partial. */
export const PAGE_QUERY = '?page'

/** Marks the import of a Markdown file as the excerpt of the page. */
const EXCERPT_QUERY = '?excerpt'

/** The module of a page; each locale but the first has a module of its own. */
export function pageModule(file: string, locale: string | undefined): string {
  return file + PAGE_QUERY + localeQuery(locale)
}

/** The module of a page's excerpt. */
export function excerptModule(file: string, locale: string | undefined): string {
  return file + EXCERPT_QUERY + localeQuery(locale)
}

/** The module of a file that another one imports. */
export function partialModule(file: string, locale: string | undefined): string {
  return locale === undefined ? file : `${file}?${LOCALE}${locale}`
}

const LOCALE = 'locale='

function localeQuery(locale: string | undefined): string {
  return locale === undefined ? '' : `&${LOCALE}${locale}`
}

/** `/site/docs/a.mdx?page&locale=fr` → its file, which part of it, and the locale */
export function readModuleId(id: string): {
  file: string
  part: 'page' | 'excerpt' | undefined
  locale: string | undefined
} {
  const [file = '', query = ''] = id.split('?')
  const parts = query.split('&')
  const locale = parts.find((part) => part.startsWith(LOCALE))?.slice(LOCALE.length)
  return { file, part: (['page', 'excerpt'] as const).find((part) => parts.includes(part)), locale }
}
