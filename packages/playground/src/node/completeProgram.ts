// The program of a sample that a page shows in part: all of its lines, and none of the comments that are for the page.

import { fenceCode } from 'vellum'

/** Comments that the page removes from the code it shows: marks, queries, and directives of the compiler. */
const REMOVED =
  /^[ \t]*\/\/ (?:---cut(?:-before|-after|-start|-end)?---|@\w+:? .*|highlight-(?:next-line|start|end)|[ \t]*\^\?.*)[ \t]*\n?/gm

/** A program as it runs in a page. */
export function completeProgram(code: string): string {
  return fenceCode({ info: '', code }).replace(REMOVED, '')
}

/** Whether the page hides lines of a program. */
export function hasHiddenLines(code: string): boolean {
  return /^\s*\/\/ ---cut(?:-before|-after|-start)?---\s*$/m.test(code)
}
