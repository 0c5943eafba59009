// Reads and writes files with errors that name them. Node names a file that cannot be opened, but not if the
// disk is full while it is written, or if it is a folder.

import * as fs from 'node:fs'
import * as promises from 'node:fs/promises'

type Content = string | NodeJS.ArrayBufferView

/** `writeFile` of Node. */
export async function writeFile(file: string, content: Content): Promise<void> {
  try {
    await promises.writeFile(file, content)
  } catch (error) {
    throw withPath(error, file)
  }
}

/** `writeFileSync` of Node. */
export function writeFileSync(
  file: string,
  content: Content,
  options: { readonly flag?: string } = {},
): void {
  try {
    fs.writeFileSync(file, content, options)
  } catch (error) {
    throw withPath(error, file)
  }
}

/** `readFile` of Node. */
export async function readFile(file: string): Promise<Buffer> {
  try {
    return await promises.readFile(file)
  } catch (error) {
    throw withPath(error, file)
  }
}

/** `readFileSync` of Node. */
export function readFileSync(file: string): Buffer {
  try {
    return fs.readFileSync(file)
  } catch (error) {
    throw withPath(error, file)
  }
}

/** The same error with its path, if it has none. */
export function withPath(error: unknown, path: string): unknown {
  return error instanceof Error && !('path' in error) ? Object.assign(error, { path }) : error
}
