// @ts-check
// Folders that stay until all is measured. For minutes after thousands of files are deleted ext4 is slow to create
// others, because it skips their numbers one by one: a build of 500 pages takes 4 s instead of 1.7 s in the kernel.

import { rmSync } from 'node:fs'

/** @type {string[]} */
const folders = []

/**
 * Removes a folder when the process ends, also by an error or Ctrl+C.
 * @param {string} folder
 * @returns {string} the same
 */
export function removeAtEnd(folder) {
  if (folders.length === 0) {
    process.on('exit', () => {
      for (const each of folders) rmSync(each, { recursive: true, force: true })
    })
    process.once('SIGINT', () => process.exit(130))
  }
  folders.push(folder)
  return folder
}
