// The plugin: a Markdown file for each page, and the two lists of them.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vellum'
import { llmsFile, llmsFullFile, pageEntry } from './llmsFiles.js'
import { markdownName } from './markdownFile.js'
import { pageMarkdown } from './pageMarkdown.js'

/** Writes each page as Markdown next to it, `llms.txt` and `llms-full.txt`. */
export function markdownPages(): Plugin {
  return {
    name: 'markdown-pages',
    cacheKey: ownCode(),
    // The theme links to the files.
    config: { themeConfig: { docs: { markdownLink: true } } },
    page: ({ path, site: { baseUrl } }) => ({ files: [markdownName({ path, baseUrl })] }),
    rendered: (page) => {
      const { path, tree, site } = page
      const markdown = pageMarkdown(tree, { url: site.url, path })
      return {
        files: { [markdownName({ path, baseUrl: site.baseUrl })]: markdown },
        record: pageEntry(page),
      }
    },
    files: { 'llms.txt': llmsFile, 'llms-full.txt': llmsFullFile },
  }
}

/** The hash of this package's code: pages of another version are made again. */
function ownCode(): string {
  const dir = fileURLToPath(new URL('.', import.meta.url))
  const hash = createHash('sha256')
  for (const name of readdirSync(dir).sort()) {
    if (name.endsWith('.js')) hash.update(readFileSync(join(dir, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
