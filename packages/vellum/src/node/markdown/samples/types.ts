// The interface between the engine and the type checker of a site: a sample before and after it is checked.
// The checker is a package of its own, so all of this is plain data.

import type { DeclarationStates, Declarations } from './declarations.js'

/** The exports of a type checker's module. */
export interface TypeCheckerModule {
  readonly createTypeChecker: (setup: TypeCheckerSetup) => TypeChecker
}

/** The input of a type checker, in every thread that compiles pages. */
export interface TypeCheckerSetup {
  readonly siteDir: string
  /** The folder of samples while they are checked. Packages are resolved from there. */
  readonly folder: string
  /** Knows whether declarations have changed. */
  readonly states: DeclarationStates
  /** The options in the configuration of the site. */
  readonly options: Readonly<Record<string, unknown>>
}

/** Checks the samples of pages. An error with a `hint`, and perhaps `files`, is reported as one of the site. */
export interface TypeChecker {
  /** Checks samples at once, of one page or of many, which is much faster than one after the other. */
  readonly check: (samples: readonly Sample[]) => Promise<CheckOutcome[]>
  /** Whether results that were found with these declarations are still valid. */
  readonly isCurrent: (declarations: Declarations) => boolean
}

/** The result of a check. */
export type CheckOutcome =
  | { readonly ok: true; readonly sample: CheckedSample }
  | { readonly ok: false; readonly problems: readonly SampleProblem[] }

/** A problem, at a position in the code as the author wrote it, from 0. */
export interface SampleProblem {
  readonly line: number
  readonly column: number
  readonly message: string
  readonly hint: string
}

/** A sample, and the files of its page that it may import. */
export interface Sample {
  /** `src/api.ts` */
  readonly name: string
  readonly code: string
  readonly files: Readonly<Record<string, string>>
}

/** A sample without errors. Plain data: it is kept in the cache. */
export interface CheckedSample {
  /** The code to show: without directives and cut parts. */
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

/** A note under a line: the result of a `^?` query, or an error that the author allows. */
export interface TypeNote extends Span {
  readonly type: 'query' | 'error'
  readonly text: string
}
