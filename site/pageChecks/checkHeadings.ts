// The outline of a page: one title, then levels without a gap, so that a screen
// reader's list of headings and the table of contents make sense.

import type { PageProblem } from './pageProblem'
import { findAll, headingText, lineOf, type ParsedPage } from './parsedPage'

/** Second titles and skipped levels. */
export function checkHeadings({ file, head, tree }: ParsedPage): PageProblem[] {
  const problems: PageProblem[] = []
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
