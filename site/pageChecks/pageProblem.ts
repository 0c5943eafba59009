// An error in a page, as all checks report it.

export interface PageProblem {
  readonly file: string
  /** From 1. */
  readonly line: number
  /** What is wrong. */
  readonly message: string
  /** What to do. */
  readonly hint: string
}

/** 'site/docs/a.md:3  The page has no title.', and below it what to do */
export function describeProblem({ file, line, message, hint }: PageProblem): string {
  return `${file}:${line}  ${message}\n    ${hint}`
}

/** The order of reports: by file, then from top to bottom. */
export function compareProblems(a: PageProblem, b: PageProblem): number {
  return compare(a.file, b.file) || a.line - b.line || compare(a.message, b.message)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
