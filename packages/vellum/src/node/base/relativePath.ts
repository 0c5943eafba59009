// Paths as messages and the model name them: with slashes on every system.

import { relative, sep } from 'node:path'

/** `/site` and `/site/docs/a.md` → `docs/a.md` */
export function relativePath(from: string, to: string): string {
  return relative(from, to).split(sep).join('/')
}
