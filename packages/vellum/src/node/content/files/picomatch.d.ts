/** The part of picomatch that we use: the package has no types. */
declare module 'picomatch' {
  export default function picomatch(
    globs: readonly string[],
    options?: { readonly nonegate?: boolean },
  ): (path: string) => boolean
}
