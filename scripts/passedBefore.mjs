// @ts-check
// Remembers which tests have passed with which files, so that a later run can leave them out. A record is a file
// below node_modules, which a fresh clone does not have; nothing is left out there.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { run } from './command.mjs'

/**
 * @typedef {object} PassedRecord
 * @property {string} hash of the files, when the tests passed
 * @property {number} passed how many tests
 * @property {string} [outputs] hash of the folders that a step has written
 * @property {string[]} [files] files that the tests have used, where that is only known afterwards
 *
 * @typedef {object} PassedBefore
 * @property {(inputs: readonly string[], environment?: string) => Promise<string | undefined>} hashInputs of the files that git
 *   knows below some paths (its pathspecs), and of what runs them: Node.js, and what is passed besides; undefined when they cannot be listed
 * @property {(folders: readonly string[]) => string} hashFolders of all files in folders of the repository, ignored by git or not
 * @property {(name: string) => PassedRecord | undefined} read
 * @property {(name: string, record: PassedRecord) => void} keep
 */

/**
 * @param {{ root: string, isForced?: boolean }} options isForced: nothing is read, so everything runs
 * @returns {PassedBefore}
 */
export function openPassedBefore({ root, isForced = false }) {
  const folder = join(root, 'node_modules/.cache/tests')
  const fileOf = (/** @type {string} */ name) => join(folder, `${name.replaceAll(/[^\w.-]/g, '-')}.json`)
  return {
    async hashInputs(inputs, environment = '') {
      const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...inputs]
      const { code, output } = await run('git', args, { cwd: root })
      if (code !== 0) return undefined
      const names = [...new Set(output.split('\0').filter(Boolean))].sort()
      return hashOf([process.version, process.arch, environment, hashFiles(root, names)])
    },
    hashFolders: (folders) =>
      hashFiles(
        root,
        folders.flatMap((folder) => filesIn(root, folder)),
      ),
    read(name) {
      if (isForced) return undefined
      try {
        return JSON.parse(readFileSync(fileOf(name), 'utf8'))
      } catch {
        // Not there, or cut off while it was written: the tests run.
        return undefined
      }
    },
    keep(name, record) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(fileOf(name), JSON.stringify(record))
    },
  }
}

/** The browser that tests run in, for `hashInputs`. */
export function usedBrowser() {
  return process.env.CHROME_PATH ?? ''
}

/**
 * The hash of files, by name and content. One that is not there has a hash, too.
 * @param {string} folder
 * @param {readonly string[]} names
 */
export function hashFiles(folder, names) {
  return hashOf(names.flatMap((name) => [name, contentHash(join(folder, name))]))
}

/**
 * All files in a folder of the repository, by their paths; a missing folder is a name of its own.
 * @param {string} root
 * @param {string} folder
 */
function filesIn(root, folder) {
  if (!existsSync(join(root, folder))) return [`${folder}: missing`]
  const entries = readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}

/** @param {readonly string[]} parts */
export function hashOf(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:${part}`)
  return hash.digest('hex')
}

/** @param {string} file */
function contentHash(file) {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex')
  } catch {
    return 'no file'
  }
}
