// Which plugin has made or changed a file, and which ref of Git it is from. In: the files of the current load. Out: texts of
// messages whose positions name the plugin or the ref, because an author can correct nothing in a file that the next build
// writes again. Knows no hook.

/** Who made a file, and who changed its text last, by its path in the folder of the site. */
const makers = new Map<string, string>()
const changers = new Map<string, string>()

/** Records that a plugin has made a file. */
export function fileMadeBy(file: string, plugin: string): void {
  makers.set(file, plugin)
}

/** Records that a plugin has changed the text of a file, so that its line numbers may differ from those on disk. */
export function fileChangedBy(file: string, plugin: string): void {
  changers.set(file, plugin)
}

/** Records that the text of a file is as it is on disk, where a plugin may have made it. */
export function fileUnchanged(file: string): void {
  changers.delete(file)
}

/** Records that all files are those of the site, as they are on disk. */
export function allUnchanged(): void {
  makers.clear()
  changers.clear()
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
  if (makers.size + changers.size === 0) return named
  return named.replace(
    POSITION,
    (found, before: string, file: string, position: string, verb: string | undefined) => {
      const maker = makers.get(file)
      // A message that names a file of the site without a line is not about its text.
      const isOfText = maker !== undefined || position !== '' || verb !== undefined
      const changer = isOfText ? changers.get(file) : undefined
      const origins = [
        ...(maker === undefined ? [] : [`made by the plugin "${maker}"`]),
        ...(changer === undefined ? [] : [`with the changes of the plugin "${changer}"`]),
      ]
      if (origins.length === 0) return found
      return `${before}${file}${position}, ${origins.join(', ')}${verb === undefined ? '' : ','}`
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
