// Whether the components of a site read the front matter of documents or posts: only then do pages carry it.

import { readIfFile } from '../base/readIfFile.js'
import { sourceFiles } from './sourceFiles.js'

const HOOK = /\buse(?:Doc|BlogPost)\s*\(/
const CODE = /\.(?:[cm]?[jt]sx?|mdx)$/

/** Whether a file in `src`, or one that replaces a part, has `useDoc` or `useBlogPost`, and reads `frontMatter`. */
export function readsFrontMatter(siteDir: string, parts: Readonly<Record<string, string>>): boolean {
  return [...Object.values(parts), ...sourceFiles(siteDir, CODE)].some((file) => {
    const text = readIfFile(file) ?? ''
    return HOOK.test(text) && /\bfrontMatter\b/.test(text)
  })
}
