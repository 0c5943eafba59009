// Checks the pages of the site: one test for each, so that a report names the page.

import { describe, it } from 'vitest'
import { entryOptions, knownOptions } from '../reference/options'
import { readReference } from '../reference/readReference'
import { entrySources, trothSources } from '../reference/trothFiles'
import { checkPages } from './checkPages'
import { describeProblem } from './pageProblem'
import { readPages } from './readPages'

const pages = readPages()
const problems = checkPages(pages, {
  knownOptions: new Set([
    ...knownOptions(readReference(trothSources())),
    ...entrySources().flatMap((folder) => entryOptions(readReference(folder))),
  ]),
})

describe('pages', () => {
  it.each(pages.map(({ file }) => file))('%s has no mistake', (page) => {
    const found = problems.filter(({ file }) => file === page)
    if (found.length > 0) throw new Error(`\n${found.map(describeProblem).join('\n')}\n`)
  })
})
