// Text to a Markdown tree, in the two formats: `mdx`, and `md` which is CommonMark
// with raw HTML (MD-1). Bare URLs become links later, in bareLinks.ts: the usual grammar
// for them doubles the time that parsing takes.

import type { Root } from 'mdast'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import type { Extension } from 'micromark-util-types'
import remarkDirective from 'remark-directive'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { bareUrlSyntax } from '../syntax/bareLinks.js'
import { commentSyntax, leaveComments } from '../syntax/comments.js'
import { headingIdSyntax } from '../syntax/headings.js'

/** Parses one body; throws what the grammar throws. */
export type Parse = (text: string, format: 'md' | 'mdx') => Root

/** The two parsers, made once. */
export function createParse(): Parse {
  const md = unified().use(remarkParse).use(githubSyntax).use(remarkDirective).freeze()
  const mdx = unified()
    .use(remarkParse)
    .use(githubSyntax)
    .use(remarkDirective)
    .use(remarkMdx)
    // After MDX: what is added last is tried first, and MDX throws at what it does not know.
    .use(mdxAdditions)
    .freeze()
  return (text, format) => (format === 'mdx' ? mdx : md).parse(text)
}

/** Tables, strikethrough, task lists, footnotes (MD-2). */
function githubSyntax(this: Processor): void {
  const data = this.data() as ParserData
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    gfmTable(),
    gfmStrikethrough({ singleTilde: true }),
    gfmTaskListItem(),
    gfmFootnote(),
    bareUrlSyntax(),
  ]
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    gfmTableFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
    gfmFootnoteFromMarkdown(),
  ]
}

function mdxAdditions(this: Processor): void {
  const data = this.data() as ParserData
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []).map(leaveComments),
    commentSyntax(),
    headingIdSyntax(),
  ]
}

interface ParserData {
  micromarkExtensions?: Extension[]
  fromMarkdownExtensions?: unknown[]
}
