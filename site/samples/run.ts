// What running a sample means, wherever it runs.

/** What became of a sample. */
export interface Run {
  /** What it printed, with the error at its end if it threw one. */
  readonly output: string
  readonly threw: boolean
  /** Something that is wrong whatever the sample is meant to do. */
  readonly failure?: string | undefined
}
