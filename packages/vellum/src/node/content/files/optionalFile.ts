// Reads a file that a site may have: the tags of its documents, the authors of its posts.

import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { VellumError } from '../../base/errors.js'
import { knownError } from '../../base/fileSystemError.js'
import { type NamedFolder, readText } from './scanFolder.js'

/** Which file to read. */
export interface OptionalFile {
  /** Relative to its folder: `tags.yml` */
  readonly name: string
  /** The name when the site configures none: only this file may be missing. */
  readonly defaultName: string
  /** For messages: `tags file` */
  readonly kind: string
  /** The option that names it, for messages: `docs.tags` */
  readonly option: string
  /** Where it may be; the first folder that has it wins. The last is the original one. */
  readonly folders: readonly NamedFolder[]
}

/** What was found. */
export interface OptionalFileText {
  /** `undefined` when the file is missing and may be. */
  readonly text: string | undefined
  /** As messages name it: `docs/tags.yml` */
  readonly source: string
  /** All paths where the file would be read, absolute. */
  readonly files: readonly string[]
}

/** Reads the file. Throws when the site names a file that does not exist. */
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
      hint: `Create it, or remove \`${option}\` from vellum.config.ts.`,
    })
  }
}
