// What git knows about the files below a folder. Starts one process for a whole folder, however many files it
// has; knows nothing of pages.

import { posix } from 'node:path'
import { runGit } from './gitRepository.js'

/** A commit that changed files of the folder. */
export interface Commit {
  /** Milliseconds since 1970. */
  readonly date: number
  readonly author: string
  /** Paths relative to the folder, with slashes. */
  readonly files: readonly string[]
}

/** A folder of a commit. */
export interface GitFolder {
  readonly repositoryDir: string
  readonly commit: string
  /** From the root of the repository. */
  readonly path: string
}

/**
 * The commits of a folder, newest first. `options` are those of `git log`. Empty when the folder is not in a
 * repository, has no history, or git is not installed.
 */
export async function gitLog(
  folder: string | GitFolder,
  options: readonly string[],
): Promise<readonly Commit[]> {
  try {
    const [dir, at, path] =
      typeof folder === 'string' ? [folder, [], '.'] : [folder.repositoryDir, [folder.commit], folder.path]
    const prefix =
      typeof folder === 'string' ? (await runGit(dir, ['rev-parse', '--show-prefix'])).trim() : path
    const log = await runGit(dir, [
      'log',
      '--format=%x00%ct %an',
      '--name-only',
      ...options,
      ...at,
      '--',
      path,
    ])
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
