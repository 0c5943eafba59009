// Whether the components of a site read the front matter of documents or posts: only then do pages carry it.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const HOOK = /\buse(?:Doc|BlogPost)\s*\(/
const CODE = /\.(?:[cm]?[jt]sx?|mdx)$/

/** Whether a file in `src`, or one that replaces a part, has `useDoc` or `useBlogPost`, and reads `frontMatter`. */
export function readsFrontMatter(siteDir: string, parts: Readonly<Record<string, string>>): boolean {
  return [...Object.values(parts), ...codeFiles(join(siteDir, 'src'))].some((file) => {
    const text = textOf(file)
    return HOOK.test(text) && /\bfrontMatter\b/.test(text)
  })
}

function codeFiles(dir: string): string[] {
  try {
    return readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((path) => CODE.test(path) && !/(?:^|[\\/])node_modules[\\/]/.test(path))
      .map((path) => join(dir, path))
  } catch {
    return []
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
