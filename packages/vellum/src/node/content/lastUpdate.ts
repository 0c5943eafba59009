// When and by whom each file was last changed, from git: one `git log` for a whole
// folder, however many files it has.

import { execFile } from 'node:child_process'
import { posix } from 'node:path'
import { promisify } from 'node:util'

/** The last change of a file. */
export interface LastUpdate {
  /** Milliseconds since 1970, when it was committed. */
  readonly date: number
  readonly author: string
}

/**
 * The last change of every file below a folder, by its path relative to it, with
 * slashes. Empty when the folder is not in a git repository, has no history, or
 * git is not there: a page then shows nothing.
 */
export async function lastUpdates(dir: string): Promise<ReadonlyMap<string, LastUpdate>> {
  const updates = new Map<string, LastUpdate>()
  const git = async (...args: string[]) => {
    // Names as they are, not quoted and escaped.
    const { stdout } = await promisify(execFile)('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: dir,
      maxBuffer: 2 ** 30,
    })
    return stdout
  }
  try {
    const prefix = (await git('rev-parse', '--show-prefix')).trim()
    const log = await git('log', '--format=%x00%ct%x00%an', '--name-only', '--no-renames', '--', '.')
    for (const commit of log.split('\0').slice(1).reduce<string[][]>(inPairs, [])) {
      const [seconds = '', rest = ''] = commit
      const [author = '', ...files] = rest.split('\n')
      for (const file of files) {
        const path = posix.relative(prefix, file)
        // The newest commit comes first.
        if (file && !updates.has(path)) updates.set(path, { date: Number(seconds) * 1000, author })
      }
    }
  } catch {
    return new Map()
  }
  return updates
}

/** What a page tells of its last change: what is written in it, else what git says, as far as the site shows it (FM-20). */
export function lastUpdateOf({
  written,
  fromGit,
  time,
  author,
}: {
  written: { readonly date?: string | undefined; readonly author?: string | undefined } | undefined
  fromGit: LastUpdate | undefined
  time: boolean
  author: boolean
}): Partial<LastUpdate> | undefined {
  const date = written?.date === undefined ? fromGit?.date : Date.parse(written.date)
  const name = written?.author ?? fromGit?.author
  const update = {
    ...(time && date !== undefined && { date }),
    ...(author && name !== undefined && { author: name }),
  }
  return Object.keys(update).length > 0 ? update : undefined
}

function inPairs(pairs: string[][], part: string, i: number): string[][] {
  if (i % 2 === 0) pairs.push([part])
  else pairs.at(-1)?.push(part)
  return pairs
}
