// Paths in messages and in the model: with slashes on every system.

import { relative, sep } from 'node:path'

/** `/site` and `/site/docs/a.md` → `docs/a.md` */
export function relativePath(from: string, to: string): string {
  return relative(from, to).split(sep).join('/')
}
