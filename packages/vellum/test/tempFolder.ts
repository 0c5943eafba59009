// Folders for tests: made from a list of files, removed after the test.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach } from 'vitest'

/** The files of a folder: path → content. */
export type Files = Readonly<Record<string, string | Buffer>>

/** Writes files below a folder, making the folders between. */
export function writeFiles(dir: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), content)
  }
}

/** A function that makes folders for the tests of a file. Use it outside of the tests. */
export function tempFolders(): (files?: Files) => string {
  const made: string[] = []
  afterEach(() => {
    for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true })
  })
  return (files = {}) => {
    const dir = mkdtempSync(join(tmpdir(), 'vellum-'))
    made.push(dir)
    writeFiles(dir, files)
    return dir
  }
}
