// The position of a page's path: the line of `slug`, otherwise of `id`, in its front matter.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitFrontMatter } from '../base/splitFrontMatter.js'

/** `docs/a.md` → `docs/a.md:3`; a file without either, and anything but a file, is returned unchanged. */
export function slugPosition(siteDir: string, source: string): string {
  let head: string | undefined
  try {
    head = splitFrontMatter(readFileSync(join(siteDir, source), 'utf8')).head
  } catch {
    return source
  }
  const lines = head?.split('\n') ?? []
  const index = ['slug', 'id']
    .map((key) => lines.findIndex((line) => line.startsWith(`${key}:`)))
    .find((i) => i >= 0)
  return index === undefined ? source : `${source}:${index + 2}`
}
