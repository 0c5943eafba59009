// The outline of a page: one title, then levels without a gap, so that a screen
// reader's list of headings and the table of contents make sense.

import type { PageProblem } from './pageProblem'
import { findAll, headingText, lineOf, type ParsedPage } from './parsedPage'

/** The lowest level of headings that a table of contents lists. */
const LAST_LEVEL = 3

/** Second titles, skipped levels, and tables of contents that are too long. */
export function checkHeadings({ file, head, tree }: ParsedPage): PageProblem[] {
  const problems: PageProblem[] = []
  const last = head?.get('toc_max_heading_level')
  if (last && Number(last.value) > LAST_LEVEL) {
    problems.push({
      file,
      line: last.line,
      message: `The table of contents goes to level ${last.value}.`,
      hint: 'Remove `toc_max_heading_level`: a table of contents has levels 2 and 3. Raise the headings that belong in it.',
    })
  }
  let hasTitle = Boolean(head?.get('title')?.value)
  // The title is the first level, wherever it is written.
  let level = 1
  for (const heading of findAll(tree, 'heading')) {
    const { depth } = heading
    const line = lineOf(heading)
    const name = `The heading "${headingText(heading)}"`
    if (depth === 1 && hasTitle) {
      problems.push({
        file,
        line,
        message: `${name} is a second title.`,
        hint: 'The page has a title already: use `##`, or drop the heading.',
      })
    } else if (depth > level + 1) {
      problems.push({
        file,
        line,
        message: `${name} is on level ${depth}, after level ${level}.`,
        hint: `Use \`${'#'.repeat(level + 1)}\`: levels are not skipped on the way down.`,
      })
    }
    if (depth === 1) hasTitle = true
    level = depth
  }
  return problems
}
