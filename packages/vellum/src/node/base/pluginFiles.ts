// Which plugin has made or changed a file, and which ref of Git it is from. In: the files of the current load. Out: texts of
// messages whose positions name the plugin or the ref, because an author can correct nothing in a file that the next build
// writes again. Knows no hook.

interface Origin {
  readonly text: string
  /** Whether only messages with a line are about the change: the rest of the file is the author's. */
  readonly isOfLines: boolean
}

/** What plugins did, by the path of a file in the folder of the site. */
const origins = new Map<string, Origin>()

/** Records that a plugin has made a file. */
export function fileMadeBy(file: string, plugin: string): void {
  origins.set(file, { text: `made by the plugin "${plugin}"`, isOfLines: false })
}

/** Records that a plugin has changed the text of a file, so that its line numbers may differ from those on disk. */
export function fileChangedBy(file: string, plugin: string): void {
  origins.set(file, { text: `with the changes of the plugin "${plugin}"`, isOfLines: true })
}

/** Records that a file is as it is on disk. */
export function fileUnchanged(file: string): void {
  origins.delete(file)
}

/** Records that all files are as they are on disk. */
export function allUnchanged(): void {
  origins.clear()
}

/** The refs that folders have been written from, by their paths in the folder of the site, with a slash. */
const refs = new Map<string, string>()

/** Says that a folder has the files of a ref. */
export function folderOfRef(folder: string, ref: string): void {
  refs.set(`${folder}/`, ref)
}

/**
 * Positions in messages: after `  at `, in parentheses below a broken link, and before "is built" below a path with several
 * pages.
 */
const POSITION = /^( {2}at | {2}|.*\()((?!at )[^\n()"]+?)((?::\d+){0,2})(?=$|\)|( is (?:not )?built))/gm

/** The text of a message with the plugins and refs of its files. A text that has them stays as it is. */
export function namePlugins(text: string): string {
  const named = nameRefs(text)
  if (origins.size === 0) return named
  return named.replace(
    POSITION,
    (found, before: string, file: string, position: string, verb: string | undefined) => {
      const origin = origins.get(file)
      if (!origin || (origin.isOfLines && position === '' && verb === undefined)) return found
      return `${before}${file}${position}, ${origin.text}${verb === undefined ? '' : ','}`
    },
  )
}

/** `.vellum/versions/…/docs/a.md:3` → `docs/a.md:3, at the ref "v2"` */
function nameRefs(text: string): string {
  let named = text
  for (const [folder, ref] of refs) {
    if (!named.includes(folder)) continue
    const [before, ...parts] = named.split(folder)
    const positions = parts.map((part) =>
      part.replace(
        /^([^\n,()"]+?)(?=[,)\n]|$|( is (?:not )?built))/,
        (name, _, verb?: string) => `${name}, at the ref "${ref}"${verb === undefined ? '' : ','}`,
      ),
    )
    named = [before, ...positions].join('')
  }
  return named
}
