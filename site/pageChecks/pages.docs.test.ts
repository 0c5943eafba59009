// Checks the pages of the site: one test for each, so that a report names the page.

import { describe, it } from 'vitest'
import { readFacts } from '../facts/readFacts'
import { entryOptions, knownOptions } from '../reference/options'
import { readReference } from '../reference/readReference'
import { entrySources, trothSources } from '../reference/trothFiles'
import { checkFigures } from './checkFigures'
import { checkPages } from './checkPages'
import { checkTerms } from './checkTerms'
import { readOtherProse, readTableProse } from './otherProse'
import { describeProblem, type PageProblem } from './pageProblem'
import { parsePage } from './parsedPage'
import { readPages } from './readPages'

const options = {
  facts: readFacts(),
  knownOptions: new Set([
    ...knownOptions(readReference(trothSources())),
    ...entrySources().flatMap((folder) => entryOptions(readReference(folder))),
  ]),
}
const pages = readPages()
const problems = checkPages(pages, options)

/** Throws all problems of a file. */
function report(foundProblems: readonly PageProblem[]): void {
  if (foundProblems.length > 0) throw new Error(`\n${foundProblems.map(describeProblem).join('\n')}\n`)
}

describe('pages', () => {
  it.each(pages.map(({ file }) => file))('%s has no error', (page) => {
    report(problems.filter(({ file }) => file === page))
  })
})

describe('prose in code', () => {
  it.each(readOtherProse())('$file has no typed figure', (page) => {
    report(checkFigures(parsePage(page), options))
  })

  it.each([...readOtherProse(), ...readTableProse()])('$file uses the terms of the field', (page) => {
    report(checkTerms(parsePage(page)))
  })
})
