// The code of a site, which tells what it uses: its files in `src`. Knows nothing of what they are searched for.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The files in `src` whose names match; none if there is no such folder. */
export function sourceFiles(siteDir: string, name: RegExp): string[] {
  const dir = join(siteDir, 'src')
  try {
    return readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((path) => name.test(path) && !/(?:^|[\\/])node_modules[\\/]/.test(path))
      .map((path) => join(dir, path))
  } catch {
    return []
  }
}
