// Symbolic links whose target does not exist: their files would be left out without a message.

import { readlinkSync } from 'node:fs'
import { VellumError } from './errors.js'

/** A symbolic link without a target. */
export interface DanglingSymlink {
  /** The path in messages: `static/logo.svg` */
  readonly source: string
  /** The target as it is written in the link. */
  readonly target: string
}

/**
 * Reads the target of a link; `undefined` for anything but a link, such as a file that was deleted a moment
 * ago.
 */
export function danglingSymlink(file: string, source: string): DanglingSymlink | undefined {
  try {
    return { source, target: readlinkSync(file) }
  } catch {
    return undefined
  }
}

/** All of them as one error; `undefined` if there are none. */
export function danglingSymlinksError(links: readonly DanglingSymlink[]): VellumError | undefined {
  if (links.length === 0) return undefined
  const [message, hint] =
    links.length === 1
      ? [
          'A symbolic link has no target, so its file is not part of the site.',
          'Correct the link, or delete it.',
        ]
      : [
          `${links.length} symbolic links have no target, so their files are not part of the site.`,
          'Correct the links, or delete them.',
        ]
  return new VellumError(message!, {
    code: 'broken-symlink',
    files: links.map(({ source, target }) => `${source} → ${target}`),
    hint,
  })
}
