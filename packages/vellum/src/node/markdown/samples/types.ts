// A sample before and after it is checked.

import type { Declarations } from './declarations.js'

/** A sample, and the files of its page that it may import. */
export interface Sample {
  /** `src/api.ts` */
  readonly name: string
  readonly code: string
  readonly files: Readonly<Record<string, string>>
}

/** A sample without errors. Plain data: it is kept in the cache. */
export interface CheckedSample {
  /** The code to show: without directives and what is cut. */
  readonly code: string
  readonly hovers: readonly TypeHover[]
  readonly notes: readonly TypeNote[]
  readonly declarations: Declarations
}

/** A range in a line of the code that is shown, from 0. */
interface Span {
  readonly line: number
  readonly start: number
  readonly length: number
}

/** The type of a name. */
export interface TypeHover extends Span {
  readonly text: string
}

/** What is shown under a line: the result of a `^?` query, or an error that the author allows. */
export interface TypeNote extends Span {
  readonly type: 'query' | 'error'
  readonly text: string
}
