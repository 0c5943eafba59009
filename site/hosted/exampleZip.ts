// An example app as a zip file: a folder with its files.

import { strToU8, type Zippable, zipSync } from 'fflate'
import type { ExampleFile } from '../examples/exampleFolders'

/** Of all files in it, so that the same files make the same bytes. Without a time zone, as zip files are. */
const DATE = new Date(2025, 0, 1)

/** Zips files into a folder of this name. */
export function exampleZip(folder: string, files: readonly ExampleFile[]): Uint8Array {
  const entries: Zippable = {}
  for (const { path, text } of files) entries[`${folder}/${path}`] = strToU8(text)
  return zipSync(entries, { level: 9, mtime: DATE })
}
