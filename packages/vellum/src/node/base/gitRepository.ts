// A Git repository, read with its plumbing commands alone: neither the working tree nor the index of the user is
// touched. Knows nothing of sites.

import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

/** A repository. */
export interface Repository {
  /** The folder of its working tree. */
  readonly dir: string
  /** The folder of Git's own files, which worktrees share. */
  readonly gitDir: string
  /** The path of the folder that it was opened with: `packages/site`, '' for the root. */
  readonly prefix: string
  /** The commit of a branch, a tag or a hash; branches of `origin` count as well. */
  readonly resolve: (
    ref: string,
  ) => Promise<{ readonly commit: string; readonly isBranch: boolean } | undefined>
  /** The names of branches and tags, for messages. */
  readonly refs: () => Promise<{ readonly names: readonly string[]; readonly isShallow: boolean }>
  /** The files of a commit; `index` is a file to work with, which must not exist. */
  readonly openTree: (commit: string, index: string) => Promise<Tree>
}

/** The files of a commit. */
export interface Tree {
  /** Paths from the root of the repository, with slashes. */
  readonly files: readonly string[]
  /** Writes some of them below a folder. */
  readonly write: (files: readonly string[], dir: string) => Promise<void>
}

/** Opens the repository of a folder; undefined if it is in none, or Git is not installed. */
export async function gitRepository(folder: string): Promise<Repository | undefined> {
  let paths: string
  try {
    paths = await runGit(folder, ['rev-parse', '--show-toplevel', '--show-prefix', '--git-common-dir'])
  } catch {
    return undefined
  }
  const [dir = '', prefix = '', gitDir = ''] = paths.split('\n')
  const commitOf = async (name: string) =>
    (
      await runGit(dir, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]).catch(
        () => '',
      )
    ).trim() || undefined
  return {
    dir,
    gitDir: resolve(folder, gitDir),
    prefix: prefix.replace(/\/$/, ''),
    resolve: async (ref) => {
      for (const [start, isBranch] of PLACES) {
        const commit = await commitOf(start + ref)
        if (commit !== undefined) return { commit, isBranch }
      }
      return undefined
    },
    refs: async () => {
      const names = await runGit(dir, ['for-each-ref', '--format=%(refname)'])
      const shallow = await runGit(dir, ['rev-parse', '--is-shallow-repository'])
      return {
        names: names
          .split('\n')
          .filter(Boolean)
          .map((name) => name.replace(/^refs\/(?:heads|tags|remotes\/[^/]+)\//, '')),
        isShallow: shallow.trim() === 'true',
      }
    },
    openTree: async (commit, index) => {
      const env = { ...process.env, GIT_INDEX_FILE: index }
      await runGit(dir, ['read-tree', commit], { env })
      const files = (await runGit(dir, ['ls-files', '-z'], { env })).split('\0').filter(Boolean)
      return {
        files,
        write: async (chosen, target) => {
          if (chosen.length === 0) return
          const input = chosen.map((file) => `${file}\0`).join('')
          await runGit(
            dir,
            ['checkout-index', '-z', '--stdin', '--force', '--quiet', `--prefix=${target}/`],
            { env, input },
          )
        },
      }
    },
  }
}

/** Where names are looked up, and whether what is found is a branch. A hash has no start. */
const PLACES: readonly (readonly [start: string, isBranch: boolean])[] = [
  ['refs/tags/', false],
  ['refs/heads/', true],
  ['refs/remotes/origin/', true],
  ['', false],
]

/** Runs Git, and returns what it prints. */
export async function runGit(
  dir: string,
  args: readonly string[],
  { env, input }: { env?: NodeJS.ProcessEnv; input?: string } = {},
): Promise<string> {
  // File names as they are, not quoted and escaped.
  const running = promisify(execFile)('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: dir,
    maxBuffer: 2 ** 30,
    ...(env && { env }),
  })
  if (input !== undefined) running.child.stdin?.end(input)
  return (await running).stdout
}
