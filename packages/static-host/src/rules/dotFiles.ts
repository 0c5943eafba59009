// Files whose path has a name that begins with a dot: `.git/config`, `.env`. They are hidden, because they get into folders without
// anybody meaning to publish them, unless the file `_dotfiles` lists them: one path of the folder in each line.

/** Whether a name of a path begins with a dot. Standards put files into `.well-known`. */
export function hasHiddenName(path: string): boolean {
  return path.split('/').some(isHiddenName)
}

/** Whether a name begins with a dot, but for `.well-known`. */
export function isHiddenName(name: string): boolean {
  return name.startsWith('.') && name !== WELL_KNOWN
}

export const WELL_KNOWN = '.well-known'

/** The paths of a `_dotfiles` file. */
export function parseDotFiles(text: string): ReadonlySet<string> {
  return new Set(text.split(/\r?\n/).filter((line) => line !== ''))
}

/** The text of a `_dotfiles` file for published files: those that would be hidden without it; '' for none. */
export function dotFilesText(published: readonly string[]): string {
  return dotFilesOf(published)
    .map((path) => `${path}\n`)
    .join('')
}

/** Those of the published files that would be hidden, sorted. Compressed forms belong to their file. */
export function dotFilesOf(published: readonly string[]): string[] {
  const names = new Set(published)
  return published
    .filter((path) => hasHiddenName(path) && !/[\r\n]/.test(path))
    .filter((path) => !/\.(?:br|gz)$/.test(path) || !names.has(path.replace(/\.(?:br|gz)$/, '')))
    .sort()
}

/** The paths that a file is served under, without a slash at their beginning: `a/index.html`, `a`, `a/` */
export function pathsOfFile(file: string): string[] {
  const [, folder] = /^(.+)\/index\.html$/.exec(file) ?? []
  if (folder !== undefined) return [file, folder, `${folder}/`]
  return file.endsWith('.html') ? [file, file.slice(0, -'.html'.length)] : [file]
}
