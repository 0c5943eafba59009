// The globs of `include` and `exclude` as tests of paths. Their syntax is that of picomatch, which Docusaurus
// uses as well.

import picomatch from 'picomatch'

/** Which paths pass: those of `include`, without those of `exclude`. */
export interface PathFilter {
  readonly include: readonly string[]
  readonly exclude: readonly string[]
}

/** Tests of paths with slashes, relative to one folder. */
export interface PathTests {
  readonly file: (path: string) => boolean
  /** Whether a folder can be skipped, because everything in it is excluded. */
  readonly skipsFolder: (path: string) => boolean
}

/** Makes the tests once for many paths. */
export function createPathTests({ include, exclude }: PathFilter): PathTests {
  const isIncluded = picomatch([...include], OPTIONS)
  const isExcluded = picomatch([...exclude], OPTIONS)
  return {
    file: (path) => isIncluded(path) && !isExcluded(path),
    // No pattern contains this name: only a pattern for the whole folder matches it.
    skipsFolder: (path) => isExcluded(`${path}/\0`),
  }
}

// A pattern that starts with "!" would include every other file.
const OPTIONS = { nonegate: true }
