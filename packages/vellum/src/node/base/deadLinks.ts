// Symbolic links that lead nowhere: their files would be missing without a word.

import { readlinkSync } from 'node:fs'
import { VellumError } from './errors.js'

/** A symbolic link without a target. */
export interface DeadLink {
  /** As messages name it: `static/logo.svg` */
  readonly source: string
  /** As it is written in the link. */
  readonly target: string
}

/** Reads where a link leads; `undefined` for what is no link, such as a file that was deleted right now. */
export function deadLink(file: string, source: string): DeadLink | undefined {
  try {
    return { source, target: readlinkSync(file) }
  } catch {
    return undefined
  }
}

/** All of them as one error; `undefined` when there are none. */
export function deadLinksError(links: readonly DeadLink[]): VellumError | undefined {
  if (links.length === 0) return undefined
  const [message, hint] =
    links.length === 1
      ? [
          'A symbolic link leads nowhere, so its file is not part of the site.',
          'Correct the link, or delete it.',
        ]
      : [
          `${links.length} symbolic links lead nowhere, so their files are not part of the site.`,
          'Correct the links, or delete them.',
        ]
  return new VellumError(message!, {
    files: links.map(({ source, target }) => `${source} → ${target}`),
    hint,
  })
}
