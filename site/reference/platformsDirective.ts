// What the directive `::platforms` shows: the platforms that Troth's suite ran on, as recorded, and
// what cannot hold on each of them.

import type { BlockContent } from 'mdast'
import { inlineMarkdown, labelCells, table, text } from './blocks'
import type { DirectiveData } from './directiveData'

/** The platforms, as a table. */
export function platformsTable({ platforms, homes }: DirectiveData): BlockContent {
  return table(
    labelCells('Platform', 'Version tested', 'Passing', 'Exceptions'),
    platforms.map(({ label, version, passed, exceptions }) => [
      [text(label)],
      [text(version)],
      [text(`${passed} of ${passed + exceptions.length}`)],
      inlineMarkdown(reasonsOf(exceptions).join(' ') || 'No exceptions', homes),
    ]),
  )
}

/** Cases that fail for the same reason share a sentence. */
function reasonsOf(exceptions: readonly { readonly reason: string }[]): string[] {
  return [...new Set(exceptions.map(({ reason }) => reason))]
}
