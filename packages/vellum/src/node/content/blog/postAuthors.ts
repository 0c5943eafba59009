// The authors of a post: those that the authors file defines, and those that the post describes itself.
// Reads no files.

import { sentences, throwAll, VellumError } from '../../base/errors.js'
import { didYouMean } from '../../base/nearestName.js'
import type { PostFrontMatter } from '../frontMatter/schemas.js'
import type { Author } from './author.js'
import { checkAuthor } from './authorFields.js'
import type { AuthorsFile } from './authorsFile.js'

/** What the authors of a post are looked up in. */
export interface AuthorSources {
  readonly authorsFile: AuthorsFile | undefined
  /** The authors file in messages, even if it does not exist. */
  readonly fileName: string
  /** The post in messages. */
  readonly source: string
  readonly lineOf: (key: string) => number | undefined
}

/** The authors of a post. */
export interface PostAuthors {
  readonly authors: readonly Author[]
  /** The names of authors that the authors file does not define. */
  readonly inline: readonly string[]
  readonly line: number
}

/** Looks up the authors of a post. Fields of the post replace those of the authors file. */
export function postAuthors(frontMatter: PostFrontMatter, sources: AuthorSources): PostAuthors {
  const { authorsFile, source, lineOf } = sources
  const legacy = legacyAuthor(frontMatter)
  const writtenAuthors =
    frontMatter.authors === undefined ? (legacy ? [legacy] : []) : [frontMatter.authors].flat()
  const line = lineOf('authors') ?? lineOf('author') ?? 1
  const files = [`${source}:${line}`]
  const problems: VellumError[] = []
  const inline: string[] = []
  if (legacy && frontMatter.authors !== undefined) {
    problems.push(
      new VellumError('The post has both `authors` and the older keys that start with `author`.', {
        code: 'mixed-author-keys',
        files,
        hint: 'Write all of it below `authors`.',
      }),
    )
  }
  const authors = writtenAuthors.flatMap((entry): Author[] => {
    const entryFields: Readonly<Record<string, unknown>> = typeof entry === 'string' ? { key: entry } : entry
    const { key, ...fields } = entryFields
    if (key === undefined) {
      inline.push(String(fields.name ?? fields.title ?? fields.url ?? 'an author without a name'))
      return [checkFields(fields)]
    }
    const knownAuthor = authorsFile?.authors.get(String(key))
    if (knownAuthor) return [{ ...knownAuthor, ...checkFields(fields, knownAuthor) }]
    problems.push(unknownAuthor(String(key), { ...sources, files }))
    return []
  })
  throwAll(problems)
  return { authors, inline, line }

  function checkFields(fields: Readonly<Record<string, unknown>>, knownAuthor?: Author): Author {
    const checked = checkAuthor(fields, { who: 'An author of the post', knownAuthor })
    for (const { message, hint } of checked.problems) {
      problems.push(
        new VellumError(message, { code: 'invalid-author', files, ...(hint !== undefined && { hint }) }),
      )
    }
    return checked.author
  }
}

/** `author`, `author_url`, `authorURL` …: how older sites name the author of a post. */
function legacyAuthor(frontMatter: PostFrontMatter): Record<string, unknown> | undefined {
  const fields = {
    name: frontMatter.author,
    title: frontMatter.author_title ?? frontMatter.authorTitle,
    url: frontMatter.author_url ?? frontMatter.authorURL,
    image_url: frontMatter.author_image_url ?? frontMatter.authorImageURL,
  }
  const writtenFields = Object.entries(fields).filter(([, value]) => value !== undefined)
  return writtenFields.length === 0 ? undefined : Object.fromEntries(writtenFields)
}

function unknownAuthor(
  key: string,
  { authorsFile, fileName, files }: AuthorSources & { readonly files: readonly string[] },
): VellumError {
  const knownKeys = [...(authorsFile?.authors.keys() ?? [])]
  const example = `${key}:\n      name: The whole name`
  if (!authorsFile) {
    return new VellumError(`The post has the author "${key}", but there is no ${fileName}.`, {
      code: 'unknown-author',
      files,
      hint: `Create it with\n    ${example}`,
    })
  }
  if (knownKeys.length === 0) {
    return new VellumError(`The post has the author "${key}", but ${fileName} defines none.`, {
      code: 'unknown-author',
      files,
      hint: `Define it there:\n    ${example}`,
    })
  }
  return new VellumError(`The post has the author "${key}", which ${fileName} does not define.`, {
    code: 'unknown-author',
    files,
    hint: sentences(didYouMean(key, knownKeys), `The known authors are ${knownKeys.join(', ')}.`),
  })
}
