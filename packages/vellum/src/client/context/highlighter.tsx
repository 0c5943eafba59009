// Colours for code that a component shows. Node supplies the function: the
// highlighter itself never reaches the browser, which has a record of what Node
// has coloured for the page.

import type { ReactNode } from 'react'
import type { HighlightInput } from '../../shared/rendering.js'
import { createRequiredContext, useRequired } from './requiredContext.js'

export type { HighlightInput }

/** Returns the HTML of a whole code block, its container included. */
export interface HighlightCode {
  (input: HighlightInput): string
  /** Remembers the HTML of a block, for the next time that it is asked for. */
  readonly keep?: (input: HighlightInput, html: string) => void
}

/** What was coloured: the key of the code → HTML. Plain data. */
export type HighlightRecord = Readonly<Record<string, string>>

/** On the server a function, in the browser what Node has coloured for the page. */
export type HighlightSource = HighlightCode | HighlightRecord

const HighlighterContext = createRequiredContext<HighlightSource>()

/** Provides the highlighter to the components below. */
export function HighlighterProvider({
  highlight,
  children,
}: {
  highlight: HighlightSource
  children: ReactNode
}) {
  return <HighlighterContext value={highlight}>{children}</HighlighterContext>
}

/** The highlighter or the record; highlightRecord.ts makes a function of it. */
export function useHighlightSource(): HighlightSource {
  return useRequired(HighlighterContext, 'useHighlighter', 'HighlighterProvider')
}
