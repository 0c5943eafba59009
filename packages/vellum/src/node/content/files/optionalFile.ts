// Reads a file that a site may have: the tags of its documents, the authors of its posts.

import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { VellumError } from '../../base/errors.js'
import { knownError } from '../../base/fileSystemError.js'
import { type NamedFolder, readText } from './scanFolder.js'

/** Which file to read. */
export interface OptionalFile {
  /** The path relative to its folder: `tags.yml` */
  readonly name: string
  /** The name if the site configures none: only this file may be missing. */
  readonly defaultName: string
  /** The name of the file in messages: `tags file` */
  readonly kind: string
  /** The option with the name of the file, for messages: `docs.tags` */
  readonly option: string
  /** The folders of the file; the first folder that has it wins. The last is the original one. */
  readonly folders: readonly NamedFolder[]
}

/** The result of reading. */
export interface OptionalFileText {
  /** `undefined` if the file is missing and is optional. */
  readonly text: string | undefined
  /** The file in messages: `docs/tags.yml` */
  readonly source: string
  /** All paths where the file would be read, absolute. */
  readonly files: readonly string[]
}

/** Reads the file. Throws if the site configures a file that does not exist. */
export async function readOptionalFile(file: OptionalFile): Promise<OptionalFileText> {
  const { name, defaultName, kind, option, folders } = file
  const files = folders.map(({ dir }) => join(dir, name))
  const folder = folders.find(({ dir }) => existsSync(join(dir, name))) ?? folders.at(-1)!
  const source = posix.join(folder.source, name)
  try {
    return { text: await readText(folder, name), source, files }
  } catch (cause) {
    const expectedError = knownError(cause)
    if (expectedError) throw expectedError
    if (name === defaultName) return { text: undefined, source, files }
    throw new VellumError(`The ${kind} "${source}" does not exist.`, {
      code: 'missing-configured-file',
      hint: `Create it, or remove \`${option}\` from vellum.config.ts.`,
    })
  }
}
