// The kinds of content: each docs set, each blog, standalone pages. Each kind has a compiler of its own.

import { sep } from 'node:path'
import type { BlogConfig, DocsConfig, SiteConfig } from '../config/siteConfig.js'
import { type Overlay, originalsOf } from '../content/translations/translatedContent.js'
import { versionDirOf } from '../content/versions/versionFiles.js'

/** The name of a docs set's compiler. */
export function docsKind({ id }: Pick<DocsConfig, 'id'>): string {
  return `docs/${id}`
}

/** The name of the standalone pages' compiler. */
export const PAGES_KIND = 'pages'

/** The name of the compiler of a blog's posts. */
export function blogKind({ id }: Pick<BlogConfig, 'id'>): string {
  return `blog/${id}`
}

/** `md` or `mdx`: as the page configures it, otherwise the site; `detect` uses the file's extension. */
export function markdownFormat(file: string, format: 'md' | 'mdx' | 'detect'): 'md' | 'mdx' {
  return format !== 'detect' ? format : file.endsWith('.mdx') ? 'mdx' : 'md'
}

/** The kind of a file, and the folder that it belongs to; undefined for a standalone page. */
export interface FileContent {
  readonly kind: string
  readonly contentDir: string
}

/** The content of a file. A translation belongs to the content that it translates. */
export function fileContent(
  file: string,
  { config, overlays }: { config: SiteConfig; overlays: readonly Overlay[] },
): FileContent | undefined {
  for (const candidate of [file, ...originalsOf(file, overlays)]) {
    const content = ownContent(candidate, config) ?? versionFromGit(candidate, overlays)
    if (content) return content
  }
  return undefined
}

/** A version from Git is outside of the folders of the site. */
function versionFromGit(file: string, overlays: readonly Overlay[]): FileContent | undefined {
  const version = overlays.find(
    ({ docsId, translated }) => docsId !== undefined && file.startsWith(translated + sep),
  )
  return version && { kind: docsKind({ id: version.docsId! }), contentDir: version.translated }
}

function ownContent(file: string, { docs, blog, siteDir }: SiteConfig): FileContent | undefined {
  for (const set of docs) {
    const dir = file.startsWith(set.path + sep) ? set.path : versionDirOf(file, { siteDir, docsId: set.id })
    if (dir !== undefined) return { kind: docsKind(set), contentDir: dir }
  }
  const own = blog.find(({ path }) => file.startsWith(path + sep))
  return own && { kind: blogKind(own), contentDir: own.path }
}
