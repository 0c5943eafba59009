// The files that a site serves unchanged.

import { readdir, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { deadLink, deadLinksError } from '../base/deadLinks.js'
import { VellumError } from '../base/errors.js'
import { relativePath } from '../base/relativePath.js'

/** A file to copy. */
export interface StaticFile {
  /** Below the output folder, with slashes: `img/logo.svg` */
  readonly path: string
  /** Absolute. */
  readonly file: string
}

/**
 * The files of all static folders, sorted by path; of two with one path, that of the later folder. `onDeadLink` is called with
 * the path of each symbolic link that leads nowhere.
 */
export async function listStaticFiles(
  folders: readonly string[],
  { onDeadLink }: { readonly onDeadLink?: (file: string) => void } = {},
): Promise<StaticFile[]> {
  const found = new Map<string, string>()
  for (const folder of folders) {
    for (const path of await filesBelow(folder, onDeadLink)) found.set(path, join(folder, path))
  }
  return [...found].map(([path, file]) => ({ path, file })).sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** The symbolic links in static folders that lead nowhere, as one error. */
export function deadStaticLinks(files: readonly string[], siteDir: string): VellumError | undefined {
  const links = files.flatMap((file) => deadLink(file, relativePath(siteDir, file)) ?? [])
  return deadLinksError(links)
}

/** Static files that would overwrite a page, as one error; undefined when there are none. */
export function staticConflicts({
  files,
  pages,
  siteDir,
}: {
  readonly files: readonly StaticFile[]
  /** Output path of each page, with what it is made from. */
  readonly pages: Iterable<{ readonly path: string; readonly source: string }>
  readonly siteDir: string
}): VellumError | undefined {
  const sources = new Map([...pages].map(({ path, source }) => [path, source]))
  const conflicts = files.filter(({ path }) => sources.has(path))
  if (conflicts.length === 0) return undefined
  const names = conflicts.map(({ path }) => `"${path}"`).join(', ')
  return new VellumError(
    conflicts.length === 1
      ? `A static file and a page are both written to ${names}.`
      : `Static files and pages are both written to ${names}.`,
    {
      files: conflicts.flatMap(({ path, file }) => [
        relative(siteDir, file).split(sep).join('/'),
        sources.get(path)!,
      ]),
      hint: 'Remove or rename the static file, or change the `slug` of the page.',
    },
  )
}

/** Paths of all files below a folder; none when it is missing. Symbolic links are followed. */
async function filesBelow(folder: string, onDeadLink?: (file: string) => void): Promise<string[]> {
  const files: string[] = []
  /** `above` are the real folders above this one: a link to one of them would never end. */
  async function visit(below: string, above: readonly string[]): Promise<void> {
    const dir = join(folder, below)
    const real = await realpath(dir)
    if (above.includes(real)) return
    for (const name of await readdir(dir)) {
      if (JUNK.test(name)) continue
      const path = below === '' ? name : `${below}/${name}`
      // A broken link has nothing to copy.
      const found = await stat(join(dir, name)).catch(() => undefined)
      if (found?.isDirectory()) await visit(path, [...above, real])
      else if (found?.isFile()) files.push(path)
      else if (!found) onDeadLink?.(join(dir, name))
    }
  }
  if ((await stat(folder).catch(() => undefined))?.isDirectory()) await visit('', [])
  return files
}

/** What systems and editors leave in folders. */
const JUNK = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|\.gitkeep|\.keep|\.git|.*~|\.#.*|\..*\.sw[a-p])$/i
