// One Markdown file of the blog becomes a post: date, URL, title, authors. Reads no file, and knows nothing
// of other posts.

import { posix } from 'node:path'
import { VellumError } from '../../base/errors.js'
import { splitFrontMatter } from '../../base/splitFrontMatter.js'
import { excerpt, leadingTitle } from '../bodySummary.js'
import { parsePostFrontMatter } from '../frontMatter/parseFrontMatter.js'
import type { PostFrontMatter } from '../frontMatter/schemas.js'
import type { ContentFile } from '../translations/translatedContent.js'
import { writtenDate } from '../writtenDate.js'
import type { Author } from './author.js'
import { type AuthorSources, postAuthors } from './postAuthors.js'
import { postPath } from './postPath.js'
import { truncation } from './truncation.js'

/** A file as it was read. */
export interface RawPost extends ContentFile {
  /** Relative to the blog's folder, with slashes: `2025-01-02-hello/index.md` */
  readonly path: string
  readonly text: string
}

/** Options of all posts. */
export interface PostOptions extends Pick<AuthorSources, 'authorsFile' | 'fileName'> {
  /** The path that the blog is served under: `/blog` */
  readonly blogPath: string
  readonly production: boolean
  readonly truncateMarker: RegExp
  /** Posts of a later date are scheduled, in milliseconds since 1970; `undefined` = none are. */
  readonly scheduledFrom: number | undefined
  /** Returns the reading time in minutes, or none. */
  readonly readingTime: (content: string, frontMatter: PostFrontMatter) => number | undefined
}

/** A post: everything that is known before its body is compiled. */
export interface Post extends ContentFile {
  /** The id of the post: its path without the extension. */
  readonly id: string
  /** Relative to the blog's folder. */
  readonly path: string
  /** The URL, with the path of the blog. */
  readonly permalink: string
  /** Milliseconds since 1970; `undefined` = neither the file nor its path has one. */
  readonly date: number | undefined
  readonly title: string
  readonly description: string
  readonly authors: readonly Author[]
  /** Authors that no authors file defines: their names, and the positions of these. */
  readonly inlineAuthors: { readonly names: readonly string[]; readonly line: number }
  /** Minutes, with decimals. */
  readonly readingTime: number | undefined
  /** Where the excerpt for lists ends; `undefined` = lists show the whole post. */
  readonly excerptEnd: number | undefined
  /** The marker there, as it is written. */
  readonly excerptMarker: string | undefined
  readonly unlisted: boolean
  /** Whether its date is in the future: a build leaves it out, and development marks it. */
  readonly scheduled: boolean
  /** Old paths that redirect here. */
  readonly redirectFrom: readonly string[]
  readonly frontMatter: PostFrontMatter
  /** The body without the marker that ends the excerpt. */
  readonly body: string
  /** The line of the file that the body starts at. */
  readonly bodyLine: number
}

/** Makes a post. */
export function makePost({ path, source, file, translationOf, text }: RawPost, options: PostOptions): Post {
  const split = splitFrontMatter(text, source)
  const { frontMatter, lineOf } =
    split.head === undefined
      ? { frontMatter: {} as PostFrontMatter, lineOf: () => undefined }
      : parsePostFrontMatter(split.head, source)
  const { date: dateInPath, name, slug } = postPath(path)
  const { authorsFile, fileName } = options
  const { authors, inline, line } = postAuthors(frontMatter, { authorsFile, fileName, source, lineOf })
  const { body, end, marker } = truncation(split.body, options.truncateMarker)
  const date = frontMatter.date === undefined ? pathDate(dateInPath, source) : writtenDate(frontMatter.date)
  const { scheduledFrom } = options
  return {
    id: path.replace(/\.mdx?$/, ''),
    source,
    file,
    ...(translationOf && { translationOf }),
    path,
    permalink: posix.join(options.blogPath, checkedSlug(frontMatter.slug, source) ?? slug),
    date,
    title: (frontMatter.title ?? leadingTitle(body) ?? name) || posix.basename(path).replace(/\.mdx?$/, ''),
    description: frontMatter.description ?? excerpt(body),
    authors,
    inlineAuthors: { names: inline, line },
    readingTime: options.readingTime(body, frontMatter),
    excerptEnd: end,
    excerptMarker: marker,
    unlisted: options.production && frontMatter.unlisted === true,
    scheduled: date !== undefined && scheduledFrom !== undefined && date > scheduledFrom,
    redirectFrom: [frontMatter.redirect_from ?? []].flat(),
    frontMatter,
    body,
    bodyLine: split.bodyLine,
  }
}

function checkedSlug(slug: string | undefined, source: string): string | undefined {
  if (slug === undefined || (slug && !/[?#\t\r\n]|^\/\//.test(slug))) return slug
  throw new VellumError(`The slug "${slug}" of the post is not a path.`, {
    code: 'invalid-slug',
    files: [source],
    hint: 'Write it like a path: letters, digits, "-", "_", "." and "/", without "?" and "#".',
  })
}

function pathDate(parts: readonly [string, string, string] | undefined, source: string): number | undefined {
  if (!parts) return undefined
  const writtenDay = parts.join('-')
  const date = writtenDate(writtenDay)
  if (date === undefined) {
    throw new VellumError(`The path of the post has the date "${writtenDay}", which does not exist.`, {
      code: 'invalid-post-date',
      files: [source],
      hint: 'Rename it to a real day, or write the `date` in its front matter and take it out of the name.',
    })
  }
  return date
}
