// The modules that pages which are code are rendered with.

import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { writeFile } from '../../base/namedFiles.js'

/** Writes a module that pages are rendered with. */
export async function writeServerFile(file: string, code: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await rm(file, { force: true })
  await writeFile(file, code)
}
