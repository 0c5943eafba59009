// Colours for code that a component shows. Node supplies the function: the
// highlighter itself never reaches the browser.

import type { ReactNode } from 'react'
import { createRequiredContext, useRequired } from './requiredContext.js'

/** Code to show, as the component form has it (CB-10). */
export interface HighlightInput {
  readonly code: string
  readonly language: string | undefined
  /** What stands after the language in a fence; its title wins over `title`. */
  readonly meta?: string
  readonly title?: string
  readonly showLineNumbers?: boolean | number
}

/** Gives the HTML of a whole code block, its container included. */
export type HighlightCode = (input: HighlightInput) => string

const HighlighterContext = createRequiredContext<HighlightCode>()

/** Gives the highlighter to the components below. */
export function HighlighterProvider({
  highlight,
  children,
}: {
  highlight: HighlightCode
  children: ReactNode
}) {
  return <HighlighterContext value={highlight}>{children}</HighlighterContext>
}

/** The function that turns code into a code block. */
export function useHighlighter(): HighlightCode {
  return useRequired(HighlighterContext, 'useHighlighter', 'HighlighterProvider')
}
