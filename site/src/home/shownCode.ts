// The part of a sample file that readers see. Whether the file is true is for the
// sample tests to find out.

const CUT = '// ---cut---\n'

/** A sample without the lines above its cut, which only the program needs. */
export function shownCode(source: string): string {
  return source.split(CUT).at(-1)!
}

/** Whether readers see only a part of a sample. */
export function hasHiddenLines(source: string): boolean {
  return source.includes(CUT)
}
