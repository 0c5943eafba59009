// Globs of the configuration as a test of paths: `*`, `**`, `?` and `{a,b}`, which
// is what `include` and `exclude` are written in.

/** Which paths are meant: one of `include`, and none of `exclude`. */
export interface PathFilter {
  readonly include: readonly string[]
  readonly exclude: readonly string[]
}

/** Tests of paths with slashes, relative to one folder. */
export interface PathTests {
  readonly file: (path: string) => boolean
  /** Whether a folder need not be opened, because all in it is excluded. */
  readonly skipsFolder: (path: string) => boolean
}

/** Makes the tests once for many paths. */
export function createPathTests({ include, exclude }: PathFilter): PathTests {
  const wanted = include.map(globToRegExp)
  const unwanted = exclude.map(globToRegExp)
  const isExcluded = (path: string) => unwanted.some((pattern) => pattern.test(path))
  return {
    file: (path) => wanted.some((pattern) => pattern.test(path)) && !isExcluded(path),
    // A name that no pattern spells out: only one for the whole folder takes it.
    skipsFolder: (path) => isExcluded(`${path}/\0`),
  }
}

/** `**` + `/*.{md,mdx}` → every Markdown file, in any folder */
export function globToRegExp(glob: string): RegExp {
  const tokens = glob.replace(/^\.\//, '').match(/\*\*\/|\/\*\*$|\*\*|[\s\S]/g) ?? []
  let depth = 0
  const source = tokens.map((token) => {
    switch (token) {
      case '**/':
        return '(?:[^/]+/)*'
      case '/**':
        return '/.+'
      case '**':
        return '.*'
      case '*':
        return '[^/]*'
      case '?':
        return '[^/]'
      case '{':
        depth++
        return '(?:'
      case '}':
        if (depth === 0) return '\\}'
        depth--
        return ')'
      case ',':
        return depth > 0 ? '|' : ','
      default:
        return token.replace(/[\\^$.|+()[\]]/, '\\$&')
    }
  })
  // An open brace without its end is a brace.
  return new RegExp(`^${depth === 0 ? source.join('') : source.join('').replaceAll('(?:', '\\{')}$`)
}
