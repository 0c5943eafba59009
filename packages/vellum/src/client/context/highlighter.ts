// The highlighter for code blocks of components. On the server it is Node's function, which is never
// sent; the browser has a record of the blocks that Node highlighted for the page.

import type { HighlightInput } from '../../shared/rendering.js'
import { createRequiredContext, useRequired } from './requiredContext.js'

/** Returns the HTML of a whole code block, its container included. */
export interface HighlightCode {
  (input: HighlightInput): string
  /** Stores the HTML of a block for the next call with the same input. */
  readonly keep?: (input: HighlightInput, html: string) => void
}

/** Highlighted blocks: the key of the code → HTML. Plain data. */
export type HighlightRecord = Readonly<Record<string, string>>

/** On the server a function, in the browser the record of the page. */
export type HighlightSource = HighlightCode | HighlightRecord

/** The highlighter, or the record of the page. */
export const HighlighterContext = createRequiredContext<HighlightSource>('HighlighterContext')

/** The highlighter or the record; highlightRecord.ts makes a function of it. */
export function useHighlightSource(): HighlightSource {
  return useRequired(HighlighterContext, 'useHighlighter')
}
