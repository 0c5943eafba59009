// When files were made: when they were first committed, else when the disk says.

import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { promisify } from 'node:util'

/** Milliseconds since 1970 of files in a folder, by their path in it, with slashes. */
export async function creationDates(
  dir: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const committed = await firstCommits(dir)
  const dates = new Map<string, number>()
  for (const path of paths) {
    const { birthtimeMs, mtimeMs } = await stat(join(dir, path))
    // Some disks do not know when a file was made.
    dates.set(path, committed.get(path) ?? Math.floor(birthtimeMs || mtimeMs))
  }
  return dates
}

/** Empty when the folder is not in a git repository, or git is not there. */
async function firstCommits(dir: string): Promise<ReadonlyMap<string, number>> {
  const git = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: dir,
      maxBuffer: 2 ** 30,
    })
    return stdout
  }
  const dates = new Map<string, number>()
  try {
    const prefix = (await git('rev-parse', '--show-prefix')).trim()
    const log = await git('log', '--diff-filter=A', '--format=%x00%ct', '--name-only', '--', '.')
    for (const commit of log.split('\0').slice(1)) {
      const [seconds = '', ...files] = commit.split('\n')
      // The oldest commit comes last.
      for (const file of files) if (file) dates.set(posix.relative(prefix, file), Number(seconds) * 1000)
    }
  } catch {
    return new Map()
  }
  return dates
}
