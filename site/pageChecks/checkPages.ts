// Finds the errors of authors before a reader does. In: all pages, and
// Troth's options and facts. Out: every problem, with its position and what to
// do. Reads no files and throws nothing.

import type { Facts } from '../facts/facts'
import { checkFigures } from './checkFigures'
import { checkHeadings } from './checkHeadings'
import { checkHeads } from './checkHeads'
import { checkColumnNames, checkOptionTables } from './checkTables'
import { checkTerms } from './checkTerms'
import { checkWords } from './checkWords'
import { compareProblems, type PageProblem } from './pageProblem'
import { type Page, parsePage } from './parsedPage'

export interface CheckOptions {
  /** The names that a table of options may have: `timeout`, `retry.limit` … */
  readonly knownOptions: ReadonlySet<string>
  /** What figures in prose must be taken from. */
  readonly facts: Facts
}

/** All problems of all pages, by file and line. */
export function checkPages(pages: readonly Page[], { knownOptions, facts }: CheckOptions): PageProblem[] {
  const parsed = pages.map(parsePage)
  return [
    ...checkHeads(parsed),
    ...parsed.flatMap((page) => [
      ...checkHeadings(page),
      ...checkWords(page),
      ...checkTerms(page),
      ...checkColumnNames(page),
      ...checkOptionTables(page, knownOptions),
      ...checkFigures(page, { facts, knownOptions }),
    ]),
  ].sort(compareProblems)
}
