// What git knows about the files below a folder. Starts one process for a whole folder, however many files it
// has; knows nothing of pages.

import { execFile } from 'node:child_process'
import { posix } from 'node:path'
import { promisify } from 'node:util'

/** A commit that changed files of the folder. */
export interface Commit {
  /** Milliseconds since 1970. */
  readonly date: number
  readonly author: string
  /** Paths relative to the folder, with slashes. */
  readonly files: readonly string[]
}

/**
 * The commits of a folder, newest first. `options` are those of `git log`. Empty when the folder is not in a
 * repository, has no history, or git is not installed.
 */
export async function gitLog(dir: string, options: readonly string[]): Promise<readonly Commit[]> {
  try {
    const prefix = (await git(dir, ['rev-parse', '--show-prefix'])).trim()
    const log = await git(dir, ['log', '--format=%x00%ct %an', '--name-only', ...options, '--', '.'])
    return log.split('\0').slice(1).map(parseCommit)

    function parseCommit(text: string): Commit {
      const [head = '', ...names] = text.split('\n')
      const space = head.indexOf(' ')
      return {
        date: Number(head.slice(0, space)) * 1000,
        author: head.slice(space + 1),
        files: names.filter(Boolean).map((name) => posix.relative(prefix, name)),
      }
    }
  } catch {
    return []
  }
}

async function git(dir: string, args: readonly string[]): Promise<string> {
  // File names as they are, not quoted and escaped.
  const { stdout } = await promisify(execFile)('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: dir,
    maxBuffer: 2 ** 30,
  })
  return stdout
}
