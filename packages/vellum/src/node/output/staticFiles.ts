// The files that a site serves unchanged.

import { readdir, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { danglingSymlink, danglingSymlinksError } from '../base/danglingSymlinks.js'
import { VellumError } from '../base/errors.js'
import { createLeavingTarget, type LeavingTarget } from '../base/leavingSymlinks.js'
import { relativePath } from '../base/relativePath.js'
import type { SiteConfig } from '../config/siteConfig.js'

/** A file to copy. */
export interface StaticFile {
  /** The path below the output folder, with slashes: `img/logo.svg` */
  readonly path: string
  /** Absolute path. */
  readonly file: string
}

/** The content of a site's static folders. */
export interface StaticFiles {
  /** Sorted by path; of two files with one path, that of the later folder. */
  readonly files: readonly StaticFile[]
  /**
   * Warnings about symbolic links to files outside of the site, and about those without a target: both are
   * left out.
   */
  readonly warnings: readonly VellumError[]
}

/** The files of all static folders. Symbolic links are followed inside of the site. */
export async function listStaticFiles({
  siteDir,
  staticDirectories,
}: Pick<SiteConfig, 'siteDir' | 'staticDirectories'>): Promise<StaticFiles> {
  const foundFiles = new Map<string, string>()
  const leaving: string[] = []
  const dead: string[] = []
  const leavingTarget = createLeavingTarget([siteDir, ...staticDirectories])
  const handling: LinkHandling = {
    leavingTarget,
    onLeaving: (file) => leaving.push(file),
    onDead: (file) => dead.push(file),
  }
  for (const folder of staticDirectories) {
    for (const path of await filesBelow(folder, handling)) foundFiles.set(path, join(folder, path))
  }
  return {
    files: [...foundFiles].map(([path, file]) => ({ path, file })).sort((a, b) => (a.path < b.path ? -1 : 1)),
    warnings: [
      leavingLinks(leaving.sort(), { siteDir, leavingTarget }) ?? [],
      deadStaticLinks(dead.sort(), siteDir) ?? [],
    ].flat(),
  }
}

function leavingLinks(
  links: readonly string[],
  { siteDir, leavingTarget }: { readonly siteDir: string; readonly leavingTarget: LeavingTarget },
): VellumError | undefined {
  if (links.length === 0) return undefined
  return new VellumError(
    links.length === 1
      ? 'A symbolic link in a static folder points outside of the site and is left out.'
      : `${links.length} symbolic links in static folders point outside of the site and are left out.`,
    {
      code: 'symlink-outside-site',
      files: links.map((link) => `${relativePath(siteDir, link)} -> ${leavingTarget(link)}`),
      hint: 'Copy its target into the site, or add the folder of its target to `staticDirectories`.',
    },
  )
}

function deadStaticLinks(files: readonly string[], siteDir: string): VellumError | undefined {
  const links = files.flatMap((file) => danglingSymlink(file, relativePath(siteDir, file)) ?? [])
  return danglingSymlinksError(links)
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
      code: 'static-file-conflict',
      files: conflicts.flatMap(({ path, file }) => [
        relative(siteDir, file).split(sep).join('/'),
        sources.get(path)!,
      ]),
      hint: 'Remove or rename the static file, or change the `slug` of the page.',
    },
  )
}

interface LinkHandling {
  readonly leavingTarget: LeavingTarget
  /** Called for a symbolic link to a file outside of the site. */
  readonly onLeaving: (file: string) => void
  /** Called for a symbolic link without a target. */
  readonly onDead: (file: string) => void
}

/** Paths of all files below a folder; none when it is missing. */
async function filesBelow(
  folder: string,
  { leavingTarget, onLeaving, onDead }: LinkHandling,
): Promise<string[]> {
  const files: string[] = []
  /** `above` are the real folders above this one: a link to one of them would never end. */
  async function visit(below: string, above: readonly string[]): Promise<void> {
    const dir = join(folder, below)
    const real = await realpath(dir)
    if (above.includes(real)) return
    for (const entry of await readdir(dir, { withFileTypes: true })) {
      const { name } = entry
      if (JUNK.test(name)) continue
      const path = below === '' ? name : `${below}/${name}`
      const file = join(dir, name)
      if (entry.isSymbolicLink() && leavingTarget(file) !== undefined) {
        onLeaving(file)
        continue
      }
      // A link without a target has nothing to copy.
      const stats = await stat(file).catch(() => undefined)
      if (stats?.isDirectory()) await visit(path, [...above, real])
      else if (stats?.isFile()) files.push(path)
      else if (!stats) onDead(join(dir, name))
    }
  }
  if ((await stat(folder).catch(() => undefined))?.isDirectory()) await visit('', [])
  return files
}

/** Files that systems and editors create in folders. */
const JUNK = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|\.gitkeep|\.keep|\.git|.*~|\.#.*|\..*\.sw[a-p])$/i
