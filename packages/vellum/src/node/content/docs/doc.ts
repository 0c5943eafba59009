// One Markdown file becomes a document: id, URL, title, description, position. Reads no file, and knows
// nothing of other documents.

import { posix } from 'node:path'
import { splitFrontMatter } from '../../base/splitFrontMatter.js'
import { excerpt, leadingTitle } from '../bodySummary.js'
import { parseDocFrontMatter } from '../frontMatter/parseFrontMatter.js'
import type { DocFrontMatter } from '../frontMatter/schemas.js'
import type { ContentFile } from '../translations/translatedContent.js'
import {
  keepNumberPrefix,
  type NumberPrefixParser,
  splitNumberPrefix,
  stripNumberPrefixes,
} from './numberPrefix.js'
import { docSlug, isIndexFile } from './slug.js'

/** A file as it was read. */
export interface RawDoc extends ContentFile {
  /** The path relative to the version's folder, with slashes: `01-guide/02-install.mdx` */
  readonly path: string
  readonly text: string
  /** The document that this one is made from, with data. */
  readonly template?: ContentFile | undefined
}

/** Options of all documents of a version. */
export interface DocOptions {
  /** The path that the version is served under: `/docs` */
  readonly versionPath: string
  /** In development an unlisted page is like any other. @default true */
  readonly production?: boolean
  /** Splits numbers from names. @default `splitNumberPrefix` */
  readonly parseNumber?: NumberPrefixParser
}

/** A document: everything that is known before its body is compiled. */
export interface Doc extends ContentFile {
  /** The document that this one is made from, with data. */
  readonly template?: ContentFile | undefined
  readonly id: string
  /** The last part of the id. */
  readonly baseId: string
  /** The folder as it is on disk: `01-guide`, empty for the top. */
  readonly sourceFolder: string
  /** The file's name with its extension, as it is on disk: what a folder is sorted by. */
  readonly sourceName: string
  /** The URL, with the path of the version. */
  readonly permalink: string
  readonly title: string
  /** Whether the content has the title, as its level-1 heading. */
  readonly hasContentTitle: boolean
  readonly description: string
  readonly position: number | undefined
  readonly isIndex: boolean
  /** Whether it is left out of sidebars, cards, tags and pagination. */
  readonly unlisted: boolean
  /** Old paths that redirect here. */
  readonly redirectFrom: readonly string[]
  readonly frontMatter: DocFrontMatter
  readonly body: string
  /** The line of the file that the body starts at. */
  readonly bodyLine: number
}

/** Makes a document. */
export function makeDoc(
  { path, source, file, translationOf, template, text }: RawDoc,
  options: DocOptions,
): Doc {
  const { versionPath, production = true } = options
  const parts = readText(text, source)
  const { frontMatter } = parts
  const sourceFolder = posix.dirname(path) === '.' ? '' : posix.dirname(path)
  const sourceName = posix.basename(path)
  const bareName = sourceName.replace(/\.mdx?$/, '')

  const { parse_number_prefixes: numbered = true } = frontMatter
  const parseNumber = numbered ? (options.parseNumber ?? splitNumberPrefix) : keepNumberPrefix
  const folder = stripNumberPrefixes(sourceFolder, parseNumber)
  const { name, position } = parseNumber(bareName)
  // Decided by the names on disk: `01-index.md` has a number because it is one page among others.
  const isIndex = isIndexFile(bareName, sourceFolder)
  const baseId = frontMatter.id ?? name
  const slug = docSlug({ folder, baseId, isIndex, slug: frontMatter.slug, file: source })
  return {
    id: posix.join(folder, baseId),
    baseId,
    source,
    file,
    ...(translationOf && { translationOf }),
    ...(template && { template }),
    sourceFolder,
    sourceName,
    permalink: joinPath(versionPath, slug),
    ...summaryOf(parts, baseId),
    position: frontMatter.sidebar_position ?? position,
    isIndex,
    unlisted: production && frontMatter.unlisted === true,
    redirectFrom: [frontMatter.redirect_from ?? []].flat(),
    ...parts,
  }
}

/** A document after an edit of its text; everything that its front matter and its path decide stays. */
export function withDocText<EditedDoc extends Doc>(doc: EditedDoc, text: string): EditedDoc {
  const parts = readText(text, doc.source)
  return { ...doc, ...summaryOf(parts, doc.baseId), ...parts }
}

type DocText = Pick<Doc, 'frontMatter' | 'body' | 'bodyLine'>

function readText(text: string, source: string): DocText {
  const { head, body, bodyLine } = splitFrontMatter(text, source)
  return { frontMatter: head === undefined ? {} : parseDocFrontMatter(head, source), body, bodyLine }
}

function summaryOf(
  { frontMatter, body }: DocText,
  baseId: string,
): Pick<Doc, 'title' | 'hasContentTitle' | 'description'> {
  const contentTitle = leadingTitle(body)
  return {
    title: frontMatter.title ?? contentTitle ?? baseId,
    hasContentTitle: contentTitle !== undefined,
    description: frontMatter.description ?? excerpt(body),
  }
}

/** `/docs` + `/` → `/docs`; `/docs` + `/guide/` → `/docs/guide/`; `/` + `/a` → `/a` */
function joinPath(versionPath: string, slug: string): string {
  if (slug === '/') return versionPath
  return posix.join(versionPath, slug)
}
