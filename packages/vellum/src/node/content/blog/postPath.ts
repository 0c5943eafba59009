// What the path of a post's file says: the day it was written, and its URL below the blog.

/** What a path says. */
export interface PostPath {
  /** Year, month and day as they are written. */
  readonly date: readonly [year: string, month: string, day: string] | undefined
  /** The name without the date, for a post without a title. */
  readonly name: string
  /** Starts with a slash. */
  readonly slug: string
}

const DATED = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[-/](.*))?$/

/**
 * `2025-01-02-hello.md`, `2025-01-02-hello/index.md`, `2025/01/02/hello.md` → `/2025/01/02/hello`;
 * `hello.md` → `/hello` (BL-2, BL-3)
 */
export function postPath(path: string): PostPath {
  const bare = path.replace(/(?:\/index)?\.mdx?$/, '').replace(/^index$/, '')
  const [, folder = '', year = '', month = '', day = '', rest = ''] = DATED.exec(bare) ?? []
  // Digits before or after it: not a date, but a longer number.
  if (year === '' || /\d$/.test(folder)) return { date: undefined, name: bare, slug: `/${bare}` }
  const name = folder + rest
  return { date: [year, month, day], name: rest || name, slug: `/${year}/${month}/${day}/${name}` }
}
