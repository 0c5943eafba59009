// One Markdown file becomes a document: id, URL, title, description, position.
// No file is read here, and nothing is known of other documents.

import { posix } from 'node:path'
import { type DocFrontMatter, parseDocFrontMatter, splitFrontMatter } from './frontMatter.js'
import { excerpt, leadingTitle } from './heading.js'
import { splitNumberPrefix, stripNumberPrefixes } from './numberPrefix.js'
import { docSlug, isIndexFile } from './slug.js'

/** A file as it was read. */
export interface RawDoc {
  /** Relative to the version's folder, with slashes: `01-guide/02-install.mdx` */
  readonly path: string
  /** Relative to the site, for messages and edit links: `docs/01-guide/02-install.mdx` */
  readonly source: string
  readonly text: string
}

/** A document: all that is known of it before its body is compiled. */
export interface Doc {
  readonly id: string
  /** The last part of the id. */
  readonly baseId: string
  readonly source: string
  /** The folder as it is on disk: `01-guide`, empty for the top. */
  readonly sourceFolder: string
  /** The file's name without its extension, as it is on disk: what a folder is sorted by. */
  readonly sourceName: string
  /** The URL, with the path of the version. */
  readonly permalink: string
  readonly title: string
  /** The title stands in the content already, as its level-1 heading (SB-8). */
  readonly hasContentTitle: boolean
  readonly description: string
  readonly position: number | undefined
  readonly isIndex: boolean
  readonly frontMatter: DocFrontMatter
  readonly body: string
  /** The line of the file that the body starts at. */
  readonly bodyLine: number
}

/** Makes a document. `versionPath` is the path that its version is served under: `/docs`. */
export function makeDoc({ path, source, text }: RawDoc, versionPath: string): Doc {
  const { head, body, bodyLine } = splitFrontMatter(text)
  const frontMatter = head === undefined ? {} : parseDocFrontMatter(head, source)
  const sourceFolder = posix.dirname(path) === '.' ? '' : posix.dirname(path)
  const sourceName = posix.basename(path).replace(/\.mdx?$/, '')

  const numbers = frontMatter.parse_number_prefixes !== false
  const folder = numbers ? stripNumberPrefixes(sourceFolder) : sourceFolder
  const { name, position } = numbers
    ? splitNumberPrefix(sourceName)
    : { name: sourceName, position: undefined }
  const isIndex = isIndexFile(name, folder)
  const baseId = frontMatter.id ?? name
  const slug = docSlug({ folder, baseId, isIndex, slug: frontMatter.slug, file: source })
  const contentTitle = leadingTitle(body)
  return {
    id: posix.join(folder, baseId),
    baseId,
    source,
    sourceFolder,
    sourceName,
    permalink: joinPath(versionPath, slug),
    title: frontMatter.title ?? contentTitle ?? baseId,
    hasContentTitle: contentTitle !== undefined,
    description: frontMatter.description ?? excerpt(body),
    position: frontMatter.sidebar_position ?? position,
    isIndex,
    frontMatter,
    body,
    bodyLine,
  }
}

/** `/docs` + `/` → `/docs`; `/docs` + `/guide/` → `/docs/guide/`; `/` + `/a` → `/a` */
function joinPath(versionPath: string, slug: string): string {
  if (slug === '/') return versionPath
  return posix.join(versionPath, slug)
}
