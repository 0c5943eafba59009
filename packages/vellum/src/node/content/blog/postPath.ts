// What the path of a post's file determines: its date, and its URL below the blog.

/** The parts of a path. */
export interface PostPath {
  /** Year, month and day as they are written. */
  readonly date: readonly [year: string, month: string, day: string] | undefined
  /** The name without the date, for a post without a title. */
  readonly name: string
  /** Starts with a slash. */
  readonly slug: string
}

// The last date counts, and what follows needs no separator: `2025-01-02 hello`, `2025-01-02_hello`.
// Digits right before or after make it a longer number, not a date.
const DATED = /^(.*(?<!\d))(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)[-/]?(.*?)(?:\/index)?$/

/**
 * `2025-01-02-hello.md`, `2025-01-02-hello/index.md`, `2025/01/02/hello.md` → `/2025/01/02/hello`;
 * `hello.md` → `/hello`. A folder that is only a date keeps the name of its file, as in
 * Docusaurus: `2025-01-02/index.md` → `/2025/01/02/index`
 */
export function postPath(path: string): PostPath {
  const file = path.replace(/\.mdx?$/, '')
  const [, folder = '', year = '', month = '', day = '', rest = ''] = DATED.exec(file) ?? []
  if (year === '') {
    const bare = file.replace(/(?:^|\/)index$/, '')
    return { date: undefined, name: bare, slug: `/${bare}` }
  }
  const name = folder + rest
  return { date: [year, month, day], name: rest || name, slug: `/${year}/${month}/${day}/${name}` }
}
