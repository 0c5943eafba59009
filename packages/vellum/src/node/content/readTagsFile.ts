// Reads the file that defines tags, of documents or of a blog.

import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { VellumError } from '../base/errors.js'
import { knownError } from '../base/fileSystemError.js'
import { readText } from './scanFolder.js'
import { parseTagsFile, type TagsFile } from './tags.js'
import type { NamedFolder } from './translations/translationFiles.js'

/** The tags file of a folder. The usual one may be missing; one that the site names may not. A translated one wins. */
export async function readTagsFile({
  name,
  option,
  translated,
  ...original
}: NamedFolder & {
  /** The folder of the translations. */
  readonly translated?: NamedFolder | undefined
  readonly name: string | false
  /** The option that names it, for messages: `docs.tags` */
  readonly option: string
}): Promise<{
  readonly tagsFile: TagsFile | undefined
  readonly files: readonly string[]
}> {
  if (name === false) return { tagsFile: undefined, files: [] }
  const folders = [...(translated ? [translated] : []), original]
  const files = folders.map(({ dir }) => join(dir, name))
  const { dir, source } = folders.find((folder) => existsSync(join(folder.dir, name))) ?? original
  const file = posix.join(source, name)
  let text: string
  try {
    text = await readText({ dir, source }, name)
  } catch (cause) {
    const known = knownError(cause)
    if (known) throw known
    if (name === 'tags.yml') return { tagsFile: undefined, files }
    throw new VellumError(`The tags file "${file}" does not exist.`, {
      hint: `Create it, or remove \`${option}\` from vellum.config.ts.`,
    })
  }
  return { tagsFile: parseTagsFile(text, file), files }
}
