// Lists the documents of a folder and the metadata of its subfolders. The only
// file of the content stage that reads the disk.

import type { Dirent } from 'node:fs'
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { VellumError } from '../errors.js'
import { CATEGORY_FILES, type CategoryMetadata, parseCategory } from './category.js'
import type { RawDoc } from './doc.js'

/** What a docs folder holds. Paths are relative to it, with slashes, sorted. */
export interface DocsFolder {
  readonly docs: readonly RawDoc[]
  readonly folders: ReadonlyMap<string, Folder>
}

/** What a folder says about itself, and the file that says it, as messages name it. */
export interface Folder {
  readonly metadata: CategoryMetadata
  readonly file: string
}

/** A folder to scan: where it is, and how messages and edit links name it. */
export interface ScanInput {
  /** Absolute. */
  readonly dir: string
  /** Relative to the site: `docs` */
  readonly source: string
}

/** Reads every document below a folder (SB-1). Partials, tests and hidden files are left out. */
export async function scanDocs({ dir, source }: ScanInput): Promise<DocsFolder> {
  const docs: RawDoc[] = []
  const folders = new Map<string, Folder>()
  try {
    if (!(await stat(dir)).isDirectory()) throw new Error('not a folder')
  } catch {
    throw new VellumError(`The docs folder "${source}" does not exist.`, {
      hint: 'Create it, or set `docs.path` in vellum.config.ts to the folder that has the Markdown files.',
    })
  }
  await walk('', [await realpath(dir)])
  return { docs, folders }

  async function walk(folder: string, above: readonly string[]): Promise<void> {
    const entries = await readdir(join(dir, folder), { withFileTypes: true })
    // Not the order of the disk, which differs from machine to machine.
    entries.sort((a, b) => (a.name < b.name ? -1 : 1))
    const metadata = CATEGORY_FILES.find((name) => entries.some((entry) => entry.name === name))
    if (metadata) {
      const path = posix.join(folder, metadata)
      const file = posix.join(source, path)
      folders.set(folder, { metadata: parseCategory(await readText(path), file), file })
    }
    for (const entry of entries) {
      if (isIgnored(entry.name)) continue
      const path = posix.join(folder, entry.name)
      const kind = await kindOf(entry, path)
      if (kind === 'folder') {
        const real = await realpath(join(dir, path))
        if (above.includes(real)) {
          throw new VellumError(
            `The folder "${posix.join(source, path)}" is a link to a folder that contains it.`,
            {
              files: [posix.join(source, path)],
              hint: 'Remove the link, or rename it so that it starts with "_".',
            },
          )
        }
        await walk(path, [...above, real])
      } else if (kind === 'file' && /\.mdx?$/.test(entry.name)) {
        docs.push({ path, source: posix.join(source, path), text: await readText(path) })
      }
    }
  }

  async function kindOf(entry: Dirent, path: string): Promise<'file' | 'folder' | undefined> {
    if (!entry.isSymbolicLink()) return entry.isDirectory() ? 'folder' : 'file'
    try {
      return (await stat(join(dir, path))).isDirectory() ? 'folder' : 'file'
    } catch {
      // A link to nothing, or to itself.
      return undefined
    }
  }

  async function readText(path: string): Promise<string> {
    const bytes = await readFile(join(dir, path))
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    } catch {
      throw new VellumError('The file is not valid UTF-8.', {
        files: [`${posix.join(source, path)}:${lineOfBadByte(bytes)}`],
        hint: 'Save it as UTF-8 in your editor.',
      })
    }
  }
}

/** `_partial.mdx`, `a.test.md`, `__tests__`, `.DS_Store` */
function isIgnored(name: string): boolean {
  return /^[_.]/.test(name) || /\.test\./.test(name)
}

/** The line of the first byte that is not UTF-8. */
function lineOfBadByte(bytes: Buffer): number {
  const decoded = new TextDecoder().decode(bytes)
  return decoded.slice(0, decoded.indexOf('\uFFFD')).split('\n').length
}
