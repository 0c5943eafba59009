// The warnings about a blog, at the severities of its options.

import { VellumError } from '../../base/errors.js'
import type { BlogConfig } from '../../config/siteConfig.js'
import { type ContentWarning, warningsOf } from '../contentWarning.js'
import type { Post } from './post.js'

/** What the warnings are about. */
export interface BlogWarningInput {
  readonly posts: readonly Post[]
  readonly undefinedTags: readonly VellumError[]
  /** Fields of the authors file that look misspelt. */
  readonly unknownFields: readonly VellumError[]
  /** The authors file in messages. */
  readonly authorsFileName: string
  readonly options: Pick<BlogConfig, 'onInlineTags' | 'onInlineAuthors' | 'onUntruncatedBlogPosts'>
}

/** All warnings of a blog. */
export function blogWarnings({
  posts,
  undefinedTags,
  unknownFields,
  authorsFileName,
  options,
}: BlogWarningInput): ContentWarning[] {
  return [
    ...warningsOf(undefinedTags, options.onInlineTags),
    ...warningsOf(unknownFields, 'warn'),
    ...warningsOf(inlineAuthors(posts, authorsFileName), options.onInlineAuthors),
    ...warningsOf(untruncatedPosts(posts), options.onUntruncatedBlogPosts),
  ]
}

function inlineAuthors(posts: readonly Post[], file: string): VellumError[] {
  return posts.flatMap(({ id, source, inlineAuthors: { names, line } }) => {
    if (names.length === 0) return []
    const list = names.map((name) => `"${name}"`).join(', ')
    const [authors, them] = names.length === 1 ? ['the author', 'it'] : ['the authors', 'them']
    return [
      new VellumError(`The post "${id}" defines ${authors} ${list} itself.`, {
        code: 'inline-authors',
        files: [`${source}:${line}`],
        hint: `Define ${them} in ${file}, or set \`blog.onInlineAuthors\` to "ignore".`,
      }),
    ]
  })
}

/** One error for all posts, because the message is the same for each. */
function untruncatedPosts(posts: readonly Post[]): VellumError[] {
  const whole = posts.filter(({ excerptEnd, unlisted }) => excerptEnd === undefined && !unlisted)
  if (whole.length === 0) return []
  return [
    new VellumError(
      `Lists show the whole of ${whole.length === 1 ? 'a post' : `${whole.length} posts`} without a truncate marker.`,
      {
        code: 'untruncated-posts',
        files: whole.map(({ source }) => source),
        hint: 'Write `<!-- truncate -->` after the first paragraphs, or set `blog.onUntruncatedBlogPosts` to "ignore".',
      },
    ),
  ]
}
