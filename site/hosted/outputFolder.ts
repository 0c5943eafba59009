// A folder that holds exactly some files. Others may read it, or make it too, at any
// moment: each file is replaced in one step, and only when it differs.

import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

export type HostedFiles = ReadonlyMap<string, string | Uint8Array>

/** Makes the folder hold these files, by path with slashes, and no others. */
export function fillFolder(folder: string, files: HostedFiles): void {
  for (const [path, content] of files) {
    const target = join(folder, path)
    const bytes = Buffer.from(content)
    if (existsSync(target) && readFileSync(target).equals(bytes)) continue
    replaceFile(target, bytes)
  }
  for (const path of listFolder(folder)) {
    if (!files.has(path)) rmSync(join(folder, path), { force: true })
  }
}

/** Writes a file in one step: a reader sees the old one or the new one. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${randomUUID()}~`
  writeFileSync(temporary, content)
  renameSync(temporary, file)
}

/** The paths of all files in a folder, sorted; none when it is missing. */
export function listFolder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !path.endsWith('~'))
    .sort()
}
