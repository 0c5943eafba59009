// The tags of a version or of a blog: the tags of its documents, their definitions in the tags file, and the
// documents of each tag. Reads no files.

import { posix } from 'node:path'
import { compareText } from '../../base/compareText.js'
import { VellumError } from '../../base/errors.js'
import { didYouMean } from '../../base/nearestName.js'
import { kebabCase } from './kebabCase.js'
import type { DocTag, TagsFile } from './tagsFile.js'

/** A tag with its page. */
export interface Tag extends DocTag {
  /** Whether all its documents are unlisted. */
  readonly unlisted: boolean
  /** The documents that its page shows, by title. */
  readonly docIds: readonly string[]
}

/** A document or a post with tags. */
export interface Tagged {
  readonly id: string
  readonly source: string
  readonly title: string
  readonly unlisted: boolean
  readonly frontMatter: { readonly tags?: readonly WrittenTag[] | undefined }
}

/** A tag in front matter. */
type WrittenTag = string | { readonly label: string; readonly permalink: string }

/** The tags of a version. */
export interface VersionTags {
  readonly tags: readonly Tag[]
  /** The tags by the id of the document. */
  readonly tagsOf: ReadonlyMap<string, readonly DocTag[]>
  /** One error for each document with tags that the tags file does not define. */
  readonly undefinedTags: readonly VellumError[]
}

/** Options of tags. */
export interface TagOptions {
  /** The path of the tag pages: `/docs/tags` */
  readonly tagsPath: string
  readonly tagsFile: TagsFile | undefined
  /** What has the tags, for messages. @default 'document' */
  readonly name?: 'document' | 'post'
}

/** Collects the tags of documents. */
export function collectTags(docs: readonly Tagged[], options: TagOptions): VersionTags {
  const tagsOf = new Map<string, readonly DocTag[]>()
  const groups = new Map<string, TagGroup>()
  for (const doc of docs) {
    const docTags = new Map<string, DocTag>()
    for (const writtenTag of doc.frontMatter.tags ?? []) {
      const tag = tagOf(writtenTag, options)
      const group = groups.get(tag.permalink) ?? { tag, docs: [] }
      // Two spellings of a tag are one tag, with the label of the first.
      if (!docTags.has(tag.permalink)) group.docs.push(doc)
      groups.set(tag.permalink, group)
      docTags.set(tag.permalink, group.tag)
    }
    if (docTags.size > 0) tagsOf.set(doc.id, [...docTags.values()])
  }
  return {
    tags: [...groups.values()].map(toTag).sort(byLabel),
    tagsOf,
    undefinedTags: undefinedTags(docs, options),
  }
}

interface TagGroup {
  readonly tag: DocTag
  readonly docs: Tagged[]
}

function tagOf(writtenTag: WrittenTag, { tagsPath, tagsFile }: TagOptions): DocTag {
  if (typeof writtenTag !== 'string') {
    return { label: writtenTag.label, permalink: posix.join(tagsPath, writtenTag.permalink) }
  }
  const defined = tagsFile?.tags.get(writtenTag)
  if (!defined) return { label: writtenTag, permalink: posix.join(tagsPath, kebabCase(writtenTag)) }
  return { ...defined, permalink: posix.join(tagsPath, defined.permalink) }
}

function toTag({ tag, docs }: TagGroup): Tag {
  const listed = docs.filter((doc) => !doc.unlisted)
  const isUnlisted = listed.length === 0
  const shown = [...(isUnlisted ? docs : listed)].sort((a, b) => compareText(a.title, b.title))
  return { ...tag, unlisted: isUnlisted, docIds: shown.map(({ id }) => id) }
}

function byLabel(a: Tag, b: Tag): number {
  return compareText(a.label.toLowerCase(), b.label.toLowerCase()) || compareText(a.permalink, b.permalink)
}

/** One error for each document with tags that the tags file does not define. */
function undefinedTags(docs: readonly Tagged[], { tagsFile, name = 'document' }: TagOptions): VellumError[] {
  if (!tagsFile) return []
  const { file, tags } = tagsFile
  return docs.flatMap(({ id, source, frontMatter }) => {
    const names = (frontMatter.tags ?? []).flatMap((writtenTag) =>
      typeof writtenTag === 'string' ? (tags.has(writtenTag) ? [] : [writtenTag]) : [writtenTag.label],
    )
    const [first] = names
    if (first === undefined) return []
    const isOne = names.length === 1
    const list = names.map((tag) => `"${tag}"`).join(', ')
    return [
      new VellumError(
        `The ${name} "${id}" has ${isOne ? 'the tag' : 'the tags'} ${list}, which ${file} does not define.`,
        {
          code: 'undefined-tag',
          files: [source],
          hint:
            (isOne ? didYouMean(first, tags.keys()) : undefined) ??
            `Define ${isOne ? 'it' : 'them'} in ${file}, or set \`onInlineTags\` to "ignore".`,
        },
      ),
    ]
  })
}
