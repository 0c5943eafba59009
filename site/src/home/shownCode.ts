// The part of a sample file that readers see. Whether the file is true is for the
// sample tests to find out.

/** A sample without the lines above its cut, which only the program needs. */
export function shownCode(source: string): string {
  return source.split('// ---cut---\n').at(-1)!
}
